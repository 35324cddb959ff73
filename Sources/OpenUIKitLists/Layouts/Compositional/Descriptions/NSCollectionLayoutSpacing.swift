/// A distance between items of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  /// The distance, or the smallest distance, in points.
  public let spacing: CGFloat
  /// Whether it takes a share of the room that is left.
  public let isFlexibleSpacing: Bool
  /// Whether it is exactly that distance.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  deinit {}

  /// At least the given distance, in points; the room that is left is shared by all such.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(flexibleSpacing, isFlexible: true)
  }

  /// The given distance, in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(fixedSpacing, isFlexible: false)
  }

  /// The same object, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  final var value: LayoutSpacing { LayoutSpacing(spacing, isFlexible: isFlexibleSpacing) }
}
