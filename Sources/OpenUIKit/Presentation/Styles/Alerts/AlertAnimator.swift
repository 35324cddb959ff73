/// Scales and fades an alert in and out; slides an action sheet in and out.
final class AlertAnimator: BuiltInTransition {
  // Fidelity: the duration and the initial scale. [observed]
  /// In seconds.
  override class var duration: TimeInterval { 0.25 }
  static let initialScale: CGFloat = 1.2

  private weak var presentation: AlertPresentationController?

  init(_ presentation: AlertPresentationController, isDismissal: Bool) {
    self.presentation = presentation
    super.init(isDismissal: isDismissal)
  }

  deinit {}

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    placeAppearingView(transitionContext)
    let key: UITransitionContextViewKey = isDismissal ? .from : .to
    guard let presentation, let view = transitionContext.view(forKey: key) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    if !isDismissal {
      UIView.performWithoutAnimation {
        presentation.dimming?.strength = 0
        hide(view, presentation, transitionContext.containerView)
        if presentation.place == .middle {
          view.transform = CGAffineTransform(scaleX: Self.initialScale, y: Self.initialScale)
        }
      }
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
      [isDismissal] in
      presentation.dimming?.strength = isDismissal ? 0 : 1
      if isDismissal {
        self.hide(view, presentation, transitionContext.containerView)
      } else {
        view.transform = .identity
        view.alpha = 1
      }
    } completion: { _ in
      view.transform = .identity
      view.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func hide(
    _ view: UIView, _ presentation: AlertPresentationController, _ container: UIView
  ) {
    switch presentation.place {
    case .middle: view.alpha = 0
    case .bottom:
      view.transform = CGAffineTransform(
        translationX: 0, y: container.bounds.maxY - view.center.y + view.bounds.height / 2)
    }
  }
}
