/// Counts what a completion block waits for: animations, and transitions of view controllers.
final class TransactionCompletion {
  private var block: (() -> Void)?
  private var running = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  deinit {}

  /// The block, while it has not run.
  var pendingBlock: (() -> Void)? { block }

  /// An animation was added, or a transition was requested.
  func enter() { running += 1 }

  /// An animation ended or was removed, or a transition has ended.
  func leave() {
    running -= 1
    runIfComplete()
  }

  /// No animation will be added any more.
  func seal() {
    isSealed = true
    runIfComplete()
  }

  private func runIfComplete() {
    guard isSealed, running == 0, let block else { return }
    self.block = nil
    block()
  }
}

/// Keeps a completion block from running: of a transaction in which something was requested that
/// begins, or ends, later than the transaction. When it is released, the block may run.
@MainActor package final class TransactionHold {
  private let completion: TransactionCompletion

  fileprivate init(_ completion: TransactionCompletion) {
    self.completion = completion
    completion.enter()
  }

  isolated deinit { completion.leave() }
}

extension CATransaction {
  /// Returns what keeps the completion block of now from running; nil where there is no block.
  @MainActor package class func holdCompletion() -> TransactionHold? {
    RenderContext.current.transactions.completion.map(TransactionHold.init)
  }
}
