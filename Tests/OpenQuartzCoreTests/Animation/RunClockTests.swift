import NestTesting
import OpenQuartzCore
import Testing

/// How a run's own time follows the time around it.
@Suite struct RunClockTests {
  /// A clock that stands still at a position.
  private func paused(at position: Double, of duration: Double) -> RunClock {
    var clock = RunClock(duration: duration, flowingFrom: 0)
    clock.set(position)
    return clock
  }

  @Test("A clock that was never controlled shows the time around it, to the bit")
  func identity() {
    let clock = RunClock(duration: 2, flowingFrom: 1.1)

    for time in [0.3, 1.1, 7.77, 1e9 + 0.1] { #expect(clock.time(at: time) == time) }
    #expect(clock.isIdentity && clock.isFlowing && clock.isRunning)
    #expect(clock.position(at: 2.1) == 0.5)
  }

  @Test("Pausing changes nothing at all, and flowing continues from there")
  func pausing() {
    var clock = RunClock(duration: 2, flowingFrom: 1)
    let before = clock.elapsed(at: 1.7)

    clock.pause(at: 1.7)
    #expect(clock.elapsed(at: 1.7) == before && clock.elapsed(at: 99) == before)
    #expect(!clock.isRunning)
    clock.flow(at: 50)
    #expect(abs(clock.elapsed(at: 51) - before - 1) < 1e-12)
    #expect(!clock.isIdentity)
  }

  @Test(
    "A movement by the clock is its timing curve applied to the movement as a whole, at every time")
  func moving() {
    let curves: [AnimationProgram.ProgressCurve] = [
      .linear, .curve(.easeInEaseOut), .curve(TimingCurve(0.3, -1, 0.7, 2)),
      .spring(SpringCurve(mass: 1, stiffness: 200, damping: 8, initialVelocity: 3)),
    ]
    for progressCurve in curves {
      var clock = paused(at: 0.25, of: 4)
      clock.move(to: 1, progressCurve: progressCurve, duration: 0.5, at: 10)
      for step in 0...20 {
        let share = Double(step) / 20
        let expected = 0.25 + 0.75 * (step == 20 ? 1 : progressCurve.progress(at: share, of: 0.5))
        #expect(abs(clock.position(at: 10 + share * 0.5) - expected) < 1e-9)
      }
      #expect(clock.position(at: 11) == 1)
    }
  }

  @Test(
    "A movement from end to end returns along its own curve, whatever reversals there are",
    arguments: try DriverSeeds(7...7))
  func reversals(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let curve = TimingCurve(Double.random(in: 0...1, using: &generator), 0, 0.5, 1)
      var clock = paused(at: 0, of: 1)
      clock.move(to: 1, progressCurve: .curve(curve), duration: 1, at: 0)
      var (time, share, direction) = (0.0, 0.0, 1.0)
      for _ in 0..<100 {
        let step = Double.random(in: 0...0.2, using: &generator)
        time += step
        share = min(max(share + direction * step, 0), 1)
        #expect(abs(clock.position(at: time) - curve.value(at: share)) < 1e-6)
        clock.reverse(at: time)
        direction = -direction
      }
    }
  }

  @Test("What does not come from an end returns to the end behind it, evenly")
  func reversedInTheMiddle() {
    var clock = paused(at: 0.5, of: 2)
    clock.move(to: 1, progressCurve: .curve(.easeIn), duration: 1, at: 0)
    let middle = clock.position(at: 0.5)

    clock.reverse(at: 0.5)

    #expect(clock.isReversed && abs(clock.position(at: 0.5) - middle) < 1e-12)
    #expect(abs(clock.position(at: 0.5 + middle) - middle / 2) < 1e-12)
    #expect(clock.position(at: 3) == 0 && clock.isOver(at: 0.5 + 2 * middle))
    clock.reverse(at: 1)
    #expect(!clock.isReversed && clock.destination == 1)
  }

  @Test(
    "Durations that are none: the clock stands, and every movement is over at once",
    arguments: [Double.nan, 0, -1, .infinity])
  func noDuration(duration: Double) {
    var clock = RunClock(duration: duration, flowingFrom: 1)

    #expect(clock.duration == 0 && clock.position(at: 1) == 0 && clock.position(at: 2) == 1)
    clock.set(0.4)
    #expect(clock.position(at: 5) == 0.4 && clock.elapsed(at: 5) == 0)
    clock.move(to: 1, progressCurve: .linear, duration: duration, at: 5)
    #expect(clock.position(at: 5) == 1 && clock.isOver(at: 5))
  }

  @Test("A run of a thousand million seconds is exact to a microsecond")
  func long() {
    var clock = RunClock(duration: 1e9, flowingFrom: 3)
    clock.pause(at: 4)
    #expect(clock.position(at: 4) == 1e-9)
    clock.move(to: 1, progressCurve: .linear, duration: 1e9, at: 4)
    #expect(abs(clock.elapsed(at: 5) - 2) < 1e-6)
  }
}
