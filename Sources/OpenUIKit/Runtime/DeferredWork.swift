/// Closures that are deferred to a moment of the frame.
package struct DeferredWork {
  private var afterCommit: [() -> Void] = []
  private var nextTurn: [() -> Void] = []
  private var due: [() -> Void] = []

  init() {}

  /// Runs `body` after the commit at the end of this turn, in the order of the calls.
  ///
  /// A body that such a body defers runs after the next commit.
  package static func afterCommit(_ body: @escaping () -> Void) {
    let runtime = UIRuntime.current
    runtime.deferred.afterCommit.append(body)
    runtime.renderContext.setNeedsCommit()
  }

  /// Runs `body` in the next turn of the main loop, in the order of the calls.
  package static func nextTurn(_ body: @escaping () -> Void) {
    let runtime = UIRuntime.current
    runtime.deferred.nextTurn.append(body)
    runtime.renderContext.setNeedsCommit()
  }

  mutating func takeAfterCommit() -> [() -> Void] {
    defer { afterCommit = [] }
    return afterCommit
  }

  mutating func takeDue() -> [() -> Void] {
    defer { due = [] }
    return due
  }

  /// A commit has ended: what was deferred to the next turn may run in the next commit.
  mutating func promoteNextTurn() -> Bool {
    due += nextTurn
    nextTurn = []
    return !due.isEmpty
  }
}
