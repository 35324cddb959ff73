import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// UIKit 2.1 and 2.2.
@Suite struct AddChildTests {
  @Test(
    "R1.2 UIKit 2.1 addChild appends, sets the parent, sends willMove; the rest is the caller's")
  func addChild() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let first = stage.controller("A")
    let second = stage.controller("B")

    parent.addChild(first)
    parent.addChild(second)

    #expect(parent.children == [first, second])
    #expect(first.parent === parent)
    #expect(!parent.isViewLoaded && !first.isViewLoaded)
    try stage.recorder.expect(
      """
      A.willMove(P)
      B.willMove(P)
      """)
  }

  @Test("UIKit 0.1 The parent is set inside willMove(toParent:)")
  func parentInsideWillMove() throws {
    let stage = try ControllerStage()
    final class Child: UIViewController {
      var seen: [Bool] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        seen.append(self.parent === parent)
      }
    }
    let parent = stage.controller("P")
    let child = Child()

    parent.addChild(child)

    #expect(child.seen == [true])
  }

  @Test("R1.2 UIKit 2.2 removeFromParent sends didMove(nil), and does nothing without a parent")
  func removeFromParent() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    parent.addChild(child)
    stage.recorder.removeAll()

    child.removeFromParent()
    child.removeFromParent()

    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
    try stage.recorder.expect("C.didMove(nil)")
  }

  @Test("R1.3 A child added to a second parent leaves the first one")
  func secondParent() throws {
    let stage = try ControllerStage()
    let first = stage.controller("P")
    let second = stage.controller("Q")
    let child = stage.controller("C")
    first.addChild(child)
    stage.recorder.removeAll()

    second.addChild(child)

    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
    try stage.recorder.expect(
      """
      C.didMove(nil)
      C.willMove(Q)
      """)
  }

  @Test("UIKit 2.1 0.2.10 A child added again moves to the end and receives willMove only")
  func addedAgain() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let first = stage.controller("A")
    let second = stage.controller("B")
    parent.addChild(first)
    parent.addChild(second)
    stage.recorder.removeAll()

    parent.addChild(first)

    #expect(parent.children == [second, first])
    try stage.recorder.expect("A.willMove(P)")
  }

  @Test(
    "UIKit 2.1 The view of a child is neither loaded nor moved by addChild and removeFromParent")
  func noViewWork() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    let box = UIView()
    box.addSubview(child.view)

    parent.addChild(child)
    child.removeFromParent()

    #expect(child.view.superview === box)
    #expect(!parent.isViewLoaded)
  }

  @Test("UIKit 2.1 A call of willMove by the program before addChild gives it twice")
  func willMoveByHand() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")

    child.willMove(toParent: parent)
    parent.addChild(child)

    try stage.recorder.expect(
      """
      C.willMove(P)
      C.willMove(P)
      """)
  }

  @Test("UIKit 2.1 A child moves to another parent through its own removeFromParent")
  func overriddenRemoval() throws {
    let stage = try ControllerStage()
    final class Noting: UIViewController {
      var removals = 0
      override func removeFromParent() {
        removals += 1
        super.removeFromParent()
      }
    }
    let first = stage.controller("P")
    let second = stage.controller("Q")
    let child = Noting()
    first.addChild(child)

    second.addChild(child)

    #expect(child.removals == 1)
    #expect(child.parent === second)
  }

  @Test("R1.1 UIKit 2.3 `children` is a copy in the order of addChild; a child has one parent")
  func children() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let names = ["A", "B", "C", "D"]
    let all = names.map(stage.controller)
    for child in all { parent.addChild(child) }

    let before = parent.children
    all[1].removeFromParent()
    parent.addChild(all[1])
    all[0].removeFromParent()

    #expect(before == all)
    #expect(parent.children == [all[2], all[3], all[1]])
    #expect(all.map { $0.parent === parent } == [false, true, true, true])
  }

  @Test(
    "R2.1 UIKit 2.3 The recommended sequences, side by side: an exchange calls both, with their flags"
  )
  func recommendedSwap() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let old = stage.controller("A")
    let new = stage.controller("B")
    stage.host.turn { add(old, to: parent) }
    new.loadViewIfNeeded()
    stage.recorder.removeAll()

    stage.host.turn {
      old.willMove(toParent: nil)
      parent.addChild(new)
      new.view.frame = parent.view.bounds
      parent.view.addSubview(new.view)
      old.view.removeFromSuperview()
      old.removeFromParent()
      new.didMove(toParent: parent)
    }

    try stage.recorder.expect(
      """
      A.willMove(nil)
      B.willMove(P)
      B.viewWillAppear [to]
      A.viewWillDisappear [from]
      A.didMove(nil)
      B.didMove(P)
      B.viewIsAppearing [to]
      B.viewDidAppear [to]
      A.viewDidDisappear [from]
      """)
  }

  @Test(
    "UIKit 2.2 A parent that was freed leaves its children without one, and they can be added again"
  )
  func deadParent() throws {
    let stage = try ControllerStage()
    let child = stage.controller("C")
    do {
      let parent = stage.controller("P")
      parent.addChild(child)
    }
    stage.recorder.removeAll()

    #expect(child.parent == nil)
    child.removeFromParent()
    let next = stage.controller("Q")
    next.addChild(child)

    #expect(next.children == [child])
    try stage.recorder.expect("C.willMove(Q)")
  }
}
