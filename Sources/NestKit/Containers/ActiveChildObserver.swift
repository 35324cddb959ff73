/// An object that is informed where another child of a container may be the active one, or may
/// stand before it.
protocol ActiveChildObserver: AnyObject {
  /// Whether what it worked for is gone, so that the core removes it.
  var isFinished: Bool { get }

  /// Another child may be active, or stand before the active one.
  ///
  /// - Parameter coordinator: Returns the transition in which it becomes so; nil for none.
  func activeChildMayHaveChanged(
    with coordinator: () -> (any UIViewControllerTransitionCoordinator)?)
}

extension ContainerCore {
  /// Informs an object of changes of the active child from now on. Costs nothing where there is
  /// none.
  final func add(_ observer: any ActiveChildObserver) {
    guard !activeChildObservers.contains(where: { $0 === observer }) else { return }
    activeChildObservers.append(observer)
  }

  final func remove(_ observer: any ActiveChildObserver) {
    activeChildObservers.removeAll { $0 === observer }
  }

  /// Another child may be the active one, or stand before it.
  ///
  /// - Parameter coordinator: The transition in which it becomes so; nil for none.
  final func activeViewControllerMayHaveChanged(
    with coordinator: @autoclosure () -> (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    if !activeChildObservers.isEmpty {
      // An observer may add and remove others.
      for observer in activeChildObservers { observer.activeChildMayHaveChanged(with: coordinator) }
      activeChildObservers.removeAll(where: \.isFinished)
    }
    updatePreferredContentSize(with: coordinator())
  }
}
