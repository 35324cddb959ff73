import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct KeyframeTimelineTests {
  @Test("A frame leads from what was there to its value; between frames the value stays")
  func frames() {
    let timeline = timeline((0.25, 0.25, 100), (0.75, 0.25, 50))

    #expect(values(timeline, .linear) == [0, 0, 0, 50, 100, 100, 100, 75, 50])
  }

  @Test("Between frames the value stays with a smooth curve too, which passes through the values")
  func smooth() {
    let timeline = timeline((0.25, 0.25, 100), (0.75, 0.25, 50))

    let shown = values(timeline, .cubic)

    #expect([0, 1, 2, 4, 5, 6, 8].map { shown[$0] } == [0, 0, 0, 100, 100, 100, 50])
    #expect(values(self.timeline((0, 0.5, 50), (0.5, 0.5, 100)), .cubic)[2] > 20)
  }

  @Test("A discrete frame shows its value from its start on")
  func discrete() {
    let timeline = timeline((0.25, 0.25, 100), (0.75, 0.25, 50))

    #expect(values(timeline, .discrete) == [0, 0, 100, 100, 100, 100, 50, 50, 50])
  }

  @Test("Paced frames have no times: the speed is always the same")
  func paced() {
    let timeline = timeline((0, 0.75, 100), (0.75, 0.25, 0), (0.5, 0.25, 100))

    #expect(values(timeline, .paced) == [0, 25, 50, 75, 100, 75, 50, 25, 0])
  }

  @Test("Frames are taken in the order of their starts")
  func order() {
    let ordered = timeline((0, 0.5, 100), (0.5, 0.5, 200))
    let reversed = timeline((0.5, 0.5, 200), (0, 0.5, 100))

    for mode in modes { #expect(values(ordered, mode) == values(reversed, mode)) }
  }

  @Test("A frame that starts while another one runs continues from what that one has reached")
  func overlap() {
    let timeline = timeline((0, 1, 100), (0.5, 0.25, 0))

    #expect(values(timeline, .linear) == [0, 12.5, 25, 37.5, 50, 25, 0, 0, 0])
  }

  @Test("The last change in a frame counts")
  func replaced() {
    let timeline = timeline((0, 1, 20), (0, 1, 100))

    #expect(values(timeline, .linear) == [0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100])
  }

  @Test("A frame without a duration is a jump")
  func jump() {
    #expect(values(timeline((0.5, 0, 100)), .linear) == [0, 0, 0, 0, 100, 100, 100, 100, 100])
    #expect(values(timeline((0, 0, 100)), .linear) == Array(repeating: 100, count: 9))
    #expect(values(timeline((1, 0, 100)), .linear)[8] == 100)
  }

  @Test("Windows outside 0…1 are clipped, and what is no number is the whole")
  func windows() {
    let cases: [(Double, Double, start: Double, end: Double)] = [
      (-1, 0.5, 0, 0.5), (0.5, 2, 0.5, 1), (3, 1, 1, 1), (0.5, -1, 0.5, 0.5),
      (.nan, 0.25, 0, 0.25), (0.5, .nan, 0.5, 1), (.infinity, .infinity, 1, 1),
      (-.infinity, .infinity, 0, 1),
    ]
    for (start, duration, expectedStart, expectedEnd) in cases {
      let window = KeyframeWindow(start: start, duration: duration)

      #expect(window.start == expectedStart)
      #expect(window.end == expectedEnd)
    }
  }

  @Test(
    "Any frames give values that are between the least and the greatest, at every time",
    arguments: try DriverSeeds(5...5))
  func anyFrames(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var timeline = KeyframeTimeline(start: .number(0))
      var bounds = (least: 0.0, greatest: 0.0)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let value = Double.random(in: -100...100, using: &generator)
        bounds = (min(bounds.least, value), max(bounds.greatest, value))
        timeline.add(
          .number(value),
          in: KeyframeWindow(
            start: .random(in: -0.2...1.2, using: &generator),
            duration: .random(in: 0...1, using: &generator)))
      }

      for mode in [KeyframeTrack.Mode.linear, .discrete, .paced] {
        for value in values(timeline, mode) {
          #expect(value >= bounds.least - 1e-6 && value <= bounds.greatest + 1e-6)
        }
      }
      #expect(values(timeline, .cubic).allSatisfy { $0.isFinite })
      #expect(values(timeline, .cubicPaced).allSatisfy { $0.isFinite })
    }
  }

  private let modes: [KeyframeTrack.Mode] = [.linear, .discrete, .cubic, .paced, .cubicPaced]

  private func timeline(_ frames: (Double, Double, Double)...) -> KeyframeTimeline {
    var timeline = KeyframeTimeline(start: .number(0))
    for (start, duration, value) in frames {
      timeline.add(.number(value), in: KeyframeWindow(start: start, duration: duration))
    }
    return timeline
  }

  /// Returns the values at each eighth of the duration.
  private func values(_ timeline: KeyframeTimeline, _ mode: KeyframeTrack.Mode) -> [Double] {
    let points = timeline.points(for: mode)
    let track = KeyframeTrack(values: points.values, times: points.times, curves: [], mode: mode)
    return (0...8).map { eighth in
      guard case .number(let number)? = track.value(at: Double(eighth) / 8) else { return .nan }
      return (number * 1e9).rounded() / 1e9
    }
  }
}
