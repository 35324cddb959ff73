import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The transition coordinator of presentations.
@Suite struct PresentationCoordinatorTests {
  @Test("UIKit 5.7 It is there from will on, for both sides and their children, and nil afterwards")
  func lifetime() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let rootChild = stage.controller("A")
    add(rootChild, to: root)
    stage.host.commit()
    let modal = stage.modal("M")
    let modalChild = stage.controller("B")
    add(modalChild, to: modal)
    var inWill = false
    modal.on(.viewWillAppear) { [weak modal] in inWill = modal?.transitionCoordinator != nil }

    #expect(root.transitionCoordinator == nil)
    root.present(modal, animated: true)
    #expect(inWill)
    for controller in [root, rootChild, modal, modalChild] {
      #expect(controller.transitionCoordinator != nil)
      #expect(controller.transitionCoordinator === root.transitionCoordinator)
    }

    try stage.host.settle()
    for controller in [root, rootChild, modal, modalChild] {
      #expect(controller.transitionCoordinator == nil)
    }

    root.dismiss(animated: true)
    #expect(modalChild.transitionCoordinator != nil)
    #expect(rootChild.transitionCoordinator === modalChild.transitionCoordinator)
    try stage.host.settle()
    #expect(modal.transitionCoordinator == nil && root.transitionCoordinator == nil)
  }

  @Test("UIKit 5.7 What it says of the transition")
  func facts() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    modal.modalTransitionStyle = .crossDissolve

    root.present(modal, animated: true)
    let coordinator = try #require(modal.transitionCoordinator)

    #expect(coordinator.isAnimated)
    #expect(coordinator.transitionDuration == 0.3)
    #expect(coordinator.presentationStyle == .fullScreen)
    #expect(coordinator.containerView === modal.presentationController?.containerView)
    #expect(coordinator.viewController(forKey: .from) === root)
    #expect(coordinator.viewController(forKey: .to) === modal)
    #expect(coordinator.view(forKey: .to) === modal.view)
    #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
    #expect(!coordinator.isCancelled)
  }

  @Test("UIKit 5.7 Animations run with the transition, completions after did, in their order")
  func animatesAlong() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .overFullScreen)
    let recorder = stage.recorder
    modal.on(.viewWillAppear) { [weak modal] in
      modal?.transitionCoordinator?.animate { _ in
        recorder.note("along 1, \(UIView.inheritedAnimationDuration > 0)")
        root.view.alpha = 0.5
      } completion: { _ in
        recorder.note("completion 1")
      }
      modal?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        recorder.note("completion 2")
      }
    }

    root.present(modal, animated: true, completion: stage.note())
    stage.host.advance(by: 0.1)
    let opacity = root.view.layer.presentation()?.opacity ?? 0
    #expect(abs(opacity - 0.7245) < 0.0001)
    try stage.host.settle()

    try recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      M.viewWillAppear(animated) [presented]
      M.viewIsAppearing(animated) [presented]
      test.along 1, true
      M.viewDidAppear(animated) [presented]
      test.completion 1
      test.completion 2
      test.completion
      """)
  }

  @Test(
    "UIKit 5.7 What is added too late is not animated, its completion is called; after the end nothing is"
  )
  func tooLate() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .overFullScreen)
    modal.loadViewIfNeeded()
    stage.recorder.removeAll()
    root.present(modal, animated: true)
    stage.host.advance(by: 0.1)
    let coordinator = try #require(modal.transitionCoordinator)

    let late = coordinator.animate { _ in
      Issue.record("animated")
    } completion: { _ in
      stage.recorder.note("late completion")
    }
    let completionOnly = coordinator.animate(alongsideTransition: nil) { _ in
      stage.recorder.note("second completion")
    }
    try stage.host.settle()
    let after = coordinator.animate { _ in
      Issue.record("animated")
    } completion: { _ in
      Issue.record("completed")
    }

    #expect(!late && completionOnly && !after)
    try stage.recorder.expect(
      """
      M.viewWillAppear(animated) [presented]
      M.viewIsAppearing(animated) [presented]
      M.viewDidAppear(animated) [presented]
      test.late completion
      test.second completion
      """)
  }

  @Test("UIKit 5.7 Without animation the blocks run at once, without animation")
  func notAnimated() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .overFullScreen)
    let recorder = stage.recorder
    modal.on(.viewWillAppear) { [weak modal] in
      modal?.transitionCoordinator?.animate { context in
        recorder.note("along \(context.isAnimated), \(UIView.inheritedAnimationDuration)")
      } completion: { _ in
        recorder.note("completed")
      }
    }

    root.present(modal, animated: false)
    stage.host.commit()

    try recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      M.viewWillAppear [presented]
      test.along false, 0.0
      M.viewIsAppearing [presented]
      M.viewDidAppear [presented]
      test.completed
      """)
  }

  @Test("R4.4 The interface does not turn while a presentation runs")
  func holdsRotations() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let size = stage.host.window.bounds.size

    root.present(stage.modal("M"), animated: true)
    stage.host.rotateDevice(to: .landscapeLeft)
    stage.host.advance(by: 0.1)
    #expect(stage.host.window.bounds.size == size)

    try stage.host.settle()
    #expect(stage.host.window.bounds.size == CGSize(width: size.height, height: size.width))
  }
}
