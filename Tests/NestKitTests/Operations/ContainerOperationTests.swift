import NestTestSupport
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

  @Test(
    "Containers 1.2 An operation has the children that it has removed, in the order in which they left"
  )
  func removedChildren() async throws {
    let fixture = try StackFixture("BCE")
    let pop = fixture.turn { fixture.stack.pop() }
    #expect(pop.removedViewControllers.isEmpty)
    try fixture.settle()
    #expect(pop.removedViewControllers.map(LifecycleRecorder.name) == ["E"])

    let popToRoot = fixture.turn { fixture.stack.popToRoot(animated: false) }
    #expect(popToRoot.removedViewControllers.map(LifecycleRecorder.name) == ["B", "C"])

    let push = fixture.stack.push(fixture.make("F"), animated: false)
    let replaced = fixture.stack.replaceTop(with: fixture.make("G"), animated: false)
    #expect(push.removedViewControllers.isEmpty)
    #expect(replaced.removedViewControllers.map(LifecycleRecorder.name) == ["F"])
    #expect(fixture.names == "AG")
  }

  @Test("Containers 1.2 An operation that is cancelled or refused has removed nothing")
  func cancelledRemoval() throws {
    let fixture = try StackFixture("B")
    let pop = fixture.turn { fixture.stack.pop() }
    fixture.turn { fixture.stack.transition?.cancel() }
    try fixture.settle()
    #expect(pop.result == .cancelled && pop.removedViewControllers.isEmpty)

    let push = fixture.turn { fixture.stack.push(fixture.make("C")) }
    fixture.turn { fixture.stack.transition?.cancel() }
    try fixture.settle()
    #expect(push.result == .cancelled && push.removedViewControllers.isEmpty)
    #expect(!fixture.isAlive("C"))

    let refused = withMisuseIntercepted { _ = fixture.stack.popToViewController(at: 7) }
    #expect(refused.count == 1 && fixture.names == "AB")
  }

  @Test(
    "Containers 1.2 An operation that nobody refers to keeps no removed child alive; another one does"
  )
  func lifetimeOfRemovedChildren() throws {
    let fixture = try StackFixture("BC")
    var pop: ContainerOperation? = fixture.turn { fixture.stack.pop(animated: false) }
    fixture.turn { _ = fixture.stack.pop(animated: false) }
    #expect(fixture.isAlive("C") && !fixture.isAlive("B"))
    #expect(pop?.isFinished == true)
    pop = nil
    #expect(!fixture.isAlive("C"))
  }

  @Test(
    "Containers 1.2 Operations of every container have what they removed",
    arguments: ContainerKind.allCases)
  func removedChildren(kind: ContainerKind) throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let (first, next) = (UIViewController(), UIViewController())
    let container = kind.makeContainer(of: first, before: next)
    host.show(container)
    let removal = try #require(host.turn { kind.removal(of: first, from: container, for: next) })
    try host.settle()

    #expect(removal.result == .done)
    let removed = removal.removedViewControllers
    #expect(removed.count == 1 && (removed[0] === first || removed[0] === next))
    #expect(removed[0].parent == nil)
  }
}

extension ContainerKind {
  /// Requests that a container loses one of its children.
  fileprivate func removal(
    of first: UIViewController, from container: UIViewController, for next: UIViewController
  ) -> ContainerOperation? {
    switch container {
    case let stack as StackController:
      stack.push(next, animated: false)
      return stack.pop()
    case let modal as ModalContainerViewController:
      modal.presentModal(next, animated: false)
      return modal.dismissModal()
    case let sheets as SheetContainerViewController:
      sheets.presentSheet(next, animated: false)
      return sheets.dismissSheet(next)
    case let container as any ListContainer: return container.remove(first)
    default: return change(container, to: next)
    }
  }
}
