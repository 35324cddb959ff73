import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Children that are added and removed while their parent appears or disappears: the table of UIKit
/// 3.2.
@Suite struct MovingParentTests {
  @Test(
    "UIKit 3.2 A child that is added between its parent's will and did: will at once, did with it, once"
  )
  func childOfAppearingParent() throws {
    let stage = try ControllerStage()
    let (parent, child) = (stage.controller("P"), stage.controller("C"))
    child.loadViewIfNeeded()
    stage.showManualRoot(holding: parent)

    parent.beginAppearanceTransition(true, animated: true)
    add(child, to: parent)
    stage.host.commit()
    try stage.recorder.expect(
      """
      P.viewWillAppear(animated)
      C.willMove(P)
      C.viewWillAppear [to]
      C.didMove(P)
      P.viewIsAppearing(animated)
      C.viewIsAppearing [to]
      """)

    parent.endAppearanceTransition()
    stage.host.commit()
    try stage.recorder.expect(
      """
      P.viewDidAppear(animated)
      C.viewDidAppear [to]
      """)
  }

  @Test("UIKit 3.2 The same with addSubview before addChild: one did too, with the parent's")
  func viewBeforeChild() throws {
    let stage = try ControllerStage()
    let (parent, child) = (stage.controller("P"), stage.controller("C"))
    child.loadViewIfNeeded()
    stage.showManualRoot(holding: parent)

    parent.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    parent.addChild(child)
    child.didMove(toParent: parent)
    stage.host.commit()
    parent.endAppearanceTransition()
    stage.host.commit()

    try stage.recorder.expect(
      """
      P.viewWillAppear(animated)
      C.viewWillAppear
      C.willMove(P)
      C.didMove(P)
      P.viewIsAppearing(animated)
      C.viewIsAppearing
      P.viewDidAppear(animated)
      C.viewDidAppear
      """)
  }

  @Test(
    "UIKit 3.2 A child that is added while its parent disappears receives nothing, and appears with it later"
  )
  func childOfDisappearingParent() throws {
    let stage = try ControllerStage()
    let (parent, child) = (stage.controller("P"), stage.controller("C"))
    child.loadViewIfNeeded()
    stage.showManualRoot(holding: parent)
    parent.beginAppearanceTransition(true, animated: true)
    parent.endAppearanceTransition()
    stage.recorder.removeAll()

    parent.beginAppearanceTransition(false, animated: true)
    add(child, to: parent)
    stage.host.commit()
    parent.endAppearanceTransition()
    try stage.recorder.expect(
      """
      P.viewWillDisappear(animated)
      C.willMove(P)
      C.didMove(P)
      P.viewDidDisappear(animated)
      """)

    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    try stage.recorder.expect(
      """
      P.viewWillAppear
      C.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      C.viewIsAppearing
      C.viewDidAppear
      """)
  }

  @Test(
    "UIKit 3.2 A child that is added while its parent disappears appears if the parent reverses"
  )
  func childOfReversedParent() throws {
    let stage = try ControllerStage()
    let (parent, child) = (stage.controller("P"), stage.controller("C"))
    child.loadViewIfNeeded()
    stage.showManualRoot(holding: parent)
    parent.beginAppearanceTransition(true, animated: true)
    parent.endAppearanceTransition()
    parent.beginAppearanceTransition(false, animated: true)
    add(child, to: parent)
    stage.recorder.removeAll()

    parent.beginAppearanceTransition(true, animated: true)
    stage.host.commit()
    parent.endAppearanceTransition()

    try stage.recorder.expect(
      """
      P.viewWillAppear(animated)
      C.viewWillAppear(animated)
      P.viewIsAppearing(animated)
      C.viewIsAppearing(animated)
      P.viewDidAppear(animated)
      C.viewDidAppear(animated)
      """)
  }

  @Test(
    "UIKit 3.2 A child removed while its parent appears: will-not at once, did-not after the commit"
  )
  func childLeavesAppearingParent() throws {
    let stage = try ControllerStage()
    let (parent, child) = (stage.controller("P"), stage.controller("C"))
    stage.showManualRoot(holding: parent, child)

    parent.beginAppearanceTransition(true, animated: true)
    remove(child)
    try stage.recorder.expect(
      """
      P.viewWillAppear(animated)
      C.viewWillAppear(animated)
      C.willMove(nil)
      C.viewWillDisappear [from]
      C.didMove(nil)
      """)

    stage.host.commit()
    parent.endAppearanceTransition()
    try stage.recorder.expect(
      """
      P.viewIsAppearing(animated)
      C.viewDidDisappear [from]
      P.viewDidAppear(animated)
      """)
  }

  @Test(
    "UIKit 3.2 A child that leaves a parent which disappears still receives its did, after the commit"
  )
  func childLeavesDisappearingParent() throws {
    let stage = try ControllerStage()
    let (parent, child) = (stage.controller("P"), stage.controller("C"))
    stage.showManualRoot(holding: parent, child)
    parent.beginAppearanceTransition(true, animated: true)
    parent.endAppearanceTransition()
    stage.recorder.removeAll()

    parent.beginAppearanceTransition(false, animated: true)
    remove(child)
    stage.host.commit()
    parent.endAppearanceTransition()

    try stage.recorder.expect(
      """
      P.viewWillDisappear(animated)
      C.viewWillDisappear(animated)
      C.willMove(nil)
      C.didMove(nil)
      C.viewDidDisappear(animated)
      P.viewDidDisappear(animated)
      """)
  }
}
