import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

@Suite struct ContainerOperationTests {
  @Test("The outcome can be awaited before and after the end, by several")
  func awaiting() async {
    let operation = ContainerOperation()
    #expect(!operation.isFinished)

    async let early = operation.outcome
    async let alsoEarly = operation.outcome
    await Task.yield()
    operation.finish(.done)

    #expect(await early == .done)
    #expect(await alsoEarly == .done)
    #expect(await operation.outcome == .done)
  }

  @Test("Observers are called once, in their order, and at once after the end")
  func observing() {
    let operation = ContainerOperation()
    var calls: [String] = []
    operation.whenFinished { calls.append("first \($0)") }
    operation.whenFinished { calls.append("second \($0)") }

    operation.finish(.coalesced)
    operation.finish(.done)
    operation.whenFinished { calls.append("late \($0)") }

    #expect(calls == ["first coalesced", "second coalesced", "late coalesced"])
    #expect(operation.result == .coalesced)
  }

  @Test(
    "Containers 1.2 An operation that waits can be cancelled: no event, and the next one begins")
  func cancelling() throws {
    let fixture = try StackFixture()
    var outcomes: [ContainerOperation.Outcome] = []
    fixture.turn {
      let first = fixture.stack.push(fixture.make("B"))
      let second = fixture.stack.push(fixture.make("C"))
      let third = fixture.stack.push(fixture.make("E"))
      for operation in [first, second, third] {
        operation.whenFinished { outcomes.append($0) }
      }
      #expect([first, second, third].map(\.hasBegun) == [true, false, false])
      second.cancel()
      first.cancel()
    }
    try fixture.settle()

    #expect(outcomes == [.cancelled, .done, .done])
    #expect(fixture.names == "ABE")
    #expect(!fixture.recorder.timeline.description.contains("(C"))
  }

  @Test(
    "Containers 1.2 A cancelled task cancels an operation that has not begun, and waits for one that has"
  )
  func cancelledTask() async throws {
    let fixture = try StackFixture()
    let first = fixture.stack.push(fixture.make("B"))
    let second = fixture.stack.push(fixture.make("C"))
    let tasks = [first, second].map { operation in Task { await operation.outcome } }
    await Task.yield()

    for task in tasks { task.cancel() }
    while !second.isFinished { await Task.yield() }
    #expect(!first.isFinished)
    try fixture.settle()

    #expect(await tasks[0].value == .done)
    #expect(await tasks[1].value == .cancelled)
    #expect(fixture.names == "AB")
  }
}
