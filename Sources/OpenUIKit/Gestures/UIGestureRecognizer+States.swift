extension GestureStateMachine {
  /// The state as the rest of the program sees it: nothing is recognized until it is allowed.
  var publicState: UIGestureRecognizer.State {
    switch state {
    case .possible, .asking, .waiting: .possible
    case .began: hasUnsentChange ? .changed : .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}

extension UIGestureRecognizer {
  /// Takes what a subclass has found out.
  final func report(_ state: State) {
    // A gesture without touches is over when its actions have been sent.
    if machine.isOver, !machine.hasPendingActions, !isWatching { handle(.reset) }
    switch state {
    // Only the end of the touches makes a gesture possible again, where there are touches.
    case .possible: if !isWatching, machine != GestureStateMachine() { handle(.reset) }
    case .began: handle(.began)
    case .changed: handle(.changed)
    case .ended: handle(.ended)
    case .cancelled: handle(.cancelled)
    case .failed: handle(.failed)
    }
  }

  /// Feeds the state machine and performs what it asks for.
  final func handle(_ input: GestureStateMachine.Input) {
    defer { observedValueDidChange() }
    GestureStateMachine.perform(machine.handle(input), of: machine) { action in
      switch action {
      case .askToBegin: handle(permissionToBegin)
      case .preventOthers: arbiter?.didBegin(self)
      case .queueActions: GestureActionQueue.installed?.add(self)
      case .sendActions: sendActions()
      case .adoptChange: machine.adoptChange()
      case .prepare: reset()
      }
    }
    arbiter?.recognizerDidChange()
  }

  /// Cancels what is being recognized, if anything is. The actions are sent at once, unless
  /// recognizers are being given touches.
  final func interrupt() {
    guard isWatching else { return }
    handle(.interrupted)
    if GestureActionQueue.installed?.isDeferred != true { sendDueActions() }
  }

  /// Sends the actions that are due now, instead of in their turn.
  final func sendDueActions() {
    guard machine.hasPendingActions else { return }
    GestureActionQueue.installed?.remove(self)
    let sender = watchingArbiter
    if let sender { sender.send { handle(.send) } } else { handle(.send) }
  }

  /// Whether the recognizer has touches, or waits for more of them.
  private var isWatching: Bool { arbiter?.isWatching(self) == true }

  /// The arbiter that decides for this recognizer; nil while it is on no view of a window.
  final var arbiter: GestureArbiter? { view?.window?.gestures }

  private func sendActions() {
    for handler in handlers { handler.call(self) }
  }

  // MARK: May it begin?

  private var permissionToBegin: GestureStateMachine.Input {
    guard isEnabled, !hasLeftWindow else { return .refused }
    if othersSharingTouches.contains(where: { $0.machine.isRecognized && $0.prevents(self) }) {
      return .refused
    }
    let required = requiredToFail
    if required.contains(where: { $0.machine.isRecognized }) { return .refused }
    if required.contains(where: { $0.isActive }) { return .mustWait }
    if delegate?.gestureRecognizerShouldBegin(self) == false { return .refused }
    return viewsAllowBeginning ? .allowed : .refused
  }

  /// Fidelity: every view from the one that was touched up to the recognizer's is asked. [observed]
  private var viewsAllowBeginning: Bool {
    // A program may set the state of a recognizer that is on no view.
    guard let host = view else { return true }
    var touched = touchedView
    while let view = touched, view !== host {
      if !view.gestureRecognizerShouldBegin(self) { return false }
      touched = view.superview
    }
    return host.gestureRecognizerShouldBegin(self)
  }

  // MARK: Others

  /// Whether its view has left the window of its touches.
  private var hasLeftWindow: Bool { watchingArbiter.map { $0 !== arbiter } ?? false }

  /// The others that watch one of the same touches.
  private var othersSharingTouches: [UIGestureRecognizer] {
    arbiter?.othersSharingTouches(of: self) ?? []
  }

  /// Recognizers to wait for that watch other touches, or those of a moment ago.
  private var distantRequirements: [UIGestureRecognizer] {
    failureRequirements.compactMap(\.recognizer)
  }

  /// Recognizers that have to fail before this one may begin.
  private var requiredToFail: [UIGestureRecognizer] {
    othersSharingTouches.filter { requiresFailure(of: $0) } + distantRequirements
  }

  /// Whether the recognizer waits for one that waits for it, at once or through others.
  final var isInRequirementCycle: Bool {
    var seen: [UIGestureRecognizer] = []
    var next = [self]
    while let waiting = next.popLast() {
      for other in waiting.requiredToFail where other.machine.isWaiting && other.isActive {
        if other === self { return true }
        if !seen.contains(where: { $0 === other }) {
          seen.append(other)
          next.append(other)
        }
      }
    }
    return false
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether its gesture may still come of touches that it has been given.
  final var isActive: Bool { machine.isUndecided && isWatching }

  /// Whether `other` has to fail because this recognizer has recognized.
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !together
  }

  /// Lets the others that share its touches fail, and cancels the touches in the views.
  final func preventOthers() {
    for other in othersSharingTouches where other.machine.isUndecided && prevents(other) {
      other.handle(.prevented)
    }
    if cancelsTouchesInView { arbiter?.cancelTouchesInViews(of: self) }
  }

  final func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: view)
      sum.x += place.x
      sum.y += place.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
}
