extension ContainerViewController {
  /// Requests an operation, and takes its transition from its beginning, to move it as a finger
  /// does.
  ///
  /// ```swift
  /// let interaction = container.beginInteraction { container.push(details) }
  /// ```
  ///
  /// - Parameter request: Requests the operation of this container. Not called while something runs
  ///   or waits.
  /// - Returns: The interaction; `nil` if it was not called, or if the operation takes no time, is
  ///   refused, or waits.
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
