import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Bad input is refused before any event, changes nothing, and says what to do.
@Suite(.serialized) struct MisuseTests {
  private struct Refusal: Equatable {
    var outcome: String
    var reports: [String]
    var events: [String] = []
    var names: String
    var inWindow: String

    init(_ id: String, names: String = "AB", inWindow: String = "BA") {
      outcome = id
      reports = [id]
      self.names = names
      self.inWindow = inWindow
    }
  }

  /// Does something that shall be refused and reports everything that it caused.
  private func refusal(
    _ fixture: StackFixture, _ body: () -> ContainerOperation
  ) throws -> Refusal {
    fixture.host.commit()
    fixture.recorder.removeAll()
    var operation: ContainerOperation?
    let reports = try withMisuseIntercepted {
      operation = fixture.turn { body() }
      try fixture.settle()
    }
    var refusal = Refusal("", names: fixture.names, inWindow: fixture.inWindow)
    refusal.outcome =
      if case .refused(let misuse) = operation?.result { misuse.id } else { "not refused" }
    refusal.reports = reports.map(\.id)
    // A controller that was refused and that nobody retains is released again.
    refusal.events = fixture.recorder.takeTimeline().lines.filter { !$0.hasSuffix(".deinit") }
    return refusal
  }

  @Test("R14.3 Containers 4.24 What cannot be a child is refused before any event")
  func children() throws {
    let fixture = try StackFixture("B")
    let stack = fixture.stack
    let outer = UIViewController()
    let stranger = fixture.make("S")
    outer.addChild(stranger)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let windowRoot = fixture.make("W")
    window.rootViewController = windowRoot
    window.isHidden = false
    let shown = fixture.make("V")
    window.addSubview(shown.view)
    let own = UIViewController()
    stack.addChild(own)

    #expect(try refusal(fixture) { stack.push(stack) } == Refusal("containment.self"))
    #expect(
      try refusal(fixture) { stack.push(stranger) } == Refusal("containment.already-parented"))
    #expect(try refusal(fixture) { stack.push(own) } == Refusal("containment.already-parented"))
    #expect(try refusal(fixture) { stack.push(fixture["A"]) } == Refusal("stack.duplicate"))
    #expect(
      try refusal(fixture) { stack.push(windowRoot) } == Refusal("containment.shown-elsewhere"))
    #expect(try refusal(fixture) { stack.push(shown) } == Refusal("containment.shown-elsewhere"))
    #expect(
      try refusal(fixture) { stack.push(fixture.make("N"), transition: .fadeIn.lasting(-1)) }
        == Refusal("transition.invalid-duration"))
    #expect(
      try refusal(fixture) { stack.push(fixture.make("N"), transition: .fadeIn.lasting(.nan)) }
        == Refusal("transition.invalid-duration"))
    #expect(stranger.parent === outer)
    window.isHidden = true
  }

  @Test("R1.3 An ancestor of the stack is refused as its child")
  func cycle() throws {
    let fixture = try StackFixture("B", isShown: false)
    let outer = UIViewController()
    let outermost = UIViewController()
    outer.addChild(fixture.stack)
    outermost.addChild(outer)

    for ancestor in [outer, outermost] {
      #expect(
        try refusal(fixture) { fixture.stack.push(ancestor) }
          == Refusal("containment.cycle", inWindow: ""))
    }
  }

  @Test("R14.3 Places that do not exist are refused")
  func places() throws {
    let fixture = try StackFixture("B")
    let stack = fixture.stack
    let outside = fixture.make("N")

    for index in [-1, 3] {
      #expect(
        try refusal(fixture) { stack.insert(fixture.make("X"), at: index) }
          == Refusal("stack.index-out-of-range"))
    }
    for index in [-1, 2] {
      #expect(
        try refusal(fixture) { stack.remove(at: index) } == Refusal("stack.index-out-of-range"))
      #expect(
        try refusal(fixture) { stack.popToViewController(at: index) }
          == Refusal("stack.index-out-of-range"))
    }
    #expect(try refusal(fixture) { stack.remove(outside) } == Refusal("stack.not-in-stack"))
    #expect(
      try refusal(fixture) { stack.popToViewController(outside) } == Refusal("stack.not-in-stack"))
    #expect(
      try refusal(fixture) { stack.insert(fixture.make("X"), below: outside) }
        == Refusal("stack.not-in-stack"))
    #expect(
      try refusal(fixture) { stack.insert(fixture.make("X"), above: outside) }
        == Refusal("stack.not-in-stack"))
  }

  @Test("R6.3 The root stays: it is not popped, removed, replaced or underlaid")
  func fixedRoot() throws {
    let fixture = try StackFixture("B")
    let stack = fixture.stack

    #expect(try refusal(fixture) { stack.remove(at: 0) } == Refusal("stack.fixed-root"))
    #expect(try refusal(fixture) { stack.remove(fixture["A"]) } == Refusal("stack.fixed-root"))
    #expect(
      try refusal(fixture) { stack.insert(fixture.make("X"), at: 0) } == Refusal("stack.fixed-root")
    )
    #expect(
      try refusal(fixture) { stack.insert(fixture.make("X"), below: fixture["A"]) }
        == Refusal("stack.fixed-root"))
    #expect(try refusal(fixture) { stack.setViewControllers([]) } == Refusal("stack.fixed-root"))
    #expect(
      try refusal(fixture) { stack.setViewControllers([fixture["B"], fixture["A"]]) }
        == Refusal("stack.fixed-root"))
    #expect(
      try refusal(fixture) {
        stack.setViewControllers([fixture["A"], fixture["B"], fixture["B"]])
      } == Refusal("stack.duplicate"))
    let popping = try StackFixture()
    #expect(
      try refusal(popping) { popping.stack.pop() }
        == Refusal("stack.fixed-root", names: "A", inWindow: "A"))
  }

  @Test("Containers 4.3 A refused pop over several has removed no child")
  func refusedMultiPop() throws {
    let fixture = try StackFixture("BCE")
    let stranger = fixture.make("S")

    #expect(
      try refusal(fixture) { fixture.stack.popToViewController(stranger) }
        == Refusal("stack.not-in-stack", names: "ABCE", inWindow: "EC"))
  }

  @Test("R14.3 Containers 4.4 A list with one bad child changes nothing and sends nothing")
  func badList() throws {
    let fixture = try StackFixture("B")
    let parent = UIViewController()
    let stranger = fixture.make("S")
    parent.addChild(stranger)
    let fresh = fixture.make("N")

    #expect(
      try refusal(fixture) { fixture.stack.setViewControllers([fixture["A"], fresh, stranger]) }
        == Refusal("containment.already-parented"))
    #expect(fresh.parent == nil)
  }

  @Test("R14.3 Capacities and policies that cannot be are repaired and reported")
  func configuration() {
    let reports = withMisuseIntercepted {
      let none = ContainerStack(
        container: UIViewController(), configuration: .init(capacity: 0))
      #expect(none.configuration.capacity == 1)
      let removing = ContainerStack(
        container: UIViewController(),
        configuration: .init(overflow: .remove, hasFixedRoot: true))
      #expect(removing.configuration.overflow == .keep)
    }

    #expect(reports.map(\.id) == ["stack.capacity", "stack.removable-root"])
  }

  @Test("R2.6 Appearance calls that do not fit are reported and change nothing")
  func unbalanced() {
    let container = UIViewController()
    let stack = ContainerStack(container: container)

    let reports = withMisuseIntercepted {
      stack.containerDidAppear()
      stack.containerWillDisappear(animated: false)
      stack.containerDidDisappear()
      stack.containerWillAppear(animated: false)
      stack.containerWillAppear(animated: false)
    }

    #expect(reports.map(\.id) == Array(repeating: "stack.unbalanced-appearance", count: 4))
    #expect(
      reports.first?.message
        == "UIViewController forwarded “didAppear” to its stack, which is “undisplayed”")
  }

  @Test("A report is one line: id, what happened with values, why, what to do")
  func wording() throws {
    let fixture = try StackFixture("B")
    fixture["B"].title = "Details"

    let reports = withMisuseIntercepted {
      fixture.stack.push(fixture["B"])
      fixture.stack.remove(at: 7)
    }

    #expect(
      reports.map(\.message) == [
        "RecordingViewController “Details” was to be in StackController twice",
        "Index 7 was given for a stack of 2",
      ])
    #expect(
      Misuse(id: "area.kind", message: "It happened", reason: "It cannot", remedy: "Stop")
        .description == "[area.kind] It happened. It cannot. Stop.")
  }

  @Test("R14.3 A stack whose root cannot be its child is empty, and says so")
  func badRoot() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    var stack: StackController?

    let reports = withMisuseIntercepted { stack = StackController(rootViewController: child) }

    #expect(reports.map(\.id) == ["containment.already-parented"])
    #expect(stack?.viewControllers == [])
    #expect(child.parent === parent)
  }
}
