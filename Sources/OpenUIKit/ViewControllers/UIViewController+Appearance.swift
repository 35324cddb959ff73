import MisuseReports

// One controller's own appearance: what a begin or an end sends to it. What it hands on to its
// children stands in UIViewController+Forwarding.swift, what a window causes in
// UIViewController+WindowAppearance.swift.

extension UIViewController {
  func perform(_ input: AppearanceStateMachine.Input) {
    if let substitute = coveringInContext {
      substitute.follow(input)
      return
    }
    if case .begin(true, _) = input { loadViewIfNeeded() }
    switch appearance.handle(input) {
    case .willAppear(let animated): sendWillAppear(animated)
    case .willDisappear(let animated): sendWillDisappear(animated)
    case .didAppear(let animated): sendDidAppear(animated)
    case .didDisappear(let animated): sendDidDisappear(animated)
    case .reportUnbalanced:
      Misuse.report(.unbalancedAppearance(self, input: input))
      if input == .end { endForwarded() }
    case nil: break
    }
  }

  // MARK: What a container asks for

  /// Begins in the name of a container. A transition that runs already is the container's own, which
  /// nests or turns round, or that of the parent or the window, which ends too.
  func beginTransition(appearing: Bool, animated: Bool) {
    // Before it is decided what to do: a load may change where the parent stands.
    if appearing { loadViewIfNeeded() }
    let begin = AppearanceStateMachine.Input.begin(appearing: appearing, animated: animated)
    let isTurn = isContainerWaiting && appearing != isWantedByContainer
    isWantedByContainer = appearing
    if silentTransitions.isOpen || appearance.state == .disappeared && isHeldBackByParent {
      silentTransitions.begin(appearing: appearing)
    } else if let direction = appearance.isAppearing {
      if !isTurn { appearance.nest() }
      // A child does not come back while its parent goes: it follows if the parent turns round.
      if direction != appearing, !appearing || !isHeldBackByParent { perform(begin) }
    } else {
      perform(begin)
    }
  }

  func endTransition() {
    if silentTransitions.isOpen {
      silentTransitions.end()
    } else {
      sendViewIsAppearingBeforeEnd()
      perform(.end)
    }
  }

  /// Makes a transition that would have ended by itself one that a container has begun and ends.
  func takeOverAutomaticTransition() {
    automaticTransition = .none
    isWantedByContainer = appearance.isAppearing ?? false
  }

  /// Whether a container has begun something that it has yet to end.
  private var isContainerWaiting: Bool {
    appearance.depth > (automaticTransition == .none ? 0 : 1)
  }

  /// Whether the parent, which will let the controller appear, is invisible or on its way there.
  // Fidelity: begin and end on a child of a parent that forwards by itself and is not visible send
  // nothing: the child appears with its parent. [observed]
  var isHeldBackByParent: Bool {
    guard let parent = parentStorage else { return false }
    let state = parent.appearance.state
    return (state == .disappeared || state == .disappearing)
      && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  // MARK: Callbacks

  private func sendWillAppear(_ animated: Bool) {
    appearanceParentMove = parentMove
    isForwardingDue = true
    during(.willAppear) { viewWillAppear(animated) }
    // The callback may have turned the transition round, which has then told the children.
    guard isForwardingDue else { return }
    isForwardingDue = false
    guard appearance.state == .appearing else { return forwardEnded(appearing: true, animated) }
    isViewIsAppearingDue = true
    viewStorage?.setSubtreeNeedsVisit()
    forward(appearing: true, animated: animated)
  }

  private func sendWillDisappear(_ animated: Bool) {
    appearanceParentMove = parentMove
    isForwardingDue = true
    isViewIsAppearingDue = false
    during(.willDisappear) { viewWillDisappear(animated) }
    guard isForwardingDue else { return }
    isForwardingDue = false
    guard appearance.state == .disappearing else { return forwardEnded(appearing: false, animated) }
    forward(appearing: false, animated: animated)
  }

  /// Lets the children follow a transition that the callback which announces it has ended already.
  private func forwardEnded(appearing: Bool, _ animated: Bool) {
    forward(appearing: appearing, animated: animated)
    endForwarded()
  }

  // Fidelity: the parent's callback comes before its children's, for *did* as for *will*.
  // [observed for viewDidAppear, decided for viewDidDisappear]
  private func sendDidAppear(_ animated: Bool) {
    during(.didAppear) { viewDidAppear(animated) }
    // A callback that has begun the next transition has turned the children round: they end later.
    if appearance.state == .appeared { endForwarded() }
  }

  private func sendDidDisappear(_ animated: Bool) {
    during(.didDisappear) { viewDidDisappear(animated) }
    if appearance.state == .disappeared { endForwarded() }
  }

  /// Sends `viewIsAppearing(_:)` once for each appearance, as soon as the view is in a window and
  /// its superview has placed it, at the latest right before `viewDidAppear(_:)`.
  func sendViewIsAppearingIfDue() {
    guard isViewIsAppearingDue else { return }
    isViewIsAppearingDue = false
    if isFirstTellingOfInsets { tellFirstInsets() }
    (viewStorage?.traitStorage ?? .current).asCurrent {
      during(.isAppearing) { viewIsAppearing(appearance.isAnimated) }
    }
  }

  /// Makes up for a `viewIsAppearing(_:)` that no layout pass has sent, while the transition still
  /// runs: the callback may turn it round, and back.
  func sendViewIsAppearingBeforeEnd() {
    // The end comes inside viewWillAppear(_:).
    if isForwardingDue, runningCallback == .willAppear, appearance.state == .appearing {
      isViewIsAppearingDue = true
    }
    while isViewIsAppearingDue, appearance.state == .appearing, appearance.depth == 1 {
      sendViewIsAppearingIfDue()
    }
  }

  /// Whether an appearance callback of this very controller runs.
  var isInAppearanceCallback: Bool { runningCallback != .none }

  private func during(_ callback: AppearanceCallback, _ body: () -> Void) {
    let outer = runningCallback
    runningCallback = callback
    body()
    runningCallback = outer
  }

  /// Called by the default of each callback: reports a call that is none of this controller's own.
  func noteCallback(_ callback: AppearanceCallback) {
    guard runningCallback != callback else { return }
    Misuse.report(.callbackCalledDirectly(self, callback))
  }

  // MARK: Why it appears

  // Fidelity: true from willMove to didMove; a callback of the same transition that comes after
  // didMove still sees it. [decided]
  var isOnTheWayToParent: Bool {
    parentMove == .toParent || (isInAppearanceCallback && appearanceParentMove == .toParent)
  }

  // Fidelity: true only inside the controller's own callbacks: its children, which hear later,
  // read false. [observed]
  var isOnTheWayFromParent: Bool {
    switch runningCallback {
    case .willDisappear, .didDisappear:
      parentMove == .fromParent || appearanceParentMove == .fromParent
    case .none, .willAppear, .isAppearing, .didAppear: false
    }
  }
}
