import OpenQuartzCore

/// Keeps touches from the content of a scroll view until it is clear that they are no drag. It
/// never recognizes anything.
final class ContentTouchDelay: UIGestureRecognizer {
  // Fidelity: content receives a touch after 0.15 seconds. [observed]
  /// How long a touch is delayed, in seconds.
  static let duration: TimeInterval = 0.15

  private var deadline: TimerToken?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard deadline == nil else { return }
    deadline = schedule(after: Self.duration) { $0.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func reset() {
    super.reset()
    deadline?.cancel()
    deadline = nil
  }
}
