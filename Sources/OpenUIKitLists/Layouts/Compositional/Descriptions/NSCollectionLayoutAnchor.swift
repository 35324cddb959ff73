/// A place at the edges of an item, with a distance from it.
@preconcurrency @MainActor
public class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// The edges; the middle along an axis of which there is none.
  public let edges: NSDirectionalRectEdge
  /// How far the view is moved from there: in points, or in parts of its own size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }
  /// Whether the offset is in parts of the view's own size.
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// A place at edges, without distance.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// A place at a distance in points from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// A place at a distance from edges in parts of the view's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  deinit {}

  /// The same object, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  final var value: LayoutAnchor {
    LayoutAnchor(edges: edges, offset: offset, isFractional: isFractionalOffset)
  }
}
