import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Presentation controllers and animators of the program: who is asked when, and what they may do.
@Suite struct CustomTransitionTests {
  @Test("UIKit 5.6 5.7 The whole movement in, in its order")
  func present() throws {
    let custom = try CustomStage()
    let stage = custom.stage

    custom.root.present(custom.modal, animated: true, completion: stage.note())
    stage.host.commit()
    try stage.recorder.expect(
      """
      delegate.presentationController(M)
      delegate.animationController(M, presenting: P, source: P)
      delegate.interactionControllerForPresentation
      presentation.presentationTransitionWillBegin
      M.viewWillAppear(animated) [presented]
      animator.animateTransition
      presentation.alongside
      M.viewIsAppearing(animated) [presented]
      """)

    try stage.host.settle()
    try stage.recorder.expect(
      """
      animator.animation ended(true)
      animator.animationEnded(true)
      presentation.presentationTransitionDidEnd(true)
      M.viewDidAppear(animated) [presented]
      presentation.coordinator completed
      test.completion
      """)
  }

  @Test("UIKit 5.6 5.7 The whole movement out, in its order")
  func dismiss() throws {
    let custom = try CustomStage()
    try custom.present()

    custom.root.dismiss(animated: true, completion: custom.stage.note())
    try custom.stage.host.settle()

    try custom.stage.recorder.expect(
      """
      delegate.animationController(dismissed: M)
      delegate.interactionControllerForDismissal
      presentation.dismissalTransitionWillBegin
      M.viewWillDisappear(animated) [dismissed]
      animator.animateTransition
      animator.animation ended(true)
      animator.animationEnded(true)
      presentation.dismissalTransitionDidEnd(true)
      M.viewDidDisappear(animated) [dismissed]
      test.completion
      """)
    #expect(custom.stage.host.window.subviews == [custom.root.view])
  }

  @Test("UIKit 5.5 5.6 A custom presentation that removes the presenting view calls its controller")
  func removing() throws {
    let custom = try CustomStage()
    custom.delegate.removesPresenter = true

    custom.root.present(custom.modal, animated: true)
    try custom.stage.host.settle()
    try custom.stage.recorder.expect(
      """
      delegate.presentationController(M)
      delegate.animationController(M, presenting: P, source: P)
      delegate.interactionControllerForPresentation
      presentation.presentationTransitionWillBegin
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      animator.animateTransition
      presentation.alongside
      M.viewIsAppearing(animated) [presented]
      animator.animation ended(true)
      animator.animationEnded(true)
      presentation.presentationTransitionDidEnd(true)
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      presentation.coordinator completed
      """)
    #expect(custom.root.view.superview == nil)
  }

  @Test("UIKit 5.7 With the style custom the animator is used without animation too, and only then")
  func notAnimated() throws {
    let custom = try CustomStage()
    var isAnimated: Bool?
    custom.animator.inspect = { isAnimated = $0.isAnimated }
    custom.animator.duration = 0
    custom.root.present(custom.modal, animated: false)
    try custom.stage.host.settle()
    #expect(isAnimated == false)
    #expect(custom.modal.view.window != nil)

    let other = try CustomStage(.fullScreen)
    other.root.present(other.modal, animated: false)
    other.stage.host.commit()
    try other.stage.recorder.expect(
      """
      P.viewWillDisappear
      M.viewWillAppear [presented]
      M.viewIsAppearing [presented]
      M.viewDidAppear [presented]
      P.viewDidDisappear
      """)
  }

  @Test("UIKit 5.7 The delegate's animator serves the styles of UIKit too")
  func animatorForFullScreen() throws {
    let custom = try CustomStage(.fullScreen)

    custom.root.present(custom.modal, animated: true)
    try custom.stage.host.settle()

    try custom.stage.recorder.expect(
      """
      delegate.animationController(M, presenting: P, source: P)
      delegate.interactionControllerForPresentation
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      animator.animateTransition
      M.viewIsAppearing(animated) [presented]
      animator.animation ended(true)
      animator.animationEnded(true)
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      """)
  }

  @Test("UIKit 5.6 Without a presentation controller the presented view stands alone")
  func defaultPresentation() throws {
    let custom = try CustomStage()
    custom.delegate.makesPresentation = false
    custom.delegate.animator = nil

    custom.root.present(custom.modal, animated: true)
    try custom.stage.host.settle()

    #expect(custom.modal.presentationController?.presentationStyle == .custom)
    #expect(custom.modal.view.superview?.subviews.count == 1)
    #expect(custom.root.view.window != nil)
  }

  // MARK: The context

  @Test("UIKit 5.7 Presenting over: from must not be touched and keeps its frame")
  func contextOver() throws {
    let custom = try CustomStage()
    defer { custom.animator.inspect = { _ in } }
    let bounds = custom.stage.host.window.bounds
    var seen = false
    custom.animator.inspect = { context in
      seen = true
      #expect(context.view(forKey: .from) == nil)
      #expect(context.view(forKey: .to) === custom.modal.view)
      #expect(context.viewController(forKey: .from) === custom.root)
      #expect(context.viewController(forKey: .to) === custom.modal)
      #expect(context.initialFrame(for: custom.root) == bounds)
      #expect(context.finalFrame(for: custom.root) == bounds)
      #expect(context.initialFrame(for: custom.modal) == .zero)
      #expect(context.finalFrame(for: custom.modal) == bounds)
      #expect(context.presentationStyle == .custom)
      #expect(context.targetTransform.isIdentity)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    }

    custom.root.present(custom.modal, animated: true)

    #expect(seen)
  }

  @Test("UIKit 5.7 Presenting instead: from stands in the container and has no final frame")
  func contextRemoving() throws {
    let custom = try CustomStage(.fullScreen)
    defer { custom.animator.inspect = { _ in } }
    let bounds = custom.stage.host.window.bounds
    var seen = 0
    custom.animator.inspect = { context in
      seen += 1
      #expect(context.view(forKey: .from) === custom.root.view)
      #expect(custom.root.view.superview === context.containerView)
      #expect(context.initialFrame(for: custom.root) == bounds)
      #expect(context.finalFrame(for: custom.root) == .zero)
    }
    custom.root.present(custom.modal, animated: true)
    try custom.stage.host.settle()

    custom.animator.inspect = { context in
      seen += 1
      #expect(context.view(forKey: .from) === custom.modal.view)
      #expect(context.view(forKey: .to) === custom.root.view)
      #expect(custom.root.view.superview == nil)
      #expect(context.initialFrame(for: custom.modal) == bounds)
      #expect(context.finalFrame(for: custom.modal) == .zero)
      #expect(context.initialFrame(for: custom.root) == .zero)
      #expect(context.finalFrame(for: custom.root) == bounds)
    }
    custom.root.dismiss(animated: true)
    try custom.stage.host.settle()

    #expect(seen == 2)
  }

  @Test(
    "UIKit 5.6 The presentation controller decides about the frame, and receives layout callbacks")
  func frameAndLayout() throws {
    let custom = try CustomStage()
    try custom.present()
    let presentation = try #require(custom.delegate.presentation)
    presentation.inset = 20
    presentation.recordsLayout = true

    presentation.containerView?.setNeedsLayout()
    custom.stage.host.commit()

    try custom.stage.recorder.expect(
      """
      presentation.willLayout
      presentation.didLayout
      """)
    #expect(
      presentation.frameOfPresentedViewInContainerView
        == custom.stage.host.window.bounds.insetBy(dx: 20, dy: 20))
  }

  @Test("UIKit 5.6 What a presentation controller is by default")
  func defaults() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    let presentation = UIPresentationController(presentedViewController: modal, presenting: root)

    #expect(presentation.shouldPresentInFullscreen)
    #expect(!presentation.shouldRemovePresentersView)
    #expect(presentation.containerView == nil)
    #expect(presentation.presentedView === modal.view)
    #expect(presentation.presentationStyle == .custom)
    #expect(presentation.presentedViewController === modal)
    #expect(presentation.presentingViewController === root)
    #expect(presentation.delegate == nil)
    #expect(presentation.frameOfPresentedViewInContainerView == .zero)
  }

  // MARK: Animators that misbehave

  @Test("UIKit 5.7 completeTransition inside animateTransition: did follows the commit")
  func completesAtOnce() throws {
    let custom = try CustomStage()
    custom.animator.ending = .atOnce

    custom.root.present(custom.modal, animated: true, completion: custom.stage.note())
    custom.stage.recorder.note("present returns")
    custom.stage.host.commit()

    try custom.stage.recorder.expect(
      """
      delegate.presentationController(M)
      delegate.animationController(M, presenting: P, source: P)
      delegate.interactionControllerForPresentation
      presentation.presentationTransitionWillBegin
      M.viewWillAppear(animated) [presented]
      animator.animateTransition
      presentation.alongside
      test.present returns
      M.viewIsAppearing(animated) [presented]
      animator.animationEnded(true)
      presentation.presentationTransitionDidEnd(true)
      M.viewDidAppear(animated) [presented]
      presentation.coordinator completed
      test.completion
      """)
  }

  @Test("UIKit 5.7 A second completeTransition is reported and changes nothing")
  func completesTwice() throws {
    let custom = try CustomStage()
    custom.root.present(custom.modal, animated: true)
    try custom.stage.host.settle()
    custom.stage.recorder.removeAll()
    let context = try #require(custom.animator.context)

    let misuses = withMisuseIntercepted {
      context.completeTransition(true)
      context.completeTransition(false)
    }
    custom.stage.host.commit()

    #expect(misuses.map(\.id) == ["transition.completed-twice", "transition.completed-twice"])
    #expect(
      misuses.first?.message.hasPrefix("completeTransition(_:) was called again for the transition")
        == true)
    try custom.stage.recorder.expect("")
    #expect(custom.root.presentedViewController === custom.modal)
  }

  @Test("UIKit 5.7 completeTransition(false) without a person: both sides go back, balanced")
  func completesWithFalse() throws {
    let custom = try CustomStage(.fullScreen)
    custom.animator.ending = .never
    custom.root.present(custom.modal, animated: true, completion: custom.stage.note())
    custom.stage.host.commit()
    custom.stage.recorder.removeAll()

    custom.animator.context?.completeTransition(false)
    custom.stage.host.commit()

    try custom.stage.recorder.expect(
      """
      M.viewWillDisappear(animated) [presented]
      P.viewWillAppear(animated)
      animator.animationEnded(false)
      M.viewDidDisappear(animated) [presented]
      P.viewIsAppearing(animated)
      P.viewDidAppear(animated)
      """)
    #expect(custom.root.presentedViewController == nil)
    #expect(custom.stage.host.window.subviews == [custom.root.view])
  }

  @Test(
    "UIKit 5.7 An animator that never completes keeps nothing alive, and stops nothing else")
  func neverCompletes() throws {
    weak var root: RecordingViewController?
    weak var modal: RecordingViewController?
    let animator: RecordingAnimator
    let stage: ControllerStage
    do {
      let custom = try CustomStage(.fullScreen)
      custom.animator.ending = .never
      custom.root.present(custom.modal, animated: true)
      custom.stage.host.commit()
      root = custom.root
      modal = custom.modal
      animator = custom.animator
      stage = custom.stage
    }
    stage.recorder.removeAll()

    stage.host.turn { stage.host.window.rootViewController = nil }

    try stage.recorder.expect(
      """
      M.viewWillDisappear [dismissed]
      P.viewDidDisappear(animated)
      P.deinit
      M.viewDidDisappear [dismissed]
      M.deinit
      """)
    #expect(root == nil && modal == nil)
    animator.context?.completeTransition(true)
    stage.host.commit()
    try stage.recorder.expect("")
  }
}
