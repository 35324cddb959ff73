/// Lets a popover grow out of the point of its arrow, and fade away.
final class PopoverAnimator: BuiltInTransition {
  // Fidelity: how long, and from which size. [decided]
  /// In seconds.
  override class var duration: TimeInterval { 0.25 }
  static let smallest: CGFloat = 0.6

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    placeComingView(transitionContext)
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

  /// Smaller, with the point of the arrow where it is.
  private static func shrunk(_ bubble: PopoverBubbleView) -> CGAffineTransform {
    let tip = bubble.tip
    let lost = 1 - smallest
    return CGAffineTransform(
      translationX: (tip.x - bubble.bounds.midX) * lost, y: (tip.y - bubble.bounds.midY) * lost
    ).scaledBy(x: smallest, y: smallest)
  }
}
