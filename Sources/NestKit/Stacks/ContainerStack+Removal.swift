extension ContainerStack {
  /// Whether the stack has been removed from its container, or is as soon as the running callback
  /// has returned.
  public var isRemoved: Bool { removal != nil }

  /// Removes the stack from its container, with its children.
  ///
  /// Requests that wait are refused, a transition that runs ends at once, and then the children
  /// leave; inside a callback as soon as that has returned.
  func remove() -> ContainerOperation {
    if let removal { return removal }
    let operation = ContainerOperation()
    operation.hasBegun = true
    removal = operation
    isRemovalDue = true
    queue.routeObserver?.invalidate()
    queue.routeObserver = nil
    queue.asking?.operation.finish(.refused(.stackRemoved))
    while let entry = queue.popFirst() { entry.operation.finish(.refused(.stackRemoved)) }
    pump()
    return operation
  }

  /// Continues with the removal when nothing else is left to do.
  ///
  /// - Returns: Whether there are steps to perform now.
  func continueRemoval() -> Bool {
    guard let removal, !removal.isFinished else { return false }
    if isRemovalDue {
      isRemovalDue = false
      runningState.isAnimated = false
      machine.removeAll()
      return true
    }
    cover?.invalidate()
    cover = nil
    if region != nil { host.removeFromSuperview() }
    delegate = nil
    link.cut()
    removal.finish(.done)
    return false
  }
}
