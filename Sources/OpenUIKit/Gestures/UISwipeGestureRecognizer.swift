import OpenQuartzCore

/// Recognizes one or more fingers that move fast in one direction.
///
/// Discrete: it is recognized while the fingers are down, as soon as they are far enough.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// One bit per direction.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How many fingers it takes, 1 by default.
  open var numberOfTouchesRequired = 1
  /// The directions in which the fingers may move, to the right by default.
  open var direction = Direction.right

  private var tracker = PanTracker()
  private var startTime: TimeInterval?
  private var deadline: TimerToken?

  /// Takes part in touches only.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.type == .touches && super.shouldReceive(event)
  }

  /// Takes fingers in; one too many lets the gesture fail.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if startTime == nil {
      startTime = event.timestamp
      deadline = schedule(after: SwipeStateMachine.maximumDuration) { recognizer in
        // One that waits for others has seen its swipe.
        if !recognizer.machine.isWaiting { recognizer.state = .failed }
      }
    }
    for touch in touches {
      tracker.add(ObjectIdentifier(touch), at: touch.position, time: touch.timestamp)
    }
    if tracker.count > numberOfTouchesRequired { state = .failed }
  }

  /// Follows the fingers; recognizes the swipe when they are far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(touches, event)
  }

  /// Fails if a finger is lifted before that.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow(touches, event)
    if machine.state == .possible { state = .failed }
  }

  /// Forgets the fingers and their distance.
  open override func reset() {
    super.reset()
    tracker = PanTracker()
    startTime = nil
    deadline?.cancel()
    deadline = nil
  }

  private func follow(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard machine.state == .possible, let startTime else { return }
    let places = touches.map { (ObjectIdentifier($0), $0.position) }
    tracker.move(
      Dictionary(places, uniquingKeysWith: { $1 }),
      counts: tracker.count == numberOfTouchesRequired, time: event.timestamp)
    let swipe = SwipeStateMachine(directions: direction)
    switch swipe.outcome(of: tracker.movement, after: event.timestamp - startTime) {
    case .undecided: break
    case .recognized: state = .ended
    case .failed: state = .failed
    }
  }

  deinit {}
}
