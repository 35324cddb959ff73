import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Callbacks that show and hide windows, and move views between them, while controllers receive
/// callbacks: in the end each state follows from where its view is.
@Suite struct WindowReentrancyTests {
  /// A window beside the host's, shown.
  private func secondWindow(_ stage: ControllerStage) -> UIWindow {
    let window = UIWindow(frame: stage.host.window.frame)
    window.isHidden = false
    return window
  }

  /// An orphan whose view is in `place` and has appeared.
  private func shownOrphan(_ name: String, in place: UIView, _ stage: ControllerStage)
    -> RecordingViewController
  {
    let orphan = stage.controller(name)
    stage.host.turn { place.addSubview(orphan.view) }
    stage.host.commit()
    stage.recorder.removeAll()
    return orphan
  }

  @Test(
    "R14.2 UIKit 0.2.11 A root that shows its window again when it is hidden: nothing else receives that"
  )
  func shownAgain() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    stage.show(root)
    let orphan = shownOrphan("O", in: stage.host.window, stage)
    root.once(.viewWillDisappear) { stage.host.window.isHidden = false }

    stage.host.turn { stage.host.window.isHidden = true }
    stage.host.commit()

    #expect(orphan.view.window === stage.host.window)
    try stage.recorder.expect(
      """
      R.viewWillDisappear
      R.viewWillAppear
      R.viewIsAppearing
      R.viewDidAppear
      """)
  }

  @Test(
    "R14.2 UIKit 3.2 During a move to another window, the old one is hidden: it appears in the new one"
  )
  func oldWindowHidden() throws {
    let stage = try ControllerStage()
    stage.show(stage.controller("R"))
    let second = secondWindow(stage)
    let orphan = shownOrphan("O", in: stage.host.window, stage)
    orphan.once(.viewWillAppear) { stage.host.window.isHidden = true }

    stage.host.turn { second.addSubview(orphan.view) }
    stage.host.commit()

    try stage.recorder.expect(
      """
      O.viewWillDisappear
      O.viewWillAppear
      R.viewWillDisappear
      O.viewWillDisappear
      O.viewWillAppear
      O.viewIsAppearing
      O.viewDidAppear
      R.viewDidDisappear
      """)
  }

  @Test(
    "R14.2 UIKit 3.2 A view that is moved out of a tree that leaves the window stays visible")
  func savesItself() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let box = UIView()
    root.view.addSubview(box)
    let orphan = shownOrphan("O", in: box, stage)
    orphan.once(.viewWillDisappear) { [unowned orphan] in root.view.addSubview(orphan.view) }

    stage.host.turn { box.removeFromSuperview() }
    stage.host.commit()

    #expect(orphan.view.superview === root.view)
    try stage.recorder.expect(
      """
      O.viewWillDisappear
      O.viewWillAppear
      O.viewIsAppearing
      O.viewDidAppear
      """)
  }

  @Test("R14.2 UIKit 3.2 A tree that a callback moves to another window while its own is hidden")
  func movesToShownWindow() throws {
    let stage = try ControllerStage()
    stage.show(stage.controller("R"))
    let second = secondWindow(stage)
    let box = UIView()
    stage.host.window.addSubview(box)
    let first = shownOrphan("A", in: box, stage)
    let other = shownOrphan("B", in: box, stage)
    first.once(.viewWillDisappear) { second.addSubview(box) }

    stage.host.turn { stage.host.window.isHidden = true }
    stage.host.commit()

    #expect(other.view.window === second)
    try stage.recorder.expect(
      """
      R.viewWillDisappear
      A.viewWillDisappear
      B.viewWillDisappear
      A.viewWillAppear
      B.viewWillAppear
      A.viewIsAppearing
      B.viewIsAppearing
      R.viewDidDisappear
      A.viewDidAppear
      B.viewDidAppear
      """)
  }

  @Test(
    "R14.2 UIKit 2.2 A child that loses its parent during a move of its view appears with the window"
  )
  func orphanedMeanwhile() throws {
    let stage = try ControllerStage()
    let root = stage.manual("R")
    stage.show(root)
    let child = stage.controller("C")
    child.loadViewIfNeeded()
    let orphan = stage.controller("O")
    child.view.addSubview(orphan.view)
    root.addChild(child)
    orphan.once(.viewWillAppear) { [unowned child] in child.removeFromParent() }
    stage.recorder.removeAll()

    stage.host.turn { root.view.addSubview(child.view) }
    stage.host.commit()

    try stage.recorder.expect(
      """
      O.viewWillAppear
      C.didMove(nil)
      C.viewWillAppear
      C.viewIsAppearing
      O.viewIsAppearing
      O.viewDidAppear
      C.viewDidAppear
      """)
  }

  @Test(
    "R14.2 UIKit 3.4 A viewIsAppearing that reverses twice is sent again, and no did after a will"
  )
  func turnsInIsAppearing() throws {
    let stage = try ControllerStage()
    let child = stage.controller("C")
    child.once(.viewIsAppearing) { [unowned child] in
      child.beginAppearanceTransition(false, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.once(.viewIsAppearing) { child.beginAppearanceTransition(false, animated: false) }
    }
    child.loadViewIfNeeded()
    stage.recorder.removeAll()

    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()

    try stage.recorder.expect(
      """
      C.viewWillAppear
      C.viewIsAppearing
      C.viewWillDisappear
      C.viewWillAppear
      C.viewIsAppearing
      C.viewWillDisappear
      C.viewDidDisappear
      """)
  }

  @Test("R14.3 Outside a window, a parent's view inside that of its own child: traits have an end")
  func traitsInCycles() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    child.view.addSubview(parent.view)
    parent.addChild(child)
    child.traitOverrides.userInterfaceStyle = .dark

    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
    child.view.layoutIfNeeded()
    #expect(parent.traitCollection.userInterfaceStyle == .dark)
  }
}
