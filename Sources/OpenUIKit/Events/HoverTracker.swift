/// Makes touches of a pointer without a button down: one for each view under it that has
/// recognizers for hovering.
final class HoverTracker {
  private var touches: [UITouch] = []

  /// The pointer is at a point of the screen.
  func move(to point: CGPoint, modifiers: UIKeyModifierFlags, in runtime: UIRuntime) {
    let event = makeEvent(modifiers, in: runtime)
    var target = point.x.isFinite && point.y.isFinite ? runtime.target(at: point) : nil
    var entered: [(window: UIWindow, view: UIView)] = []
    var remaining: [UITouch] = []
    while let (window, view) = target {
      if let touch = touches.first(where: { $0.view === view }) {
        remaining.append(touch)
      } else if view.followsHovering(event) {
        entered.append((window, view))
      }
      target = view.superview.map { (window, $0) }
    }
    let left = touches.filter { touch in !remaining.contains { $0 === touch } }
    for touch in left { touch.phase = .regionExited }
    for touch in remaining { touch.hover(to: point, event.timestamp) }
    touches = remaining + entered.map { makeTouch(on: $0.view, in: $0.window, at: point, event) }
    send(left + touches, event, in: runtime)
  }

  /// The pointer is gone, or a button went down.
  func end(modifiers: UIKeyModifierFlags = [], in runtime: UIRuntime) {
    for touch in touches { touch.phase = .regionExited }
    let left = touches
    touches = []
    send(left, makeEvent(modifiers, in: runtime), in: runtime)
  }

  /// Cancels the hovering over `window`, which is hidden now.
  func cancelTouches(in window: UIWindow, _ runtime: UIRuntime) {
    let cancelled = touches.filter { $0.window === window }
    touches.removeAll { $0.window === window }
    for touch in cancelled { touch.phase = .cancelled }
    let event = makeEvent([], in: runtime)
    event.touches = Set(cancelled)
    if !cancelled.isEmpty { window.sendEvent(event) }
  }

  private func makeEvent(_ modifiers: UIKeyModifierFlags, in runtime: UIRuntime) -> UIEvent {
    let event = UIEvent()
    event.kind = .hover
    event.timestamp = runtime.renderContext.now
    event.modifierFlags = modifiers
    return event
  }

  private func makeTouch(
    on view: UIView, in window: UIWindow, at point: CGPoint, _ event: UIEvent
  ) -> UITouch {
    let touch = UITouch(identifier: TouchTracker.pointerIdentifier, source: .hover)
    touch.type = .indirectPointer
    touch.phase = .regionEntered
    touch.tapCount = 0
    touch.begin(
      on: view, in: window, at: window.positionFromScreen(point), time: event.timestamp)
    return touch
  }

  private func send(_ touches: [UITouch], _ event: UIEvent, in runtime: UIRuntime) {
    guard touches.contains(where: { $0.phase != .stationary }) else { return }
    event.touches = Set(touches)
    runtime.application.sendEvent(event)
  }

  deinit {}
}

extension UIView {
  /// Whether a recognizer of this view takes part in hovering.
  fileprivate func followsHovering(_ event: UIEvent) -> Bool {
    attachedRecognizers?.contains { $0.isEnabled && $0.shouldReceive(event) } == true
  }
}

extension UITouch {
  fileprivate func hover(to point: CGPoint, _ time: TimeInterval) {
    let position = window?.positionFromScreen(point) ?? position
    update(
      to: position, phase: position == self.position ? .stationary : .regionMoved, timestamp: time)
  }
}
