/// Makes touches of windows from the input of fingers and the pointer.
final class TouchTracker {
  /// The pointer's touch; fingers have numbers from 0.
  static let pointerIdentifier = -1

  /// One change of one finger, or of the pointer.
  struct Input {
    var identifier: Int
    var phase: UITouch.Phase
    var type: UITouch.TouchType
    /// In points of the screen.
    var position: CGPoint
    var timestamp: TimeInterval
    var modifiers: UIKeyModifierFlags
    /// The buttons of a pointer that are down.
    var buttons: UIEvent.ButtonMask = []
  }

  /// The touches that are down, by finger.
  private var touches: [Int: UITouch] = [:]
  private var taps = TapCounter()

  /// Finds or makes the touch and sends the event to the application.
  func handle(_ input: Input, in runtime: UIRuntime) {
    removeTouchesOfFreedWindows()
    if takesPartInDrag(input) { return }
    guard let touch = touch(for: input, in: runtime) else { return }
    let event = UIEvent()
    event.timestamp = input.timestamp
    event.modifierFlags = input.modifiers
    event.buttonMask = input.buttons
    event.touches = Set(touches.values)
    for other in touches.values where other !== touch { other.phase = .stationary }
    if input.phase == .ended || input.phase == .cancelled { touches[input.identifier] = nil }
    runtime.application.sendEvent(event)
  }

  /// Cancels every touch of `window`, which is hidden now.
  func cancelTouches(in window: UIWindow) {
    cancel(touches.filter { $0.value.window === window }.map(\.key))
  }

  private func cancel(_ identifiers: [Int]) {
    for identifier in identifiers {
      guard let touch = touches.removeValue(forKey: identifier) else { continue }
      touch.phase = .cancelled
      let event = UIEvent()
      event.timestamp = touch.timestamp
      event.touches = [touch]
      touch.window?.sendEvent(event)
    }
  }

  /// The window has cancelled them when it was freed; what follows of them is ignored.
  private func removeTouchesOfFreedWindows() {
    guard touches.values.contains(where: { $0.window == nil }) else { return }
    touches = touches.filter { $0.value.window != nil }
  }

  private func touch(for input: Input, in runtime: UIRuntime) -> UITouch? {
    if input.phase == .began { return begin(input, in: runtime) }
    guard let touch = touches[input.identifier], let window = touch.window else { return nil }
    let isValid = input.position.x.isFinite && input.position.y.isFinite
    // A touch can end at an impossible position, but not move there.
    guard isValid || input.phase != .moved else { return nil }
    let position = isValid ? window.positionFromScreen(input.position) : touch.position
    if input.phase == .moved && position == touch.position { return nil }
    touch.update(to: position, phase: input.phase, timestamp: input.timestamp)
    return touch
  }

  /// Whether a touch on a view of the window that excludes other touches is down, or the view would
  /// exclude one that is.
  private func isExcluded(_ view: UIView, in window: UIWindow) -> Bool {
    touches.values.contains { touch in
      guard touch.window === window, let other = touch.view, other !== view else { return false }
      return view.isExclusiveTouch || other.isExclusiveTouch
    }
  }

  /// Leaves a finger that is put down during a drag to that: it adds items, or ends the drag.
  private func takesPartInDrag(_ input: Input) -> Bool {
    guard let drag = RunningDrag.current else { return false }
    if input.phase == .began, drag.isFollowingFinger {
      // The end of the touch before was lost.
      cancel([input.identifier])
      // That may have been the finger of the drag.
      guard drag.isFollowingFinger else { return true }
      drag.otherFingerBegan(input.identifier, at: input.position)
      return true
    }
    return touches[input.identifier] == nil && drag.otherFinger(input)
  }

  private func begin(_ input: Input, in runtime: UIRuntime) -> UITouch? {
    // The end of the touch before was lost.
    cancel([input.identifier])
    guard input.position.x.isFinite, input.position.y.isFinite,
      let (window, view) = runtime.target(at: input.position),
      !isExcluded(view, in: window),
      window.becomesKey(forTouchOn: view)
    else { return nil }
    runtime.focus.touchBegan()
    let touch = UITouch(identifier: input.identifier)
    touch.type = input.type
    touch.begin(
      on: view, in: window, at: window.positionFromScreen(input.position), time: input.timestamp)
    // Views follow the primary button; the others are for recognizers that ask for them.
    let isOtherButton = input.type == .indirectPointer && !input.buttons.contains(.primary)
    if isOtherButton { _ = touch.delivery.cancel() }
    touch.tapCount = taps.count(at: input.position, time: input.timestamp)
    touches[input.identifier] = touch
    return touch
  }

  deinit {}
}

/// Counts touches that follow each other at the same position.
nonisolated struct TapCounter: Sendable {
  /// The longest time between two touches that belong together, in seconds.
  static let maximumInterval = 0.35
  /// How far apart they may be, in points.
  static let maximumDistance: CGFloat = 45

  private var last: (position: CGPoint, time: TimeInterval, count: Int)?

  /// Counts a touch that went down.
  mutating func count(at position: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let last, time - last.time <= Self.maximumInterval,
      hypot(position.x - last.position.x, position.y - last.position.y) <= Self.maximumDistance
    {
      count = last.count + 1
    }
    last = (position, time, count)
    return count
  }
}
