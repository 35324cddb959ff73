/// Slides a sheet in from below, and out again.
final class SheetAnimator: BuiltInTransition {
  // Fidelity: how long a sheet moves. [observed]
  /// In seconds.
  override class var duration: TimeInterval { 0.5 }

  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController, isDismissal: Bool) {
    self.sheet = sheet
    super.init(isDismissal: isDismissal)
  }

  deinit {}

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let sheet else {
      transitionContext.completeTransition(false)
      return
    }
    if !isDismissal { sheet.placeBelow(in: transitionContext.containerView) }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [alongside, isDismissal] in
      sheet.show(isDismissal ? 0 : sheet.restingHeight)
      alongside()
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A dismissal that a finger drives: the sheet moves its card itself, and tells the transition. What is
/// animated alongside follows the finger.
final class SheetInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  /// What is animated alongside, and what drives it.
  private var alongside: [(view: UIView, scrubber: AnimationScrubber)] = []
  /// The speed of the finger when it let go, in points per second, downwards positive.
  var velocity: CGFloat = 0

  override init() { super.init() }

  deinit {}

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let context = transitionContext as? TransitionContext else { return }
    context.remember()
    context.animationsDidBegin = { [weak self] in self?.drive($0) }
  }

  /// Drives the animations of more views; what lies in a view is driven with it.
  private func drive(_ views: [UIView]) {
    for view in views where !alongside.contains(where: { view.isDescendant(of: $0.view) }) {
      alongside.append((view, AnimationScrubber(view: view, duration: SheetAnimator.duration)))
    }
  }

  func update(_ share: CGFloat) {
    context?.updateInteractiveTransition(share)
    for animated in alongside { animated.scrubber.fraction = share }
  }

  func finish() {
    context?.finishInteractiveTransition()
    for animated in alongside { animated.scrubber.finish() }
  }

  func cancel() {
    context?.cancelInteractiveTransition()
    for animated in alongside { animated.scrubber.cancel() }
  }

  func resume() {
    context?.pauseInteractiveTransition()
    for animated in alongside { animated.scrubber.pause() }
  }

  /// Ends the transition; later calls do nothing.
  func end(_ completed: Bool) {
    let ended = context
    context = nil
    alongside = []
    ended?.completeTransition(completed)
  }
}

extension UISheetPresentationController {
  /// Puts the card out of sight below the container, laid out as it will be shown.
  final func placeBelow(in container: UIView) {
    container.addSubview(card)
    updatePlacement()
    floorHeight = restingHeight
    UIView.performWithoutAnimation {
      layoutSheet()
      show(0)
      container.layoutIfNeeded()
    }
  }
}
