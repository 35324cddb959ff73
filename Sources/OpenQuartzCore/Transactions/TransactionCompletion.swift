/// Counts the animations that a completion block belongs to.
final class TransactionCompletion {
  private var block: (() -> Void)?
  private var running = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  deinit {}

  /// The block, while it has not run.
  var pendingBlock: (() -> Void)? { block }

  /// An animation was added.
  func enter() { running += 1 }

  /// An animation ended or was removed.
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
