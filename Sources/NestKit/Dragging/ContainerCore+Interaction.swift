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
    let transition = stacks.lazy.compactMap(\.transition).first { $0.operation === operation }
    return transition?.beginInteraction()
  }
}
