extension ContainerViewController {
  /// The progress of the movement that runs; of several, that of the one that began last. `nil` at
  /// rest.
  ///
  /// It can be observed: `withObservationTracking`, and all that is built on it, is informed of
  /// each change.
  ///
  /// ```swift
  /// for await progress in Observations({ container.progress }) { indicator.show(progress) }
  /// ```
  ///
  /// While nobody observes a transition that runs by itself, nothing is computed for it.
  public var progress: ContainerProgress? { containerCore.progress }

  /// Calls a closure for each movement: once when it begins, then whenever it is further, and once
  /// when it ends.
  ///
  /// The closure is called after the delegate. Its requests wait, as in other callbacks. A closure
  /// that is registered during a movement receives the rest of it.
  ///
  /// - Parameter observer: The closure, which the container keeps. It must not keep the container
  ///   alive.
  /// - Returns: The registration, which cancels the calls.
  @discardableResult
  public func observeProgress(
    _ observer: @escaping (ContainerProgress) -> Void
  ) -> ContainerProgressRegistration { containerCore.observeProgress(observer) }

  /// Reports that something begins to move that is not the transition of a stack.
  ///
  /// - Parameters:
  ///   - kind: The kind of the movement.
  ///   - from: The child that disappears.
  ///   - to: The child that appears.
  ///   - isInteractive: Whether a finger, or the program by an interaction, moves it.
  ///   - fraction: Where it is, asked as long as it has not ended. It must not keep the container
  ///     alive.
  /// - Returns: The movement, which has to be ended.
  public func beginMovement(
    _ kind: ContainerProgress.Kind, from: UIViewController?, to: UIViewController?,
    isInteractive: Bool, fraction: @escaping () -> CGFloat
  ) -> ContainerMovement {
    containerCore.beginMovement(
      kind, from: from, to: to, isInteractive: isInteractive, fraction: fraction)
  }
}
