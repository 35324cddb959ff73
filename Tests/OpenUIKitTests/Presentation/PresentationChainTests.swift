import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Presentations one upon the other, and what a dismissal takes with it.
@Suite struct PresentationChainTests {
  /// Presents M1, M2 … one upon the other, in the given styles.
  private func chain(
    _ stage: ControllerStage, _ styles: [UIModalPresentationStyle]
  ) throws -> [RecordingViewController] {
    var controllers = [stage.shownRoot()]
    for (index, style) in styles.enumerated() {
      let modal = stage.modal("M\(index + 1)", style)
      if let presenter = controllers.last { try stage.present(modal, on: presenter) }
      controllers.append(modal)
    }
    return controllers
  }

  @Test("UIKit 5.5 A chain: everyone presents the next one")
  func links() throws {
    let stage = try ControllerStage()
    let chain = try chain(stage, [.fullScreen, .overFullScreen, .fullScreen])

    for (lower, upper) in zip(chain, chain.dropFirst()) {
      #expect(lower.presentedViewController === upper)
      #expect(upper.presentingViewController === lower)
    }
  }

  @Test(
    "UIKit 5.5 Dismissing the lowest: the topmost disappears visibly, those between at once, all balanced"
  )
  func dismissAll() throws {
    let stage = try ControllerStage()
    let controllers = try chain(stage, [.fullScreen, .overFullScreen, .overFullScreen])

    controllers[0].dismiss(animated: true, completion: stage.note())
    try stage.recorder.expect(
      """
      M3.viewWillDisappear(animated) [dismissed]
      P.viewWillAppear(animated)
      M2.viewWillDisappear [dismissed]
      M1.viewWillDisappear [dismissed]
      P.viewIsAppearing(animated)
      """)
    stage.host.advance(by: 0.2)
    #expect(controllers[1].view.superview?.isHidden == true)
    #expect(controllers[3].view.superview?.isHidden == false)

    try stage.host.settle()
    try stage.recorder.expect(
      """
      P.viewDidAppear(animated)
      M3.viewDidDisappear(animated) [dismissed]
      M2.viewDidDisappear [dismissed]
      M1.viewDidDisappear [dismissed]
      test.completion
      """)
    for controller in controllers {
      #expect(controller.presentedViewController == nil)
      #expect(controller.presentingViewController == nil)
    }
    #expect(stage.host.window.subviews == [controllers[0].view])
  }

  @Test("UIKit 5.5 Controllers that were covered receive nothing of their dismissal")
  func coveredOnesDisappear() throws {
    let stage = try ControllerStage()
    let controllers = try chain(stage, [.fullScreen, .fullScreen, .fullScreen])

    controllers[0].dismiss(animated: false)
    stage.host.commit()

    try stage.recorder.expect(
      """
      M3.viewWillDisappear [dismissed]
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      M3.viewDidDisappear [dismissed]
      """)
    #expect(stage.host.window.subviews == [controllers[0].view])
  }

  @Test("UIKit 5.5 From the middle of a chain: what is above is dismissed, what is below stays")
  func dismissFromTheMiddle() throws {
    let stage = try ControllerStage()
    let controllers = try chain(stage, [.fullScreen, .overFullScreen, .overFullScreen])

    controllers[1].dismiss(animated: false)
    stage.host.commit()

    try stage.recorder.expect(
      """
      M3.viewWillDisappear [dismissed]
      M2.viewWillDisappear [dismissed]
      M3.viewDidDisappear [dismissed]
      M2.viewDidDisappear [dismissed]
      """)
    #expect(controllers[0].presentedViewController === controllers[1])
    #expect(controllers[1].presentedViewController == nil)
  }

  @Test("UIKit 5.5 The topmost dismisses itself, through its presenter")
  func dismissTop() throws {
    let stage = try ControllerStage()
    let controllers = try chain(stage, [.overFullScreen, .overFullScreen])

    controllers[2].dismiss(animated: false)
    stage.host.commit()

    try stage.recorder.expect(
      """
      M2.viewWillDisappear [dismissed]
      M2.viewDidDisappear [dismissed]
      """)
    #expect(controllers[0].presentedViewController === controllers[1])
  }

  @Test(
    "UIKit 5.5 What is presented inside another presentation is seen to leave, not hidden with it")
  func nestedContainers() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let lower = stage.modal("M1", .overFullScreen)
    let child = stage.controller("C")
    child.definesPresentationContext = true
    add(child, to: lower)
    try stage.present(lower, on: root)
    let upper = stage.modal("M2", .overCurrentContext)
    try stage.present(upper, on: lower)
    let container = try #require(upper.view.superview)
    #expect(container.isDescendant(of: try #require(lower.presentationController?.containerView)))

    root.dismiss(animated: true)
    stage.host.advance(by: 0.1)
    #expect(container.superview === stage.host.window)

    try stage.host.settle()
    #expect(stage.host.window.subviews == [root.view])
  }

  @Test("UIKit 5.7 A dismissal of several that is cancelled: those between stay too")
  func cancelledChain() throws {
    let stage = try ControllerStage()
    let controllers = try chain(stage, [.fullScreen, .overFullScreen])
    let delegate = RecordingTransitioningDelegate(stage.recorder)
    let interactor = UIPercentDrivenInteractiveTransition()
    let animator = RecordingAnimator(stage.recorder)
    delegate.animator = animator
    delegate.interactor = interactor
    controllers[2].transitioningDelegate = delegate

    controllers[0].dismiss(animated: true)
    interactor.update(0.5)
    stage.host.commit()
    interactor.cancel()
    try stage.host.settle()

    let lines = stage.recorder.timeline.lines.filter { $0.contains(".view") }
    #expect(
      lines == [
        "M2.viewWillDisappear(animated) [dismissed]", "P.viewWillAppear(animated)",
        "M1.viewWillDisappear [dismissed]", "P.viewIsAppearing(animated)",
        "P.viewWillDisappear(animated)", "M2.viewWillAppear(animated) [dismissed]",
        "M1.viewWillAppear [dismissed]", "M1.viewIsAppearing [dismissed]",
        "M2.viewIsAppearing(animated) [dismissed]", "P.viewDidDisappear(animated)",
        "M2.viewDidAppear(animated) [dismissed]", "M1.viewDidAppear [dismissed]",
      ])
    #expect(controllers[0].view.window == nil)
    #expect(controllers[1].view.superview?.isHidden == false)
    #expect(controllers[2].view.window != nil)
  }

  @Test("R14.2 A root that is replaced in the middle of a dismissal of several")
  func abortedChain() throws {
    let stage = try ControllerStage()
    try {
      let controllers = try chain(stage, [.fullScreen, .overFullScreen, .overFullScreen])
      controllers[0].dismiss(animated: true, completion: stage.note())
      stage.host.advance(by: 0.1)
    }()
    stage.recorder.removeAll()

    let misuses = withMisuseIntercepted {
      stage.host.turn { stage.host.window.rootViewController = nil }
    }
    stage.host.commit()

    #expect(misuses.isEmpty)
    #expect(
      Set(stage.recorder.timeline.lines) == [
        "M3.viewDidDisappear(animated) [dismissed]", "M2.viewDidDisappear [dismissed]",
        "M1.viewDidDisappear [dismissed]", "P.viewWillDisappear", "P.viewDidDisappear",
        "test.completion", "M1.deinit", "M2.deinit", "M3.deinit", "P.deinit",
      ])
    #expect(stage.host.window.subviews.isEmpty)
  }

  @Test("R14.1 Dismissed and presented again in one turn: the same controller, in order")
  func againInOneTurn() throws {
    let stage = try ControllerStage()
    let controllers = try chain(stage, [.overFullScreen])

    let misuses = withMisuseIntercepted {
      controllers[0].dismiss(animated: false)
      controllers[0].present(controllers[1], animated: false)
    }
    stage.host.commit()

    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      M1.viewWillDisappear [dismissed]
      M1.viewDidDisappear [dismissed]
      M1.viewWillAppear [presented]
      M1.viewIsAppearing [presented]
      M1.viewDidAppear [presented]
      """)
  }

  @Test("R14.1 Present and dismiss in one turn, without animation: everything in order, balanced")
  func oneTurn() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.modal("M1")
    let second = stage.modal("M2", .overFullScreen)

    let misuses = withMisuseIntercepted {
      root.present(first, animated: false, completion: stage.note("1"))
      first.present(second, animated: false, completion: stage.note("2"))
      root.dismiss(animated: false, completion: stage.note("3"))
    }
    stage.host.commit()

    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      M1.loadView
      M1.viewDidLoad
      P.viewWillDisappear
      M1.viewWillAppear [presented]
      M1.viewIsAppearing [presented]
      M1.viewDidAppear [presented]
      P.viewDidDisappear
      test.1
      M2.loadView
      M2.viewDidLoad
      M2.viewWillAppear [presented]
      M2.viewIsAppearing [presented]
      M2.viewDidAppear [presented]
      test.2
      M2.viewWillDisappear [dismissed]
      P.viewWillAppear
      M1.viewWillDisappear [dismissed]
      P.viewIsAppearing
      P.viewDidAppear
      M2.viewDidDisappear [dismissed]
      M1.viewDidDisappear [dismissed]
      test.3
      """)
  }

  @Test(
    "UIKit 5.5 In viewDidAppear of the presented controller it may present, in that of the presenter too"
  )
  func presentInDidAppear() throws {
    let stage = try ControllerStage()
    let root = RecordingViewController("P", recorder: stage.recorder)
    stage.host.show(root)
    let first = PresentingOnAppearViewController("M1", recorder: stage.recorder)
    first.modalPresentationStyle = .fullScreen
    first.controllerToPresent = stage.modal("M2")
    first.presentsAnimated = false
    stage.recorder.removeAll()

    root.present(first, animated: false, completion: stage.note())
    try stage.host.settle()
    try stage.recorder.expect(
      """
      M1.loadView
      M1.viewDidLoad
      P.viewWillDisappear
      M1.viewWillAppear [presented]
      M1.viewIsAppearing [presented]
      M1.viewDidAppear [presented]
      M2.loadView
      M2.viewDidLoad
      M1.viewWillDisappear
      M2.viewWillAppear [presented]
      P.viewDidDisappear
      test.completion
      M2.viewIsAppearing [presented]
      M2.viewDidAppear [presented]
      M1.viewDidDisappear
      """)

    let third = stage.modal("M3")
    root.on(.viewDidAppear) { [unowned root] in
      root.on(.viewDidAppear) {}
      root.present(third, animated: false)
    }
    let misuses = withMisuseIntercepted { root.dismiss(animated: false) }
    try stage.host.settle()
    #expect(misuses.isEmpty)
    #expect(root.presentedViewController === third)
  }
}
