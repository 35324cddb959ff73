import Synchronization

/// The work of the main loop besides frames, where a manual clock stands for it: timers, and the
/// blocks that wait in the main queue.
@MainActor
package protocol LoopWork: AnyObject {
  /// When something is due next, in the time of the clock; nil if nothing is.
  var nextTime: Double? { get }

  /// How many things are ready now.
  var readyCount: Int { get }

  /// Makes ready what is due at a time.
  func makeReady(at time: Double)

  /// Does the first thing that is ready.
  func performNext()

  /// Waits for other threads that work for the program, within bounds; time is about to move.
  func waitForOtherThreads()
}

/// A clock that moves only when it is advanced: every run gives the same frames.
///
/// For tests and pictures. It starts at 0 and never waits.
@MainActor
package final class ManualFrameSource: FrameSource {
  package nonisolated var now: Double { Double(bitPattern: time.load(ordering: .relaxed)) }
  private nonisolated let time = Atomic<UInt64>(0)
  package var onFrame: ((Double) -> Void)?
  package var onTurnEnd: (() -> Void)?
  /// The work besides frames; retained.
  package var work: (any LoopWork)?
  /// How often a turn may be followed by another one, for what the one before has made ready,
  /// before the clock is advanced.
  private static let mostTurns = 1_000

  private var schedule: FrameSchedule
  private var turnIsRequested = false
  /// Whether the last turn has requested one turn after the other without end; what it requested
  /// last is left to the next turn.
  package private(set) var turnsAreEndless = false
  /// How many turns are nested: an inner one is part of the outer one.
  private var depth = 0

  /// - Parameter framesPerSecond: The rate of the frames in the time of this clock.
  package init(framesPerSecond: Double = 60) {
    schedule = FrameSchedule(framesPerSecond: framesPerSecond)
  }

  package var frameInterval: Double { schedule.frameInterval }

  package var counts: FrameCounts { schedule.counts }

  /// When the next frame is due; `nil` without a request. For tests of idleness.
  package var nextFrameTime: Double? { schedule.due }

  package func requestFrame(at time: Double) { schedule.request(at: time, now: now) }

  package func replaceRequests(nextFrame: Bool, exactTime: Double?) {
    schedule.replaceRequests(nextFrame: nextFrame, exactTime: exactTime, now: now)
  }

  package func requestTurn() { turnIsRequested = true }

  /// Moves the clock by `seconds` and delivers the requested frames in between, each followed by
  /// a turn end, and what else is due.
  ///
  /// Order: a requested turn end at the present time, and what is ready; everything at its time,
  /// timers before a frame of the same time; at the exact target one more frame if the next frame
  /// is requested then; a turn end in any case. Advancing by 0 only ends the turn. A negative step,
  /// or a step from inside a frame or an event, is a precondition failure.
  package func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "the clock cannot advance by \(seconds) s")
    precondition(depth == 0, "the clock cannot advance from inside a frame, an event or a turn end")
    if turnIsRequested { endTurn() } else { performReady() }
    if seconds > 0 { finishWork() }
    let target = now + seconds
    while let due = nextTime, due < target - FrameSchedule.tolerance {
      deliver(at: due)
      finishWork()
    }
    performDue(at: target)
    if seconds > 0, let time = frameTime(atTarget: target) {
      deliverFrame(at: time)
    } else {
      setNow(max(now, target))
      endTurn()
    }
  }

  /// When something happens next, a frame or other work; nil if nothing is requested.
  package var nextTime: Double? {
    guard let other = work?.nextTime else { return schedule.due }
    return min(other, schedule.due ?? other)
  }

  /// Ends the turn; inside a turn it is only requested.
  package func endTurn() { turn {} }

  /// Runs `body` as one turn, which then ends; what is ready then follows in turns of its own.
  /// Inside another turn `body` is part of that one.
  ///
  /// Turn ends that request another turn are followed by it, 1,000 times at the most: a real loop
  /// would never wait again, and the rest is left to the next turn.
  package func turn(_ body: () -> Void) {
    runTurn(body)
    performReady()
  }

  private func runTurn(_ body: () -> Void) {
    turnIsRequested = true
    depth += 1
    defer { depth -= 1 }
    body()
    guard depth == 1 else { return }
    var count = 0
    while turnIsRequested, count < Self.mostTurns {
      turnIsRequested = false
      onTurnEnd?()
      count += 1
    }
    turnsAreEndless = turnIsRequested
  }

  /// Performs turns with the work that is ready, until the loop would wait. Work that is always
  /// ready again is left to a later time.
  private func performReady() {
    guard depth == 0, let work else { return }
    var turns = 0
    while work.readyCount > 0, turns < Self.mostTurns {
      turns += 1
      // Not inside a turn: what is performed may be the code that owns this clock.
      for _ in 0..<work.readyCount { work.performNext() }
      runTurn {}
    }
  }

  /// Waits for other threads, and does what they have left to the main queue, before time moves.
  package func finishWork() {
    guard let work else { return }
    for _ in 0..<Self.mostTurns {
      work.waitForOtherThreads()
      guard work.readyCount > 0 else { return }
      performReady()
    }
  }

  /// Timers and other work until `time`, without frames.
  private func performDue(at time: Double) {
    while let due = work?.nextTime, due <= time + FrameSchedule.tolerance { performWork(at: due) }
  }

  private func deliver(at time: Double) {
    if let other = work?.nextTime, other <= time + FrameSchedule.tolerance {
      performWork(at: time)
    } else {
      deliverFrame(at: time)
    }
  }

  private func performWork(at time: Double) {
    setNow(max(now, time))
    work?.makeReady(at: now)
    performReady()
    finishWork()
  }

  /// The time of the frame that ends a step to `target`, if one is wanted there.
  private func frameTime(atTarget target: Double) -> Double? {
    if let exact = schedule.exactTime, exact <= target + FrameSchedule.tolerance {
      return max(exact, target)
    }
    return schedule.nextFrame == nil ? nil : target
  }

  private func setNow(_ seconds: Double) { time.store(seconds.bitPattern, ordering: .relaxed) }

  private func deliverFrame(at time: Double) {
    setNow(time)
    schedule.answer(at: time)
    runTurn { onFrame?(time) }
    schedule.frameDidEnd()
    performReady()
  }
}
