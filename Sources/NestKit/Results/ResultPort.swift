/// Passes the result of a controller on to those who wait for it; see ``ResultProviding``.
public final class ResultPort<Value: Sendable> {
  private var waiting: [Int: CheckedContinuation<Value?, Never>] = [:]
  private var count = 0
  /// The result, until the operation that leaves the container has ended.
  private var staged: Value?
  private var finishing: ContainerOperation?
  /// A result that nobody has waited for yet.
  private var unclaimed: Value?

  /// Creates a port without a result.
  public init() {}

  deinit {}

  // MARK: Finishing

  func finish(with value: Value, leave: () -> ContainerOperation) -> ContainerOperation {
    if let finishing { return finishing }
    staged = value
    let operation = leave()
    guard !operation.isFinished else {
      finishDidEnd(operation.result)
      return operation
    }
    finishing = operation
    operation.whenFinished { self.finishDidEnd($0) }
    return operation
  }

  private func finishDidEnd(_ outcome: ContainerOperation.Outcome?) {
    let value = staged
    (staged, finishing) = (nil, nil)
    guard outcome == .done, let value else { return }
    if waiting.isEmpty { unclaimed = value } else { resumeAll(with: value) }
  }

  private func resumeAll(with value: Value?) {
    let continuations = waiting.sorted { $0.key < $1.key }.map(\.value)
    waiting = [:]
    for continuation in continuations { continuation.resume(returning: value) }
  }

  // MARK: Waiting

  /// Waits for the result of a controller, which the operation shows, or which is shown already.
  func value(of provider: UIViewController, after operation: ContainerOperation?) async -> Value? {
    count += 1
    let id = count
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting[id] = continuation
        guard !Task.isCancelled else { return cancel(id, operation) }
        follow(provider, after: operation, id)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(id, operation) }
    }
  }

  private func cancel(_ id: Int, _ operation: ContainerOperation?) {
    operation?.cancel()
    end(id, with: nil)
  }

  /// One who waits gets what there is: exactly once.
  private func end(_ id: Int, with value: Value?) {
    waiting.removeValue(forKey: id)?.resume(returning: value)
  }

  /// The controller is not where it was any more. A result that it has left with is passed on.
  private func providerDidLeave(_ id: Int) { end(id, with: staged) }

  private func follow(_ provider: UIViewController, after operation: ContainerOperation?, _ id: Int)
  {
    guard let operation, !operation.isFinished else {
      return operationDidEnd(operation?.result ?? .done, provider, isFollowed: false, id)
    }
    let isFollowed = notifyOfLeaving(provider, id)
    operation.whenFinished { [weak provider] in
      guard let provider else { return self.end(id, with: nil) }
      self.operationDidEnd($0, provider, isFollowed: isFollowed, id)
    }
  }

  private func operationDidEnd(
    _ outcome: ContainerOperation.Outcome, _ provider: UIViewController, isFollowed: Bool,
    _ id: Int
  ) {
    switch outcome {
    case .cancelled, .refused: end(id, with: nil)
    case .done, .coalesced:
      guard !isFollowed, !notifyOfLeaving(provider, id) else { return unclaimed = nil }
      // It has come and left already.
      let value = unclaimed
      unclaimed = nil
      end(id, with: value)
    }
  }

  /// - Returns: Whether the controller is somewhere, so that the end of that is noticed.
  private func notifyOfLeaving(_ provider: UIViewController, _ id: Int) -> Bool {
    provider.whenLeft { [weak self] in self?.providerDidLeave(id) }
  }
}
