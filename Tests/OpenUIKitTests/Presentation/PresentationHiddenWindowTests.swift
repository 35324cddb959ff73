import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Windows that hide and are shown while a presentation runs: a transition ends what it has begun,
/// and everybody is where his view is seen.
@Suite struct PresentationHiddenWindowTests {
  @Test("UIKit 0.2.11 5.5 What appears reverses when the window hides, and again when it is shown")
  func hiddenAndShownMidway() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    modal.loadViewIfNeeded()
    root.present(modal, animated: true)
    stage.host.commit()
    stage.recorder.removeAll()

    let misuses = withMisuseIntercepted {
      stage.host.window.isHidden = true
      stage.host.window.isHidden = false
    }
    try stage.host.settle()

    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      M.viewWillDisappear [presented]
      M.viewWillAppear [presented]
      M.viewIsAppearing [presented]
      M.viewDidAppear [presented]
      P.viewDidDisappear(animated)
      """)
  }

  @Test("UIKit 0.2.11 5.5 A dismissal that begins in a hidden window ends in one that is shown")
  func shownDuringDismissal() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    try stage.present(stage.modal("M"), on: root)
    stage.host.hide()
    stage.recorder.removeAll()

    let misuses = withMisuseIntercepted {
      root.dismiss(animated: true)
      stage.host.window.isHidden = false
    }
    try stage.host.settle()

    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      M.deinit
      """)
    #expect(root.view.window != nil)
  }

  @Test(
    "UIKit 0.2.11 5.5 A presentation that begins in a hidden window lets nothing appear before it is shown"
  )
  func presentedInHiddenWindow() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M")
    modal.loadViewIfNeeded()
    stage.host.hide()
    stage.recorder.removeAll()

    let misuses = withMisuseIntercepted {
      root.present(modal, animated: true)
      stage.host.window.isHidden = false
    }
    try stage.host.settle()

    #expect(misuses.isEmpty)
    try stage.recorder.expect(
      """
      M.viewWillAppear [presented]
      M.viewIsAppearing [presented]
      M.viewDidAppear [presented]
      """)
    #expect(root.view.window == nil)
  }

  @Test("R14.1 UIKit 5.5 What a root presents while it is replaced is removed with it")
  func presentedByLeavingRoot() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let modal = stage.modal("M", .overFullScreen)
    let next = stage.controller("Q")
    stage.recorder.onEvent = { [weak root] event in
      guard event.source == "P", event.callback == .viewWillDisappear(animated: false) else {
        return
      }
      root?.present(modal, animated: true)
    }

    stage.host.turn { stage.host.window.rootViewController = next }
    try stage.host.settle()

    #expect(stage.host.window.subviews == [next.view])
    #expect(modal.presentingViewController == nil)
  }

  @Test(
    "UIKit 5.5 A covered controller is not presented by what covers it, even outside any container")
  func presentedByItsCover() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let orphan = stage.controller("O")
    stage.host.turn { root.view.addSubview(orphan.view) }
    let modal = stage.modal("M")
    try stage.present(modal, on: orphan)

    let misuses = withMisuseIntercepted { modal.present(orphan, animated: false) }

    #expect(misuses.map(\.id) == ["presentation.active"])
    #expect(modal.presentedViewController == nil)
  }

  @Test(
    "UIKit 0.2.11 A presented view that was removed from its container does not appear with the window"
  )
  func takenOutWhileHidden() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let context = stage.controller("C")
    context.definesPresentationContext = true
    add(context, to: root)
    stage.host.commit()
    let modal = stage.modal("M", .overCurrentContext)
    try stage.present(modal, on: context)
    stage.host.hide()
    modal.view.removeFromSuperview()
    stage.recorder.removeAll()

    stage.host.unhide()

    #expect(!stage.recorder.timeline.lines.contains { $0.hasPrefix("M.") })
    #expect(stage.recorder.timeline.lines.contains("C.viewDidAppear"))
  }
}
