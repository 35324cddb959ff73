import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Transitions that reverse: UIKit 3.4.
@Suite struct AppearanceReversalTests {
  @Test("R2.4 UIKit 3.4 A transition that reverses sends the counterpart, and one did")
  func reversal() throws {
    let stage = try ControllerStage()
    let parent = stage.manual("P")
    let child = stage.controller("C")
    add(child, to: parent)
    stage.host.show(parent)
    stage.recorder.removeAll()

    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()

    try stage.recorder.expect(
      """
      C.viewWillAppear(animated)
      C.viewWillDisappear(animated)
      C.viewDidDisappear(animated)
      """)
  }

  @Test("R2.4 A child that follows its parent reverses with it")
  func reversalOfForwarded() throws {
    let stage = try ControllerStage()
    let (middle, leaf) = (stage.controller("M"), stage.controller("L"))
    stage.showManualRoot(holding: middle, leaf)

    middle.beginAppearanceTransition(true, animated: true)
    middle.beginAppearanceTransition(false, animated: true)
    middle.endAppearanceTransition()

    try stage.recorder.expect(
      """
      M.viewWillAppear(animated)
      L.viewWillAppear(animated)
      M.viewWillDisappear(animated)
      L.viewWillDisappear(animated)
      M.viewDidDisappear(animated)
      L.viewDidDisappear(animated)
      """)
  }

  /// A manual container that shows `A`, with `B` loaded.
  private func exchange(_ stage: ControllerStage) -> (
    RecordingViewController, RecordingViewController
  ) {
    let parent = stage.manual("P")
    let old = stage.controller("A")
    let new = stage.controller("B")
    stage.show(parent)
    add(old, to: parent)
    add(new, to: parent)
    old.beginAppearanceTransition(true, animated: false)
    old.endAppearanceTransition()
    stage.recorder.removeAll()
    return (old, new)
  }

  @Test(
    "R2.4 UIKit 3.4 A cancelled exchange: one appears, then disappears; the other disappears, then appears"
  )
  func cancelledExchange() throws {
    let stage = try ControllerStage()
    let (old, new) = exchange(stage)

    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    stage.host.commit()
    new.beginAppearanceTransition(false, animated: true)
    old.beginAppearanceTransition(true, animated: true)
    stage.host.commit()
    new.endAppearanceTransition()
    old.endAppearanceTransition()

    try stage.recorder.expect(
      """
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      B.viewWillDisappear(animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      B.viewDidDisappear(animated)
      A.viewDidAppear(animated)
      """)
  }

  @Test("R2.4 UIKit 3.4 A transition may reverse again and again; one end closes it, unreported")
  func reversesAgain() throws {
    let stage = try ControllerStage()
    let (_, new) = exchange(stage)

    let misuse = withMisuseIntercepted {
      new.beginAppearanceTransition(true, animated: true)
      new.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: false)
      new.endAppearanceTransition()
    }

    #expect(misuse.isEmpty)
    try stage.recorder.expect(
      """
      B.viewWillAppear(animated)
      B.viewWillDisappear(animated)
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      """)
  }

  @Test("R2.4 A parent that disappears while its container shows a child reverses the child")
  func parentDisappearsMeanwhile() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    parent.addChild(child)
    child.loadViewIfNeeded()
    stage.recorder.removeAll()

    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    stage.host.hide()
    child.endAppearanceTransition()

    try stage.recorder.expect(
      """
      C.viewWillAppear(animated) [to]
      P.viewWillDisappear
      C.viewWillDisappear [to]
      P.viewDidDisappear
      C.viewDidDisappear [to]
      """)
  }

  @Test("R2.4 A parent that reverses does not reverse a child that it hides")
  func removedChildStaysAway() throws {
    let stage = try ControllerStage()
    let (middle, leaf) = (stage.controller("M"), stage.controller("L"))
    stage.showManualRoot(holding: middle, leaf)
    middle.beginAppearanceTransition(true, animated: false)
    middle.endAppearanceTransition()
    stage.recorder.removeAll()

    middle.beginAppearanceTransition(false, animated: true)
    leaf.view.removeFromSuperview()
    middle.beginAppearanceTransition(true, animated: true)
    stage.host.commit()
    middle.endAppearanceTransition()

    try stage.recorder.expect(
      """
      M.viewWillDisappear(animated)
      L.viewWillDisappear(animated)
      M.viewWillAppear(animated)
      M.viewIsAppearing(animated)
      M.viewDidAppear(animated)
      L.viewDidDisappear(animated)
      """)
  }
}
