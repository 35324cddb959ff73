/// How an item shows that it has the focus: a ring around its bounds, with its corner radius.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// The effect that every item has by default.
  public override init() { super.init() }

  deinit {}

  /// The same effect.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }

  /// The rectangle and the position of the ring for a view.
  func shape(for view: UIView) -> FocusRing.Shape {
    FocusRing.Shape(
      rect: view.bounds, cornerRadius: view.layer.cornerRadius, isInside: view.clipsToBounds)
  }
}
