import OpenQuartzCore

extension UIView {
  /// Hides or shows the view, and informs the superview.
  final func setHidden(_ hides: Bool) {
    guard hides != ownLayer.isHidden else { return }
    ownLayer.isHidden = hides
    parentView?.subviewVisibilityDidChange(self)
  }

  /// Ends what `AnimationBlock.show(_:)` has begun.
  final func endShowing() {
    ownLayer.removeAnimation(forKey: StackRole.hiding.rawValue)
  }
}

extension AnimationBlock {
  /// Shows a view that was hidden until the animations of the block end.
  // Fidelity: an arranged view is hidden at once, but seen until the animation ends. [observed]
  func show(_ view: UIView) {
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.fromValue = false
    animation.toValue = false
    adopt(animation, on: view)
    view.ownLayer.add(animation, forKey: StackRole.hiding.rawValue)
  }
}
