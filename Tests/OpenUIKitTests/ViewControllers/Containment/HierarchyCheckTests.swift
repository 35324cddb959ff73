import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The refusals because the trees of views and controllers would contradict each other: UIKit 2.4.
@Suite struct HierarchyCheckTests {
  /// The report for a child whose view is added to that of another one's parent.
  private func inconsistency(
    _ child: UIViewController, belongsTo expected: UIViewController,
    isChildOf parent: UIViewController
  ) -> String {
    "child view controller:\(child.diagnosticName) should have parent view "
      + "controller:\(expected.diagnosticName) but actual parent is:\(parent.diagnosticName)"
  }

  @Test("R1.3 R14.3 Adding a controller to itself or to a descendant is refused before any event")
  func cycles() throws {
    let stage = try ControllerStage()
    let top = stage.controller("A")
    let middle = stage.controller("B")
    let bottom = stage.controller("C")
    top.addChild(middle)
    middle.addChild(bottom)
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted {
      top.addChild(top)
      bottom.addChild(top)
    }

    #expect(misuse.map(\.id) == ["containment.self", "containment.cycle"])
    #expect(
      misuse.map(\.message) == [
        "adding \(top.diagnosticName) as a child of itself",
        "adding \(top.diagnosticName) as a child of its descendant \(bottom.diagnosticName)",
      ])
    #expect(top.parent == nil)
    #expect(top.children == [middle])
    #expect(bottom.children.isEmpty)
    try stage.recorder.expect("")
  }

  @Test("UIKit 2.4 A window's root is refused as a child")
  func windowRoot() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let other = stage.controller("P")
    stage.host.show(root)
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { other.addChild(root) }

    #expect(misuse.map(\.id) == ["containment.window-root"])
    #expect(
      misuse.map(\.message) == [
        "adding a root view controller \(root.diagnosticName) as a child of view "
          + "controller:\(other.diagnosticName)"
      ])
    #expect(root.parent == nil && other.children.isEmpty)
    try stage.recorder.expect("")
  }

  @Test("UIKit 2.4 A child whose view is in another controller's view is refused")
  func viewElsewhere() throws {
    let stage = try ControllerStage()
    let owner = stage.controller("P")
    let other = stage.controller("Q")
    let child = stage.controller("C")
    owner.addChild(child)
    owner.view.addSubview(child.view)
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { other.addChild(child) }

    #expect(misuse.map(\.id) == ["containment.view-elsewhere"])
    #expect(
      misuse.map(\.message) == [
        "child view controller:\(child.diagnosticName) should have parent view "
          + "controller:\(owner.diagnosticName) but requested parent is:\(other.diagnosticName)"
      ])
    #expect(child.parent === owner && other.children.isEmpty)
    try stage.recorder.expect("")
  }

  @Test(
    "R1.3 UIKit 2.4 A child's view under a controller that is not its parent is refused in a window"
  )
  func viewUnderWrongParent() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let parent = stage.controller("P")
    let child = stage.controller("C")
    stage.host.show(root)
    parent.addChild(child)
    child.loadViewIfNeeded()
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { root.view.addSubview(child.view) }

    #expect(misuse.map(\.id) == ["containment.hierarchy-inconsistency"])
    #expect(misuse.map(\.message) == [inconsistency(child, belongsTo: root, isChildOf: parent)])
    #expect(child.view.superview == nil)
    try stage.recorder.expect("")
  }

  @Test("UIKit 2.4 A child's view directly in a window, or as its root, is refused")
  func childAsWindowRoot() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let parent = stage.controller("P")
    let child = stage.controller("C")
    stage.host.show(root)
    parent.addChild(child)
    child.loadViewIfNeeded()
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted {
      stage.host.window.addSubview(child.view)
      stage.host.window.rootViewController = child
    }

    let message =
      "child view controller:\(child.diagnosticName) should have parent view controller:(null) "
      + "but actual parent is:\(parent.diagnosticName)"
    #expect(misuse.map(\.message) == [message, message])
    #expect(stage.host.window.rootViewController === root)
    #expect(root.view.superview === stage.host.window)
    stage.host.commit()
    try stage.recorder.expect("")
  }

  @Test("UIKit 2.4 Hierarchies outside a window are not checked until they enter one")
  func uncheckedOutsideWindow() throws {
    let stage = try ControllerStage()
    let parent = stage.controller("P")
    let other = stage.controller("Q")
    let child = stage.controller("C")
    parent.addChild(child)
    stage.host.show(other)

    let box = UIView()
    let early = withMisuseIntercepted { box.addSubview(child.view) }
    let late = withMisuseIntercepted { other.view.addSubview(box) }

    #expect(early.isEmpty)
    #expect(late.map(\.id) == ["containment.hierarchy-inconsistency"])
    #expect(box.superview == nil)
  }

  @Test(
    "UIKit 2.4 A view that brings a wrong child deep inside is refused before any callback")
  func wrongChildDeepInside() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let stranger = stage.controller("S")
    let wrong = stage.controller("W")
    let middle = stage.controller("M")
    stranger.addChild(wrong)
    add(stage.controller("A"), to: middle)
    middle.view.addSubview(wrong.view)
    root.addChild(middle)
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { root.view.addSubview(middle.view) }
    stage.host.commit()

    #expect(misuse.map(\.message) == [inconsistency(wrong, belongsTo: middle, isChildOf: stranger)])
    #expect(middle.view.superview == nil)
    try stage.recorder.expect("")
  }

  @Test(
    "UIKit 2.4 A root with a wrong child inside is never shown, and receives no appearance")
  func wrongChildInRoot() throws {
    let stage = try ControllerStage()
    let stranger = stage.controller("S")
    let wrong = stage.controller("W")
    let root = stage.controller("R")
    stranger.addChild(wrong)
    root.on(.viewDidLoad) { [unowned root] in root.view.addSubview(wrong.view) }
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { stage.host.show(root) }

    #expect(misuse.map(\.id) == ["containment.hierarchy-inconsistency"])
    #expect(root.view.window == nil)
    try stage.recorder.expect(
      """
      R.loadView
      R.viewDidLoad
      W.loadView
      W.viewDidLoad
      """)

    wrong.view.removeFromSuperview()
    stage.host.hide()
    stage.host.unhide()
    try stage.recorder.expect(
      """
      R.viewWillAppear
      R.viewIsAppearing
      R.viewDidAppear
      """)
  }

  @Test("UIKit 2.4 A root that takes in a wrong child in viewWillAppear disappears again, balanced")
  func wrongChildInWillAppear() throws {
    let stage = try ControllerStage()
    let stranger = stage.controller("S")
    let wrong = stage.controller("W")
    let root = stage.controller("R")
    stranger.addChild(wrong)
    wrong.loadViewIfNeeded()
    root.on(.viewWillAppear) { [unowned root] in root.view.addSubview(wrong.view) }
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { stage.host.show(root) }

    #expect(misuse.map(\.id) == ["containment.hierarchy-inconsistency"])
    #expect(root.view.window == nil)
    try stage.recorder.expect(
      """
      R.loadView
      R.viewDidLoad
      R.viewWillAppear
      R.viewWillDisappear
      R.viewDidDisappear
      """)
  }

  @Test("UIKit 2.4 A child's view that moves within the window to a stranger's view is refused")
  func movedToNonParent() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let first = stage.controller("A")
    let second = stage.controller("B")
    let child = stage.controller("C")
    stage.host.turn {
      add(first, to: root)
      add(second, to: root)
      add(child, to: first)
    }
    stage.recorder.removeAll()

    let misuse = withMisuseIntercepted { second.view.addSubview(child.view) }
    stage.host.commit()

    #expect(misuse.map(\.message) == [inconsistency(child, belongsTo: second, isChildOf: first)])
    #expect(child.view.superview === first.view)
    try stage.recorder.expect("")
  }

  @Test("UIKit 2.4 A controller without a parent may be added anywhere; its children are checked")
  func orphanAnywhere() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let orphan = stage.controller("O")
    add(stage.controller("C"), to: orphan)

    let misuse = withMisuseIntercepted { root.view.addSubview(orphan.view) }

    #expect(misuse.isEmpty)
    #expect(orphan.view.superview === root.view)
  }

  @Test(
    "UIKit 2.4 A child between whose view and its parent's lie plain views only is accepted")
  func plainViewsBetween() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let box = UIView()
    let child = stage.controller("C")
    root.view.addSubview(box)
    root.addChild(child)

    let misuse = withMisuseIntercepted { box.addSubview(child.view) }

    #expect(misuse.isEmpty)
  }

  @Test("UIKit 2.4 Every refusal has a reason, and a remedy")
  func reasonsAndRemedies() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let other = stage.controller("Q")
    let child = stage.controller("C")
    root.addChild(child)

    let misuse = withMisuseIntercepted {
      root.addChild(root)
      child.addChild(root)
      other.addChild(root)
      stage.host.window.addSubview(child.view)
      UIViewController().view = child.view
    }

    #expect(
      misuse.map(\.id) == [
        "containment.self", "containment.cycle", "containment.window-root",
        "containment.hierarchy-inconsistency", "controller.view-has-owner",
      ])
    #expect(misuse.allSatisfy { !$0.reason.isEmpty && !$0.remedy.isEmpty })
    #expect(misuse.allSatisfy { !$0.reason.hasSuffix(".") && !$0.remedy.hasSuffix(".") })
  }
}
