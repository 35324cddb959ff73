/// A pure value that decides: an input changes its state, and returns what its owner performs, in
/// order.
nonisolated protocol StateMachine {
  associatedtype Input
  associatedtype Action

  /// Takes one input; returns what to do.
  mutating func handle(_ input: Input) -> [Action]

  /// Whether actions are still due, though the machine was given other inputs meanwhile. Default:
  /// always.
  ///
  /// - Parameter decided: The machine when they were decided.
  func isDue(since decided: Self) -> Bool
}

nonisolated extension StateMachine {
  func isDue(since decided: Self) -> Bool { true }

  /// Performs actions, in order: the one place where the actions of machines are performed.
  ///
  /// A callback of an action may give the machine another input. That input is handled at once,
  /// with all its actions, so that its effect is visible when the call returns; then the remaining
  /// actions are performed, as long as the machine says that they are due.
  ///
  /// - Parameters:
  ///   - actions: The actions that the machine has returned.
  ///   - machine: The machine that its owner has now.
  ///   - perform: Performs one action.
  /// - Returns: Whether all of them were due.
  @MainActor @discardableResult
  static func perform(
    _ actions: [Action], of machine: @autoclosure () -> Self, by perform: (Action) -> Void
  ) -> Bool {
    guard !actions.isEmpty else { return true }
    let decided = machine()
    for action in actions {
      guard machine().isDue(since: decided) else { return false }
      perform(action)
    }
    return true
  }
}
