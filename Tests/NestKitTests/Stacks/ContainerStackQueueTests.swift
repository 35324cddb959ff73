import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The outcomes of operations that are requested while another one runs.
@Suite(.serialized) struct ContainerStackQueueTests {
  private typealias Outcome = ContainerOperation.Outcome

  // MARK: In order

  @Test("R14.1 Operations requested during a transition run in order when it has ended")
  func queueing() throws {
    let fixture = try StackFixture()
    var finished: [String] = []
    let (b, c) = (fixture.make("B"), fixture.make("C"))

    fixture.turn {
      fixture.stack.push(b).whenFinished { finished.append("push B \($0)") }
      fixture.stack.push(c).whenFinished { finished.append("push C \($0)") }
      fixture.stack.pop().whenFinished { finished.append("pop \($0)") }
    }
    #expect(fixture.names == "AB")
    #expect(finished == [])

    fixture.host.advance(by: 0.4)
    #expect(fixture.names == "ABC")
    #expect(finished == ["push B done"])

    fixture.host.advance(by: 0.4)
    #expect(fixture.names == "ABC")
    #expect(finished == ["push B done", "push C done"])

    try fixture.settle()
    #expect(fixture.names == "AB")
    #expect(finished == ["push B done", "push C done", "pop done"])
  }

  @Test("R14.1 What is requested without animation during a transition waits as well")
  func unanimatedWaits() throws {
    let fixture = try StackFixture()
    let (b, c) = (fixture.make("B"), fixture.make("C"))

    fixture.turn { fixture.stack.push(b) }
    let operation = fixture.stack.push(c, animated: false)
    #expect(operation.result == nil)
    #expect(fixture.names == "AB")

    fixture.host.advance(by: 0.4)
    #expect(operation.result == .done)
    #expect(fixture.names == "ABC")
  }

  // MARK: Inside callbacks

  /// Pushes B over A with a request for a push of C inside the event of some number.
  private func pushTwice(
    requestingAt trigger: Int?, animated: Bool
  ) throws -> (timeline: Timeline, names: String, events: Int) {
    let fixture = try StackFixture()
    let (b, c) = (fixture.make("B"), fixture.make("C"))
    var count = 0
    fixture.recorder.onEvent = { [unowned fixture] _ in
      if count == trigger { fixture.stack.push(c, animated: animated) }
      count += 1
    }
    fixture.turn { fixture.stack.push(b, animated: animated) }
    try fixture.settle()
    let events = count
    if trigger == nil {
      fixture.turn { fixture.stack.push(c, animated: animated) }
      try fixture.settle()
    }
    return (fixture.recorder.takeTimeline(), fixture.names, events)
  }

  @Test(
    "R14.2 A push requested inside any callback of a push follows it", arguments: [true, false])
  func insideCallbacksOfAPush(animated: Bool) throws {
    let expected = try pushTwice(requestingAt: nil, animated: animated)
    #expect(expected.events == 15)

    for trigger in 0..<expected.events {
      let actual = try pushTwice(requestingAt: trigger, animated: animated)
      #expect(actual.timeline == expected.timeline, "inside event \(trigger)")
      #expect(actual.names == "ABC", "inside event \(trigger)")
    }
  }

  /// Pops C with a request to go back to the root inside the event of some number.
  private func popTwice(
    requestingAt trigger: Int?, animated: Bool
  ) throws -> (timeline: Timeline, names: String, events: Int) {
    let fixture = try StackFixture("BC", capacity: 3)
    var count = 0
    fixture.recorder.onEvent = { [unowned fixture] _ in
      if count == trigger { fixture.stack.popToRoot(animated: animated) }
      count += 1
    }
    fixture.turn { fixture.stack.pop(animated: animated) }
    try fixture.settle()
    let events = count
    if trigger == nil {
      fixture.turn { fixture.stack.popToRoot(animated: animated) }
      try fixture.settle()
    }
    return (fixture.recorder.takeTimeline(), fixture.names, events)
  }

  @Test("R14.2 A pop requested inside any callback of a pop follows it", arguments: [true, false])
  func insideCallbacksOfAPop(animated: Bool) throws {
    let expected = try popTwice(requestingAt: nil, animated: animated)
    // Twelve of the pop and the deallocation of what was popped.
    #expect(expected.events == 14)

    // The second one runs inside the call of the first one, which returns what it has removed.
    func lines(_ timeline: Timeline) -> [String] {
      let isFreed = { (line: String) in line.hasSuffix(".deinit") }
      return timeline.lines.filter { !isFreed($0) } + timeline.lines.filter(isFreed).sorted()
    }
    for trigger in 0..<expected.events - 1 {
      let actual = try popTwice(requestingAt: trigger, animated: animated)
      #expect(lines(actual.timeline) == lines(expected.timeline), "inside event \(trigger)")
      #expect(actual.names == "A", "inside event \(trigger)")
    }
  }

  @Test("R14.2 A push requested inside the container's own appearance waits until it has appeared")
  func insideAppearance() throws {
    for trigger in 0..<7 {
      let fixture = try StackFixture(isShown: false)
      fixture.recorder.removeAll()
      let b = fixture.make("B")
      var count = 0
      fixture.recorder.onEvent = { [unowned fixture] _ in
        if count == trigger { fixture.stack.push(b, animated: false) }
        count += 1
      }
      fixture.host.show(fixture.stack)

      try fixture.recorder.expect(
        """
        A.loadView
        A.viewDidLoad
        D.willShow(A)
        A.viewWillAppear
        A.viewIsAppearing
        A.viewDidAppear
        D.didShow(A)
        D.willPush(B, covering: A)
        B.willMove(StackController)
        B.loadView
        B.viewDidLoad
        D.willHide(A)
        A.viewWillDisappear
        D.willShow(B)
        B.viewWillAppear [to]
        B.viewIsAppearing [to]
        A.viewDidDisappear
        D.didHide(A)
        B.viewDidAppear [to]
        D.didShow(B)
        B.didMove(StackController)
        D.didPush(B, covering: A)
        """)
      fixture.host.hide()
    }
  }

  // MARK: Policies

  @Test("R14.1 The policy refuse refuses with an outcome for the caller, and reports nothing")
  func refusing() throws {
    let fixture = try StackFixture()
    let (b, c) = (fixture.make("B"), fixture.make("C"))
    fixture.stack.conflictPolicy = .refuse
    fixture.turn { fixture.stack.push(b) }
    fixture.recorder.removeAll()

    let reports = withMisuseIntercepted {
      let operation = fixture.stack.push(c)
      guard case .refused(let misuse) = operation.result else {
        Issue.record("not refused")
        return
      }
      #expect(misuse.id == "stack.busy")
    }

    #expect(reports == [])
    try fixture.recorder.expect("")
    try fixture.settle()
    #expect(fixture.names == "AB")
    #expect(fixture.stack.push(c, animated: false).result == .done)
  }

  @Test("R14.1 The policy finish ends what runs, with all its events, and continues")
  func finishing() throws {
    let fixture = try StackFixture()
    let (b, c, e) = (fixture.make("B"), fixture.make("C"), fixture.make("E"))
    fixture.stack.conflictPolicy = .finishRunning
    fixture.turn { fixture.stack.push(b) }
    fixture.host.advance(by: 0.1)
    fixture.recorder.removeAll()

    let operation = fixture.stack.push(c)

    #expect(operation.result == nil)
    #expect(fixture.names == "ABC")
    let lines = fixture.recorder.takeTimeline().lines
    #expect(
      lines.prefix(7) == [
        "A.viewDidDisappear(animated)", "D.didHide(A, animated)", "B.viewDidAppear(animated) [to]",
        "D.didShow(B, animated)", "B.didMove(StackController)",
        "D.didPush(B, covering: A, animated)", "D.willPush(C, covering: B, animated)",
      ])
    fixture.turn { fixture.stack.push(e, animated: false) }
    #expect(fixture.names == "ABCE")
    #expect(!fixture.stack.isTransitioning)
  }

  @Test("finishTransition ends the running transition at once and starts the next one")
  func finishTransition() throws {
    let fixture = try StackFixture()
    let (b, c) = (fixture.make("B"), fixture.make("C"))
    let first = fixture.turn { fixture.stack.push(b) }
    let second = fixture.turn { fixture.stack.push(c) }

    fixture.stack.finishTransition()
    #expect([first.isFinished, second.isFinished] == [true, false])

    fixture.stack.finishTransition()
    #expect([first.isFinished, second.isFinished] == [true, true])
    #expect(fixture.names == "ABC")
    #expect(b.view.superview?.superview?.layer.animationKeys() ?? [] == [])
  }

  // MARK: Outcomes

  @Test("An operation that finds nothing to do is coalesced, without any event")
  func nothingToDo() throws {
    let fixture = try StackFixture()
    let b = fixture.make("B")

    #expect(fixture.stack.popToRoot().result == .coalesced)
    #expect(fixture.stack.popToViewController(fixture["A"]).result == .coalesced)
    #expect(fixture.stack.popToViewController(at: 0).result == .coalesced)
    #expect(fixture.stack.setViewControllers([fixture["A"]]).result == .coalesced)
    try fixture.recorder.expect("")

    fixture.stack.push(b, animated: false)
    #expect(fixture.stack.popToViewController(b).result == .coalesced)
  }

  @Test("Of two new lists that wait one after the other, the first is coalesced")
  func coalescedLists() throws {
    let fixture = try StackFixture()
    let (b, c, e) = (fixture.make("B"), fixture.make("C"), fixture.make("E"))

    fixture.turn { fixture.stack.push(b) }
    let first = fixture.stack.setViewControllers([fixture["A"], c])
    let second = fixture.stack.setViewControllers([fixture["A"], e])
    #expect(first.result == .coalesced)
    try fixture.settle()

    #expect(second.result == .done)
    #expect(fixture.names == "AE")
    #expect(c.parent == nil)
  }

  @Test("What is requested when a list is coalesced follows the list that has replaced it")
  func requestedByCoalesced() throws {
    let fixture = try StackFixture()
    let (b, c, e) = (fixture.make("B"), fixture.make("C"), fixture.make("E"))

    fixture.turn { fixture.stack.push(b) }
    var operations = [fixture.stack.setViewControllers([fixture["A"], c])]
    operations[0].whenFinished { _ in
      operations.append(fixture.stack.setViewControllers([fixture["A"], c, e]))
    }
    operations.append(fixture.stack.setViewControllers([fixture["A"], b]))
    try fixture.settle()

    #expect(fixture.names == "ACE")
    #expect(operations.map(\.result) == [.coalesced, .done, .coalesced])
  }

  @Test("R14.1 A queued operation that has become impossible is refused when it would begin")
  func refusedInTheQueue() throws {
    let fixture = try StackFixture("B")
    let outcomes = try outcomes(of: fixture) {
      [fixture.stack.pop(), fixture.stack.pop(), fixture.stack.pop()]
    }

    #expect(outcomes == ["done", "stack.fixed-root", "stack.fixed-root"])
    #expect(fixture.names == "A")
  }

  private func outcomes(
    of fixture: StackFixture, _ body: () -> [ContainerOperation]
  ) throws -> [String] {
    var operations: [ContainerOperation] = []
    _ = try withMisuseIntercepted {
      fixture.turn { operations = body() }
      try fixture.settle()
    }
    return operations.map {
      switch $0.result {
      case .done: "done"
      case .cancelled: "cancelled"
      case .coalesced: "coalesced"
      case .refused(let misuse): misuse.id
      case nil: "waiting"
      }
    }
  }

  @Test("Operations of a deallocated stack are refused")
  func abandoned() async throws {
    var container: UIViewController? = UIViewController()
    var stack: ContainerStack? = try ContainerStack(container: #require(container))
    stack?.containerWillAppear(animated: false)
    let operation = try #require(stack?.push(UIViewController()))
    #expect(operation.result == nil)

    stack = nil
    container = nil

    guard case .refused(let misuse) = await operation.outcome else {
      Issue.record("not refused")
      return
    }
    #expect(misuse.id == "containment.container-gone")
  }
}
