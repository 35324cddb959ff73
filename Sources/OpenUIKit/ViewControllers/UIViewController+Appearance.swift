import MisuseReports

// One controller's own appearance: what a begin or an end sends to it. Forwarding to its children
// is in UIViewController+Forwarding.swift, the effects of a window in
// UIViewController+WindowAppearance.swift.

extension UIViewController {
  /// Where the controller is between invisible and visible.
  package var appearanceState: AppearanceClaims.State { appearance.state }

  /// Opens a claim: the controller appears or disappears until its owner closes it.
  func beginAppearance(by owner: AppearanceClaims.Owner, appearing: Bool, animated: Bool) {
    if let substitute {
      appearance.join(owner, appearing: appearing, isSilent: true)
      substitute.follow(appearing: appearing, animated: animated)
      return
    }
    if appearing { loadViewIfNeeded() }
    send(appearance.open(owner, appearing: appearing, animated: animated)) {
      .unbalancedBegin(self, appearing: appearing)
    }
  }

  /// Reverses the transition, until the open claims are closed.
  func reverseAppearance(appearing: Bool, animated: Bool) {
    if appearing { loadViewIfNeeded() }
    send(appearance.reverse(appearing: appearing, animated: animated)) {
      .unbalancedBegin(self, appearing: appearing)
    }
  }

  /// Closes the claim of an owner; *did* is sent if it was the last.
  func endAppearance(by owner: AppearanceClaims.Owner) {
    send(appearance.close(owner)) { .unbalancedEnd(self) }
  }

  private func send(_ action: AppearanceClaims.Action?, misuse: () -> Misuse) {
    switch action {
    case .willAppear(let animated): sendWillAppear(animated)
    case .willDisappear(let animated): sendWillDisappear(animated)
    case .didAppear(let animated): sendDidAppear(animated)
    case .didDisappear(let animated): sendDidDisappear(animated)
    case .endSubstitute: substitute?.endFollowing()
    case .reportUnbalanced: Misuse.report(misuse())
    case nil: break
    }
  }

  // MARK: Requests of a container

  /// Begins for a container, or reverses what that has begun.
  func beginAppearanceByContainer(appearing: Bool, animated: Bool) {
    // Before the decision: a load may change the state of the parent.
    if appearing { loadViewIfNeeded() }
    let claim = appearance.claim(of: .container)
    let isDeferred = appearance.state == .disappeared && isDeferredByParent
    if isDeferred || claim?.isSilent == true {
      claimByContainer(appearing: appearing, isSilent: true)
      if !isDeferred { substitute?.follow(appearing: appearing, animated: animated) }
    } else if let direction = appearance.isAppearing {
      claimByContainer(appearing: appearing, isSilent: false)
      // A child does not appear again while its parent disappears: it follows if the parent
      // reverses.
      if direction != appearing, !appearing || !isDeferredByParent {
        reverseAppearance(appearing: appearing, animated: animated)
      }
    } else {
      beginAppearance(by: .container, appearing: appearing, animated: animated)
    }
  }

  /// A begin in the other direction reverses what the container has begun and needs no end of its
  /// own.
  private func claimByContainer(appearing: Bool, isSilent: Bool) {
    if let claim = appearance.claim(of: .container), claim.isAppearing != appearing {
      appearance.redirect(.container, appearing: appearing)
    } else {
      appearance.join(.container, appearing: appearing, isSilent: isSilent)
    }
  }

  func endAppearanceByContainer() {
    if appearance.claim(of: .container)?.isSilent == true {
      return endAppearance(by: .container)
    }
    guard appearance.hasClaim(of: .container) else {
      Misuse.report(.unbalancedEnd(self))
      return endForwarded()
    }
    sendViewIsAppearingBeforeEnd()
    // The callback may have taken the controller from the container, which has ended it then.
    guard appearance.hasClaim(of: .container) else { return }
    endAppearance(by: .container)
  }

  /// Whether the parent, which will show the controller, is invisible or disappearing.
  // Fidelity: begin and end on a child of a parent that forwards by itself and is not visible send
  // nothing: the child appears with its parent. [observed]
  var isDeferredByParent: Bool {
    guard let parent = parentStorage else { return false }
    let state = parent.appearance.state
    return (state == .disappeared || state == .disappearing)
      && parent.forwardsAppearance(to: self)
  }

  // MARK: Callbacks

  private func sendWillAppear(_ animated: Bool) {
    callbacks.parentMoveOfTransition = callbacks.parentMove
    callbacks.isForwardingDue = true
    during(.willAppear, animated) { viewWillAppear(animated) }
    // The callback may have reversed the transition, which was then forwarded to the children.
    guard callbacks.isForwardingDue else { return }
    callbacks.isForwardingDue = false
    guard appearance.state == .appearing else { return forwardEnded(appearing: true, animated) }
    callbacks.isViewIsAppearingDue = true
    viewStorage?.markControllerNeedsCall()
    forward(appearing: true, animated: animated)
  }

  private func sendWillDisappear(_ animated: Bool) {
    callbacks.parentMoveOfTransition = callbacks.parentMove
    callbacks.isForwardingDue = true
    callbacks.isViewIsAppearingDue = false
    during(.willDisappear, animated) { viewWillDisappear(animated) }
    guard callbacks.isForwardingDue else { return }
    callbacks.isForwardingDue = false
    guard appearance.state == .disappearing else { return forwardEnded(appearing: false, animated) }
    forward(appearing: false, animated: animated)
  }

  /// Makes the children follow a transition that the callback which announces it has ended already.
  private func forwardEnded(appearing: Bool, _ animated: Bool) {
    forward(appearing: appearing, animated: animated)
    endForwarded()
  }

  // Fidelity: the parent's callback precedes its children's, for *did* as for *will*.
  // [observed for viewDidAppear, decided for viewDidDisappear]
  private func sendDidAppear(_ animated: Bool) {
    during(.didAppear, animated) { viewDidAppear(animated) }
    FocusState.installed?.controllerDidAppear(self)
    // A callback that has begun the next transition has reversed the children: they end later.
    if appearance.state == .appeared { endForwarded() }
  }

  private func sendDidDisappear(_ animated: Bool) {
    during(.didDisappear, animated) { viewDidDisappear(animated) }
    if appearance.state == .disappeared { endForwarded() }
  }

  /// Sends `viewIsAppearing(_:)` once for each appearance, as soon as the view is in a window and
  /// its superview has placed it, at the latest right before `viewDidAppear(_:)`.
  func sendViewIsAppearingIfDue() {
    guard callbacks.isViewIsAppearingDue else { return }
    callbacks.isViewIsAppearingDue = false
    if insets.isFirstCallbackDue { sendFirstInsets() }
    (viewStorage?.traitStorage ?? .current).asCurrent {
      let isAnimated = appearance.isAnimated
      during(.isAppearing, isAnimated) { viewIsAppearing(isAnimated) }
    }
  }

  /// Sends a `viewIsAppearing(_:)` that no layout pass has sent, while the transition still runs:
  /// the callback may reverse it, and reverse it again.
  func sendViewIsAppearingBeforeEnd() {
    // The end is called inside viewWillAppear(_:).
    if callbacks.isForwardingDue, callbacks.running == .willAppear, appearance.state == .appearing {
      callbacks.isViewIsAppearingDue = true
    }
    while callbacks.isViewIsAppearingDue, appearance.state == .appearing,
      appearance.endsWithNextClose
    {
      sendViewIsAppearingIfDue()
    }
  }

  /// Whether an appearance callback of this controller itself runs.
  var isInAppearanceCallback: Bool { callbacks.running != .none }

  private func during(_ callback: AppearanceCallback, _ animated: Bool, _ body: () -> Void) {
    let outer = callbacks.running
    callbacks.running = callback
    Self.observer?.controller(self, receives: .appearance(callback, animated: animated))
    body()
    callbacks.running = outer
  }

  /// Called by the default of each callback: reports a call that this controller has not made.
  func noteCallback(_ callback: AppearanceCallback, _ animated: Bool) {
    guard callbacks.running != callback else { return }
    Self.observer?.controller(self, receives: .appearance(callback, animated: animated))
    Misuse.report(.callbackCalledDirectly(self, callback))
  }

  // MARK: The reason of the appearance

  // Fidelity: true from willMove to didMove; a callback of the same transition that is called after
  // didMove still sees it. [decided]
  var isEnteringParent: Bool {
    callbacks.parentMove == .toParent
      || (isInAppearanceCallback && callbacks.parentMoveOfTransition == .toParent)
  }

  // Fidelity: true only inside the controller's own callbacks: its children, which are called
  // later, read false. [observed]
  var isLeavingParent: Bool {
    switch callbacks.running {
    case .willDisappear, .didDisappear:
      callbacks.parentMove == .fromParent || callbacks.parentMoveOfTransition == .fromParent
    case .none, .willAppear, .isAppearing, .didAppear: false
    }
  }
}
