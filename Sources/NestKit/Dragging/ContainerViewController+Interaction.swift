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
  ) -> ContainerInteraction? { containerCore.beginInteraction(request) }
}
