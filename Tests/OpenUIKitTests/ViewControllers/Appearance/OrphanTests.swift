import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Controllers whose views are shown though they have no parent: UIKit 0.1, 0.2.3, 3.2.
@Suite struct OrphanTests {
  @Test(
    "UIKit 0.1 addSubview without addChild: the window controls it, and it is freed after its did"
  )
  func orphan() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()

    try {
      let orphan = stage.controller("O")
      parent.view.addSubview(orphan.view)
      try stage.recorder.expect(
        """
        O.loadView
        O.viewDidLoad
        O.viewWillAppear
        """)
    }()
    stage.host.commit()

    try stage.recorder.expect(
      """
      O.viewIsAppearing
      O.viewDidAppear
      O.deinit
      """)
    #expect(parent.view.subviews.count == 1)
  }

  @Test("UIKit 0.1 The responder chain skips a controller that was freed; its view stays")
  func responderChainAfterDeath() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    stage.host.turn { parent.view.addSubview(stage.controller("O").view) }

    let view = try #require(parent.view.subviews.first)

    #expect(view.next === parent.view)
  }

  @Test("UIKit 3.2 0.2.3 An orphan in a root's viewDidLoad appears when the view enters the window")
  func orphanInViewDidLoad() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let orphan = stage.controller("O")
    root.on(.viewDidLoad) { [unowned root] in root.view.addSubview(orphan.view) }

    stage.host.show(root)
    stage.host.turn { stage.host.window.rootViewController = nil }

    try stage.recorder.expect(
      """
      R.loadView
      R.viewDidLoad
      O.loadView
      O.viewDidLoad
      R.viewWillAppear
      O.viewWillAppear
      R.viewIsAppearing
      O.viewIsAppearing
      R.viewDidAppear
      O.viewDidAppear
      R.viewWillDisappear
      O.viewWillDisappear
      R.viewDidDisappear
      O.viewDidDisappear
      """)
  }

  @Test("UIKit 0.2.3 0.2.11 A window that is hidden calls the orphans in it too")
  func hiddenWindow() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let orphan = stage.controller("O")
    stage.host.turn { parent.view.addSubview(orphan.view) }
    stage.recorder.removeAll()

    stage.host.hide()
    stage.host.unhide()

    try stage.recorder.expect(
      """
      P.viewWillDisappear
      O.viewWillDisappear
      P.viewDidDisappear
      O.viewDidDisappear
      P.viewWillAppear
      O.viewWillAppear
      P.viewIsAppearing
      O.viewIsAppearing
      P.viewDidAppear
      O.viewDidAppear
      """)
  }

  @Test(
    "UIKit 0.2.3 A view directly in a window: its controller appears and disappears with that window"
  )
  func viewInWindow() throws {
    let stage = try ControllerStage()
    let orphan = stage.controller("O")
    stage.host.window.addSubview(orphan.view)
    stage.recorder.removeAll()

    stage.host.unhide()
    stage.host.hide()
    stage.host.unhide()
    stage.host.turn { orphan.view.removeFromSuperview() }

    try stage.recorder.expect(
      """
      O.viewWillAppear
      O.viewIsAppearing
      O.viewDidAppear
      O.viewWillDisappear
      O.viewDidDisappear
      O.viewWillAppear
      O.viewIsAppearing
      O.viewDidAppear
      O.viewWillDisappear
      O.viewDidDisappear
      """)
  }

  @Test("UIKit 2.2 A child that leaves its parent without its view is an orphan from then on")
  func orphaned() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    stage.host.turn { add(child, to: parent) }
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { child.removeFromParent() }
    stage.host.commit()
    #expect(misuse.isEmpty)
    #expect(child.view.superview === parent.view)
    try stage.recorder.expect("C.didMove(nil)")

    stage.host.turn { child.view.removeFromSuperview() }
    try stage.recorder.expect(
      """
      C.viewWillDisappear
      C.viewDidDisappear
      """)
  }

  @Test("UIKit 2.4 An orphan that gets a parent later receives only willMove and didMove")
  func adopted() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    stage.host.turn { parent.view.addSubview(child.view) }
    stage.recorder.removeAll()

    stage.host.turn {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }

    try stage.recorder.expect(
      """
      C.willMove(P)
      C.didMove(P)
      """)
  }

  @Test("UIKit 3.2 Children of an orphan appear and disappear with it")
  func childrenOfAnOrphan() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let orphan = stage.controller("O")
    let child = stage.controller("C")
    add(child, to: orphan)
    stage.recorder.removeAll()

    stage.host.turn { parent.view.addSubview(orphan.view) }
    stage.host.turn { orphan.view.removeFromSuperview() }

    try stage.recorder.expect(
      """
      O.viewWillAppear
      C.viewWillAppear
      O.viewIsAppearing
      C.viewIsAppearing
      O.viewDidAppear
      C.viewDidAppear
      O.viewWillDisappear
      C.viewWillDisappear
      O.viewDidDisappear
      C.viewDidDisappear
      """)
  }

  @Test("UIKit 3.2 A view that moves to another window leaves the one and enters the other")
  func betweenWindows() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let orphan = stage.controller("O")
    add(stage.controller("C"), to: orphan)
    stage.host.turn { parent.view.addSubview(orphan.view) }
    let second = UIWindow(frame: stage.host.window.frame)
    let hidden = UIWindow(frame: stage.host.window.frame)
    second.isHidden = false
    stage.recorder.removeAll()

    stage.host.turn { second.addSubview(orphan.view) }
    try stage.recorder.expect(
      """
      O.viewWillDisappear
      C.viewWillDisappear
      O.viewWillAppear
      C.viewWillAppear
      O.viewIsAppearing
      C.viewIsAppearing
      O.viewDidAppear
      C.viewDidAppear
      """)

    stage.host.turn { hidden.addSubview(orphan.view) }
    stage.host.turn { parent.view.addSubview(orphan.view) }
    try stage.recorder.expect(
      """
      O.viewWillDisappear
      C.viewWillDisappear
      O.viewDidDisappear
      C.viewDidDisappear
      O.viewWillAppear
      C.viewWillAppear
      O.viewIsAppearing
      C.viewIsAppearing
      O.viewDidAppear
      C.viewDidAppear
      """)
  }

  @Test(
    "UIKit 3.2 An orphan that is added to a disappearing parent disappears when that leaves the window"
  )
  func adoptedByDisappearingParent() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    stage.showManualRoot(holding: parent)
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    let orphan = stage.controller("O")
    stage.host.turn { stage.host.window.addSubview(orphan.view) }
    stage.recorder.removeAll()

    parent.beginAppearanceTransition(false, animated: true)
    add(orphan, to: parent)
    try stage.recorder.expect(
      """
      P.viewWillDisappear(animated)
      O.willMove(P)
      O.didMove(P)
      """)

    stage.host.turn { parent.view.removeFromSuperview() }
    parent.endAppearanceTransition()
    try stage.recorder.expect(
      """
      O.viewWillDisappear(animated)
      P.viewDidDisappear(animated)
      O.viewDidDisappear(animated)
      """)
  }

  @Test("UIKit 3.2 An orphan that is added to an invisible parent disappears when its view does")
  func adoptedByInvisibleParent() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    stage.showManualRoot(holding: parent)
    let orphan = stage.controller("O")
    stage.host.turn { stage.host.window.addSubview(orphan.view) }
    add(orphan, to: parent)
    stage.recorder.removeAll()

    stage.host.turn { parent.view.removeFromSuperview() }

    try stage.recorder.expect(
      """
      O.viewWillDisappear
      O.viewDidDisappear
      """)
  }
}
