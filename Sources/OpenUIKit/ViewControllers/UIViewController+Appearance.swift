extension UIViewController {
  func perform(_ input: AppearanceStateMachine.Input) {
    if case .begin(true, _) = input { loadViewIfNeeded() }
    switch appearance.handle(input) {
    case .willAppear(let animated): sendWillAppear(animated)
    case .willDisappear(let animated): sendWillDisappear(animated)
    case .didAppear(let animated): sendDidAppear(animated)
    case .didDisappear(let animated): sendDidDisappear(animated)
    case .reportUnbalanced: UIKitDiagnostics.report(.unbalancedAppearance(self, input: input))
    case nil: break
    }
  }

  // MARK: Callbacks

  private func sendWillAppear(_ animated: Bool) {
    appearanceParentMove = parentMove
    isViewIsAppearingDue = true
    viewStorage?.setSubtreeNeedsVisit()
    duringCallback { viewWillAppear(animated) }
    forward(appearing: true, animated: animated)
  }

  private func sendWillDisappear(_ animated: Bool) {
    appearanceParentMove = parentMove
    isViewIsAppearingDue = false
    duringCallback { viewWillDisappear(animated) }
    forward(appearing: false, animated: animated)
  }

  // Fidelity: the parent's callback comes before its children's, for *did* as for *will*.
  // [observed for viewDidAppear, decided for viewDidDisappear]
  private func sendDidAppear(_ animated: Bool) {
    sendViewIsAppearingIfDue()
    duringCallback { viewDidAppear(animated) }
    endForwarded()
  }

  private func sendDidDisappear(_ animated: Bool) {
    duringCallback { viewDidDisappear(animated) }
    endForwarded()
  }

  /// Sends `viewIsAppearing(_:)` once for each appearance, as soon as the view is in a window and
  /// its superview has placed it, at the latest right before `viewDidAppear(_:)`.
  func sendViewIsAppearingIfDue() {
    guard isViewIsAppearingDue else { return }
    isViewIsAppearingDue = false
    if isFirstTellingOfInsets { tellFirstInsets() }
    duringCallback { viewIsAppearing(appearance.isAnimated) }
  }

  private func duringCallback(_ body: () -> Void) {
    runningAppearanceCallbacks += 1
    body()
    runningAppearanceCallbacks -= 1
  }

  // MARK: Forwarding to the children

  /// Hands this controller's own transition on to the children whose views are in its view.
  private func forward(appearing: Bool, animated: Bool) {
    guard !childStorage.isEmpty, shouldAutomaticallyForwardAppearanceMethods,
      let view = viewStorage
    else { return }
    for child in childStorage where child.parentStorage === self {
      guard let childView = child.viewStorage, childView.isDescendant(of: view) else { continue }
      child.follow(appearing: appearing, animated: animated)
    }
  }

  /// Goes along with the parent's transition, unless that leads where this controller already is.
  private func follow(appearing: Bool, animated: Bool) {
    if automaticTransition == .withParent {
      // The parent has turned round: so do its children; the one end that is due stays due.
      perform(.begin(appearing: appearing, animated: animated))
      return
    }
    switch (appearing, appearance.state) {
    case (true, .disappeared), (true, .appearing), (false, .appeared), (false, .disappearing):
      if automaticTransition == .none {
        automaticTransition = .withParent
        perform(.begin(appearing: appearing, animated: animated))
      } else {
        // It ends with the parent now, which may be later than the end of this turn.
        automaticTransition = .withParent
      }
    case (false, .appearing):
      perform(.begin(appearing: false, animated: animated))
    case (true, .appeared), (true, .disappearing), (false, .disappeared):
      break
    }
  }

  private func endForwarded() {
    for child in childStorage where child.automaticTransition == .withParent {
      child.automaticTransition = .none
      child.perform(.end)
    }
  }

  // MARK: Views that enter and leave a window

  /// Called when the root view is about to enter a visible window by itself, that is, not because
  /// this controller is a window's root.
  func viewWillEnterWindow() {
    guard let ending = automaticEnding else { return }
    switch (appearance.state, automaticTransition) {
    case (.disappeared, _):
      automaticTransition = ending
      perform(.begin(appearing: true, animated: false))
      if ending == .atCommit { endAppearanceAfterCommit() }
    case (.disappearing, .atCommit):
      // Taken out and put back within one turn: the end that is under way closes this one.
      perform(.begin(appearing: true, animated: false))
    case (.appearing, _), (.appeared, _), (.disappearing, _):
      break
    }
  }

  /// Called when the root view is about to leave its window by itself.
  func viewWillLeaveWindow() {
    guard parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    switch (appearance.state, automaticTransition) {
    case (.appeared, _):
      perform(.begin(appearing: false, animated: false))
      endAppearanceAfterCommit()
    case (.appearing, .withParent):
      perform(.begin(appearing: false, animated: false))
      endAppearanceAfterCommit()
    case (.appearing, .atCommit):
      perform(.begin(appearing: false, animated: false))
    case (.appearing, .none), (.disappearing, _), (.disappeared, _):
      break
    }
  }

  /// What ends the appearance that entering a window causes; nil if it causes none.
  private var automaticEnding: AutomaticTransition? {
    guard let parent = parentStorage else { return .atCommit }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return nil }
    switch parent.appearance.state {
    case .appeared: return .atCommit
    case .appearing: return .withParent
    // Fidelity: a child that comes while its parent goes hears of it only if the parent turns
    // round. [decided]
    case .disappearing, .disappeared: return nil
    }
  }

  /// Ends the running transition after the commit of this turn. The controller is kept alive until
  /// then, so that nobody misses a *did* whose *will* was sent.
  func endAppearanceAfterCommit() {
    automaticTransition = .atCommit
    UIRuntime.current.afterCommit { [self] in
      guard automaticTransition == .atCommit else { return }
      automaticTransition = .none
      perform(.end)
    }
  }
}
