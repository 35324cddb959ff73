/// Moves the presented view in from below the container, and out again.
final class CoverVerticalTransition: BuiltInTransition {
  // Fidelity: half a second, a spring that does not swing. [observed, decided]
  override class var duration: TimeInterval { 0.5 }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    placeAppearingView(transitionContext)
    let key: UITransitionContextViewKey = isDismissal ? .from : .to
    guard let view = transitionContext.view(forKey: key) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let distance = transitionContext.containerView.bounds.maxY - view.untransformedFrame.minY
    let place = view.center
    let below = CGPoint(x: place.x, y: place.y + distance)
    if !isDismissal { UIView.performWithoutAnimation { view.center = below } }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { [isDismissal] in
        view.center = isDismissal ? below : place
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  deinit {}
}
