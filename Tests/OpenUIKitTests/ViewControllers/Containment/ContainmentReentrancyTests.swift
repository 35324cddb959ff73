import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Callbacks that change the tree while they run: R14.2.
@Suite struct ContainmentReentrancyTests {
  @Test(
    "R14.2 A child that is removed in any of its callbacks is balanced and out",
    arguments: [
      LifecycleCallback.Kind.willMove, .viewDidLoad, .viewWillAppear, .viewIsAppearing,
      .viewDidAppear,
    ])
  func removedInItsOwnCallback(callback: LifecycleCallback.Kind) throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    child.once(callback) { [unowned child] in remove(child) }

    stage.host.turn {
      parent.addChild(child)
      if child.parent != nil { parent.view.addSubview(child.view) }
    }
    stage.host.commit()

    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(stage.recorder.appearanceViolations(appeared: ["P"]) == [])
    // In viewWillAppear the view is not in its superview yet: it is added there afterwards.
    let stays = callback == .viewWillAppear || callback == .viewDidLoad
    #expect((child.view.superview === parent.view) == stays)
  }

  @Test(
    "R14.2 A sibling that is added in any callback of a child appears, parent first",
    arguments: [
      LifecycleCallback.Kind.willMove, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear,
    ])
  func siblingAddedInCallback(callback: LifecycleCallback.Kind) throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = stage.controller("C")
    let sibling = stage.controller("S")
    child.once(callback) { add(sibling, to: parent) }

    stage.host.turn { add(child, to: parent) }
    stage.host.turn { remove(child) }
    stage.host.commit()

    #expect(stage.recorder.appearanceViolations(appeared: ["P"]) == [])
    let lines = stage.recorder.takeTimeline().lines
    #expect(
      lines.filter { $0.hasPrefix("S.view") }.map { $0.prefix(while: { $0 != " " }) } == [
        "S.viewDidLoad", "S.viewWillAppear", "S.viewIsAppearing", "S.viewDidAppear",
      ])
  }

  @Test(
    "R14.2 A parent that adds a child in any of its callbacks: the child receives each once, after it",
    arguments: [
      LifecycleCallback.Kind.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ])
  func childAddedInParentsCallback(callback: LifecycleCallback.Kind) throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    child.loadViewIfNeeded()
    parent.once(callback) { [unowned parent] in add(child, to: parent) }
    stage.recorder.removeAll()

    stage.host.show(parent)
    stage.host.commit()
    stage.host.hide()
    stage.host.unhide()

    #expect(stage.recorder.appearanceViolations() == [])
    let lines = stage.recorder.takeTimeline().lines
    #expect(lines.filter { $0.hasPrefix("C.viewDidAppear") }.count == 2)
    for name in ["viewWillAppear", "viewDidAppear"] {
      let parents = lines.firstIndex { $0.hasPrefix("P.\(name)") }
      let childs = lines.firstIndex { $0.hasPrefix("C.\(name)") }
      #expect(try #require(parents) < #require(childs), "\(name)")
    }
  }

  @Test(
    "R14.2 UIKit 3.2 A child added in the parent's viewWillAppear, its view in the window already")
  func addedInRepeatedWillAppear() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let child = stage.controller("C")
    child.loadViewIfNeeded()
    stage.show(parent)
    stage.host.hide()
    parent.once(.viewWillAppear) { [unowned parent] in add(child, to: parent) }
    stage.recorder.removeAll()

    stage.host.unhide()

    try stage.recorder.expect(
      """
      P.viewWillAppear
      C.willMove(P)
      C.didMove(P)
      C.viewWillAppear
      P.viewIsAppearing
      C.viewIsAppearing
      P.viewDidAppear
      C.viewDidAppear
      """)
  }

  @Test(
    "R14.2 UIKit 2.4 A parent that reverses its own transition in a callback reverses all"
  )
  func parentReverses() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    stage.showManualRoot(holding: parent, stage.controller("C"))
    parent.once(.viewWillAppear) { [unowned parent] in
      parent.beginAppearanceTransition(false, animated: false)
    }
    stage.recorder.removeAll()

    parent.beginAppearanceTransition(true, animated: false)
    stage.host.commit()
    parent.endAppearanceTransition()

    try stage.recorder.expect(
      """
      P.viewWillAppear
      P.viewWillDisappear
      P.viewDidDisappear
      """)
  }

  @Test("R14.2 A child that reverses its parent before the others are called")
  func childReversesParent() throws {
    let stage = try ControllerStage()
    let root = stage.manual("R")
    let parent = stage.controller("P")
    let first = stage.controller("A")
    add(first, to: parent)
    add(stage.controller("B"), to: parent)
    stage.show(root)
    add(parent, to: root)
    first.once(.viewWillAppear) { [unowned parent] in
      parent.beginAppearanceTransition(false, animated: false)
    }
    stage.recorder.removeAll()

    parent.beginAppearanceTransition(true, animated: false)
    stage.host.commit()
    parent.endAppearanceTransition()

    try stage.recorder.expect(
      """
      P.viewWillAppear
      A.viewWillAppear
      P.viewWillDisappear
      A.viewWillDisappear
      P.viewDidDisappear
      A.viewDidDisappear
      """)
  }

  @Test(
    "R14.2 A view that is removed in viewIsAppearing or viewDidAppear: no did follows its end")
  func takenOutWhileAppearing() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let early = stage.controller("A")
    let late = stage.controller("B")
    early.once(.viewIsAppearing) { [unowned early] in early.view.removeFromSuperview() }
    late.once(.viewDidAppear) { [unowned late] in late.view.removeFromSuperview() }
    early.loadViewIfNeeded()
    late.loadViewIfNeeded()
    add(stage.controller("A1"), to: early)
    add(stage.controller("B1"), to: late)
    stage.recorder.removeAll()

    stage.host.turn { parent.view.addSubview(early.view) }
    try stage.recorder.expect(
      """
      A.viewWillAppear
      A1.viewWillAppear
      A.viewIsAppearing
      A.viewWillDisappear
      A1.viewWillDisappear
      A.viewDidDisappear
      A1.viewDidDisappear
      """)

    stage.host.turn { parent.view.addSubview(late.view) }
    stage.host.commit()
    try stage.recorder.expect(
      """
      B.viewWillAppear
      B1.viewWillAppear
      B.viewIsAppearing
      B1.viewIsAppearing
      B.viewDidAppear
      B.viewWillDisappear
      B1.viewWillDisappear
      B.viewDidDisappear
      B1.viewDidDisappear
      """)
  }

  @Test(
    "R14.2 A callback that removes the new superview from the window: the view has not appeared")
  func superviewLeavesMeanwhile() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let box = UIView()
    root.view.addSubview(box)
    let orphan = stage.controller("O")
    orphan.loadViewIfNeeded()
    orphan.on(.viewWillAppear) { box.removeFromSuperview() }
    stage.recorder.removeAll()

    stage.host.turn { box.addSubview(orphan.view) }

    #expect(orphan.view.superview === box)
    try stage.recorder.expect(
      """
      O.viewWillAppear
      O.viewWillDisappear
      O.viewDidDisappear
      """)
  }

  @Test("R14.3 A child that refuses to leave its parent is not added to another")
  func refusesToLeave() throws {
    let stage = try ControllerStage()
    final class Clinging: UIViewController {
      override func removeFromParent() {}
    }
    let first = stage.controller("P")
    let second = stage.controller("Q")
    let child = Clinging()
    first.addChild(child)

    let misuse = withMisuseIntercepted { second.addChild(child) }

    #expect(misuse.map(\.id) == ["containment.still-parented"])
    #expect(
      misuse.map(\.message) == [
        "adding \(child.diagnosticName) as a child of \(second.diagnosticName) while it stays a "
          + "child of \(first.diagnosticName)"
      ])
    #expect(first.children == [child])
    #expect(second.children.isEmpty)
  }

  @Test(
    "R14.3 A callback that makes a cycle during a move to another parent: the latter is refused"
  )
  func cycleMeanwhile() throws {
    let stage = try ControllerStage()
    let first = stage.controller("P")
    let second = stage.controller("Q")
    let child = stage.controller("C")
    first.addChild(child)
    child.once(.didMove) { [unowned child] in child.addChild(second) }

    let misuse = withMisuseIntercepted { second.addChild(child) }

    #expect(misuse.map(\.id) == ["containment.cycle"])
    #expect(child.parent == nil)
    #expect(second.parent === child)
  }

  @Test("R14.2 A callback that moves the new superview into what is added: the move is cancelled")
  func superviewMovesInside() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let box = UIView()
    root.view.addSubview(box)
    let orphan = stage.controller("O")
    orphan.view.addSubview(UIView())
    orphan.once(.viewWillAppear) { [unowned orphan] in orphan.view.addSubview(box) }
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { box.addSubview(orphan.view) }
    stage.host.commit()

    #expect(misuse.map(\.id) == ["containment.view-inside-itself"])
    #expect(box.superview === orphan.view)
    #expect(orphan.view.superview == nil)
    try stage.recorder.expect(
      """
      O.viewWillAppear
      O.viewWillDisappear
      O.viewDidDisappear
      """)
  }

  @Test(
    "R14.2 UIKit 2.4 A callback that gives the child another parent: its view is not added"
  )
  func otherParentMeanwhile() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let other = stage.controller("Q")
    let child = stage.controller("C")
    child.loadViewIfNeeded()
    root.addChild(child)
    child.once(.viewWillAppear) { [unowned child] in other.addChild(child) }
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { root.view.addSubview(child.view) }
    stage.host.commit()

    #expect(misuse.map(\.id) == ["containment.hierarchy-inconsistency"])
    #expect(child.view.superview == nil)
    #expect(other.children == [child])
    try stage.recorder.expect(
      """
      C.viewWillAppear [to]
      C.didMove(nil)
      C.willMove(Q)
      C.viewWillDisappear [to]
      C.viewDidDisappear [to]
      """)
  }

  @Test("R14.2 UIKit 2.4 A root that gets a parent while it changes windows is the root of none")
  func rootAdoptedMeanwhile() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let other = stage.controller("Q")
    stage.show(root)
    let second = UIWindow(frame: stage.host.window.frame)
    second.isHidden = false
    root.once(.viewWillDisappear) { [unowned root] in other.addChild(root) }

    let misuse = withMisuseIntercepted {
      stage.host.turn { second.rootViewController = root }
    }

    #expect(misuse.map(\.id) == ["containment.hierarchy-inconsistency"])
    #expect(second.rootViewController == nil && stage.host.window.rootViewController == nil)
    #expect(other.children == [root])
    try stage.recorder.expect(
      """
      R.viewWillDisappear
      R.willMove(Q)
      R.viewDidDisappear [to]
      """)
  }

  @Test(
    "R14.2 UIKit 0.2.11 A callback that hides the window that a view enters: it disappears again"
  )
  func windowHiddenMeanwhile() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let orphan = stage.controller("O")
    orphan.loadViewIfNeeded()
    orphan.once(.viewWillAppear) { stage.host.window.isHidden = true }
    stage.recorder.removeAll()

    stage.host.turn { root.view.addSubview(orphan.view) }
    try stage.recorder.expect(
      """
      O.viewWillAppear
      P.viewWillDisappear
      O.viewWillDisappear
      O.viewDidDisappear
      P.viewDidDisappear
      """)

    stage.host.unhide()
    try stage.recorder.expect(
      """
      P.viewWillAppear
      O.viewWillAppear
      P.viewIsAppearing
      O.viewIsAppearing
      P.viewDidAppear
      O.viewDidAppear
      """)
  }
}
