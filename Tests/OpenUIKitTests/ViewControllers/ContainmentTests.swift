import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct ContainmentTests {
  let host: TestHost
  let recorder: LifecycleRecorder

  init() throws {
    host = try TestHost()
    recorder = LifecycleRecorder()
  }

  func controller(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  @Test(
    "R1.2 addChild appends, sets the parent, sends willMove; the rest is the caller's")
  func addChild() throws {
    let parent = controller("P")
    let first = controller("A")
    let second = controller("B")

    parent.addChild(first)
    parent.addChild(second)

    #expect(parent.children == [first, second])
    #expect(first.parent === parent)
    #expect(!parent.isViewLoaded && !first.isViewLoaded)
    try recorder.expect(
      """
      A.willMove(P)
      B.willMove(P)
      """)
  }

  @Test("0.1 The parent is set inside willMove(toParent:)")
  func parentInsideWillMove() {
    final class Child: UIViewController {
      var seen: [Bool] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        seen.append(self.parent === parent)
      }
    }
    let parent = controller("P")
    let child = Child()

    parent.addChild(child)

    #expect(child.seen == [true])
  }

  @Test("R1.2 removeFromParent sends didMove(nil), and does nothing without a parent")
  func removeFromParent() throws {
    let parent = controller("P")
    let child = controller("C")
    parent.addChild(child)
    recorder.removeAll()

    child.removeFromParent()
    child.removeFromParent()

    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
    try recorder.expect("C.didMove(nil)")
  }

  @Test("R1.3 A child added to a second parent leaves the first one")
  func secondParent() throws {
    let first = controller("P")
    let second = controller("Q")
    let child = controller("C")
    first.addChild(child)
    recorder.removeAll()

    second.addChild(child)

    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
    try recorder.expect(
      """
      C.didMove(nil)
      C.willMove(Q)
      """)
  }

  @Test("0.2.10 A child added again moves to the end and hears willMove only")
  func addedAgain() throws {
    let parent = controller("P")
    let first = controller("A")
    let second = controller("B")
    parent.addChild(first)
    parent.addChild(second)
    recorder.removeAll()

    parent.addChild(first)

    #expect(parent.children == [second, first])
    try recorder.expect("A.willMove(P)")
  }

  @Test("R1.3 R14.3 Adding a controller to itself or to a descendant is refused before any event")
  func cycles() throws {
    let top = controller("A")
    let middle = controller("B")
    let bottom = controller("C")
    top.addChild(middle)
    middle.addChild(bottom)
    recorder.removeAll()

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
    try recorder.expect("")
  }

  @Test("2.4 A window's root is refused as a child")
  func windowRoot() throws {
    let root = controller("R")
    let other = controller("P")
    host.show(root)
    recorder.removeAll()

    let misuse = withMisuseIntercepted { other.addChild(root) }

    #expect(misuse.map(\.id) == ["containment.window-root"])
    #expect(
      misuse.map(\.message) == [
        "adding a root view controller \(root.diagnosticName) as a child of view "
          + "controller:\(other.diagnosticName)"
      ])
    #expect(root.parent == nil && other.children.isEmpty)
    try recorder.expect("")
  }

  @Test("2.4 A child whose view stands in another controller's view is refused")
  func viewElsewhere() throws {
    let owner = controller("P")
    let other = controller("Q")
    let child = controller("C")
    owner.addChild(child)
    owner.view.addSubview(child.view)
    recorder.removeAll()

    let misuse = withMisuseIntercepted { other.addChild(child) }

    #expect(misuse.map(\.id) == ["containment.view-elsewhere"])
    #expect(
      misuse.map(\.message) == [
        "child view controller:\(child.diagnosticName) should have parent view "
          + "controller:\(owner.diagnosticName) but requested parent is:\(other.diagnosticName)"
      ])
    #expect(child.parent === owner && other.children.isEmpty)
    try recorder.expect("")
  }

  @Test("R1.3 2.4 A child's view under a controller that is not its parent is refused in a window")
  func viewUnderWrongParent() throws {
    let root = controller("R")
    let parent = controller("P")
    let child = controller("C")
    host.show(root)
    parent.addChild(child)
    child.loadViewIfNeeded()
    recorder.removeAll()

    let misuse = withMisuseIntercepted { root.view.addSubview(child.view) }

    #expect(misuse.map(\.id) == ["containment.hierarchy-inconsistency"])
    #expect(
      misuse.map(\.message) == [
        "child view controller:\(child.diagnosticName) should have parent view "
          + "controller:\(root.diagnosticName) but actual parent is:\(parent.diagnosticName)"
      ])
    #expect(child.view.superview == nil)
    try recorder.expect("")
  }

  @Test("2.4 A child's view directly in a window, or as its root, is refused")
  func childAsWindowRoot() throws {
    let root = controller("R")
    let parent = controller("P")
    let child = controller("C")
    host.show(root)
    parent.addChild(child)
    child.loadViewIfNeeded()
    recorder.removeAll()

    let misuse = withMisuseIntercepted {
      host.window.addSubview(child.view)
      host.window.rootViewController = child
    }

    let message =
      "child view controller:\(child.diagnosticName) should have parent view controller:(null) "
      + "but actual parent is:\(parent.diagnosticName)"
    #expect(misuse.map(\.message) == [message, message])
    #expect(host.window.rootViewController === root)
    #expect(root.view.superview === host.window)
    host.commit()
    try recorder.expect("")
  }

  @Test("2.4 Hierarchies outside a window are not checked until they enter one")
  func uncheckedOutsideWindow() throws {
    let parent = controller("P")
    let other = controller("Q")
    let child = controller("C")
    parent.addChild(child)
    host.show(other)

    let box = UIView()
    let early = withMisuseIntercepted { box.addSubview(child.view) }
    let late = withMisuseIntercepted { other.view.addSubview(box) }

    #expect(early.isEmpty)
    #expect(late.map(\.id) == ["containment.hierarchy-inconsistency"])
    #expect(box.superview == nil)
  }

  @Test("R1.1 The responder chain goes from the root view to the controller to its superview")
  func responderChain() throws {
    let root = controller("R")
    let child = controller("C")
    host.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    #expect(child.view.next === child)
    #expect(child.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === host.window)
  }

  @Test("R13.2 A removed child is deallocated, and its did comes first")
  func deallocation() throws {
    let root = controller("R")
    host.show(root)
    weak var weakChild: UIViewController?
    do {
      let child = controller("C")
      weakChild = child
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      host.commit()
      recorder.removeAll()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    host.commit()

    #expect(weakChild == nil)
    try recorder.expect(
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
    let root = controller("R")
    let visible = controller("A")
    let hidden = controller("B")
    let deep = controller("C")
    root.addChild(visible)
    root.addChild(hidden)
    hidden.addChild(deep)
    root.view.addSubview(visible.view)
    host.show(root)
    recorder.removeAll()

    host.sendMemoryWarning()

    try recorder.expect(
      """
      R.didReceiveMemoryWarning
      A.didReceiveMemoryWarning
      B.didReceiveMemoryWarning
      C.didReceiveMemoryWarning
      """)
    #expect(!hidden.isViewLoaded)
    #expect(visible.isViewLoaded)
  }
}
