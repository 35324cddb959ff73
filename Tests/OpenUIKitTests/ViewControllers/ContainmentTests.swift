import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct ContainmentTests {
  @Test(
    "R1.2 addChild appends, sets the parent, sends willMove; the rest is the caller's")
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

  @Test("0.1 The parent is set inside willMove(toParent:)")
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

  @Test("R1.2 removeFromParent sends didMove(nil), and does nothing without a parent")
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

  @Test("0.2.10 A child added again moves to the end and hears willMove only")
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

  @Test("2.4 A window's root is refused as a child")
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

  @Test("2.4 A child whose view stands in another controller's view is refused")
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

  @Test("R1.3 2.4 A child's view under a controller that is not its parent is refused in a window")
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
    #expect(
      misuse.map(\.message) == [
        "child view controller:\(child.diagnosticName) should have parent view "
          + "controller:\(root.diagnosticName) but actual parent is:\(parent.diagnosticName)"
      ])
    #expect(child.view.superview == nil)
    try stage.recorder.expect("")
  }

  @Test("2.4 A child's view directly in a window, or as its root, is refused")
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

  @Test("2.4 Hierarchies outside a window are not checked until they enter one")
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

  @Test("R1.1 The responder chain goes from the root view to the controller to its superview")
  func responderChain() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let child = stage.controller("C")
    stage.host.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    #expect(child.view.next === child)
    #expect(child.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === stage.host.window)
  }

  @Test("R13.2 A removed child is deallocated, and its did comes first")
  func deallocation() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    stage.host.show(root)
    weak var weakChild: UIViewController?
    do {
      let child = stage.controller("C")
      weakChild = child
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      stage.host.commit()
      stage.recorder.removeAll()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    stage.host.commit()

    #expect(weakChild == nil)
    try stage.recorder.expect(
      """
      C.willMove(nil)
      C.viewWillDisappear [from]
      C.didMove(nil)
      C.viewDidDisappear [from]
      C.deinit
      """)
  }

  @Test("R13.1 0.1 A memory warning reaches every controller once, parents first, visible or not")
  func memoryWarning() throws {
    let stage = try ControllerStage()
    let root = stage.controller("R")
    let visible = stage.controller("A")
    let hidden = stage.controller("B")
    let deep = stage.controller("C")
    root.addChild(visible)
    root.addChild(hidden)
    hidden.addChild(deep)
    root.view.addSubview(visible.view)
    stage.host.show(root)
    stage.recorder.removeAll()

    stage.host.sendMemoryWarning()

    try stage.recorder.expect(
      """
      R.didReceiveMemoryWarning
      A.didReceiveMemoryWarning
      B.didReceiveMemoryWarning
      C.didReceiveMemoryWarning
      """)
    #expect(!hidden.isViewLoaded)
    #expect(visible.isViewLoaded)

    stage.host.hide()
    stage.recorder.removeAll()
    stage.host.sendMemoryWarning()
    try stage.recorder.expect(
      """
      R.didReceiveMemoryWarning
      A.didReceiveMemoryWarning
      B.didReceiveMemoryWarning
      C.didReceiveMemoryWarning
      """)
  }
}
