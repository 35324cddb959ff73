/// Where what plays key frames is among them, and where that leads. A pure value.
///
/// Frames and steps are counted in the present direction, which reversing changes. A delay is a
/// step of its own before the first one.
nonisolated struct KeyFrameClock: Sendable {
  /// The direction that was asked for.
  private(set) var direction = PlaybackDirection.forward
  /// Whether it plays, or is paused before its end.
  private(set) var isPlaying = false
  /// Whether it leads back to where it began.
  private(set) var isReversed = false
  private(set) var isPaused = false
  /// The index of the frame that is shown, or that the step leads to.
  private(set) var position = 0
  /// Seconds before the first step; 0 once they are over.
  private(set) var delay: TimeInterval = 0
  /// How often it was controlled: what calls out knows by it whether it was controlled meanwhile.
  private(set) var controls = 0
  /// The spring that leads to the end instead of the timing curves of the steps, until the clock is
  /// controlled.
  private(set) var spring: TransitionSpring?
  /// The spring that continues after the pause, unless the clock is controlled otherwise, and the
  /// time at which the spring began.
  private(set) var pausedSpring: (spring: TransitionSpring, time: TimeInterval)?
  /// The times between the frames, in the present direction.
  private var times: [TransitionKeyFrames.Segment] = []

  /// Whether the present direction is that from the first frame to the last.
  var isForward: Bool { (direction == .forward) != isReversed }

  /// Whether nothing has begun yet, because there is a delay.
  var isWaiting: Bool { delay > 0 }

  /// The times of the steps, in the present direction.
  var segments: [TransitionKeyFrames.Segment] {
    isWaiting ? [TransitionKeyFrames.Segment(duration: delay, curve: .linear)] : times
  }

  // MARK: Where it is

  /// The moment that is shown.
  ///
  /// - Parameter fraction: The part of the step that runs that has been made; `nil` between two
  ///   steps.
  func moment(in fraction: CGFloat?) -> TransitionKeyFrames.Moment {
    guard let fraction else { return TransitionKeyFrames.Moment(step: position, fraction: 0) }
    return TransitionKeyFrames.Moment(step: position - 1, fraction: Double(fraction))
  }

  /// The progress in the direction that was asked for, 0 to 1; 1 when nothing is played.
  ///
  /// - Parameter fraction: The part of the step that runs that has been made; `nil` between two
  ///   steps.
  func fraction(in fraction: CGFloat?) -> CGFloat {
    let segments = segments
    guard isPlaying, segments.duration > 0 else { return 1 }
    if isWaiting { return isReversed ? 1 : 0 }
    let done = CGFloat(segments.time(at: moment(in: fraction)) / segments.duration)
    return isReversed ? 1 - done : done
  }

  /// The moment at a progress in the direction that was asked for, 0 to 1.
  func moment(at fraction: CGFloat) -> TransitionKeyFrames.Moment {
    let segments = segments
    return segments.moment(at: segments.duration * (isReversed ? 1 - fraction : fraction))
  }

  // MARK: Playing

  /// Stands at the first frame, playing.
  mutating func begin(_ direction: PlaybackDirection, delay: TimeInterval = 0) {
    self.direction = direction
    self.delay = delay
    (isPlaying, isReversed, isPaused) = (true, false, false)
    (position, times, spring, pausedSpring) = (0, [], nil, nil)
  }

  /// The times between the frames are these, in the direction that was asked for.
  mutating func setTimes(_ segments: [TransitionKeyFrames.Segment]) {
    times = isReversed ? segments.inverse : segments
  }

  /// Shows a frame, the last one if there are fewer.
  mutating func show(_ index: Int) { position = min(index, segments.count) }

  /// A step begins.
  mutating func begin(step: Int) { position = step + 1 }

  /// The delay is over: stands where the frames begin in the present direction.
  mutating func endDelay() {
    delay = 0
    position = isReversed ? times.count : 0
  }

  /// Nothing is played any more.
  mutating func end() {
    control()
    (isPlaying, isReversed, isPaused, delay) = (false, false, false, 0)
    direction = .forward
  }

  // MARK: Control

  /// It is controlled, which changes nothing here.
  mutating func control() {
    controls += 1
    (spring, pausedSpring) = (nil, nil)
  }

  /// Stands where it is.
  ///
  /// - Returns: Whether it has changed anything.
  mutating func pause(at time: TimeInterval) -> Bool {
    guard isPlaying, !isPaused else { return false }
    let left = spring
    control()
    isPaused = true
    pausedSpring = left.map { ($0, time) }
    return true
  }

  /// Continues as before the pause.
  ///
  /// - Returns: Whether it has changed anything.
  mutating func resume(at time: TimeInterval) -> Bool {
    guard isPaused else { return false }
    let left = pausedSpring
    control()
    isPaused = false
    spring = left.map { $0.spring.delayed(by: time - $0.time) }
    return true
  }

  /// - Parameter isInStep: Whether a step runs: it leads to the frame that it came from then.
  mutating func reverse(isInStep: Bool) {
    control()
    let count = segments.count
    isReversed.toggle()
    times = times.inverse
    position = count - position + (isInStep ? 1 : 0)
  }

  /// Follows a spring to the end.
  mutating func follow(_ spring: TransitionSpring) { self.spring = spring }
}
