import Testing

@testable import OpenUIKit

/// How the actions of all machines are performed.
@Suite struct StateMachineTests {
  /// Counts; each input is performed in two actions.
  nonisolated private struct Counter: StateMachine {
    enum Action: Equatable { case first(Int), second(Int) }

    var count = 0
    var dropsObsolete = false

    mutating func handle(_ input: Int) -> [Action] {
      count += input
      return input == 0 ? [] : [.first(count), .second(count)]
    }

    func isDue(since decided: Counter) -> Bool { !dropsObsolete || count == decided.count }
  }

  private final class Owner {
    var machine = Counter()
    var performed: [Counter.Action] = []
    var onFirst: (() -> Void)?

    deinit {}

    func send(_ input: Int) {
      Counter.perform(machine.handle(input), of: machine) { action in
        performed.append(action)
        let handler = onFirst
        onFirst = nil
        handler?()
      }
    }
  }

  @Test("Actions are performed in their order")
  func order() {
    let owner = Owner()
    owner.send(1)
    owner.send(0)
    owner.send(2)

    #expect(owner.performed == [.first(1), .second(1), .first(3), .second(3)])
  }

  @Test("An input in an action has all its actions before the call returns; the rest follows")
  func nested() {
    let owner = Owner()
    owner.onFirst = { [unowned owner] in
      owner.send(10)
      #expect(owner.performed == [.first(1), .first(11), .second(11)])
    }
    owner.send(1)

    #expect(owner.performed == [.first(1), .first(11), .second(11), .second(1)])
  }

  @Test("The rest is left out where the machine says that it is not due any more")
  func obsolete() {
    let owner = Owner()
    owner.machine.dropsObsolete = true
    owner.onFirst = { [unowned owner] in owner.send(10) }
    owner.send(1)
    owner.send(1)

    #expect(owner.performed == [.first(1), .first(11), .second(11), .first(12), .second(12)])
  }
}
