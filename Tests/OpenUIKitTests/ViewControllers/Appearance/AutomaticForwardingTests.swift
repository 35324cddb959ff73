import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Children of a parent that forwards by itself: UIKit 0.1, 3.1 and 3.2.
@Suite struct AutomaticForwardingTests {
  @Test(
    "R2.1 UIKit 0.1 A child of an appeared parent: will inside addSubview, did after the commit")
  func childOfAppearedParent() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")

    add(child, to: parent)
    try stage.recorder.expect(
      """
      C.willMove(P)
      C.loadView
      C.viewDidLoad
      C.viewWillAppear [to]
      C.didMove(P)
      """)

    stage.host.commit()
    try stage.recorder.expect(
      """
      C.viewIsAppearing [to]
      C.viewDidAppear [to]
      """)

    remove(child)
    try stage.recorder.expect(
      """
      C.willMove(nil)
      C.viewWillDisappear [from]
      C.didMove(nil)
      """)

    stage.host.commit()
    try stage.recorder.expect("C.viewDidDisappear [from]")
  }

  @Test(
    "R2.1 UIKit 3.2 A child that is added before its parent appears appears with it, parent first")
  func childBeforeParentAppears() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    add(child, to: parent)
    try stage.recorder.expect(
      """
      C.willMove(P)
      P.loadView
      P.viewDidLoad
      C.loadView
      C.viewDidLoad
      C.didMove(P)
      """)

    stage.host.show(parent)

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

  @Test("R2.1 UIKit 3.2 A child added in the parent's viewWillAppear appears with the parent, once")
  func childAddedInViewWillAppear() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    parent.on(.viewWillAppear) { add(child, to: parent) }

    stage.host.show(parent)

    try stage.recorder.expect(
      """
      P.loadView
      P.viewDidLoad
      P.viewWillAppear
      C.willMove(P)
      C.loadView
      C.viewDidLoad
      C.didMove(P)
      C.viewWillAppear
      P.viewIsAppearing
      C.viewIsAppearing
      P.viewDidAppear
      C.viewDidAppear
      """)
  }

  @Test("R2.1 UIKit 0.1 addChild without addSubview sends no appearance event")
  func childWithoutView() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")

    parent.addChild(child)
    child.didMove(toParent: parent)
    stage.host.commit()

    try stage.recorder.expect(
      """
      C.willMove(P)
      C.didMove(P)
      """)
    #expect(!child.isViewLoaded)
  }

  @Test("UIKit 3.2 A child removed and added again within one turn: will and will, one did")
  func removedAndPutBack() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    add(child, to: parent)
    stage.host.commit()
    stage.recorder.removeAll()

    child.view.removeFromSuperview()
    parent.view.addSubview(child.view)
    stage.host.commit()

    try stage.recorder.expect(
      """
      C.viewWillDisappear
      C.viewWillAppear
      C.viewIsAppearing
      C.viewDidAppear
      """)
  }

  @Test("UIKit 3.2 A child added and removed within one turn is balanced")
  func addedAndRemoved() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")

    add(child, to: parent)
    remove(child)
    stage.host.commit()

    try stage.recorder.expect(
      """
      C.willMove(P)
      C.loadView
      C.viewDidLoad
      C.viewWillAppear [to]
      C.didMove(P)
      C.willMove(nil)
      C.viewWillDisappear [from]
      C.didMove(nil)
      C.viewDidDisappear [from]
      """)
  }

  @Test("UIKit 3.2 A view that moves inside its window sends nothing")
  func movingInsideTheWindow() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    add(child, to: parent)
    let box = UIView(frame: parent.view.bounds)
    parent.view.addSubview(box)
    stage.host.commit()
    stage.recorder.removeAll()

    box.addSubview(child.view)
    parent.view.bringSubviewToFront(child.view)
    stage.host.commit()

    try stage.recorder.expect("")
  }

  @Test(
    "UIKit 0.1 Without didMove all appearance events are sent; only didMove is missing")
  func withoutDidMove() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")

    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.host.commit()

    try stage.recorder.expect(
      """
      C.willMove(P)
      C.loadView
      C.viewDidLoad
      C.viewWillAppear [to]
      C.viewIsAppearing [to]
      C.viewDidAppear [to]
      """)
  }

  @Test(
    "UIKit 3.2 addSubview in an animation: will now, did at the end of the turn, not of the animation"
  )
  func insideAnAnimation() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    child.loadViewIfNeeded()
    stage.recorder.removeAll()

    stage.host.turn {
      UIView.animate(
        withDuration: 1,
        animations: {
          add(child, to: parent)
          child.view.alpha = 0.5
        },
        completion: { _ in stage.recorder.note("completion") })
      stage.recorder.note("end of the turn")
    }
    try stage.host.settle()

    try stage.recorder.expect(
      """
      C.willMove(P)
      C.viewWillAppear [to]
      C.didMove(P)
      test.end of the turn
      C.viewIsAppearing [to]
      C.viewDidAppear [to]
      test.completion
      """)
  }

  @Test(
    "UIKit 3.1 3.2 Nested children, siblings in the order of `children`; parents first in all four")
  func nestedSiblings() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let first = stage.controller("A")
    let second = stage.controller("B")
    add(stage.controller("A1"), to: first)
    add(stage.controller("A2"), to: first)
    add(first, to: root)
    add(second, to: root)
    root.view.sendSubviewToBack(second.view)
    stage.recorder.removeAll()

    stage.host.show(root)
    stage.host.hide()

    try stage.recorder.expect(
      """
      R.viewWillAppear
      A.viewWillAppear
      A1.viewWillAppear
      A2.viewWillAppear
      B.viewWillAppear
      R.viewIsAppearing
      B.viewIsAppearing
      A.viewIsAppearing
      A1.viewIsAppearing
      A2.viewIsAppearing
      R.viewDidAppear
      A.viewDidAppear
      A1.viewDidAppear
      A2.viewDidAppear
      B.viewDidAppear
      R.viewWillDisappear
      A.viewWillDisappear
      A1.viewWillDisappear
      A2.viewWillDisappear
      B.viewWillDisappear
      R.viewDidDisappear
      A.viewDidDisappear
      A1.viewDidDisappear
      A2.viewDidDisappear
      B.viewDidDisappear
      """)
  }

  @Test("UIKit 3.1 Children that are not loaded, or whose view is elsewhere, are left out")
  func childrenOutsideTheView() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let unloaded = stage.controller("U")
    let elsewhere = stage.controller("E")
    let shown = stage.controller("S")
    root.addChild(unloaded)
    root.addChild(elsewhere)
    UIView().addSubview(elsewhere.view)
    add(shown, to: root)
    stage.recorder.removeAll()

    stage.host.show(root)

    #expect(!unloaded.isViewLoaded)
    try stage.recorder.expect(
      """
      R.viewWillAppear
      S.viewWillAppear
      R.viewIsAppearing
      S.viewIsAppearing
      R.viewDidAppear
      S.viewDidAppear
      """)
  }

  @Test("UIKit 3.1 A level that forwards manually stops it: nothing below receives anything")
  func manualLevel() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let middle = stage.manual("M")
    let leaf = stage.controller("L")
    add(leaf, to: middle)
    add(middle, to: root)
    stage.recorder.removeAll()

    stage.host.show(root)
    stage.host.turn { remove(middle) }

    try stage.recorder.expect(
      """
      R.viewWillAppear
      M.viewWillAppear
      R.viewIsAppearing
      M.viewIsAppearing
      R.viewDidAppear
      M.viewDidAppear
      M.willMove(nil)
      M.viewWillDisappear [from]
      M.didMove(nil)
      M.viewDidDisappear [from]
      """)
  }

  @Test("UIKit 3.2 A child's view deep inside plain views counts as inside the parent's")
  func deepView() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    child.loadViewIfNeeded()
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(child.view)
    parent.addChild(child)
    stage.recorder.removeAll()

    stage.host.turn { parent.view.addSubview(outer) }
    stage.host.turn { outer.removeFromSuperview() }

    try stage.recorder.expect(
      """
      C.viewWillAppear [to]
      C.viewIsAppearing [to]
      C.viewDidAppear [to]
      C.viewWillDisappear [to]
      C.viewDidDisappear [to]
      """)
  }
}
