import NestTestSupport
import NestTesting
import OpenUIKit

/// An animator that notes what it is asked, and moves the presented view up, or down again.
final class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How the animator reaches its end.
  enum Ending { case animation, atOnce, never }

  let recorder: LifecycleRecorder
  var ending = Ending.animation
  var duration: TimeInterval = 0.4
  /// Called inside the animation, in addition to the animator's own changes.
  var extra: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var inspect: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ recorder: LifecycleRecorder) {
    self.recorder = recorder
    super.init()
  }

  deinit {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    recorder.note("animateTransition", from: "animator")
    context = transitionContext
    inspect(transitionContext)
    let container = transitionContext.containerView
    let to = transitionContext.view(forKey: .to)
    let from = transitionContext.view(forKey: .from)
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      if to.superview !== container { container.addSubview(to) }
    }
    switch ending {
    case .never: return
    case .atOnce: transitionContext.completeTransition(true)
    case .animation:
      to?.alpha = 0.5
      UIView.animate(withDuration: duration) { [extra] in
        to?.alpha = 1
        if to == nil { from?.alpha = 0.25 }
        extra(transitionContext)
      } completion: { [weak self] finished in
        from?.alpha = 1
        self?.recorder.note("animation ended(\(finished))", from: "animator")
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    recorder.note("animationEnded(\(transitionCompleted))", from: "animator")
  }
}

/// A transitioning delegate that notes what it is asked and hands out what it was given.
final class RecordingTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let recorder: LifecycleRecorder
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Makes one for each transition where none is set.
  var makeInteractor: () -> (any UIViewControllerInteractiveTransitioning)? = { nil }
  var makesPresentation = true
  weak var presentation: RecordingPresentation?
  var removesPresenter = false

  init(_ recorder: LifecycleRecorder) {
    self.recorder = recorder
    super.init()
  }

  deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    recorder.note(
      "animationController(\(LifecycleRecorder.name(of: presented)), presenting: "
        + "\(LifecycleRecorder.name(of: presenting)), "
        + "source: \(LifecycleRecorder.name(of: source)))", from: "delegate")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    recorder.note(
      "animationController(dismissed: \(LifecycleRecorder.name(of: dismissed)))", from: "delegate")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    recorder.note("interactionControllerForPresentation", from: "delegate")
    return interactor ?? makeInteractor()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    recorder.note("interactionControllerForDismissal", from: "delegate")
    return interactor ?? makeInteractor()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    recorder.note(
      "presentationController(\(LifecycleRecorder.name(of: presented)))", from: "delegate")
    guard makesPresentation else { return nil }
    let made = RecordingPresentation(presentedViewController: presented, presenting: presenting)
    made.recorder = recorder
    made.removesPresenter = removesPresenter
    presentation = made
    return made
  }
}

/// A presentation controller that notes what it receives.
final class RecordingPresentation: UIPresentationController {
  var recorder: LifecycleRecorder?
  var removesPresenter = false
  var recordsLayout = false
  var inset: CGFloat = 0

  deinit {}

  private func note(_ text: String) { recorder?.note(text, from: "presentation") }

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView.insetBy(dx: inset, dy: inset)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if recordsLayout { note("willLayout") }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if recordsLayout { note("didLayout") }
  }

  override func presentationTransitionWillBegin() {
    note("presentationTransitionWillBegin")
    presentedViewController.transitionCoordinator?.animate { [weak self] _ in
      self?.note("alongside")
    } completion: { [weak self] context in
      self?.note(context.isCancelled ? "coordinator cancelled" : "coordinator completed")
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("presentationTransitionDidEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() { note("dismissalTransitionWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("dismissalTransitionDidEnd(\(completed))")
  }
}

/// The objects of a test of a custom presentation: a root on screen and a controller with a
/// delegate.
struct CustomStage {
  let stage: ControllerStage
  let root: RecordingViewController
  let modal: RecordingViewController
  let delegate: RecordingTransitioningDelegate
  let animator: RecordingAnimator

  init(_ style: UIModalPresentationStyle = .custom) throws {
    stage = try ControllerStage()
    root = stage.shownRoot()
    modal = stage.modal("M", style)
    delegate = RecordingTransitioningDelegate(stage.recorder)
    animator = RecordingAnimator(stage.recorder)
    delegate.animator = animator
    modal.transitioningDelegate = delegate
    modal.loadViewIfNeeded()
    stage.recorder.removeAll()
  }

  /// Lets the controller be presented, with nothing recorded afterwards.
  func present() throws {
    root.present(modal, animated: false)
    try stage.host.settle()
    stage.recorder.removeAll()
  }
}
