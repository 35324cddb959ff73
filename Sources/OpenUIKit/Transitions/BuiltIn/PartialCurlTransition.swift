/// The presenting view is a page that is curled up from below, and lets the presented view be seen
/// under it; dismissing lets it fall back. The curled page stays on screen meanwhile.
final class PartialCurlTransition: BuiltInTransition {
  // Fidelity: half a second, as for a whole page. [decided]
  override class var duration: TimeInterval { 0.5 }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let container = transitionContext.containerView
    let isAnimated = transitionContext.isAnimated && UIView.areAnimationsEnabled
    let duration = isAnimated ? Self.duration : 0
    if isDismissal {
      let page = container.subviews.lazy.compactMap { $0 as? CurledPageView }.last
      finish(page, 0, duration, transitionContext)
    } else {
      placeAppearingView(transitionContext)
      guard let source = transitionContext.view(forKey: .from) else {
        transitionContext.completeTransition(true)
        return
      }
      let page = CurledPageView(showing: source, in: container.bounds)
      source.isHidden = true
      container.addSubview(page)
      page.onTap = { [from = transitionContext.viewController(forKey: .from)?.zeroingLink] in
        from?.target?.dismiss(animated: true)
      }
      finish(page, CurledPageView.limit, duration, transitionContext)
      source.isHidden = false
    }
  }

  private func finish(
    _ page: CurledPageView?, _ progress: CGFloat, _ duration: TimeInterval,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let end = { [isDismissal] in
      if isDismissal {
        page?.removeFromSuperview()
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
    guard let page else { return end() }
    page.curl(to: progress, duration: duration, completion: end)
  }

  deinit {}
}
