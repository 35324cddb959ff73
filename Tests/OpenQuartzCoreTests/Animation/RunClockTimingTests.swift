import NestTesting
import OpenQuartzCore
import Testing

/// How the clock of an animator follows its timing.
@Suite struct RunClockTimingTests {
  /// A clock that stands where its distance begins.
  private func standing(
    duration: Double, timing: AnimationTiming, isReversed: Bool = false
  ) -> RunClock {
    var clock = RunClock(duration: duration, timing: timing, flowingFrom: 0)
    clock.seek(0, linearly: true)
    if isReversed {
      clock.reverse(at: 0)
      clock.seek(0, linearly: true)
    }
    return clock
  }

  nonisolated private static let timings: [AnimationTiming] = [
    .curve(.linear), .curve(.easeInEaseOut), .curve(TimingCurve(0.2, -0.5, 0.7, 1.6)),
    .damped(ratio: 0.3, velocity: 2), .damped(ratio: 1, velocity: 0),
    .damped(ratio: 3, velocity: -4),
  ]

  @Test("It runs as its timing says, from any time on", arguments: timings)
  func analytic(_ timing: AnimationTiming) {
    for duration in [0.5, 2.0, 1e9] {
      let progressCurve = timing.progressCurve(over: duration)
      var clock = standing(duration: duration, timing: timing)
      clock.play(at: 7)

      for step in 0...40 {
        let part = Double(step) / 40
        let position = clock.position(at: 7 + part * duration)
        #expect(abs(position - progressCurve.progress(at: part, of: duration)) < 1e-6)
        let fraction = clock.fraction(at: 7 + part * duration, linearly: true)
        #expect(abs(fraction - part) < 1e-6)
      }
      #expect(clock.position(at: 7 + duration) == 1)
    }
  }

  @Test("What is paused continues along its curve as if nothing had been", arguments: timings)
  func resumed(_ timing: AnimationTiming) {
    var clock = standing(duration: 1, timing: timing)
    let whole = { timing.progressCurve(over: 1).progress(at: $0, of: 1) }
    clock.play(at: 0)
    clock.pause(at: 0.3)
    let paused = [0.3, 5, 10].map { clock.position(at: $0) }
    clock.play(at: 10)

    #expect(paused.allSatisfy { abs($0 - whole(0.3)) < 1e-9 })
    for step in 0...7 {
      let time = Double(step) / 10
      #expect(abs(clock.position(at: 10 + time) - whole(0.3 + time)) < 1e-6)
    }
  }

  @Test("Reversed before its end it returns along its curve, and may do so a hundred times")
  func reversed() {
    for timing in Self.timings {
      var clock = standing(duration: 1, timing: timing)
      let whole = { timing.progressCurve(over: 1).progress(at: $0, of: 1) }
      clock.play(at: 0)
      clock.reverse(at: 0.6)
      #expect(clock.isReversed)
      #expect(abs(clock.position(at: 0.8) - whole(0.4)) < 1e-6)

      for step in 1...100 { clock.reverse(at: 0.8 + Double(step) / 1000) }
      #expect(clock.isReversed)
      #expect(abs(clock.position(at: 0.9) - whole(0.4)) < 1e-6)
      #expect(!clock.isOver(at: 1.29))
      #expect(clock.position(at: 1.31) == 0)
    }
  }

  @Test("A linear fraction is what is shown; another one is the time of the curve")
  func seeking() {
    for timing in Self.timings {
      let whole = { timing.progressCurve(over: 2).progress(at: $0, of: 2) }
      var clock = standing(duration: 2, timing: timing)
      for fraction in [0, 0.2, 0.55, 1] {
        clock.seek(fraction, linearly: true)
        #expect(clock.position(at: 9) == fraction)
        #expect(clock.fraction(at: 9, linearly: true) == fraction)

        clock.seek(fraction, linearly: false)
        #expect(abs(clock.position(at: 9) - whole(fraction)) < 1e-9)
        #expect(abs(clock.fraction(at: 9, linearly: false) - fraction) < 1e-9)
        clock.play(at: 9)
        #expect(abs(clock.position(at: 9.1) - whole(min(fraction + 0.05, 1))) < 1e-6)
      }
    }
  }

  @Test("In the other direction the fraction is what is left of the first")
  func fractions() {
    var clock = standing(duration: 1, timing: .curve(.linear))
    clock.seek(0.3, linearly: true)
    clock.reverse(at: 0)
    #expect(clock.position(at: 0) == 0.3)
    #expect(abs(clock.fraction(at: 0, linearly: true) - 0.7) < 1e-9)

    clock.seek(0.9, linearly: true)
    #expect(abs(clock.position(at: 0) - 0.1) < 1e-9)
    clock.play(at: 0)
    #expect(abs(clock.fraction(at: 0.05, linearly: true) - 0.95) < 1e-9)
  }

  @Test("After scrubbing the timing holds for what is left, in the share of the duration")
  func rest() {
    var clock = standing(duration: 2, timing: .curve(.easeIn))
    clock.seek(0.75, linearly: true)
    clock.play(at: 0)

    for part in [0.0, 0.3, 0.8, 1] {
      let expected = 0.75 + 0.25 * TimingCurve.easeIn.value(at: part)
      #expect(abs(clock.position(at: part * 0.5) - expected) < 1e-6)
    }
  }

  @Test("Continued, it takes the given part of the whole duration, or what is left of it")
  func continued() {
    for (factor, seconds) in [
      (0.5, 1.0), (2, 4), (0, 0.8), (-1, 0.8), (.nan, 0.8), (.infinity, 0.8),
    ] {
      var clock = standing(duration: 2, timing: .curve(.linear))
      clock.seek(0.6, linearly: true)
      clock.proceed(timing: .curve(.easeOut), durationFactor: factor, at: 3)

      let expected = 0.6 + 0.4 * TimingCurve.easeOut.value(at: 0.5)
      #expect(abs(clock.position(at: 3 + seconds / 2) - expected) < 1e-6)
      #expect(clock.isOver(at: 3 + seconds))
    }
  }

  @Test("One that begins reversed runs from the end to the beginning")
  func beginsReversed() {
    var clock = standing(duration: 1, timing: .curve(.easeIn), isReversed: true)
    #expect(clock.position(at: 0) == 1 && clock.fraction(at: 0, linearly: true) == 0)
    clock.play(at: 0)

    #expect(abs(clock.position(at: 0.25) - (1 - TimingCurve.easeIn.value(at: 0.25))) < 1e-6)
    #expect(clock.position(at: 1) == 0)
  }

  @Test(
    "Nothing but a seek makes what is shown jump, whatever is asked in whatever order",
    arguments: try DriverSeeds(11...11))
  func noJumps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for timing in Self.timings {
      for _ in 0..<50 {
        var clock = standing(
          duration: 1, timing: timing, isReversed: .random(using: &generator))
        var time = 0.0
        for _ in 0..<40 {
          time += .random(in: 0...0.2, using: &generator)
          let before = clock.position(at: time)
          var isSeek = false
          switch Int.random(in: 0..<5, using: &generator) {
          case 0: clock.play(at: time)
          case 1: clock.pause(at: time)
          case 2: clock.reverse(at: time)
          case 3: clock.proceed(timing: nil, durationFactor: 0.5, at: time)
          default:
            isSeek = true
            clock.seek(
              .random(in: -0.5...1.5, using: &generator), linearly: .random(using: &generator))
          }
          #expect(isSeek || abs(clock.position(at: time) - before) < 1e-6)
          let fraction = clock.fraction(at: time, linearly: .random(using: &generator))
          #expect(fraction >= 0 && fraction <= 1)
        }
        clock.play(at: time)
        #expect(clock.position(at: time + 3) == (clock.isReversed ? 0 : 1))
      }
    }
  }

  @Test("Without a duration it is at its end at once")
  func noDuration() {
    var clock = standing(
      duration: 0, timing: .damped(ratio: 0.5, velocity: 0))
    clock.seek(0.5, linearly: false)
    #expect(clock.position(at: 0) == 0.5)
    clock.play(at: 0)
    #expect(clock.position(at: 0) == 1)
  }

  @Test("During a delay it stands, and continues from the end of the delay as it would have before")
  func waiting() {
    for timing in Self.timings {
      let whole = { timing.progressCurve(over: 1).progress(at: $0, of: 1) }
      var clock = standing(duration: 1, timing: timing)
      clock.play(at: 0)
      clock.pause(at: 0.3)
      clock.wait(2, at: 5)

      #expect(clock.isRunning && clock.isWaiting && !clock.isOver(at: 6.9))
      #expect(abs(clock.position(at: 6.9) - whole(0.3)) < 1e-9 && clock.isOver(at: 7))
      clock.play(at: 7.1)
      #expect(!clock.isWaiting && abs(clock.position(at: 7.2) - whole(0.5)) < 1e-6)
    }
  }

  @Test("Reversed during a delay it still waits, and returns then")
  func reversedWhileWaiting() {
    var clock = standing(duration: 1, timing: .curve(.linear))
    clock.seek(0.4, linearly: true)
    clock.wait(2, at: 5)
    clock.reverse(at: 6)

    #expect(clock.isReversed && clock.isWaiting && clock.position(at: 6.9) == 0.4)
    #expect(!clock.isOver(at: 6.9) && clock.isOver(at: 7))
    clock.play(at: 7)
    #expect(clock.destination == 0 && abs(clock.position(at: 7.1) - 0.3) < 1e-9)
  }
}
