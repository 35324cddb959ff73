import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Which controllers receive callbacks in which style, and with which flags.
@Suite struct PresentationStyleTests {
  @Test(
    "UIKit 5.5 Styles that remove the presenting view call the presenting controller",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func removingStyles(_ style: UIModalPresentationStyle) throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", style)
    modal.loadViewIfNeeded()
    stage.recorder.removeAll()

    root.present(modal, animated: true)
    try stage.host.settle()
    try stage.recorder.expect(
      """
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      M.viewIsAppearing(animated) [presented]
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      """)
    #expect(root.view.superview == nil)

    root.dismiss(animated: true)
    try stage.host.settle()
    try stage.recorder.expect(
      """
      M.viewWillDisappear(animated) [dismissed]
      P.viewWillAppear(animated)
      P.viewIsAppearing(animated)
      P.viewDidAppear(animated)
      M.viewDidDisappear(animated) [dismissed]
      """)
    #expect(root.view.superview === stage.host.window)
  }

  @Test(
    "UIKit 5.5 Styles that leave the presenting view call only the presented controller",
    arguments: [
      UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet,
      .automatic,
    ])
  func leavingStyles(_ style: UIModalPresentationStyle) throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", style)
    modal.loadViewIfNeeded()
    stage.recorder.removeAll()

    root.present(modal, animated: true)
    try stage.host.settle()
    try stage.recorder.expect(
      """
      M.viewWillAppear(animated) [presented]
      M.viewIsAppearing(animated) [presented]
      M.viewDidAppear(animated) [presented]
      """)
    #expect(root.view.window != nil)

    root.dismiss(animated: true)
    try stage.host.settle()
    try stage.recorder.expect(
      """
      M.viewWillDisappear(animated) [dismissed]
      M.viewDidDisappear(animated) [dismissed]
      """)
  }

  @Test(
    "UIKit 1.5 Only what is presented has the flag: not its children, not the presenting controller"
  )
  func flagsOfChildren() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    let child = stage.controller("C")
    add(child, to: modal)
    stage.recorder.removeAll()

    root.present(modal, animated: false)
    stage.host.commit()
    try stage.recorder.expect(
      """
      P.viewWillDisappear
      M.viewWillAppear [presented]
      C.viewWillAppear
      M.viewIsAppearing [presented]
      C.viewIsAppearing
      M.viewDidAppear [presented]
      C.viewDidAppear
      P.viewDidDisappear
      """)

    child.dismiss(animated: false)
    stage.host.commit()
    try stage.recorder.expect(
      """
      M.viewWillDisappear [dismissed]
      C.viewWillDisappear
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      M.viewDidDisappear [dismissed]
      C.viewDidDisappear
      """)
  }

  @Test("UIKit 1.5 A controller that reappears after the dismissal of another has no flag")
  func flagsOfCoveredModal() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.modal("M")
    try stage.present(first, on: root)
    try stage.present(stage.modal("N"), on: first)

    first.dismiss(animated: false)
    stage.host.commit()

    try stage.recorder.expect(
      """
      N.viewWillDisappear [dismissed]
      M.viewWillAppear
      M.viewIsAppearing
      M.viewDidAppear
      N.viewDidDisappear [dismissed]
      N.deinit
      """)
  }

  @Test("UIKit 5.5 The links are set from will on, and removed when did is called")
  func links() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    modal.on(.viewWillAppear) { [recorder = stage.recorder, weak root, weak modal] in
      recorder.note("\(root?.presentedViewController === modal)")
      recorder.note("\(modal?.presentingViewController === root)")
    }
    root.present(modal, animated: false)
    stage.host.commit()
    stage.recorder.removeAll()

    root.dismiss(animated: false) {
      stage.recorder.note("\(root.presentedViewController == nil)")
    }
    #expect(root.presentedViewController === modal)
    stage.host.commit()

    try stage.recorder.expect(
      """
      M.viewWillDisappear [dismissed]
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      M.viewDidDisappear [dismissed]
      test.true
      """)
    #expect(modal.presentingViewController == nil)
  }

  @Test("UIKit 5.5 parent never names the presenting controller, children never the presented one")
  func containmentIsAnotherThing() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")

    try stage.present(modal, on: root)

    #expect(modal.parent == nil)
    #expect(root.children.isEmpty)
  }

  @Test("UIKit 5.5 The default style is automatic, the default transition covers vertically")
  func defaults() throws {
    _ = try ControllerStage()
    let controller = UIViewController()

    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(!controller.isModalInPresentation)
    #expect(controller.transitioningDelegate == nil)
    #expect(controller.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
  }
}
