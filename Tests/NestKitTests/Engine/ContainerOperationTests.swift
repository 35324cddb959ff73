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

  @Test("Observers hear the end once, in their order, and at once when it is past")
  func observing() {
    let operation = ContainerOperation()
    var heard: [String] = []
    operation.whenFinished { heard.append("first \($0)") }
    operation.whenFinished { heard.append("second \($0)") }

    operation.finish(.coalesced)
    operation.finish(.done)
    operation.whenFinished { heard.append("late \($0)") }

    #expect(heard == ["first coalesced", "second coalesced", "late coalesced"])
    #expect(operation.result == .coalesced)
  }
}
