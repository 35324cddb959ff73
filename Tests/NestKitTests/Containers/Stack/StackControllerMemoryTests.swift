import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// No controller is retained longer than needed, and nobody is touched who is not concerned.
@Suite(.serialized) struct StackControllerMemoryTests {
  @Test("R13.2 What was popped is deallocated when its transition ends")
  func popped() throws {
    for transition in Transition.allTransitions {
      let fixture = try StackFixture()
      fixture.turn { fixture.stack.push(fixture.make("B"), transition: transition) }
      try fixture.settle()
      #expect(fixture.isAlive("B"))

      fixture.turn { fixture.stack.pop() }
      try fixture.settle()
      #expect(!fixture.isAlive("B"), "\(transition)")
      fixture.host.hide()
    }
  }

  @Test("R13.2 What was popped without animation is deallocated at once")
  func poppedAtOnce() throws {
    let fixture = try StackFixture("BC")

    fixture.stack.popToRoot(animated: false)

    #expect(
      [fixture.isAlive("A"), fixture.isAlive("B"), fixture.isAlive("C")] == [true, false, false])
  }

  @Test("R13.2 A stack is deallocated with all its children, whatever it has done")
  func stack() throws {
    let host = try TestHost(size: CGSize(width: 60, height: 100))
    weak var stack: StackController?
    weak var root: UIViewController?
    weak var top: UIViewController?
    do {
      let bottom = UIViewController()
      let controller = StackController(rootViewController: bottom)
      host.show(controller)
      host.turn { controller.push(UIViewController(), transition: .flipVertically) }
      try host.settle()
      host.turn { controller.push(UIViewController()) }
      try host.settle()
      (stack, root, top) = (controller, bottom, controller.topViewController)
      host.turn { host.window.rootViewController = UIViewController() }
    }
    try host.settle()

    #expect(stack == nil)
    #expect(root == nil)
    #expect(top == nil)
  }

  @Test("R13.2 A stack released in the middle of a transition is deallocated when that has ended")
  func droppedInTheMiddle() throws {
    let host = try TestHost(size: CGSize(width: 60, height: 100))
    weak var stack: StackController?
    weak var pushed: UIViewController?
    do {
      let controller = StackController(rootViewController: UIViewController())
      host.show(controller)
      let top = UIViewController()
      host.turn { controller.push(top) }
      (stack, pushed) = (controller, top)
      host.advance(by: 0.1)
      host.turn { host.window.rootViewController = UIViewController() }
    }
    try host.settle()

    #expect(stack == nil)
    #expect(pushed == nil)
  }

  @Test("R14.2 A deinitialiser of a child may use the stack")
  func askedFromDeinit() throws {
    for isAnimated in [false, true] {
      let fixture = try StackFixture("BCE")
      var counts: [Int] = []
      fixture.recorder.onEvent = { [stack = fixture.stack] event in
        guard event.callback == .deinitialized else { return }
        counts.append(stack.viewControllers.count)
        if stack.count < 3 { stack.push(UIViewController(), animated: false) }
      }

      fixture.turn { fixture.stack.popToRoot(animated: isAnimated) }
      try fixture.settle()
      fixture.recorder.onEvent = nil

      #expect(counts.count == 3)
      #expect(fixture.stack.count > 1)
    }
  }

  @Test("R13.2 What was refused is not stored")
  func refused() throws {
    let fixture = try StackFixture()
    _ = withMisuseIntercepted {
      fixture.stack.insert(fixture.make("X"), at: 9)
    }
    #expect(!fixture.isAlive("X"))
  }

  @Test("R3.3 A removed child keeps its view and gets its frame and mask back")
  func restoredGeometry() throws {
    let fixture = try StackFixture()
    let child = fixture.make("B")
    let frame = CGRect(x: 3.1, y: 4.7, width: 33.3, height: 44.9)
    child.view.frame = frame
    child.view.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    let before = child.view.frame
    let view = child.view

    fixture.stack.push(child, animated: false)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 120, height: 200))
    #expect(child.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    try fixture.host.resize(to: CGSize(width: 90, height: 300))
    fixture.stack.pop(animated: false)

    #expect(child.view === view)
    #expect(child.view.frame == before)
    #expect(child.view.autoresizingMask == [.flexibleLeftMargin, .flexibleBottomMargin])
    #expect(child.view.superview == nil)
  }

  @Test("R3.3 A child that left the tree for a while still gets its first frame back")
  func restoredAfterAbsence() throws {
    let fixture = try StackFixture()
    let child = fixture.make("B")
    child.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    fixture.stack.push(child, animated: false)
    fixture.stack.push(fixture.make("C"), animated: false)
    fixture.stack.push(fixture.make("E"), animated: false)
    #expect(fixture.inWindow == "EC")

    fixture.stack.remove(child)

    #expect(child.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("R14.3 R1.6 A child that its caller has removed is not touched by the next pop")
  func takenAway() throws {
    let fixture = try StackFixture("BC")
    let child = fixture["B"]
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(fixture.names == "AC")
    let frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    child.view.frame = frame
    let other = UIViewController()
    other.addChild(child)
    fixture.recorder.removeAll()

    let operation = fixture.stack.pop(animated: false)

    #expect(operation.result == .done)
    #expect(fixture.names == "A")
    #expect(child.view.frame == frame)
    #expect(child.parent === other)
    #expect(fixture.recorder.timeline.lines.filter { $0.hasPrefix("B.") } == [])
  }

  // MARK: Scale

  /// How many events a push and a pop over so many cause, and how many views are there then.
  private func work(_ count: Int) throws -> (events: Int, views: Int) {
    let host = try TestHost(size: CGSize(width: 60, height: 100))
    let recorder = LifecycleRecorder()
    let stack = StackController(
      rootViewController: RecordingViewController("A", recorder: recorder))
    for number in 1..<count {
      stack.push(RecordingViewController("\(number)", recorder: recorder))
    }
    host.show(stack)
    recorder.removeAll()
    host.turn { stack.push(RecordingViewController("X", recorder: recorder)) }
    try host.settle()
    host.turn { stack.pop() }
    try host.settle()
    return (recorder.events.count, Self.views(in: stack.view))
  }

  private static func views(in view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + views(in: $1) }
  }

  @Test("R6.5 A push and a pop on 10,000 controllers do what they do on 10")
  func scale() throws {
    let few = try work(10)
    let many = try work(10_000)

    #expect(few == many)
    #expect(
      many.views == 10, "the view, the host, and two groups of two wrappers and a child's view")
  }
}
