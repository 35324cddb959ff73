import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The view of a window's root, loaded, removed and added elsewhere by the program.
@Suite struct RootViewTests {
  @Test("R14.2 A root that is replaced in its own viewDidLoad receives nothing more")
  func replacedInViewDidLoad() throws {
    let stage = try ControllerStage()
    let (root, other) = (stage.controller("P"), stage.controller("O"))
    root.once(.viewDidLoad) { stage.host.window.rootViewController = other }

    stage.host.show(root)

    try stage.recorder.expect(
      """
      P.loadView
      P.viewDidLoad
      O.loadView
      O.viewDidLoad
      O.viewWillAppear
      O.viewIsAppearing
      O.viewDidAppear
      """)
    #expect(stage.host.window.subviews == [other.view])
  }

  @Test("R14.2 A root whose viewDidLoad hides the window receives nothing until that is shown")
  func hiddenInViewDidLoad() throws {
    let stage = try ControllerStage()
    let root = stage.controller("P")
    root.once(.viewDidLoad) { stage.host.window.isHidden = true }

    stage.host.turn {
      stage.host.window.isHidden = false
      stage.host.window.rootViewController = root
    }

    try stage.recorder.expect("P.loadView\nP.viewDidLoad")
    stage.host.unhide()
    try stage.recorder.expect("P.viewWillAppear\nP.viewIsAppearing\nP.viewDidAppear")
  }

  @Test("R14.2 A root whose loadView chooses one that is refused loads once, and appears")
  func refusedInLoadView() throws {
    let stage = try ControllerStage()
    let (root, parent, child) = (
      stage.controller("P"), stage.controller("A"), stage.controller("C")
    )
    parent.addChild(child)
    stage.recorder.removeAll()
    stage.recorder.once("P.loadView") { stage.host.window.rootViewController = child }

    let misuse = withMisuseIntercepted { stage.host.show(root) }

    #expect(misuse.map(\.id) == ["containment.hierarchy-inconsistency"])
    try stage.recorder.expect(
      """
      P.loadView
      P.viewDidLoad
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      """)
    #expect(stage.host.window.rootViewController === root)
  }

  @Test("R14.2 A root that is set again while it is replaced stays")
  func chosenAgain() throws {
    let stage = try ControllerStage()
    let (root, other) = (stage.controller("P"), stage.controller("O"))
    stage.show(root)
    root.once(.viewWillDisappear) { [unowned root] in stage.host.window.rootViewController = root }

    stage.host.turn { stage.host.window.rootViewController = other }

    try stage.recorder.expect(
      """
      P.viewWillDisappear
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      """)
    #expect(stage.host.window.rootViewController === root)
    #expect(stage.host.window.subviews == [root.view])
  }

  @Test("R14.2 What a child presents over its context becomes the root: it leaves its presentation")
  func presentedBecomesRoot() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let child = stage.controller("C")
    child.definesPresentationContext = true
    add(child, to: root)
    stage.host.commit()
    let modal = stage.modal("M", .currentContext)
    try stage.present(modal, on: child)

    stage.host.turn { stage.host.window.rootViewController = modal }

    #expect(child.presentedViewController == nil && modal.presentingViewController == nil)
    #expect(stage.recorder.timeline.lines.last == "M.viewDidAppear")
    #expect(stage.host.window.subviews == [modal.view])
  }

  @Test(
    "R14.2 A child whose viewDidLoad hides the window does not appear", arguments: [true, false])
  func childHidesWindow(isExchanged: Bool) throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let (old, child) = (stage.controller("A"), stage.controller("C"))
    add(old, to: root)
    stage.host.commit()
    stage.recorder.removeAll()
    child.once(.viewDidLoad) { stage.host.window.isHidden = true }

    root.addChild(child)
    if isExchanged {
      root.transition(from: old, to: child, duration: 0.3, animations: nil)
    } else {
      child.beginAppearanceTransition(true, animated: true)
      root.view.addSubview(child.view)
      child.endAppearanceTransition()
    }
    try stage.host.settle()

    #expect(!stage.recorder.timeline.lines.contains { $0.hasPrefix("C.viewWillAppear") })
    stage.recorder.removeAll()
    stage.host.unhide()
    #expect(stage.recorder.timeline.lines.contains { $0.hasPrefix("C.viewDidAppear") })
  }

  @Test(
    "R2.1 UIKit 3.1 A root's view that is removed by the program: will, did after the commit; and back"
  )
  func takenOut() throws {
    let stage = try ControllerStage()
    let root = stage.controller("P")
    add(stage.controller("C"), to: root)
    stage.show(root)

    root.view.removeFromSuperview()
    try stage.recorder.expect("P.viewWillDisappear\nC.viewWillDisappear")
    stage.host.commit()
    try stage.recorder.expect("P.viewDidDisappear\nC.viewDidDisappear")

    stage.host.window.addSubview(root.view)
    try stage.recorder.expect("P.viewWillAppear\nC.viewWillAppear")
    stage.host.commit()
    try stage.recorder.expect(
      "P.viewIsAppearing\nC.viewIsAppearing\nP.viewDidAppear\nC.viewDidAppear")
  }

  @Test(
    "R2.1 UIKit 3.1 The root of a hidden window whose view is in a shown one appears with that view"
  )
  func standsElsewhere() throws {
    let stage = try ControllerStage()
    let first = stage.shownRoot()
    let hidden = UIWindow()
    let root = stage.controller("R")
    hidden.rootViewController = root

    stage.host.turn { first.view.addSubview(root.view) }
    try stage.recorder.expect(
      """
      R.loadView
      R.viewDidLoad
      R.viewWillAppear
      R.viewIsAppearing
      R.viewDidAppear
      """)

    stage.host.turn { hidden.rootViewController = nil }
    try stage.recorder.expect("")
    stage.host.hide()
    try stage.recorder.expect(
      """
      P.viewWillDisappear
      R.viewWillDisappear
      P.viewDidDisappear
      R.viewDidDisappear
      """)
  }
}
