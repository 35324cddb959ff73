import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct AnimatorCourseTests {
  nonisolated private static let timings: [AnimationTiming] = [
    .curve(.linear), .curve(.easeInEaseOut), .curve(TimingCurve(0.2, -0.5, 0.7, 1.6)),
    .damped(ratio: 0.3, velocity: 2), .damped(ratio: 1, velocity: 0),
    .damped(ratio: 3, velocity: -4),
  ]

  @Test("It goes as its timing says, from any time on", arguments: timings)
  func analytic(_ timing: AnimationTiming) {
    for duration in [0.5, 2.0, 1e9] {
      let progressCurve = timing.progressCurve(over: duration)
      var course = AnimatorCourse(duration: duration, timing: timing, isReversed: false)
      course.play(at: 7)

      for step in 0...40 {
        let part = Double(step) / 40
        let position = course.position(at: 7 + part * duration)
        #expect(abs(position - progressCurve.progress(at: part, of: duration)) < 1e-6)
        let fraction = course.fraction(at: 7 + part * duration, linearly: true)
        #expect(abs(fraction - part) < 1e-6)
      }
      #expect(course.position(at: 7 + duration) == 1)
    }
  }

  @Test("What is paused goes on along its curve as if nothing had been", arguments: timings)
  func resumed(_ timing: AnimationTiming) {
    var course = AnimatorCourse(duration: 1, timing: timing, isReversed: false)
    let whole = { timing.progressCurve(over: 1).progress(at: $0, of: 1) }
    course.play(at: 0)
    course.pause(at: 0.3)
    let paused = [0.3, 5, 10].map { course.position(at: $0) }
    course.play(at: 10)

    #expect(paused.allSatisfy { abs($0 - whole(0.3)) < 1e-9 })
    for step in 0...7 {
      let time = Double(step) / 10
      #expect(abs(course.position(at: 10 + time) - whole(0.3 + time)) < 1e-6)
    }
  }

  @Test("Reversed on the way it goes back along its curve, and may do so a hundred times")
  func reversed() {
    for timing in Self.timings {
      var course = AnimatorCourse(duration: 1, timing: timing, isReversed: false)
      let whole = { timing.progressCurve(over: 1).progress(at: $0, of: 1) }
      course.play(at: 0)
      course.reverse(at: 0.6)
      #expect(course.isReversed)
      #expect(abs(course.position(at: 0.8) - whole(0.4)) < 1e-6)

      for step in 1...100 { course.reverse(at: 0.8 + Double(step) / 1000) }
      #expect(course.isReversed)
      #expect(abs(course.position(at: 0.9) - whole(0.4)) < 1e-6)
      #expect(course.segment?.isOver(at: 1.29) == false)
      #expect(course.position(at: 1.31) == 0)
    }
  }

  @Test("A linear fraction is what is shown; another one is the time of the curve")
  func seeking() {
    for timing in Self.timings {
      let whole = { timing.progressCurve(over: 2).progress(at: $0, of: 2) }
      var course = AnimatorCourse(duration: 2, timing: timing, isReversed: false)
      for fraction in [0, 0.2, 0.55, 1] {
        course.seek(fraction, linearly: true)
        #expect(course.position(at: 9) == fraction)
        #expect(course.fraction(at: 9, linearly: true) == fraction)

        course.seek(fraction, linearly: false)
        #expect(abs(course.position(at: 9) - whole(fraction)) < 1e-9)
        #expect(abs(course.fraction(at: 9, linearly: false) - fraction) < 1e-9)
        course.play(at: 9)
        #expect(abs(course.position(at: 9.1) - whole(min(fraction + 0.05, 1))) < 1e-6)
      }
    }
  }

  @Test("In the other direction the fraction is what is left of the first")
  func fractions() {
    var course = AnimatorCourse(duration: 1, timing: .curve(.linear), isReversed: false)
    course.seek(0.3, linearly: true)
    course.reverse(at: 0)
    #expect(course.position(at: 0) == 0.3)
    #expect(abs(course.fraction(at: 0, linearly: true) - 0.7) < 1e-9)

    course.seek(0.9, linearly: true)
    #expect(abs(course.position(at: 0) - 0.1) < 1e-9)
    course.play(at: 0)
    #expect(abs(course.fraction(at: 0.05, linearly: true) - 0.95) < 1e-9)
  }

  @Test("After scrubbing the timing holds for what is left, in the share of the duration")
  func rest() {
    var course = AnimatorCourse(duration: 2, timing: .curve(.easeIn), isReversed: false)
    course.seek(0.75, linearly: true)
    course.play(at: 0)

    for part in [0.0, 0.3, 0.8, 1] {
      let expected = 0.75 + 0.25 * TimingCurve.easeIn.value(at: part)
      #expect(abs(course.position(at: part * 0.5) - expected) < 1e-6)
    }
  }

  @Test("Continued, it takes the given part of the whole duration, or what is left of it")
  func continued() {
    for (factor, seconds) in [
      (0.5, 1.0), (2, 4), (0, 0.8), (-1, 0.8), (.nan, 0.8), (.infinity, 0.8),
    ] {
      var course = AnimatorCourse(duration: 2, timing: .curve(.linear), isReversed: false)
      course.seek(0.6, linearly: true)
      course.proceed(timing: .curve(.easeOut), durationFactor: factor, at: 3)

      let expected = 0.6 + 0.4 * TimingCurve.easeOut.value(at: 0.5)
      #expect(abs(course.position(at: 3 + seconds / 2) - expected) < 1e-6)
      #expect(course.segment?.isOver(at: 3 + seconds) == true)
    }
  }

  @Test("A way that begins reversed goes from the end to the beginning")
  func beginsReversed() {
    var course = AnimatorCourse(duration: 1, timing: .curve(.easeIn), isReversed: true)
    #expect(course.position(at: 0) == 1 && course.fraction(at: 0, linearly: true) == 0)
    course.play(at: 0)

    #expect(abs(course.position(at: 0.25) - (1 - TimingCurve.easeIn.value(at: 0.25))) < 1e-6)
    #expect(course.position(at: 1) == 0)
  }

  @Test(
    "Nothing but a seek makes what is shown jump, whatever is asked in whatever order",
    arguments: try DriverSeeds(11...11))
  func noJumps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for timing in Self.timings {
      for _ in 0..<50 {
        var course = AnimatorCourse(
          duration: 1, timing: timing, isReversed: .random(using: &generator))
        var time = 0.0
        for _ in 0..<40 {
          time += .random(in: 0...0.2, using: &generator)
          let before = course.position(at: time)
          var isSeek = false
          switch Int.random(in: 0..<5, using: &generator) {
          case 0: course.play(at: time)
          case 1: course.pause(at: time)
          case 2: course.reverse(at: time)
          case 3: course.proceed(timing: nil, durationFactor: 0.5, at: time)
          default:
            isSeek = true
            course.seek(
              .random(in: -0.5...1.5, using: &generator), linearly: .random(using: &generator))
          }
          #expect(isSeek || abs(course.position(at: time) - before) < 1e-6)
          let fraction = course.fraction(at: time, linearly: .random(using: &generator))
          #expect(fraction >= 0 && fraction <= 1)
        }
        course.play(at: time)
        #expect(course.position(at: time + 3) == (course.isReversed ? 0 : 1))
      }
    }
  }

  @Test("Without a duration it is at its end at once")
  func noDuration() {
    var course = AnimatorCourse(
      duration: 0, timing: .damped(ratio: 0.5, velocity: 0), isReversed: false)
    course.seek(0.5, linearly: false)
    #expect(course.position(at: 0) == 0.5)
    course.play(at: 0)
    #expect(course.position(at: 0) == 1)
  }
}
