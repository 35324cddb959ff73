/// A ring around a part of an item.
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring is.
  public enum Position: Int, Sendable {
    /// Inside if the item cuts what is outside its bounds, or else outside.
    case automatic
    /// Around the shape.
    case outside
    /// At the edge of the shape, inside.
    case inside
  }

  /// Where the ring is, `.automatic` by default.
  open var position = Position.automatic

  private let rect: CGRect

  /// A ring around a rectangle, in coordinates of the item.
  public init(rect: CGRect) {
    self.rect = rect
    super.init()
  }

  deinit {}

  /// An effect of the same rectangle and position.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIFocusHaloEffect(rect: rect)
    copy.position = position
    return copy
  }

  override func shape(for view: UIView) -> FocusRing.Shape {
    FocusRing.Shape(
      rect: rect, cornerRadius: 0,
      isInside: position == .inside || position == .automatic && view.clipsToBounds)
  }
}
