/// The presented view is the other side of what it covers: both turn about the vertical axis.
final class FlipTransition: BuiltInTransition {
  // Fidelity: three quarters of a second; presenting turns from the right, dismissing from the
  // left. [decided]
  override class var duration: TimeInterval { 0.75 }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let container = transitionContext.containerView
    // What turns stands in a view of its own, so that it turns inside the container.
    let stage = UIView(frame: container.bounds)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(stage)
    let from = transitionContext.view(forKey: .from)
    let to = transitionContext.view(forKey: .to)
    if let from { stage.addSubview(from) }
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.untransformedFrame = transitionContext.finalFrame(for: controller)
    }
    container.layoutIfNeeded()
    let side: UIView.AnimationOptions =
      isDismissal ? .transitionFlipFromLeft : .transitionFlipFromRight
    UIView.transition(
      with: stage, duration: Self.duration, options: side,
      animations: {
        from?.isHidden = true
        if let to { stage.addSubview(to) }
      },
      completion: { _ in
        from?.isHidden = false
        for view in [from, to] where view?.superview === stage {
          if let view { container.addSubview(view) }
        }
        stage.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  deinit {}
}
