/// The view that a container adds to its region: it clips the groups of the children, and blocks
/// touches.
open class ContainerHostView: UIView {
  /// Whether touches in the region end here.
  public var blocksInteraction = false

  /// Fills a region, above what the region has of its own.
  public func fill(_ region: UIView) {
    UIView.performWithoutAnimation {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      clipsToBounds = true
      frame = region.bounds
      region.addSubview(self)
    }
  }

  /// The host takes touches only to block them; where no child is, the region receives them.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if blocksInteraction { return self }
    return hit === self ? nil : hit
  }

  deinit {}
}
