// The callbacks of the owner that are forwarded to its children.

extension ContainerCore {
  /// Whether the container has appeared.
  package var isShown: Bool { appearance == .appeared }

  /// Forwards the callback of the owner.
  public func viewWillAppear(_ animated: Bool) {
    exchangeClonesForPresentOrientation()
    guard !disappearsEarly else { return disappearsEarly = false }
    forward(ContainerVisibilityChange(kind: .willAppear, isAnimated: animated))
  }

  /// Follows the callback of the owner.
  public func viewIsAppearing(_ animated: Bool) {
    // A root is in its window only now.
    exchangeClonesForPresentOrientation()
    updateAppearanceOfChildren()
  }

  /// Forwards the callback of the owner.
  public func viewDidAppear(_ animated: Bool) {
    forward(ContainerVisibilityChange(kind: .didAppear, isAnimated: nil))
  }

  /// Forwards the callback of the owner.
  public func viewWillDisappear(_ animated: Bool) {
    // The owner was hidden again before it has called `super`: the core forwards neither callback.
    guard !hasNotAppeared else { return disappearsEarly = true }
    forward(ContainerVisibilityChange(kind: .willDisappear, isAnimated: animated))
  }

  /// Whether no callback that was forwarded, or waits, says that the container appears.
  private var hasNotAppeared: Bool { appearance == .disappeared && visibilityChanges.isEmpty }

  /// Forwards the callback of the owner.
  public func viewDidDisappear(_ animated: Bool) {
    guard !hasNotAppeared else { return disappearsEarly = false }
    forward(ContainerVisibilityChange(kind: .didDisappear, isAnimated: nil))
  }

  /// Follows the views of children that are in no stack, and what is around the regions, and
  /// notices children that have left; outside of a window the views of the others are added.
  public func viewDidLayoutSubviews() {
    dropLostChildren()
    updateAppearanceOfChildren()
    regionsWereLaidOut()
    guard appearance == .disappeared, let view = owner?.viewIfLoaded, view.window == nil else {
      return
    }
    for engine in engines { engine.containerIsLaidOutOutsideWindow() }
  }

  /// Unloads hidden views, as ``unloadsViewsOnMemoryWarning`` and the policies of the stacks say.
  public func didReceiveMemoryWarning() {
    for engine in engines { engine.releaseHiddenViews() }
  }

  /// Takes note of a child that the owner is about to add. One that no stack shows receives
  /// appearance callbacks as ``viewControllersForAppearance`` says.
  public func addChild(_ childController: UIViewController) {
    if addsContent {
      plainChildren.remove(childController)
    } else {
      plainChildren.add(childController)
    }
    addsContent = false
  }

  /// The coordinator of the stack that sends its callbacks, or else of a stack whose transition
  /// runs; children have it too. Pages that are scrolled, by program or by hand, are such a
  /// transition. `nil` while there is none. See ``ContainerStack/transitionCoordinator``.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let engines = engines
    let sending = engines.lazy.filter(\.isPerforming).compactMap(\.transitionCoordinator)
    return sending.first ?? engines.lazy.compactMap(\.transitionCoordinator).first
  }

  /// Forwards a callback to all stacks before the next one, which a child of the first stack may
  /// cause inside its own. A stack that is added meanwhile receives those that wait.
  private func forward(_ change: ContainerVisibilityChange) {
    guard engines.count > 1 || !visibilityChanges.isEmpty || !plainChildren.isEmpty else {
      appearance = ContainerAppearance(after: change.kind)
      engines.first?.handle(change)
      return
    }
    visibilityChanges.append(change)
    guard visibilityChanges.count == 1 else { return }
    while let next = visibilityChanges.first {
      appearance = ContainerAppearance(after: next.kind)
      for engine in engines { engine.handle(next) }
      #if canImport(UIKit)
        forwardToPlainChildren(next)
      #endif
      visibilityChanges.removeFirst()
    }
  }
}
