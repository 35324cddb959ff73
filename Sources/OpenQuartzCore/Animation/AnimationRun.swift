/// The animations of a part of the program, under one control of their time.
///
/// A run owns the animations that begin while `record(_:)` is open: those of view animations, of
/// implicit actions, and explicit ones. Runs that begin there are its children: their time is
/// within its time. A run that records also notes every change of a layer's property, so that it
/// can be taken back exactly.
///
/// A run follows the clock until it is controlled: paused, set to a fraction, moved to one of its
/// ends, reversed, finished. While it is controlled none of its animations ends, so that every
/// fraction can be shown again; what lasts longer than the run continues by the clock after its
/// end. The layers' own times are left alone, and so is every animation that is not of the run.
///
/// Its outcome is sent once: in the frame of the end, after those of its animations.
package final class AnimationRun {
  /// Where a run has ended.
  package enum End: Sendable { case start, end, current }

  /// How a run has ended.
  package struct Outcome: Sendable, Equatable {
    package let end: End
    /// Whether no animation was removed before its end.
    package let isFinished: Bool
  }

  enum State { case active, stopped, ended }

  /// In seconds, 0 or more.
  package var duration: Double { clock.duration }
  let context = RenderContext.current
  /// The run in whose time this one runs.
  private(set) var parent: AnimationRun?
  var clock: RunClock
  var state = State.active
  /// Whether it has ended at its beginning: what runs in its time has nothing left to show.
  var hasEndedAtStart = false
  /// The properties that were changed; nil for a run that does not record, and after the end. It is
  /// accessed without the exclusivity check, since every change of a layer accesses it and nothing
  /// in it is reentered.
  @exclusivity(unchecked) var changes: RunRecord?
  var isRecorded: Bool { changes != nil }
  /// Animations that ended by the clock; they are shown again once the run is controlled.
  var endedAnimations: [(layer: CALayer, animation: ActiveAnimation)] = []
  /// Runs in its time that move by themselves, and wait until this one is not controlled any more.
  var waitingRuns: [AnimationRun] = []
  /// Whether something has begun in its time.
  private var isOpened = false
  /// Calls in every frame while it moves. Retained by the clock then, and keeps the run.
  var ticker: FrameTicker?

  /// Whether the outcome is sent as soon as one animation is removed before its end, not with the
  /// last. Default false.
  package var endsWithFirstCut = false
  /// Called once with the outcome.
  package var onEnd: ((Outcome) -> Void)?
  /// Whether a run that is moved to an end pauses there, instead of ending. Default false.
  package var pausesAtEnds = false
  /// Called when a run that pauses at its ends has come to one, and with `.current` when a delay is
  /// over.
  package var onEndReached: ((End) -> Void)?

  /// The animations for which the outcome waits.
  private var counted = 0
  private var isSealed = false
  private var isFinished = true

  /// A run that follows the clock, inside the run that is being recorded now, if any.
  ///
  /// - Parameters:
  ///   - duration: The duration of the movement from fraction 0 to 1, in seconds. A value that is
  ///     not a finite number above 0 counts as 0.
  ///   - timing: How its position follows time where nothing else is said, once it is controlled.
  ///   - isRecorded: Whether changes of properties are noted. The run then keeps the layers alive
  ///     until its end.
  package init(
    duration: Double, timing: AnimationTiming = .curve(.linear), isRecorded: Bool = true
  ) {
    parent = context.openRuns.last
    clock = RunClock(duration: duration, timing: timing, flowingFrom: 0)
    clock.restart(at: outerTime)
    if isRecorded { changes = RunRecord() }
  }

  deinit {}

  // MARK: Recording

  /// Runs `body`; what it begins and changes belongs to the run. May be called again, also while
  /// the run is controlled: what begins then begins at the present position.
  package func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    beginRecording()
    defer { endRecording() }
    return try body()
  }

  /// Begins to record: animations that begin and properties that change belong to the run, until
  /// ``endRecording()``. The calls of several runs nest.
  package func beginRecording() {
    open()
    if !context.openRuns.contains(where: { $0 === self }) { changes?.creations = CALayer.creations }
    context.openRuns.append(self)
  }

  /// Ends what the last ``beginRecording()`` has begun.
  package func endRecording() { context.openRuns.removeLast() }

  /// A run that was made before it is used belongs where it is used first.
  private func open() {
    guard !isOpened else { return }
    isOpened = true
    if parent == nil, let outer = context.openRuns.last, outer !== self { parent = outer }
    if clock.isIdentity || !clock.isRunning { clock.restart(at: outerTime) }
  }

  // MARK: Outcome

  /// An animation was added for which the outcome waits.
  func animationWasAdded() { counted += 1 }

  /// Such an animation has ended.
  func animationDidEnd(finished: Bool) {
    counted -= 1
    if !finished { isFinished = false }
    guard isSealed else { return }
    if counted == 0 || !finished && endsWithFirstCut { sendOutcome(.end) }
  }

  /// From now on the outcome is sent with the end of the last animation that is counted. Where none
  /// is, the caller has to call `sendOutcome()`.
  ///
  /// - Returns: Whether there is an animation to wait for.
  package func seal() -> Bool {
    isSealed = true
    return counted > 0
  }

  /// Sends the outcome now, unless it was sent.
  package func sendOutcome() { sendOutcome(.end) }

  func sendOutcome(_ end: End) {
    let handler = onEnd
    onEnd = nil
    handler?(Outcome(end: end, isFinished: isFinished && end == .end))
  }
}
