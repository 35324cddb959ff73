import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A host, a recorder, and what these tests make with them.
private final class Fixture {
  let host: TestHost
  let recorder: LifecycleRecorder

  init() throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
  }

  func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }
}

/// Stacks inside stacks, and inside other containers.
@Suite(.serialized) struct NestedStackTests {
  @Test("R14.4 A stack pushed on a stack: its top appears and disappears with it, once")
  func stackInStack() throws {
    let fixture = try Fixture()
    let outer = StackController(rootViewController: fixture.make("A"))
    fixture.host.show(outer)
    fixture.recorder.removeAll()
    let inner = StackController(rootViewController: fixture.make("B"))
    inner.push(fixture.make("C"))
    fixture.recorder.removeAll()

    fixture.host.turn { outer.push(inner) }
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      A.viewWillDisappear(animated)
      C.loadView
      C.viewDidLoad
      B.loadView
      B.viewDidLoad
      C.viewWillAppear(animated)
      C.viewIsAppearing(animated)
      A.viewDidDisappear(animated)
      C.viewDidAppear(animated)
      """)

    fixture.host.turn { outer.pop() }
    try fixture.host.settle()
    try fixture.recorder.expect(
      """
      C.viewWillDisappear(animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      C.viewDidDisappear(animated)
      A.viewDidAppear(animated)
      """)
    #expect(inner.viewControllers.count == 2)
  }

  @Test("Containers 4.23 Flags are those of the direct parent's change")
  func flags() throws {
    let fixture = try Fixture()
    let inner = StackController(rootViewController: fixture.make("B"))
    let outer = StackController(rootViewController: fixture.make("A"))
    outer.push(inner)
    fixture.host.show(outer)
    fixture.recorder.removeAll()

    fixture.host.turn { inner.push(fixture.make("C"), animated: false) }
    #expect(fixture.recorder.timeline.lines.contains("C.viewDidAppear [to]"))
    fixture.recorder.removeAll()

    fixture.host.turn { outer.pop(animated: false) }
    try fixture.recorder.expect(
      """
      C.viewWillDisappear
      A.viewWillAppear
      A.viewIsAppearing
      C.viewDidDisappear
      A.viewDidAppear
      """)
  }

  @Test("R14.2 A push on an inner stack that is still appearing waits until it has appeared")
  func pushWhileComing() throws {
    let fixture = try Fixture()
    let outer = StackController(rootViewController: fixture.make("A"))
    fixture.host.show(outer)
    let inner = StackController(rootViewController: fixture.make("B"))

    let outerPush = fixture.host.turn { outer.push(inner) }
    let innerPush = fixture.host.turn { inner.push(fixture.make("C")) }
    fixture.host.advance(by: 0.2)
    #expect([outerPush.isFinished, innerPush.isFinished] == [false, false])
    #expect(inner.viewControllers.count == 1)

    fixture.host.advance(by: 0.2)
    #expect([outerPush.isFinished, innerPush.isFinished] == [true, false])
    try fixture.host.settle()
    #expect(innerPush.result == .done)
  }

  @Test("R14.2 An outer pop requested inside an inner callback removes the inner stack with it")
  func popOuterFromInner() throws {
    let fixture = try Fixture()
    let outer = StackController(rootViewController: fixture.make("A"))
    let inner = StackController(rootViewController: fixture.make("B"))
    outer.push(inner)
    fixture.host.show(outer)
    fixture.recorder.removeAll()
    fixture.recorder.onEvent = { [unowned outer] event in
      if "\(event)".hasPrefix("C.viewWillAppear") { outer.pop(animated: false) }
    }

    fixture.host.turn { inner.push(fixture.make("C"), animated: false) }
    fixture.recorder.onEvent = nil

    var appearance: [String: ContainerAppearance] = ["B": .appeared]
    for line in fixture.recorder.timeline.lines {
      let name = String(line.prefix(1))
      var state = appearance[name] ?? .disappeared
      var isFitting = true
      if line.contains("viewWill") {
        isFitting = state.begin(appearing: line.contains("viewWillAppear"))
      } else if line.contains("viewDidAppear") || line.contains("viewDidDisappear") {
        isFitting = state.end()
      }
      #expect(isFitting, "\(line)")
      appearance[name] = state
    }
    #expect(appearance["A"] == .appeared)
    #expect([.disappeared, nil].contains(appearance["B"]))
    #expect([.disappeared, nil].contains(appearance["C"]))
    #expect(outer.viewControllers.count == 1)
  }

  @Test("R3.5 A stack whose own view is unloaded shows its children in the new one")
  func unloadedContainer() throws {
    let fixture = try Fixture()
    let outer = StackController(
      rootViewController: fixture.make("A"), capacity: 1, overflow: .unload)
    let inner = StackController(rootViewController: fixture.make("B"))
    outer.push(inner)
    fixture.host.show(outer)
    let child = try #require(inner.topViewController)

    outer.push(fixture.make("C"), animated: false)
    #expect(!inner.isViewLoaded)
    #expect(child.viewIfLoaded?.window == nil)

    outer.pop(animated: false)
    #expect(child.view.isDescendant(of: inner.view))
    #expect(child.view.window === fixture.host.window)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 120, height: 200))
  }

  @Test(
    "R11.1 Containers 4.17 The accessor finds the nearest stack through any number of containers")
  func accessor() {
    let leaf = UIViewController()
    let between = UIViewController()
    let above = UIViewController()
    between.addChild(leaf)
    above.addChild(between)
    let inner = StackController(rootViewController: above)
    let outer = StackController(rootViewController: inner)

    #expect(leaf.stackController === inner)
    #expect(between.stackController === inner)
    #expect(above.stackController === inner)
    #expect(inner.stackController === outer)
    #expect(outer.stackController == nil)
    leaf.removeFromParent()
    #expect(leaf.stackController == nil)
  }

  @Test("R2.4 A stack whose own appearance is cancelled reverses that of its top, balanced")
  func cancelledOnly() throws {
    let fixture = try Fixture()
    let delegate = ContainerEventRecorder(recorder: fixture.recorder)
    let parent = ManualViewController()
    let stack = StackController(rootViewController: fixture.make("A"))
    stack.delegate = delegate
    parent.addChild(stack)
    stack.didMove(toParent: parent)
    fixture.host.show(parent)
    parent.view.addSubview(stack.view)
    fixture.recorder.removeAll()

    stack.beginAppearanceTransition(true, animated: true)
    stack.beginAppearanceTransition(false, animated: true)
    stack.endAppearanceTransition()
    try fixture.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      D.willHide(A, animated)
      A.viewWillDisappear(animated)
      A.viewDidDisappear(animated)
      D.didHide(A, animated)
      """)

    stack.beginAppearanceTransition(true, animated: false)
    stack.endAppearanceTransition()
    fixture.recorder.removeAll()
    stack.beginAppearanceTransition(false, animated: true)
    stack.beginAppearanceTransition(true, animated: true)
    stack.endAppearanceTransition()
    try fixture.recorder.expect(
      """
      D.willHide(A, animated)
      A.viewWillDisappear(animated)
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      """)
  }

  @Test("R2.4 A stack that disappears in the middle of a push ends it first, in the same call")
  func disappearingInTheMiddle() throws {
    let fixture = try Fixture()
    let parent = ManualViewController()
    let stack = StackController(rootViewController: fixture.make("A"))
    parent.addChild(stack)
    stack.didMove(toParent: parent)
    fixture.host.show(parent)
    parent.view.addSubview(stack.view)
    stack.beginAppearanceTransition(true, animated: false)
    stack.endAppearanceTransition()
    fixture.host.turn { stack.push(fixture.make("B")) }
    fixture.host.advance(by: 0.1)
    fixture.recorder.removeAll()

    stack.beginAppearanceTransition(false, animated: false)
    try fixture.recorder.expect(
      """
      A.viewDidDisappear(animated)
      B.viewDidAppear(animated) [to]
      B.didMove(StackController)
      B.viewWillDisappear
      """)
    stack.endAppearanceTransition()
    try fixture.recorder.expect("B.viewDidDisappear")
  }

  private final class ManualViewController: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("R14.4 A stack as a child of a container that forwards by itself")
  func automaticParent() throws {
    let fixture = try Fixture()
    let parent = UIViewController()
    let stack = StackController(rootViewController: fixture.make("A"))
    parent.addChild(stack)
    parent.view.addSubview(stack.view)
    stack.didMove(toParent: parent)
    fixture.recorder.removeAll()

    fixture.host.show(parent)
    try fixture.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      """)

    fixture.host.hide()
    try fixture.recorder.expect(
      """
      A.viewWillDisappear
      A.viewDidDisappear
      """)
  }
}
