import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Transitions in the hands of a person.
@Suite struct PercentDrivenTransitionTests {
  private func stage(
    _ style: UIModalPresentationStyle = .fullScreen
  ) throws -> (CustomStage, UIPercentDrivenInteractiveTransition) {
    let custom = try CustomStage(style)
    let interactor = UIPercentDrivenInteractiveTransition()
    custom.delegate.interactor = interactor
    return (custom, interactor)
  }

  /// Lets a note stand in the timeline where the interaction changes.
  private func noteChanges(_ custom: CustomStage) {
    custom.modal.on(.viewWillAppear) {
      [recorder = custom.stage.recorder, weak modal = custom.modal] in
      modal?.on(.viewWillAppear) {}
      modal?.transitionCoordinator?.notifyWhenInteractionChanges { context in
        recorder.note(
          context.isInteractive ? "paused" : context.isCancelled ? "cancelled" : "released")
      }
    }
  }

  @Test(
    "UIKit 5.7 Finished: the animation stands still until it is released, the rest takes its share")
  func finish() throws {
    let (custom, interactor) = try stage()
    let host = custom.stage.host
    noteChanges(custom)

    custom.root.present(custom.modal, animated: true, completion: custom.stage.note())
    #expect(interactor.duration == 0.4)
    #expect(custom.modal.transitionCoordinator?.initiallyInteractive == true)
    host.advance(by: 5)
    interactor.update(0.5)
    host.commit()
    #expect(custom.modal.view.layer.presentation()?.opacity == 0.75)
    #expect(custom.modal.transitionCoordinator?.percentComplete == 0.5)
    try custom.stage.recorder.expect(
      """
      delegate.animationController(M, presenting: P, source: P)
      delegate.interactionControllerForPresentation
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      animator.animateTransition
      M.viewIsAppearing(animated) [presented]
      """)

    interactor.finish()
    try custom.stage.recorder.expect("test.released")
    host.advance(by: 0.15)
    try custom.stage.recorder.expect("")
    try host.settle()
    try custom.stage.recorder.expect(
      """
      animator.animation ended(true)
      animator.animationEnded(true)
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      test.completion
      """)
  }

  @Test("UIKit 5.7 A cancelled presentation: handlers, compensating will, then did at the end")
  func cancelPresentation() throws {
    let (custom, interactor) = try stage()
    noteChanges(custom)
    custom.root.present(custom.modal, animated: true) { Issue.record("completed") }
    interactor.update(0.5)
    custom.stage.host.commit()
    custom.stage.recorder.removeAll()

    interactor.cancel()
    try custom.stage.recorder.expect(
      """
      test.cancelled
      M.viewWillDisappear(animated) [presented]
      P.viewWillAppear(animated)
      """)

    try custom.stage.host.settle()
    try custom.stage.recorder.expect(
      """
      P.viewIsAppearing(animated)
      animator.animation ended(false)
      animator.animationEnded(false)
      M.viewDidDisappear(animated) [presented]
      P.viewDidAppear(animated)
      """)
    #expect(custom.root.presentedViewController == nil)
    #expect(custom.modal.presentingViewController == nil)
    #expect(custom.stage.host.window.subviews == [custom.root.view])
  }

  @Test(
    "UIKit 5.5 5.7 A cancelled dismissal: will, will, did; never viewDidDisappear; views as before")
  func cancelDismissal() throws {
    let (custom, interactor) = try stage(.custom)
    custom.delegate.interactor = nil
    try custom.present()
    custom.delegate.interactor = interactor

    custom.modal.dismiss(animated: true) { Issue.record("completed") }
    interactor.update(0.7)
    custom.stage.host.commit()
    interactor.cancel()
    try custom.stage.host.settle()

    try custom.stage.recorder.expect(
      """
      delegate.animationController(dismissed: M)
      delegate.interactionControllerForDismissal
      presentation.dismissalTransitionWillBegin
      M.viewWillDisappear(animated) [dismissed]
      animator.animateTransition
      M.viewWillAppear(animated) [dismissed]
      M.viewIsAppearing(animated) [dismissed]
      animator.animation ended(false)
      animator.animationEnded(false)
      presentation.dismissalTransitionDidEnd(false)
      M.viewDidAppear(animated) [dismissed]
      """)
    #expect(custom.root.presentedViewController === custom.modal)
    #expect(custom.modal.view.alpha == 1)
    #expect(custom.modal.view.frame == custom.stage.host.window.bounds)
    custom.delegate.interactor = nil
    custom.modal.dismiss(animated: true)
    try custom.stage.host.settle()
    #expect(custom.root.presentedViewController == nil)
  }

  @Test("UIKit 5.7 A cancelled transition puts back what the animation has set")
  func restoresModels() throws {
    let (custom, interactor) = try stage(.custom)
    custom.delegate.interactor = nil
    try custom.present()
    custom.delegate.interactor = interactor
    custom.animator.extra = { context in
      let view = context.view(forKey: .from)
      view?.center.y += 500
      view?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view?.backgroundColor = .red
    }
    let background = custom.modal.view.backgroundColor
    let center = custom.modal.view.center

    custom.modal.dismiss(animated: true)
    interactor.update(0.3)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(custom.modal.view.center == center)
    #expect(custom.modal.view.transform.isIdentity)
    #expect(custom.modal.view.backgroundColor == background)
  }

  @Test(
    "UIKit 5.7 Caught again while it reverses, and finished after all: will and will again, one did"
  )
  func reversedTwice() throws {
    let (custom, interactor) = try stage()
    noteChanges(custom)
    custom.root.present(custom.modal, animated: true)
    interactor.update(0.8)
    custom.stage.host.commit()
    custom.stage.recorder.removeAll()

    interactor.cancel()
    custom.stage.host.advance(by: 0.1)
    interactor.pause()
    #expect(abs(interactor.percentComplete - 0.637) < 0.001)
    custom.stage.host.advance(by: 1)
    interactor.finish()
    try custom.stage.host.settle()

    try custom.stage.recorder.expect(
      """
      test.cancelled
      M.viewWillDisappear(animated) [presented]
      P.viewWillAppear(animated)
      P.viewIsAppearing(animated)
      test.paused
      test.released
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      M.viewIsAppearing(animated) [presented]
      animator.animation ended(true)
      animator.animationEnded(true)
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      """)
    #expect(custom.root.view.superview == nil)
  }

  @Test("UIKit 5.7 wantsInteractiveStart false: it runs by the clock until it is interrupted")
  func startsByItself() throws {
    let (custom, interactor) = try stage()
    interactor.wantsInteractiveStart = false
    custom.root.present(custom.modal, animated: true)
    #expect(custom.modal.transitionCoordinator?.initiallyInteractive == false)

    custom.stage.host.advance(by: 0.2)
    interactor.pause()
    #expect(interactor.percentComplete == 0.5)
    #expect(custom.modal.transitionCoordinator?.isInteractive == true)
    custom.stage.host.advance(by: 3)
    #expect(custom.root.view.superview != nil)
    interactor.finish()
    try custom.stage.host.settle()

    #expect(custom.root.view.superview == nil)
    #expect(custom.root.presentedViewController === custom.modal)
  }

  @Test("UIKit 5.7 What is animated alongside is driven too, also in other views")
  func alongside() throws {
    let (custom, interactor) = try stage(.custom)
    let root = custom.root
    custom.modal.on(.viewWillAppear) { [weak modal = custom.modal] in
      modal?.transitionCoordinator?.animateAlongsideTransition(in: root.view) { _ in
        root.view.alpha = 0.5
      }
    }

    root.present(custom.modal, animated: true)
    custom.stage.host.advance(by: 2)
    interactor.update(0.25)
    custom.stage.host.commit()
    let opacity = root.view.layer.presentation()?.opacity ?? 0
    #expect(abs(opacity - 0.935) < 0.001)

    interactor.cancel()
    try custom.stage.host.settle()
    #expect(root.view.alpha == 1)
  }

  @Test("UIKit 5.7 Calls outside of a transition, and numbers that are none, do nothing")
  func misuse() throws {
    let (custom, interactor) = try stage()
    interactor.update(0.5)
    interactor.finish()
    interactor.cancel()
    interactor.pause()
    #expect(interactor.percentComplete == 0)

    custom.root.present(custom.modal, animated: true)
    interactor.update(.nan)
    #expect(interactor.percentComplete == 0)
    interactor.update(7)
    #expect(interactor.percentComplete == 1)
    interactor.update(-7)
    #expect(interactor.percentComplete == 0)
    interactor.finish()
    interactor.update(0.5)
    interactor.cancel()
    try custom.stage.host.settle()
    #expect(custom.root.presentedViewController === custom.modal)
  }

  @Test(
    "UIKit 5.7 Not animated there is nothing to drive: the interaction controller is not requested")
  func notAnimated() throws {
    let (custom, _) = try stage()

    custom.root.present(custom.modal, animated: false)
    custom.stage.host.commit()

    try custom.stage.recorder.expect(
      """
      P.viewWillDisappear
      M.viewWillAppear [presented]
      M.viewIsAppearing [presented]
      M.viewDidAppear [presented]
      P.viewDidDisappear
      """)
  }

  @Test("UIKit 5.7 The defaults of an interaction controller")
  func defaults() throws {
    _ = try ControllerStage()
    let interactor = UIPercentDrivenInteractiveTransition()

    #expect(interactor.completionSpeed == 1)
    #expect(interactor.completionCurve == .easeInOut)
    #expect(interactor.wantsInteractiveStart)
    #expect(interactor.percentComplete == 0)
  }

  @Test(
    "UIKit 5.7 A transition that ends while it is paused leaves nothing paused: the next one runs")
  func endedWhilePaused() throws {
    let (custom, interactor) = try stage(.overFullScreen)
    let host = custom.stage.host
    custom.animator.ending = .never
    custom.root.present(custom.modal, animated: true)
    host.commit()
    interactor.update(0.3)
    custom.animator.context?.completeTransition(true)
    host.commit()
    custom.delegate.interactor = nil
    custom.animator.ending = .animation
    custom.stage.recorder.removeAll()

    custom.modal.dismiss(animated: true, completion: custom.stage.note())
    try host.settle()

    #expect(custom.root.presentedViewController == nil)
    #expect(custom.stage.recorder.timeline.lines.last == "test.completion")
    interactor.update(0.5)
    interactor.finish()
    #expect(interactor.percentComplete == 0.3)
  }
}
