extension ContainerStack {
  /// Forwards the container's `viewWillAppear(_:)`.
  ///
  /// The first time, the views of the topmost children are added. A transition that runs ends at
  /// once. Operations that are requested from now on wait for ``containerDidAppear()``.
  public func containerWillAppear(animated: Bool) {
    handle(ContainerVisibilityChange(kind: .willAppear, isAnimated: animated))
  }

  /// Forwards the container's `viewDidAppear(_:)`; then the operations that wait are done.
  public func containerDidAppear() {
    handle(ContainerVisibilityChange(kind: .didAppear, isAnimated: nil))
  }

  /// Forwards the container's `viewWillDisappear(_:)`.
  ///
  /// A transition that runs ends at once. Operations that are requested from now on wait for
  /// ``containerDidDisappear()``.
  public func containerWillDisappear(animated: Bool) {
    handle(ContainerVisibilityChange(kind: .willDisappear, isAnimated: animated))
  }

  /// Forwards the container's `viewDidDisappear(_:)`; then the operations that wait are done,
  /// and their children appear when the container does.
  public func containerDidDisappear() {
    handle(ContainerVisibilityChange(kind: .didDisappear, isAnimated: nil))
  }

  // Fidelity: UIKit's containers add and size the views of their children when they are laid out,
  // in a window or not. [observed]
  /// Adds the views of the topmost children.
  public func containerIsLaidOutOutsideWindow() {
    if queue.isIdle, machine.arrangeWhileHidden() { pump() }
  }

  /// Releases what nobody sees as far as the policy allows; forward memory warnings to it.
  ///
  /// With the policy `unload`, and where ``ContainerViewController/unloadsViewsOnMemoryWarning`` is
  /// set, views that are out of the tree, and all views while the container is hidden, are
  /// unloaded. They load again when they are needed. Else nothing happens. While the stack is
  /// changing this waits until the running operation has ended. Costs the number of children.
  public func releaseHiddenViews() {
    let isWanted = link.core?.unloadsViewsOnMemoryWarning == true
    if isWanted || configuration.overflow == .unload { requestRelease() }
  }

  /// Unloads hidden views; only between two changes.
  public func unloadHiddenViews() {
    let isHidden = machine.visibility == .hidden || machine.visibility == .undisplayed
    for member in machine.members where isHidden || !machine.placed.contains(member) {
      contents[member]?.unloadView()
    }
    if isHidden { machine.clearPlaced() }
    for stored in storedViewControllers?() ?? []
    where stored.parent == nil && stored.viewIfLoaded.map({ $0.superview == nil }) == true {
      stored.view = nil
    }
  }

  /// Handles a callback of the container; one that does not fit is reported and changes nothing.
  public func begin(_ change: ContainerVisibilityChange) {
    if let isAnimated = change.isAnimated { runningState.isAnimated = isAnimated }
    guard machine.containerChanged(change.kind) else {
      return Misuse.report(
        .unbalancedAppearance(of: container, change.kind, in: machine.visibility))
    }
    if change.kind == .didAppear { updateCovered() }
  }

  /// The list may have changed while the container was not displayed.
  private func updateCovered() {
    cover?.endIfNothingIsShown()
    for member in machine.placed.members { contents[member]?.resignIfCovered() }
  }
}
