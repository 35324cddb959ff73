extension ContainerViewController {
  /// Adds a stack of children.
  ///
  /// Add stacks before the container is displayed. One that is added later is displayed at once.
  ///
  /// - Parameter configuration: Capacity and policies.
  /// - Returns: The stack. Its events are sent to ``containerStack(_:handle:)``: do not set its
  ///   delegate.
  public func addStack(
    configuration: ContainerStack.Configuration = ContainerStack.Configuration()
  ) -> ContainerStack { containerCore.addStack(configuration: configuration) }

  /// Adds what shows children, for a container with an engine of its own kind. It is where the
  /// callbacks that have been forwarded leave the others.
  public func add(_ engine: some ContainerEngine) { containerCore.add(engine) }

  /// Requests operations that are those of the container itself: no ``TransitionConflictPolicy``
  /// refuses them.
  ///
  /// They begin when those that run or wait have ended. A restoration of a container does this by
  /// itself.
  public func ignoringConflictPolicies(_ body: () -> Void) {
    containerCore.ignoringConflictPolicies(body)
  }

  /// Changes where the regions are, and ends transitions in them. Requests that callbacks make
  /// meanwhile, and those that wait, begin when that is done, so that a child that appears has its
  /// final frame.
  public func changingRegions(_ body: () -> Void) { containerCore.changingRegions(body) }

  /// Removes a stack, also while it is shown. Its children leave with all of their callbacks: the
  /// top disappears without animation, and all of them receive `didMove(toParent:)` with `nil`.
  ///
  /// Operations that wait are refused, and those that are requested later; a transition that runs
  /// ends at once. A binding of the stack has no effect any more. Inside a callback of the stack
  /// its children leave as soon as the callback has returned; until then it is among ``stacks``.
  ///
  /// - Parameter stack: One of ``stacks``; another one is refused.
  /// - Returns: An operation that is done when the children have left.
  @discardableResult
  public func removeStack(_ stack: ContainerStack) -> ContainerOperation {
    containerCore.removeStack(stack)
  }
}
