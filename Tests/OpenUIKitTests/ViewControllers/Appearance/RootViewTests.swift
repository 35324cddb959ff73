import NestTesting
import OpenUIKit
import Testing

/// The view of a window's root, loaded, taken out and put elsewhere by the program.
@Suite struct RootViewTests {
  @Test("R14.2 A root that is replaced in its own viewDidLoad hears nothing more")
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

  @Test("R14.2 A root whose viewDidLoad hides the window hears nothing until that is shown")
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

  @Test("R2.1 3.1 A root's view that is taken out by hand: will, did after the commit; and back")
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

  @Test("R2.1 3.1 The root of a hidden window whose view stands in a shown one hears of that view")
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
