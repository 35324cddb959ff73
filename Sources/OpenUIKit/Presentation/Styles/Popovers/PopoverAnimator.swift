/// Scales a popover up from the tip of its arrow, and fades it out.
final class PopoverAnimator: BuiltInTransition {
  // Fidelity: the duration and the initial scale. [decided]
  /// In seconds.
  override class var duration: TimeInterval { 0.25 }
  static let smallest: CGFloat = 0.6

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    placeAppearingView(transitionContext)
    guard
      let bubble = transitionContext.view(forKey: isDismissal ? .from : .to) as? PopoverBubbleView
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    if !isDismissal {
      UIView.performWithoutAnimation {
        bubble.alpha = 0
        bubble.transform = Self.shrunk(bubble)
      }
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
      [isDismissal] in
      bubble.alpha = isDismissal ? 0 : 1
      if !isDismissal { bubble.transform = .identity }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Smaller, with the tip of the arrow at the same position.
  private static func shrunk(_ bubble: PopoverBubbleView) -> CGAffineTransform {
    let tip = bubble.tip
    let lost = 1 - smallest
    return CGAffineTransform(
      translationX: (tip.x - bubble.bounds.midX) * lost, y: (tip.y - bubble.bounds.midY) * lost
    ).scaledBy(x: smallest, y: smallest)
  }

  deinit {}
}
