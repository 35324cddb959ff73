import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Operations that wait: for a finger, for the container, for ever.
@Suite(.serialized) struct PagesOperationTests {
  @Test("R14.1 Where a movement is to end at once, it does when the finger is lifted")
  func endsWhenLifted() throws {
    let fixture = try PagesFixture()
    fixture.container.conflictPolicy = .finishRunning
    fixture.putDown(at: 110)
    fixture.move(90, 40)
    let operation = fixture.host.turn {
      fixture.container.selectViewController(at: 3, animated: false)
    }
    #expect(!operation.hasBegun)

    fixture.host.lift(0, at: CGPoint(x: 40, y: 100))

    #expect(operation.result == .done)
    #expect(fixture.visible == "D")
    #expect(fixture.violations == [])
  }

  @Test("R14.1 R13.2 What waits when the container is released has an outcome")
  func abandoned() throws {
    var operation: ContainerOperation?
    try {
      let fixture = try PagesFixture()
      let page = fixture.container.viewControllers[0] as? RecordingViewController
      page?.once(.viewDidDisappear) { [weak container = fixture.container] in
        operation = container?.selectViewController(at: 3)
      }
      fixture.putDown(at: 110)
      fixture.move(90, 70)
      fixture.host.turn { fixture.host.window.rootViewController = nil }
    }()

    #expect(operation?.isFinished == true)
  }

  @Test("R14.1 An operation that waits can be cancelled")
  func cancelled() throws {
    let fixture = try PagesFixture()
    let operations = fixture.host.turn {
      [
        fixture.container.selectViewController(at: 1),
        fixture.container.selectViewController(at: 2),
        fixture.container.selectViewController(at: 3),
      ]
    }

    operations[1].cancel()
    operations[0].cancel()
    try fixture.host.settle()

    #expect(operations.map(\.result) == [.done, .cancelled, .done])
    #expect(!fixture.recorder.timeline.lines.contains("C.viewWillAppear(animated)"))
    #expect(fixture.visible == "D")
  }

  @Test(
    "R14.1 R14.4 Pages that are pushed appear with the transition, and select when it has ended")
  func pushed() throws {
    let fixture = try PagesFixture("ABC", isShown: false)
    let stack = StackController(rootViewController: UIViewController())
    fixture.host.show(stack)
    fixture.host.turn { _ = stack.push(fixture.container, transition: .coverFromBottom) }
    fixture.host.advance(by: 0.1)
    try fixture.recorder.expect(
      """
      A.willMove(PagesViewController)
      A.didMove(PagesViewController)
      A.loadView
      A.viewDidLoad
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      """)

    let operation = fixture.host.turn { fixture.container.selectViewController(at: 2) }
    #expect(!operation.hasBegun)
    try fixture.host.settle()
    #expect(operation.result == .done)
    #expect(fixture.visible == "C")

    fixture.host.turn { _ = stack.pop() }
    fixture.host.advance(by: 0.1)
    fixture.host.turn { stack.transition?.reverse() }
    try fixture.host.settle()
    #expect(fixture.visible == "C")
    #expect(fixture.violations.filter { $0.controller != "A" } == [])
  }

  @Test("R14.1 The outcome of a selection can be awaited")
  func awaited() async throws {
    let fixture = try PagesFixture()
    let operation = fixture.host.turn { fixture.container.selectViewController(at: 2) }
    try fixture.host.settle()

    #expect(await operation.outcome == .done)
    #expect(await fixture.container.selectViewController(at: 2).outcome == .coalesced)
  }
}
