import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Interaction controllers of the program, and what the coordinator says of an interaction.
@Suite struct InteractionControllerTests {
  /// Drives a transition without any animation: it moves the view itself.
  private final class Dragging: NSObject, UIViewControllerInteractiveTransitioning {
    let recorder: LifecycleRecorder
    private(set) var context: (any UIViewControllerContextTransitioning)?
    var completionSpeed: CGFloat = 2
    var completionCurve = UIView.AnimationCurve.linear

    init(_ recorder: LifecycleRecorder) {
      self.recorder = recorder
      super.init()
    }

    deinit {}

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      recorder.note("startInteractiveTransition", from: "interactor")
      context = transitionContext
      guard let view = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
    }

    func end(_ completed: Bool) {
      if completed {
        context?.finishInteractiveTransition()
      } else {
        context?.cancelInteractiveTransition()
      }
      context?.completeTransition(completed)
    }
  }

  private func noteInteraction(_ custom: CustomStage) {
    let recorder = custom.stage.recorder
    custom.modal.once(.viewWillAppear) { [weak modal = custom.modal] in
      guard let coordinator = modal?.transitionCoordinator else { return }
      coordinator.notifyWhenInteractionEnds { context in
        recorder.note("ends: cancelled \(context.isCancelled), speed \(context.completionVelocity)")
      }
      coordinator.notifyWhenInteractionChanges { context in
        recorder.note("changes: interactive \(context.isInteractive)")
      }
      coordinator.animate(alongsideTransition: { _ in recorder.note("alongside") }) { context in
        recorder.note("1: cancelled \(context.isCancelled)")
      }
      coordinator.animate(alongsideTransition: nil) { context in
        recorder.note("2: cancelled \(context.isCancelled)")
      }
    }
  }

  @Test(
    "UIKit 5.7 An interaction controller that moves the views itself: cancelled, then completed")
  func ownInteraction() throws {
    let custom = try CustomStage(.fullScreen)
    let dragging = Dragging(custom.stage.recorder)
    custom.delegate.interactor = dragging
    noteInteraction(custom)
    custom.root.present(custom.modal, animated: true, completion: custom.stage.note())
    custom.stage.host.advance(by: 1)
    dragging.context?.updateInteractiveTransition(0.3)
    #expect(custom.modal.transitionCoordinator?.percentComplete == 0.3)
    #expect(custom.modal.transitionCoordinator?.isInterruptible == true)

    dragging.end(false)
    try custom.stage.host.settle()
    try custom.stage.recorder.expect(
      """
      delegate.animationController(M, presenting: P, source: P)
      delegate.interactionControllerForPresentation
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      interactor.startInteractiveTransition
      test.alongside
      M.viewIsAppearing(animated) [presented]
      test.changes: interactive false
      test.ends: cancelled true, speed 2.0
      M.viewWillDisappear(animated) [presented]
      P.viewWillAppear(animated)
      animator.animationEnded(false)
      M.viewDidDisappear(animated) [presented]
      P.viewIsAppearing(animated)
      P.viewDidAppear(animated)
      test.1: cancelled true
      test.2: cancelled true
      """)
    #expect(custom.stage.host.window.subviews == [custom.root.view])

    custom.root.present(custom.modal, animated: true, completion: custom.stage.note())
    dragging.end(true)
    try custom.stage.host.settle()
    try custom.stage.recorder.expect(
      """
      delegate.animationController(M, presenting: P, source: P)
      delegate.interactionControllerForPresentation
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      interactor.startInteractiveTransition
      animator.animationEnded(true)
      M.viewIsAppearing(animated) [presented]
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      test.completion
      """)
  }

  @Test(
    "UIKit 5.7 Interrupted again by the context: changes are reported each time, the end only once")
  func pausedAgain() throws {
    let custom = try CustomStage(.fullScreen)
    let dragging = Dragging(custom.stage.recorder)
    custom.delegate.interactor = dragging
    noteInteraction(custom)
    custom.root.present(custom.modal, animated: true, completion: custom.stage.note())
    custom.stage.host.commit()
    custom.stage.recorder.removeAll()
    let context = try #require(dragging.context)

    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled && !context.isInteractive)
    context.pauseInteractiveTransition()
    #expect(!context.transitionWasCancelled && context.isInteractive)
    context.finishInteractiveTransition()
    context.completeTransition(true)
    try custom.stage.host.settle()

    try custom.stage.recorder.expect(
      """
      test.changes: interactive false
      test.ends: cancelled true, speed 2.0
      M.viewWillDisappear(animated) [presented]
      P.viewWillAppear(animated)
      test.changes: interactive true
      test.changes: interactive false
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      animator.animationEnded(true)
      M.viewIsAppearing(animated) [presented]
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      test.1: cancelled false
      test.2: cancelled false
      test.completion
      """)
  }

  @Test(
    "UIKit 5.7 The coordinator of a percent-driven transition has its speed, and is interruptible"
  )
  func percentDriven() throws {
    let custom = try CustomStage(.fullScreen)
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.completionSpeed = 4
    interactor.completionCurve = .easeOut
    custom.delegate.interactor = interactor
    custom.root.present(custom.modal, animated: true)
    let coordinator = try #require(custom.modal.transitionCoordinator)
    #expect(coordinator.isInterruptible && coordinator.initiallyInteractive)

    interactor.update(0.5)
    interactor.finish()

    #expect(coordinator.completionVelocity == 4)
    #expect(coordinator.completionCurve == .easeOut)
    #expect(try custom.stage.host.settle() == 0.05)
    #expect(custom.root.presentedViewController === custom.modal)
  }

  @Test(
    "R13.2 UIKit 5.7 Delegate, animator and interaction controller are released, the last two later"
  )
  func releasing() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .custom)
    weak var animator: RecordingAnimator?
    weak var interactor: UIPercentDrivenInteractiveTransition?
    weak var delegate: RecordingTransitioningDelegate?
    do {
      let made = RecordingTransitioningDelegate(stage.recorder)
      let animation = RecordingAnimator(stage.recorder)
      let interaction = UIPercentDrivenInteractiveTransition()
      made.animator = animation
      made.interactor = interaction
      modal.transitioningDelegate = made
      root.present(modal, animated: true, completion: stage.note())
      animator = animation
      interactor = interaction
      delegate = made
    }
    stage.host.commit()
    #expect(delegate == nil && animator != nil && interactor != nil)
    interactor?.update(0.5)
    interactor?.finish()
    try stage.host.settle()

    #expect(stage.recorder.timeline.lines.last == "test.completion")
    #expect(animator == nil && interactor == nil)
    root.dismiss(animated: true)
    try stage.host.settle()
    #expect(stage.host.window.subviews == [root.view])
  }
}
