/// Slides a sheet in from below, and out again.
final class SheetAnimator: BuiltInTransition {
  // Fidelity: the duration. [observed]
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
    ) { [isDismissal] in
      sheet.show(isDismissal ? 0 : sheet.restingHeight)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A dismissal that a finger drives: the sheet moves its card itself, and updates the transition.
/// Animations alongside follow the finger.
final class SheetInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  /// The context that has the animations alongside.
  private var original: TransitionContext?
  /// The speed of the finger at its release, in points per second, downwards positive.
  var velocity: CGFloat = 0

  override init() { super.init() }

  deinit {}

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    original = transitionContext.original
    original?.run.pause()
  }

  func update(_ share: CGFloat) {
    original?.run.fraction = Double(share)
    context?.updateInteractiveTransition(share)
  }

  func finish() {
    context?.finishInteractiveTransition()
    original?.run.move(to: 1)
  }

  func cancel() {
    context?.cancelInteractiveTransition()
    original?.run.move(to: 0)
  }

  func resume() {
    original?.run.pause()
    context?.pauseInteractiveTransition()
  }

  /// Ends the transition; later calls do nothing.
  func end(_ completed: Bool) {
    let ended = context
    (context, original) = (nil, nil)
    ended?.completeTransition(completed)
  }
}

extension UISheetPresentationController {
  /// Moves the card below the container, laid out as it will be shown.
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
