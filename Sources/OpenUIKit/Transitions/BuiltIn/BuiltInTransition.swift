/// One of UIKit's own animations of a presentation.
class BuiltInTransition: NSObject, UIViewControllerAnimatedTransitioning {
  let isDismissal: Bool

  init(isDismissal: Bool) {
    self.isDismissal = isDismissal
    super.init()
  }

  deinit {}

  /// How long it takes, in seconds.
  class var duration: TimeInterval { 0 }

  final func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    preconditionFailure(
      "\(type(of: self)) does not animate: it has to override animateTransition(using:).")
  }

  /// Adds the view that appears to the container, with its final frame and laid out.
  final func placeAppearingView(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    UIView.performWithoutAnimation {
      if isDismissal {
        context.containerView.insertSubview(view, at: 0)
      } else {
        context.containerView.addSubview(view)
      }
      view.untransformedFrame = context.finalFrame(for: controller)
      context.containerView.layoutIfNeeded()
    }
  }

  /// The animator for a style.
  static func make(_ style: UIModalTransitionStyle, isDismissal: Bool) -> BuiltInTransition {
    switch style {
    case .coverVertical: CoverVerticalTransition(isDismissal: isDismissal)
    case .partialCurl: PartialCurlTransition(isDismissal: isDismissal)
    case .crossDissolve: CrossDissolveTransition(isDismissal: isDismissal)
    case .flipHorizontal: FlipTransition(isDismissal: isDismissal)
    }
  }
}
