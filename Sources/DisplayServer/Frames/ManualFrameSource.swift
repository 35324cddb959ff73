import Synchronization

/// A clock that moves only when it is advanced: every run gives the same frames.
///
/// For tests and pictures. It starts at 0 and never waits.
@MainActor
package final class ManualFrameSource: FrameSource {
  package nonisolated var now: Double { Double(bitPattern: time.load(ordering: .relaxed)) }
  private nonisolated let time = Atomic<UInt64>(0)
  package var onFrame: ((Double) -> Void)?
  package var onTurnEnd: (() -> Void)?

  private var schedule = FrameSchedule()
  private var turnIsRequested = false
  /// How many turns are nested: an inner one is part of the outer one.
  private var depth = 0

  package init() {}

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
  /// a turn end.
  ///
  /// Order: a requested turn end at the present time; every frame at its time; at the exact target
  /// one more frame if the next frame is requested then; a turn end in any case. Advancing by 0
  /// only ends the turn. A negative step, or a step from inside a frame or an event, is a
  /// precondition failure.
  package func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "the clock cannot advance by \(seconds) s")
    precondition(depth == 0, "the clock cannot advance from inside a frame, an event or a turn end")
    if turnIsRequested { endTurn() }
    let target = now + seconds
    while let due = schedule.due, due < target - FrameSchedule.tolerance { deliverFrame(at: due) }
    if seconds > 0, let time = frameTime(atTarget: target) {
      deliverFrame(at: time)
    } else {
      setNow(max(now, target))
      endTurn()
    }
  }

  /// Ends the turn; inside a turn it is only requested.
  package func endTurn() { turn {} }

  /// Runs `body` as one turn, which then ends. Inside another turn `body` is part of that one.
  ///
  /// Turn ends that request another turn are followed by it; 1,000 in a row are a precondition
  /// failure, because a real loop would never wait again.
  package func turn(_ body: () -> Void) {
    turnIsRequested = true
    depth += 1
    defer { depth -= 1 }
    body()
    guard depth == 1 else { return }
    var count = 0
    while turnIsRequested {
      turnIsRequested = false
      onTurnEnd?()
      count += 1
      precondition(count < 1_000, "every turn end requests another turn: the loop never sleeps")
    }
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
    turn { onFrame?(time) }
    schedule.frameDidEnd()
  }
}
