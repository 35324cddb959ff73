/// Hands the touches of one window to recognizers and views, in this order, and resolves conflicts
/// between them. A press is a touch too here, which the responder of the press receives.
///
/// One event: recognizers from the touched view upwards get their touches, and those that may,
/// begin; then these let others fail; the actions are sent; views get what is left; finished
/// recognizers are made ready again.
// Fidelity: actions are sent within the window's delivery of the event, after all recognizers have
// received their touches and before views receive theirs. [observed: stack traces of actions]
final class GestureArbiter {
  /// Recognizers that have received touches and are not ready for the next gesture yet.
  private var watching: [UIGestureRecognizer] = []
  /// Touches that are down, and those whose views have not received everything.
  private var touches: [UITouch] = []
  private var isDelivering = false
  /// Whether touches are being sent to recognizers.
  private var isSendingToRecognizers = false
  /// Recognizers that have begun while touches are sent to recognizers: they prevent others when
  /// all have received them.
  private var beginning: [UIGestureRecognizer] = []
  private var lastEvent: UIEvent?

  /// The phases that recognizers receive, in this order.
  private static let phases: [UITouch.Phase] = [
    .began, .regionEntered, .moved, .regionMoved, .ended, .regionExited, .cancelled,
  ]

  // The window is gone, and with it the rest of every touch.
  isolated deinit {
    for touch in touches where !touch.isLifted {
      touch.phase = .cancelled
      touch.press?.phase = .cancelled
    }
    sendToViews(touches.map { ($0, $0.delivery.cancel()) })
    for recognizer in watching { interrupt(recognizer) }
  }

  /// Takes the touches of `window` in one event.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let concerned = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard !concerned.isEmpty else { return }
    let actions = GestureActionQueue.shared
    actions.send()
    let isNested = isDelivering
    isDelivering = true
    lastEvent = event
    for touch in concerned where touch.isNew { begin(touch, event) }
    // An event of its own, inside a handler, may give the same touches other phases.
    let phases = Dictionary(grouping: concerned, by: \.phase).mapValues { Set($0) }
    actions.deferred {
      sendToRecognizers(phases, event)
      settle()
    }
    // An action may have changed others.
    while actions.send() { settle() }
    let ordered = touches.filter { concerned.contains($0) }
    sendToViews(ordered.map { ($0, $0.messagesForPhase()) })
    isDelivering = isNested
    finish()
  }

  /// A recognizer has begun: it prevents others as soon as all recognizers have received the
  /// touches.
  func didBegin(_ recognizer: UIGestureRecognizer) {
    if isSendingToRecognizers {
      beginning.append(recognizer)
    } else {
      // For those that fail by it, views receive nothing of the touches.
      let isNested = isDelivering
      isDelivering = true
      recognizer.preventOthers()
      isDelivering = isNested
    }
  }

  /// Sends actions outside of an event, and continues with what they have changed.
  func send(_ actions: () -> Void) {
    let isNested = isDelivering
    isDelivering = true
    actions()
    isDelivering = isNested
    recognizerDidChange()
  }

  /// A recognizer has another state: others may go on, views may receive what was deferred.
  func recognizerDidChange() {
    guard !isDelivering, !watching.isEmpty else { return }
    isDelivering = true
    settle()
    isDelivering = false
    finish()
  }

  // MARK: Questions of recognizers

  /// Whether the recognizer has touches, or waits for more of them.
  func isWatching(_ recognizer: UIGestureRecognizer) -> Bool {
    watching.contains { $0 === recognizer }
  }

  /// The others that watch a touch which `recognizer` watches.
  func othersSharingTouches(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    watching.filter { other in
      other !== recognizer
        && touches.contains { $0.isWatched(by: recognizer) && $0.isWatched(by: other) }
    }
  }

  /// The views of the recognizer's touches receive that the touches are cancelled.
  func cancelTouchesInViews(of recognizer: UIGestureRecognizer) {
    let cancelled = touches.filter { $0.isWatched(by: recognizer) }
    sendToViews(cancelled.map { ($0, $0.delivery.cancel()) })
  }

  /// The recognizer left its view.
  func stopWatching(_ recognizer: UIGestureRecognizer) {
    recognizer.sendDueActions()
    guard isWatching(recognizer) else { return }
    watching.removeAll { $0 === recognizer }
    resetRecognizer(recognizer)
  }

  // MARK: Steps

  /// Finds who watches a new touch: from its view upwards. A pointer hovers over each view by a
  /// touch of its own.
  private func begin(_ touch: UITouch, _ event: UIEvent) {
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.attachedRecognizers ?? [] {
        leaveOtherWindow(recognizer)
        guard recognizer.accepts(touch, event) else { continue }
        recognizers.append(recognizer)
        if !isWatching(recognizer) { watching.append(recognizer) }
        recognizer.watchingArbiter = self
        if recognizer.activeTouches.isEmpty { recognizer.touchedView = touch.view }
        recognizer.activeTouches.append(touch)
      }
      view = touch.source == .hover ? nil : current.superview
    }
    touch.gestureRecognizers = recognizers
    let hasSibling = touches.contains {
      $0.view === touch.view && !$0.isLifted && !$0.delivery.isOver && $0.source == .contact
        && touch.source == .contact
    }
    if hasSibling, touch.view?.isMultipleTouchEnabled == false { _ = touch.delivery.cancel() }
    if !touch.delivery.isOver || !recognizers.isEmpty { touches.append(touch) }
  }

  /// A recognizer whose view has come from another window, in the middle of a gesture, has nothing
  /// to do with the touches there any more.
  private func leaveOtherWindow(_ recognizer: UIGestureRecognizer) {
    guard let other = recognizer.watchingArbiter, other !== self else { return }
    other.watching.removeAll { $0 === recognizer }
    other.interrupt(recognizer)
  }

  private func interrupt(_ recognizer: UIGestureRecognizer) {
    recognizer.handle(.interrupted)
    recognizer.sendDueActions()
    resetRecognizer(recognizer)
  }

  private func sendToRecognizers(_ phases: [UITouch.Phase: Set<UITouch>], _ event: UIEvent) {
    let isNested = isSendingToRecognizers
    isSendingToRecognizers = true
    defer {
      isSendingToRecognizers = isNested
      preventOthersOfBeginning()
    }
    // A handler may take others off their views, or make them ready.
    for recognizer in watching where isWatching(recognizer) {
      // Its view has left the window in the middle of the gesture.
      if recognizer.arbiter !== self { recognizer.handle(.interrupted) }
      for phase in Self.phases {
        let own = (phases[phase] ?? []).filter { recognizer.activeTouches.contains($0) }
        if phase.isLast { recognizer.endedTouches.formUnion(own) }
        // One that is over watches its touches to their end without hearing of them.
        if !own.isEmpty, !recognizer.machine.isOver { recognizer.receive(own, phase, event) }
      }
    }
  }

  /// All recognizers have received the touches of the event: those that have begun prevent others,
  /// unless they have decided otherwise meanwhile.
  private func preventOthersOfBeginning() {
    guard !isSendingToRecognizers else { return }
    let recognizers = beginning
    beginning = []
    for recognizer in recognizers where recognizer.machine.isRecognized {
      recognizer.preventOthers()
    }
  }

  /// Asks those who wait for others until nothing changes and no requirements form a cycle.
  private func settle() {
    askWaiting()
    while let recognizer = watching.first(where: { $0.machine.isWaiting && $0.isInRequirementCycle }
    ) {
      recognizer.handle(.failed)
      askWaiting()
    }
  }

  private func askWaiting() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for recognizer in watching where recognizer.machine.isWaiting {
        recognizer.handle(.askAgain)
        if !recognizer.machine.isWaiting { isSettled = false }
      }
    }
  }

  /// Sends views what no recognizer delays any more, and makes ready who is done.
  private func finish() {
    sendToViews(touches.filter { !$0.isDeferred }.map { ($0, $0.delivery.release()) })
    for recognizer in watching { recognizer.removeEndedTouches() }
    // Fidelity: what becomes of a gesture whose touches are all ignored is not documented.
    // [decided]
    for recognizer in watching where recognizer.hasIgnoredGesture {
      recognizer.handle(.interrupted)
      recognizer.sendDueActions()
    }
    let done = watching.filter {
      $0.activeTouches.isEmpty && !$0.machine.hasPendingActions
        && ($0.machine.isOver || $0.hasIgnoredEverything)
    }
    watching.removeAll { recognizer in done.contains { $0 === recognizer } }
    touches.removeAll { $0.isLifted && $0.delivery.isOver }
    for recognizer in done { resetRecognizer(recognizer) }
    if touches.isEmpty { lastEvent = nil }
  }

  private func resetRecognizer(_ recognizer: UIGestureRecognizer) {
    // Ready for other touches, it keeps nothing of these from their views.
    for touch in touches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
    recognizer.watchingArbiter = nil
    recognizer.clearTouches()
    recognizer.handle(.reset)
  }

  // MARK: Views

  /// Sends views their touches: the first message of each touch, then the second, and so on.
  /// Touches of one view with the same message are sent together.
  private func sendToViews(_ messages: [(touch: UITouch, list: [TouchDelivery.Message])]) {
    let rounds = messages.map(\.list.count).max() ?? 0
    for round in 0..<rounds {
      var groups:
        [(responder: UIResponder, message: TouchDelivery.Message, touches: Set<UITouch>)] = []
      for (touch, list) in messages where round < list.count {
        guard let responder = touch.receiver else { continue }
        let index = groups.firstIndex { group in
          group.responder === responder && group.message == list[round]
            && group.touches.allSatisfy { $0.source == touch.source }
        }
        if let index {
          groups[index].touches.insert(touch)
        } else {
          groups.append((responder, list[round], [touch]))
        }
      }
      for group in groups where maySend(group.responder, group.message, group.touches) {
        group.responder.receive(group.message, group.touches, lastEvent)
      }
    }
  }

  /// Asks the views around a touched one; touches that one of them refuses are over for the view.
  private func maySend(
    _ responder: UIResponder, _ message: TouchDelivery.Message, _ touches: Set<UITouch>
  ) -> Bool {
    guard message == .began, let view = responder as? UIView,
      touches.first?.source != .press
    else { return true }
    var outer = view.superview
    while let current = outer {
      let container = current.scrollingContainer
      if container?.contentShouldReceive(touches, with: lastEvent, in: view) == false {
        for touch in touches { touch.delivery.refuse() }
        return false
      }
      outer = current.superview
    }
    return true
  }
}

extension UITouch {
  /// The responder that receives the touch, apart from recognizers.
  fileprivate var receiver: UIResponder? { source == .press ? press?.responder : view }
}

extension UIResponder {
  fileprivate func receive(
    _ message: TouchDelivery.Message, _ touches: Set<UITouch>, _ event: UIEvent?
  ) {
    let presses = Set(touches.compactMap(\.press))
    guard presses.isEmpty else {
      receive(message, presses, event as? UIPressesEvent)
      return
    }
    switch message {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }

  private func receive(
    _ message: TouchDelivery.Message, _ presses: Set<UIPress>, _ event: UIPressesEvent?
  ) {
    switch message {
    case .began: pressesBegan(presses, with: event)
    case .moved: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    }
  }
}
