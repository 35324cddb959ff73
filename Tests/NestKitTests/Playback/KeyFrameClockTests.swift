import Foundation
import NestTesting
import Testing

@testable import NestKit

/// Where what plays key frames is.
@Suite struct KeyFrameClockTests {
  private let times = [
    TransitionKeyFrames.Segment(duration: 0, curve: .linear),
    TransitionKeyFrames.Segment(duration: 1, curve: .easeIn),
    TransitionKeyFrames.Segment(duration: 3, curve: .linear),
  ]

  private func playing(_ direction: PlaybackDirection = .forward, delay: TimeInterval = 0)
    -> KeyFrameClock
  {
    var clock = KeyFrameClock()
    clock.begin(direction, delay: delay)
    clock.setTimes(direction == .forward ? times : times.inverse)
    return clock
  }

  @Test("R10.4 What is not played is at its end; what begins is at its beginning")
  func ends() {
    var clock = KeyFrameClock()
    #expect(!clock.isPlaying && clock.fraction(in: nil) == 1)
    clock = playing()
    #expect(clock.isPlaying && clock.fraction(in: nil) == 0 && clock.isForward)
    clock.end()
    #expect(!clock.isPlaying && clock.fraction(in: nil) == 1)
  }

  @Test("R10.4 A fraction leads to a moment, and back to the same fraction, in every direction")
  func fractions() {
    for direction in [PlaybackDirection.forward, .inverse] {
      for isReversed in [false, true] {
        var clock = playing(direction)
        if isReversed { clock.reverse(isInStep: false) }
        for fraction in stride(from: CGFloat(0), through: 1, by: 0.125) {
          let moment = clock.moment(at: fraction)
          clock.begin(step: moment.step)
          #expect(abs(clock.fraction(in: CGFloat(moment.fraction)) - fraction) < 1e-9)
        }
      }
    }
  }

  @Test(
    "R10.4 Reversed in a step it leads to the frame that the step came from, and twice to the other"
  )
  func reversed() {
    var clock = playing()
    clock.begin(step: 1)
    let fraction = clock.fraction(in: 0.25)

    clock.reverse(isInStep: true)
    #expect(clock.position == 2 && clock.segments[1].curve == .easeOut && !clock.isForward)
    #expect(abs(clock.fraction(in: 0.75) - fraction) < 1e-9)
    clock.reverse(isInStep: true)
    #expect(clock.position == 2 && clock.segments[1].curve == .easeIn && clock.isForward)
  }

  @Test(
    "R10.5 A delay is a step before the first one, after which it is where its direction begins")
  func delayed() {
    var clock = playing(delay: 2)
    #expect(clock.isWaiting && clock.segments.count == 1 && clock.fraction(in: nil) == 0)
    clock.begin(step: 0)
    clock.reverse(isInStep: true)
    #expect(clock.position == 1 && clock.fraction(in: 0.5) == 1)
    clock.endDelay()
    #expect(!clock.isWaiting && clock.position == times.count)
    clock.reverse(isInStep: false)
    #expect(clock.position == 0)
  }

  @Test("R10.4 Every control counts, and what changes nothing does not")
  func controls() {
    var clock = playing()
    #expect(!clock.resume(at: 0) && clock.controls == 0)
    #expect(clock.pause(at: 0) && !clock.pause(at: 0) && clock.controls == 1)
    #expect(clock.resume(at: 0) && clock.controls == 2)
    clock.reverse(isInStep: false)
    clock.control()
    #expect(clock.controls == 4)
    clock.end()
    #expect(clock.controls == 5 && !clock.pause(at: 0))
  }
}
