import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// A window's root: UIKit 0.1, 0.2.11 and 1.6.
@Suite struct WindowRootTests {
  @Test("R2.1 UIKit 0.1 A window's root: load, will, is appearing, layout, did")
  func windowRoot() throws {
    let stage = try ControllerStage()
    let root = stage.controller("P")
    root.recordsLayout = true

    stage.host.show(root)

    try stage.recorder.expect(
      """
      P.loadView
      P.viewDidLoad
      P.viewWillAppear
      P.viewIsAppearing
      P.viewWillLayoutSubviews
      P.viewDidLayoutSubviews
      P.viewDidAppear
      """)
  }

  @Test("UIKit 0.2.11 A window that is hidden and shown takes its root and the children with it")
  func hiddenWindow() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    add(child, to: parent)
    stage.host.show(parent)
    stage.recorder.removeAll()

    stage.host.window.isHidden = true
    stage.host.commit()
    try stage.recorder.expect(
      """
      P.viewWillDisappear
      C.viewWillDisappear
      P.viewDidDisappear
      C.viewDidDisappear
      """)

    stage.host.window.isHidden = false
    stage.host.commit()
    try stage.recorder.expect(
      """
      P.viewWillAppear
      C.viewWillAppear
      P.viewIsAppearing
      C.viewIsAppearing
      P.viewDidAppear
      C.viewDidAppear
      """)
  }

  @Test("A window whose root is replaced: the old one disappears, the new one appears")
  func replacedRoot() throws {
    let stage = try ControllerStage()
    weak let old = stage.shownRoot()
    let new = stage.controller("N")

    stage.host.window.rootViewController = new
    stage.host.commit()

    try stage.recorder.expect(
      """
      P.viewWillDisappear
      N.loadView
      N.viewDidLoad
      N.viewWillAppear
      N.viewIsAppearing
      P.viewDidDisappear
      P.deinit
      N.viewDidAppear
      """)
    #expect(old == nil)
    #expect(new.view.superview === stage.host.window)
  }

  @Test(
    "UIKit 0.2.11 A root of a hidden window loads and receives nothing until the window is shown"
  )
  func rootOfHiddenWindow() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")

    stage.host.window.rootViewController = root
    stage.host.commit()
    try stage.recorder.expect("")
    #expect(!root.isViewLoaded)

    stage.host.window.isHidden = false
    try stage.recorder.expect(
      """
      R.loadView
      R.viewDidLoad
      R.viewWillAppear
      """)
    stage.host.commit()
    try stage.recorder.expect(
      """
      R.viewIsAppearing
      R.viewDidAppear
      """)
  }

  @Test("UIKit 0.2.11 A window shown and hidden, or hidden and shown, within one turn is balanced")
  func visibilityReverses() throws {
    let stage = try ControllerStage()
    stage.host.window.rootViewController = stage.controller("R")

    stage.host.turn {
      stage.host.window.isHidden = false
      stage.host.window.isHidden = true
    }
    try stage.recorder.expect(
      """
      R.loadView
      R.viewDidLoad
      R.viewWillAppear
      R.viewWillDisappear
      R.viewDidDisappear
      """)

    stage.host.unhide()
    stage.recorder.removeAll()
    stage.host.turn {
      stage.host.window.isHidden = true
      stage.host.window.isHidden = false
    }
    try stage.recorder.expect(
      """
      R.viewWillDisappear
      R.viewWillAppear
      R.viewIsAppearing
      R.viewDidAppear
      """)
  }

  @Test("UIKit 0.1 Two windows: each shows its own root")
  func twoWindows() throws {
    let stage = try ControllerStage()
    stage.show(stage.controller("A"))
    let second = UIWindow(frame: stage.host.window.frame)
    second.rootViewController = stage.controller("B")

    stage.host.turn { second.makeKeyAndVisible() }
    stage.host.hide()
    stage.host.turn { second.isHidden = true }

    try stage.recorder.expect(
      """
      B.loadView
      B.viewDidLoad
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      A.viewWillDisappear
      A.viewDidDisappear
      B.viewWillDisappear
      B.viewDidDisappear
      """)
  }

  @Test("A root that another window takes leaves the first, and appears in the second")
  func rootTakenByAnotherWindow() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    second.isHidden = false

    stage.host.turn { second.rootViewController = root }

    #expect(stage.host.window.rootViewController == nil)
    #expect(root.view.window === second)
    #expect(root.view.frame == second.bounds)
    try stage.recorder.expect(
      """
      P.viewWillDisappear
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      """)
  }

  @Test("A root that a hidden window takes disappears, and appears when that window is shown")
  func rootTakenByHiddenWindow() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let second = UIWindow(frame: stage.host.window.frame)

    stage.host.turn { second.rootViewController = root }
    try stage.recorder.expect(
      """
      P.viewWillDisappear
      P.viewDidDisappear
      """)

    stage.host.turn { second.isHidden = false }
    try stage.recorder.expect(
      """
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      """)
  }

  @Test("R14.2 A root that is replaced in its own viewWillAppear is never shown")
  func replacedWhileAppearing() throws {
    let stage = try ControllerStage()
    let first = stage.controller("A")
    let second = stage.controller("B")
    first.on(.viewWillAppear) { stage.host.window.rootViewController = second }

    stage.host.show(first)

    #expect(stage.host.window.subviews == [second.view])
    try stage.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      A.viewWillAppear
      A.viewWillDisappear
      B.loadView
      B.viewDidLoad
      B.viewWillAppear
      B.viewIsAppearing
      A.viewDidDisappear
      B.viewDidAppear
      """)
  }

  @Test("R14.2 A root that sets its own successor while it is replaced is replaced by that")
  func replacedWhileDisappearing() throws {
    let stage = try ControllerStage()
    let first = stage.controller("A")
    let second = stage.controller("B")
    let third = stage.controller("C")
    stage.show(first)
    first.once(.viewWillDisappear) { stage.host.window.rootViewController = third }

    stage.host.turn { stage.host.window.rootViewController = second }

    #expect(stage.host.window.rootViewController === third)
    #expect(stage.host.window.subviews == [third.view])
    try stage.recorder.expect(
      """
      A.viewWillDisappear
      C.loadView
      C.viewDidLoad
      C.viewWillAppear
      C.viewIsAppearing
      A.viewDidDisappear
      C.viewDidAppear
      """)
  }

  @Test("UIKit 1.3 The application's own activation sends no appearance")
  func applicationStates() throws {
    let stage = try ControllerStage()
    _ = stage.shownRoot()
    let application = UIApplication.shared

    stage.host.turn { application.finishLaunching() }
    stage.host.turn { application.enterBackground() }
    stage.host.turn { application.enterForeground() }

    try stage.recorder.expect("")
  }
}
