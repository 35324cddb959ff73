extension ContainerCore {
  /// Requests an operation, and takes its transition from its beginning, to move it as a finger
  /// does.
  /// See ``ContainerViewController/beginInteraction(_:)``.
  public func beginInteraction(
    _ request: () -> ContainerOperation
  ) -> ContainerInteraction? {
    guard engines.allSatisfy({ !$0.isBusy }) else { return nil }
    let wasBeginning = beginsDrag
    beginsDrag = true
    let operation = request()
    beginsDrag = wasBeginning
    resistingView = nil
    let transition = stacks.lazy.compactMap(\.transition).first { $0.operation === operation }
    guard let transition else {
      // A hand does not wait for an answer.
      if engines.contains(where: { $0.isAsking(for: operation) }) { operation.cancel() }
      return nil
    }
    return transition.beginInteraction()
  }
}
