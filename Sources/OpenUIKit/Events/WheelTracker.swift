import DisplayServer

/// Makes touches of a wheel: what it does until it rests is one touch. With the control key it
/// magnifies, and rotates if it moves sideways; else it scrolls. A wheel and a pad do not make one
/// touch together, except that a pad may move by a whole notch in between.
final class WheelTracker {
  // Fidelity: a wheel does not report when it rests. [decided]
  /// How long it rests before what it does is over, in seconds.
  static let rest: TimeInterval = 0.15
  /// How far the wheel moves until everything is twice as large, in points.
  fileprivate static let pointsPerDoubling: CGFloat = 200
  /// How far the wheel moves sideways for one radian, in points.
  fileprivate static let pointsPerRadian: CGFloat = 200
  /// No single event scrolls farther than this, in points.
  private static let maximumDelta = 100_000.0

  private var touch: UITouch?
  private var deadline: TimerToken?

  /// Takes one step of the wheel.
  func handle(_ input: ScrollEvent, in runtime: UIRuntime) {
    guard [input.x, input.y, input.deltaX, input.deltaY].allSatisfy(\.isFinite) else { return }
    let source: UITouch.Source = input.modifiers.contains(.control) ? .transform : .scroll
    let modifiers = UIKeyModifierFlags(input.modifiers)
    if let touch, touch.window == nil || !touch.continues(with: input, source) {
      end(in: runtime)
    }
    if touch == nil { begin(source, input, modifiers, in: runtime) }
    guard let touch else { return }
    touch.movement.add(Self.clamped(input.deltaX), Self.clamped(input.deltaY), source)
    send(touch, .moved, modifiers, in: runtime)
    deadline?.cancel()
    deadline = runtime.renderContext.schedule(after: Self.rest) { [link = runtime.zeroingLink] in
      if let runtime = link.target { runtime.wheel.end(in: runtime) }
    }
  }

  /// The wheel rests.
  func end(in runtime: UIRuntime) {
    deadline?.cancel()
    guard let ended = touch else { return }
    touch = nil
    send(ended, .ended, [], in: runtime)
  }

  /// Cancels what the wheel does in `window`, which is hidden now.
  func cancelTouches(in window: UIWindow, _ runtime: UIRuntime) {
    guard let cancelled = touch, cancelled.window === window else { return }
    deadline?.cancel()
    touch = nil
    send(cancelled, .cancelled, [], in: runtime)
  }

  private func begin(
    _ source: UITouch.Source, _ input: ScrollEvent, _ modifiers: UIKeyModifierFlags,
    in runtime: UIRuntime
  ) {
    let point = CGPoint(x: input.x, y: input.y)
    guard let (window, view) = runtime.target(at: point) else { return }
    let touch = UITouch(identifier: TouchTracker.pointerIdentifier, source: source)
    touch.type = .indirectPointer
    touch.tapCount = 0
    touch.movement.scrollType = input.isContinuous ? .continuous : .discrete
    touch.begin(
      on: view, in: window, at: window.positionFromScreen(point), time: runtime.renderContext.now)
    self.touch = touch
    send(touch, .began, modifiers, in: runtime)
    let isFollowed = touch.gestureRecognizers?.isEmpty == false
    if !isFollowed, self.touch === touch { self.touch = nil }
  }

  private func send(
    _ touch: UITouch, _ phase: UITouch.Phase, _ modifiers: UIKeyModifierFlags,
    in runtime: UIRuntime
  ) {
    touch.phase = phase
    touch.timestamp = runtime.renderContext.now
    let event = UIEvent()
    event.kind = touch.source == .scroll ? .scroll : .transform
    event.scrollType = touch.movement.scrollType
    event.timestamp = touch.timestamp
    event.modifierFlags = modifiers
    event.touches = [touch]
    runtime.application.sendEvent(event)
  }

  private static func clamped(_ delta: Double) -> CGFloat {
    CGFloat(min(max(delta, -maximumDelta), maximumDelta))
  }

  deinit {}
}

extension UITouch {
  /// Whether a step of the wheel is part of this touch.
  fileprivate func continues(with input: ScrollEvent, _ source: Source) -> Bool {
    source == self.source && (movement.scrollType == .continuous || !input.isContinuous)
  }
}

extension UITouch.IndirectMovement {
  fileprivate mutating func add(_ dx: CGFloat, _ dy: CGFloat, _ source: UITouch.Source) {
    guard source == .transform else {
      translation.dx += dx
      translation.dy += dy
      return
    }
    scale = min(max(scale * exp2(dy / WheelTracker.pointsPerDoubling), 1e-6), 1e6)
    rotation += dx / WheelTracker.pointsPerRadian
  }
}
