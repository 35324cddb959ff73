extension UIView {
  /// Below this alpha a view takes no touches.
  nonisolated static let minimumTouchableAlpha: Float = 0.01

  /// Whether touches may reach this view at all.
  // Fidelity: views that are animated without allowUserInteraction are left out. [documented]
  final var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.opacity >= UIView.minimumTouchableAlpha
      && touchBlockingAnimations == 0
  }

  final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in orderedSubviews.reversed() {
      let inner = subview.layer.convert(point, from: layer)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}
