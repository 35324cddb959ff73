import NestTesting
import OpenUIKit
import Testing

/// The appearance of controllers in windows and in containers, as whole timelines. The numbers in
/// the names are the sections of the description of UIKit's behaviour that they follow.
@Suite struct AppearanceTests {
  @Test("R2.1 0.1 A window's root: load, will, is appearing, layout, did")
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

  @Test("R2.1 0.1 A child of an appeared parent: will inside addSubview, did after the commit")
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

  @Test("R2.1 3.2 A child that is there before its parent appears comes with it, parent first")
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

  @Test("R2.1 3.2 A child added in the parent's viewWillAppear appears with the parent, once")
  func childAddedInViewWillAppear() throws {
    let stage = try ControllerStage()
    let parent = HookedController("P", recorder: stage.recorder)
    let child = stage.controller("C")
    parent.onWillAppear = { add(child, to: parent) }

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

  @Test("R2.1 0.1 addChild without addSubview sends no appearance event")
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

  @Test("0.1 addSubview without addChild: the window drives it, and it dies after its did")
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

  @Test("R2.2 3.3 A parent that forwards by hand: nothing until begin, will, is appearing, did")
  func manualForwarding() throws {
    let stage = try ControllerStage()
    let parent = ManualController("P", recorder: stage.recorder)
    stage.host.show(parent)
    stage.recorder.removeAll()
    let child = stage.controller("C")

    add(child, to: parent)
    stage.host.commit()
    try stage.recorder.expect(
      """
      C.willMove(P)
      C.loadView
      C.viewDidLoad
      C.didMove(P)
      """)

    child.beginAppearanceTransition(true, animated: true)
    try stage.recorder.expect("C.viewWillAppear(animated)")
    stage.host.commit()
    try stage.recorder.expect("C.viewIsAppearing(animated)")
    child.endAppearanceTransition()
    try stage.recorder.expect("C.viewDidAppear(animated)")
  }

  @Test("R2.2 3.3 begin and end in an automatic parent take the place of the automatic pair")
  func explicitTransitionInAutomaticParent() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let old = stage.controller("A")
    add(old, to: parent)
    stage.host.commit()
    stage.recorder.removeAll()
    let new = stage.controller("B")

    parent.addChild(new)
    old.willMove(toParent: nil)
    new.beginAppearanceTransition(true, animated: false)
    old.beginAppearanceTransition(false, animated: false)
    parent.view.insertSubview(new.view, at: 0)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    new.didMove(toParent: parent)
    old.removeFromParent()
    stage.host.commit()

    try stage.recorder.expect(
      """
      B.willMove(P)
      A.willMove(nil)
      B.loadView
      B.viewDidLoad
      B.viewWillAppear [to]
      A.viewWillDisappear [from]
      B.viewIsAppearing [to]
      B.viewDidAppear [to]
      A.viewDidDisappear [from]
      B.didMove(P)
      A.didMove(nil)
      """)
  }

  @Test("R2.2 3.3 begin and end of a container reach its descendants")
  func explicitTransitionReachesDescendants() throws {
    let stage = try ControllerStage()
    let root = ManualController("R", recorder: stage.recorder)
    let middle = stage.controller("M")
    let leaf = stage.controller("L")
    add(leaf, to: middle)
    add(middle, to: root)
    stage.host.show(root)
    stage.recorder.removeAll()

    middle.beginAppearanceTransition(true, animated: true)
    stage.host.commit()
    middle.endAppearanceTransition()

    try stage.recorder.expect(
      """
      M.viewWillAppear(animated)
      L.viewWillAppear(animated)
      M.viewIsAppearing(animated)
      L.viewIsAppearing(animated)
      M.viewDidAppear(animated)
      L.viewDidAppear(animated)
      """)
  }

  @Test("R2.4 3.4 A transition that turns round sends the counterpart, and one did")
  func reversal() throws {
    let stage = try ControllerStage()
    let parent = ManualController("P", recorder: stage.recorder)
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

  @Test("R2.4 A child that follows its parent follows it back as well")
  func reversalOfForwarded() throws {
    let stage = try ControllerStage()
    let root = ManualController("R", recorder: stage.recorder)
    let middle = stage.controller("M")
    let leaf = stage.controller("L")
    add(leaf, to: middle)
    add(middle, to: root)
    stage.host.show(root)
    stage.recorder.removeAll()

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

  @Test("R2.6 0.2.2 Unbalanced calls are reported, send nothing and change nothing")
  func unbalanced() throws {
    let stage = try ControllerStage()
    let child = stage.controller("C")

    let misuse = withMisuseIntercepted {
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: false)
    }

    #expect(misuse.map(\.id) == ["appearance.unbalanced", "appearance.unbalanced"])
    #expect(
      misuse.first?.message.hasPrefix(
        "Unbalanced calls to begin/end appearance transitions for <RecordingViewController: 0x")
        == true)
    try stage.recorder.expect("")
  }

  @Test("3.2 A child removed and put back within one turn: will and will, one did")
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

  @Test("3.2 A child added and removed within one turn is balanced")
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

  @Test("3.2 A view that moves inside its window tells nobody")
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

  @Test("0.2.11 A window that is hidden and shown takes its root and the children with it")
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

  @Test("A window whose root is replaced: the old one goes, the new one comes")
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

  @Test("1.3 A layout pass outside the window does not use up viewIsAppearing")
  func layoutBeforeTheWindow() throws {
    let stage = try ControllerStage()
    let parent = ManualController("P", recorder: stage.recorder)
    stage.host.show(parent)
    let child = stage.controller("C")
    parent.addChild(child)
    stage.recorder.removeAll()

    child.beginAppearanceTransition(true, animated: false)
    child.view.layoutIfNeeded()
    parent.view.addSubview(child.view)
    stage.host.commit()
    stage.recorder.note("committed")
    child.endAppearanceTransition()

    try stage.recorder.expect(
      """
      C.loadView
      C.viewDidLoad
      C.viewWillAppear [to]
      C.viewIsAppearing [to]
      test.committed
      C.viewDidAppear [to]
      """)
    stage.host.commit()
    try stage.recorder.expect("")
  }

  @Test("0.1 The window and the superview are there in viewIsAppearing, not in viewWillAppear")
  func geometryIsFinal() throws {
    let stage = try ControllerStage()
    let parent = stage.shownRoot()
    let child = HookedController("C", recorder: stage.recorder)
    var seen: [String] = []
    child.onWillAppear = { seen.append("will: window \(child.view.window != nil)") }
    child.onIsAppearing = {
      let size = child.view.frame.size
      seen.append("is: window \(child.view.window != nil), \(size.width) × \(size.height)")
    }
    parent.view.bounds.size = CGSize(width: 200, height: 100)

    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.host.commit()

    #expect(seen == ["will: window false", "is: window true, 200.0 × 100.0"])
  }
}
