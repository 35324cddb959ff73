/// The presented view fades in, and out again.
final class CrossDissolveTransition: BuiltInTransition {
  // Fidelity: 0.3 seconds, slow at both ends. [decided]
  override class var duration: TimeInterval { 0.3 }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    placeAppearingView(transitionContext)
    let view = transitionContext.view(forKey: isDismissal ? .from : .to)
    let alpha = view?.alpha ?? 1
    if !isDismissal { UIView.performWithoutAnimation { view?.alpha = 0 } }
    UIView.animate(
      withDuration: Self.duration,
      animations: { [isDismissal] in
        view?.alpha = isDismissal ? 0 : alpha
      },
      completion: { _ in
        view?.alpha = alpha
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  deinit {}
}
