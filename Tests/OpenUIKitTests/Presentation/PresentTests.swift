import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// `present` and `dismiss` over the full screen, as whole timelines. The numbers in the names are
/// the sections of the description of UIKit's behaviour that they follow.
@Suite struct PresentTests {
  @Test(
    "R2.1 UIKit 0.1 Full screen, not animated: load, A will go, M will come, M did, A did, completion"
  )
  func presentAtOnce() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")

    root.present(modal, animated: false, completion: stage.note())
    try stage.recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      P.viewWillDisappear
      M.viewWillAppear [presented]
      """)
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)

    stage.host.commit()
    try stage.recorder.expect(
      """
      M.viewIsAppearing [presented]
      M.viewDidAppear [presented]
      P.viewDidDisappear
      test.completion
      """)
    #expect(root.view.window == nil)
    #expect(modal.view.window === stage.host.window)
  }

  @Test("R2.1 UIKit 5.5 Full screen, animated: did and completion come after the animation")
  func presentAnimated() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")

    root.present(modal, animated: true, completion: stage.note())
    try stage.recorder.expect(
      """
      M.loadView
      M.viewDidLoad
      P.viewWillDisappear(animated)
      M.viewWillAppear(animated) [presented]
      M.viewIsAppearing(animated) [presented]
      """)

    stage.host.advance(by: 0.45)
    try stage.recorder.expect("")
    #expect(root.view.window != nil)

    try stage.host.settle()
    try stage.recorder.expect(
      """
      M.viewDidAppear(animated) [presented]
      P.viewDidDisappear(animated)
      test.completion
      """)
    #expect(root.view.window == nil)
    #expect(modal.view.frame == stage.host.window.bounds)
  }

  @Test(
    "R2.1 UIKit 0.1 Dismissal: M willDisappear, A will come, A did, M did, completion, M is freed after it"
  )
  func dismissAtOnce() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    weak var modal: RecordingViewController?
    try {
      let presented = stage.modal("M")
      modal = presented
      try stage.present(presented, on: root)
    }()

    root.dismiss(animated: false) { stage.recorder.note("M is there: \(modal != nil)") }
    stage.host.commit()

    try stage.recorder.expect(
      """
      M.viewWillDisappear [dismissed]
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      M.viewDidDisappear [dismissed]
      test.M is there: true
      M.deinit
      """)
    #expect(modal == nil)
    #expect(root.presentedViewController == nil)
    #expect(stage.host.window.subviews == [root.view])
  }

  @Test("R2.1 UIKit 5.5 Dismissal, animated, requested of the presented controller")
  func dismissAnimated() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    try stage.present(modal, on: root)

    modal.dismiss(animated: true, completion: stage.note())
    try stage.recorder.expect(
      """
      M.viewWillDisappear(animated) [dismissed]
      P.viewWillAppear(animated)
      P.viewIsAppearing(animated)
      """)

    try stage.host.settle()
    try stage.recorder.expect(
      """
      P.viewDidAppear(animated)
      M.viewDidDisappear(animated) [dismissed]
      test.completion
      """)
    #expect(stage.host.window.subviews == [root.view])
    #expect(modal.view.superview == nil)
  }
}
