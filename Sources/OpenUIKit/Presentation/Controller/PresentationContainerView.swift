/// The view that contains everything presented; touches on the container itself do not reach what
/// is behind.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// Whether a touch that hits nothing but the container and its dimming is sent to what is behind;
  /// nil keeps every touch.
  var passesThrough: ((CGPoint, UIEvent?) -> Bool)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit is DimmingView, passesThrough?(point, event) == true else {
      return hit
    }
    return nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.containerTraitsDidChange(from: previousTraitCollection)
    presentation?.adaptAgain()
  }

  override func layoutSubviews() {
    presentation?.send(.containerLayout)
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
    presentation?.placeContainerInContext()
  }

  deinit {}
}
