import OpenQuartzCore

extension UIGestureRecognizer {
  /// Whether the recognizer begins to watch a new touch.
  // Fidelity: the recognizer is asked about the event first, then its delegate, then its delegate
  // about the touch. [documented: the delegate's order]
  final func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !machine.isOver, allows(touch), shouldReceive(event) else { return false }
    guard let delegate else { return true }
    guard delegate.gestureRecognizer(self, shouldReceive: event) else { return false }
    if let press = touch.press { return delegate.gestureRecognizer(self, shouldReceive: press) }
    return touch.source != .contact || delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Whether the touch is handled with those that are down.
  private func allows(_ touch: UITouch) -> Bool {
    guard activeTouches.allSatisfy({ $0.source == touch.source }) else { return false }
    if let press = touch.press {
      return allowedPressTypes.contains { $0.intValue == press.type.rawValue }
    }
    guard touch.isVisible else { return true }
    return allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && (!requiresExclusiveTouchType || activeTouches.allSatisfy { $0.type == touch.type })
  }

  /// Gives touches of one phase to the subclass.
  final func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    modifierFlags = event.modifierFlags
    if phase != .ended { buttonMask = event.buttonMask }
    switch touches.first?.source {
    case .contact: receiveContacts(touches, phase, event)
    case .press: receivePresses(Set(touches.compactMap(\.press)), phase, event)
    default: receiveIndirect(touches, phase, event)
    }
  }

  private func receiveContacts(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func receivePresses(
    _ presses: Set<UIPress>, _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    guard let event = event as? UIPressesEvent else { return }
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .moved: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Leaves a touch to the others from now on.
  final func ignore(_ isIgnored: (UITouch) -> Bool) {
    for touch in activeTouches where isIgnored(touch) {
      touch.gestureRecognizers?.removeAll { $0 === self }
    }
    activeTouches.removeAll(where: isIgnored)
  }

  /// Whether the recognizer has left to the others whatever it was given: it waits for nothing.
  final var hasIgnoredEverything: Bool {
    activeTouches.isEmpty && lastTouches.isEmpty && machine.state == .possible
  }

  /// Whether its gesture runs, and the recognizer has left all touches of it to the others.
  final var hasIgnoredGesture: Bool {
    activeTouches.isEmpty && lastTouches.isEmpty && machine.isRecognized && !machine.isOver
      && !machine.hasPendingActions
  }

  /// Clears the touches of a gesture.
  final func clearTouches() {
    activeTouches = []
    endedTouches = []
    lastTouches = []
    touchedView = nil
    buttonMask = []
    modifierFlags = []
  }

  /// Releases touches whose end the recognizer has received.
  final func removeEndedTouches() {
    guard !endedTouches.isEmpty else { return }
    let ended = activeTouches
    activeTouches.removeAll { endedTouches.contains($0) }
    if activeTouches.isEmpty { lastTouches = ended }
    endedTouches = []
  }

  /// The given touches in the order of their coming.
  final func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    activeTouches.filter { touches.contains($0) }
  }

  /// Does something later, if the recognizer still exists then, and sends the actions that are due
  /// after it.
  final func schedule(
    after time: TimeInterval, _ body: @escaping (UIGestureRecognizer) -> Void
  ) -> TimerToken {
    RenderContext.ofProgram.schedule(after: time) { [zeroingLink] in
      guard let recognizer = zeroingLink.target else { return }
      body(recognizer)
      GestureActionQueue.shared.send()
    }
  }
}
