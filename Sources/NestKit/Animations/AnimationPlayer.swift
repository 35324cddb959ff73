/// Plays an ``AnimationSequence``: in time or at once, forward or back, once or repeated, or at any
/// fraction.
///
/// ```swift
/// let player = AnimationPlayer(lift)
/// player.play { outcome in … }
/// player.pause()
/// player.reverse()
/// player.fractionComplete = 0.3                          // is paused there
///
/// switch await player.play(.inverse) { … }               // cancelled with its task
/// ```
///
/// Played forward, the changes are relative to what the views are when it begins; what the sequence
/// does not change of a view is left alone, so that other code may change or animate it meanwhile.
/// The inverse leads back to exactly where the last forward play began. Without one, the views are
/// first brought to where the sequence would leave them, and led from there to where they are.
///
/// A view is animated by one player at a time: another one that has the view too is terminated
/// first, and the new one begins with what it has left. A player that plays already is terminated
/// likewise.
///
/// A player lives until it has ended, also without a reference to it; one that is paused has to be
/// continued, cancelled or terminated. Views in no window are changed step by step; UIKit itself
/// may take no time for that, so begin an endless animation when the views are in a window.
///
/// While the scene of the views is in the background, and for views in no window the application,
/// the player is paused.
public final class AnimationPlayer: KeyFramePlayer {
  /// The direction in which an animation is played.
  public typealias Direction = PlaybackDirection

  /// How an animation ended.
  public nonisolated enum Outcome: Sendable, Hashable {
    /// It came to its end, or was played without animation.
    case finished
    /// It was reversed, and came to where it began.
    case reversed
    /// It was brought to its end at once, without further events.
    case cancelled
    /// It was brought to its end at once, with the events that were left.
    case terminated
    /// It was refused, and nothing has changed.
    case refused(Misuse)
  }

  /// The sequence.
  public let sequence: AnimationSequence
  /// Called with what happens, in the order that ``AnimationEvent`` describes.
  ///
  /// It may control the player. Events that are left when a handler plays the player again are not
  /// sent.
  public var eventHandler: ((AnimationEvent) -> Void)?
  /// The index of the repetition that is played.
  public internal(set) var repetition = 0

  let forward: AnimationPlan
  private let inverse: AnimationPlan
  var clock = KeyFrameClock()
  var animator: UIViewPropertyAnimator?
  private(set) var allowsInteraction = true
  private var handler: ((Outcome) -> Void)?
  private var isAnimated = false
  private var playCount = 0
  /// Whether no frame has been shown yet.
  private var isAtBeginning = false
  private var schedule = AnimationSchedule()
  /// The segment, counted forward in its plan, whose beginning was sent and whose end was not.
  var announced: Int?
  private lazy var background = AnimationBackground(self)
  /// Whether it is paused because of the background alone.
  var isPausedForBackground = false
  private let stage: AnimationStage

  /// Creates a player. Nothing changes until it plays.
  ///
  /// - Parameter sequence: The animation to play.
  public init(_ sequence: AnimationSequence) {
    self.sequence = sequence
    forward = AnimationPlan(sequence)
    inverse = forward.inverse
    stage = AnimationStage(forward)
  }

  deinit {}

  // MARK: Playing

  /// Plays the sequence.
  ///
  /// - Parameters:
  ///   - direction: Forward, or the inverse. Default: forward.
  ///   - animated: Whether to take time. Without, and for a sequence that takes none, the end is
  ///     reached, the events of one repetition are sent, and the completion is called before this
  ///     method returns.
  ///   - delay: Seconds before the first step.
  ///   - startTime: The moment in the sequence, in its direction, from which on the first
  ///     repetition is played. Steps before it send their events without animation.
  ///   - repetition: How often it is played.
  ///   - allowsInteraction: Whether the views take touches meanwhile. Default: yes.
  ///   - completion: Called once with how it ended, after the last event.
  public func play(
    _ direction: Direction = .forward, animated: Bool = true, delay: TimeInterval = 0,
    startTime: TimeInterval = 0, repetition: AnimationRepetition = .once,
    allowsInteraction: Bool = true, completion: ((Outcome) -> Void)? = nil
  ) {
    let schedule = AnimationSchedule(delay: delay, startTime: startTime, repetition: repetition)
    if let misuse = forward.misuse(of: schedule, in: sequence) {
      Misuse.report(misuse)
      completion?(.refused(misuse))
      return
    }
    for player in [self] + others() { player.terminate() }
    guard !isPlaying, others().isEmpty else {
      // One of their events has played the views again: that was said last.
      completion?(.cancelled)
      return
    }
    isAnimated = animated && forward.segments.duration > 0 && UIView.areAnimationsEnabled
    self.allowsInteraction = allowsInteraction
    prepare(direction, schedule, completion)
    let (play, count) = (playCount, clock.controls)
    eventHandler?(.willBegin(isAnimated: isAnimated))
    guard isPlaying, play == playCount else { return }
    if !isAnimated {
      conclude(.finished, sendsEvents: true)
    } else if count == clock.controls {
      if background.isEntered { pauseForBackground() } else { continuePlaying() }
    }
  }

  /// Brings the animation to its end at once. No further event is sent; the completion is called.
  ///
  /// One that is reversed ends where it began. Does nothing when nothing is played.
  public func cancel() { conclude(.cancelled, sendsEvents: false) }

  /// Brings the animation to its end at once. The events that are left of the present repetition
  /// are sent, not animated; then the completion is called.
  ///
  /// One that is reversed ends where it began. Does nothing when nothing is played.
  public func terminate() { conclude(.terminated, sendsEvents: true) }

  // MARK: Beginning and end

  private func prepare(
    _ direction: Direction, _ schedule: AnimationSchedule, _ handler: ((Outcome) -> Void)?
  ) {
    if direction == .forward || !stage.hasOrigins { stage.storeOrigins() }
    self.schedule = schedule
    self.handler = handler
    clock.begin(direction, delay: schedule.delay)
    clock.setTimes(plan.segments)
    playCount += 1
    isAtBeginning = true
    (repetition, announced) = (0, nil)
    for target in stage.targets { target.player = self }
    guard isAnimated else { return }
    let window = stage.viewInWindow?.window
    stage.keepTime(in: window)
    background.begin(for: window?.windowScene)
  }

  /// Other players that have one of the targets.
  private func others() -> [AnimationPlayer] {
    stage.targets.compactMap(\.player).filter { $0 !== self }
  }

  func conclude(_ outcome: Outcome, sendsEvents: Bool) {
    guard isPlaying else { return }
    let takesTime = isAnimated && (outcome == .finished || outcome == .reversed)
    let events = sendsEvents ? remainingEvents(isAnimated: takesTime) : []
    stopAnimator()
    clock.endDelay()
    show(plan.segments.count)
    stage.end()
    // Targets that have returned to their origins must not return again.
    if !clock.isForward { stage.clearOrigins() }
    for target in stage.targets where target.player === self { target.player = nil }
    background.end()
    let handler = handler
    clock.end()
    (self.handler, isPausedForBackground, announced) = (nil, false, nil)
    for event in events { guard send(event) else { break } }
    handler?(outcome)
  }

  // MARK: Where it is

  /// Whether it plays, or is paused before its end.
  public var isPlaying: Bool { clock.isPlaying }

  /// Whether it leads back to where it began.
  public var isReversed: Bool { clock.isReversed }

  /// Whether it is paused.
  public var isPaused: Bool { clock.isPaused }

  /// The progress, from 0, where it began, to 1, where it leads when it is not reversed; 1 when
  /// nothing is played. As with a property animator it is that of the time while it runs.
  ///
  /// Setting it pauses and shows that fraction. Values outside are clamped; one that is no number
  /// is left out. It counts the time of the present repetition, and each step follows its timing
  /// curve.
  public var fractionComplete: CGFloat {
    get { playedFraction }
    set {
      guard isPlaying, newValue.isFinite else { return }
      pause()
      schedule.startTime = 0
      seek(to: newValue)
    }
  }

  // MARK: Control

  /// Pauses until the program continues it. Does nothing when nothing runs.
  public func pause() {
    isPausedForBackground = false
    pausePlaying()
  }

  /// Continues after a pause: along the timing curve, or, if the fraction was set, in the part of
  /// the duration that is left. In the background it continues when that is left.
  public func resume() {
    isPausedForBackground = isPaused && background.isEntered
    if !isPausedForBackground { resumePlaying() }
  }

  /// Reverses the animation that is played.
  ///
  /// It returns along the same timing curve, in the time that it took so far. A paused animation
  /// stays paused. The completion is called at either end. Does nothing when nothing is played.
  public func reverse() { reversePlaying() }

  // MARK: Steps

  /// The first repetition begins where it is to begin.
  func continuePlaying() {
    if isAtBeginning { stage.show(poses(at: 0)) }
    isAtBeginning = false
    guard !clock.isWaiting, !isReversed, schedule.startTime > 0 else { return playSteps() }
    let moment = clock.segments.moment(at: schedule.startTime)
    schedule.startTime = 0
    while clock.position < moment.step {
      guard sendStep(clock.position) else { return }
      show(clock.position + 1)
    }
    let count = clock.controls
    seek(step: moment.step, fraction: CGFloat(moment.fraction))
    // An event may have controlled it too.
    guard clock.controls == count + 1, let animator else { return }
    animator.startAnimation()
    handle(.motionDidChange)
  }

  func handle(_ event: KeyFrameEvent) {
    switch event {
    case .stepWillBegin(let step): announce(step)
    case .stepDidEnd: _ = sendEnd()
    case .didReachEnd: didReachEnd()
    case .motionDidChange: animateLayers()
    }
  }

  /// The end of a delay, of one repetition, or of all.
  private func didReachEnd() {
    if clock.isWaiting, !isReversed {
      clock.endDelay()
      continuePlaying()
    } else if !clock.isWaiting, schedule.hasRepetition(after: repetition, isReversed: isReversed) {
      repetition += isReversed ? -1 : 1
      show(0)
      continuePlaying()
    } else {
      conclude(isReversed ? .reversed : .finished, sendsEvents: true)
    }
  }

  // MARK: Frames

  /// The frames in the present direction.
  var plan: AnimationPlan { clock.isForward ? forward : inverse }

  var scrubsLinearly: Bool { false }

  func removeAnimations() {}

  private func poses(at index: Int) -> [AnimationPose] {
    plan.frames[min(index, plan.frames.count - 1)]
  }

  func show(_ index: Int) {
    clock.show(index)
    if !clock.isWaiting { stage.show(poses(at: clock.position)) }
  }

  func changes(ofStep step: Int) -> () -> Void {
    clock.isWaiting
      ? stage.noChanges : stage.changes(from: poses(at: step), to: poses(at: step + 1))
  }

  /// Layers without a view are animated beside the animator, at the same moment.
  private func animateLayers() {
    stage.removeLayerAnimations()
    guard let animator, !clock.isWaiting else { return }
    let step = clock.position - 1
    stage.animateLayers(
      from: poses(at: step), to: poses(at: step + 1), in: plan.segments[step],
      at: Double(animator.fractionComplete), isRunning: !isPaused)
  }
}
