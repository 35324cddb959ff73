/// One piece of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
  /// The kind of piece.
  public var type: CGPathElementType
  /// As many points as the kind has; valid only during the call that passes the element.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element of its kind and its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
