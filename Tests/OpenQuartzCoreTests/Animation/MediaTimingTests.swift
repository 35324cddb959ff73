import OpenQuartzCore
import Testing

@Suite struct MediaTimingTests {
  /// One second at parent time 10 … 11 unless `change` says otherwise.
  private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = 10
    timing.duration = 1
    change(&timing)
    return timing
  }

  /// The basic times at the parent's times; nil where nothing shows.
  private func basicTimes(_ timing: MediaTiming, _ times: [Double]) -> [Double?] {
    times.map { timing.visibleMoment(at: $0)?.basicTime.rough }
  }

  @Test("It shows from its begin to its end, the end excluded")
  func plain() {
    #expect(
      basicTimes(timing(), [9.9, 10, 10.25, 10.99, 11, 12]) == [nil, 0, 0.25, 0.99, nil, nil])
  }

  @Test(
    "The fill mode says what shows before and after",
    arguments: [
      (CAMediaTimingFillMode.removed, [nil, 0.5, nil]), (.backwards, [0, 0.5, nil]),
      (.forwards, [nil, 0.5, 1]), (.both, [0, 0.5, 1]),
      (CAMediaTimingFillMode(rawValue: "unknown"), [nil, 0.5, nil]),
    ])
  func fillMode(mode: CAMediaTimingFillMode, expected: [Double?]) {
    #expect(basicTimes(timing { $0.fillMode = mode }, [9, 10.5, 12]) == expected)
  }

  @Test("Runs repeat; a part of a run counts, and its end stays")
  func repeatCount() {
    let timing = timing {
      $0.repeatCount = 2.5
      $0.fillMode = .both
    }

    #expect(timing.activeDuration == 2.5)
    #expect(
      basicTimes(timing, [10.25, 11, 11.25, 12.25, 12.5, 20]) == [0.25, 0, 0.25, 0.25, 0.5, 0.5])
    #expect([10.25, 11.25, 12.25, 20].map { timing.moment(at: $0).cycle } == [0, 1, 2, 2])
  }

  @Test("After whole runs the end is the end of a run, not the beginning of the next")
  func wholeRuns() {
    let timing = timing {
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }

    #expect(basicTimes(timing, [12.99, 13, 99]) == [0.99, 1, 1])
    #expect(timing.moment(at: 99).cycle == 2)
  }

  @Test("Without end it runs for ever")
  func infinite() {
    let timing = timing { $0.repeatCount = .infinity }

    #expect(timing.activeDuration == .infinity)
    #expect(basicTimes(timing, [10.5, 1_000_010.25]) == [0.5, 0.25])
    #expect(timing.moment(at: 1_000_010.25).cycle == 1_000_000)
  }

  @Test("A repeat duration counts instead of a repeat count")
  func repeatDuration() {
    let timing = timing {
      $0.repeatCount = 9
      $0.repeatDuration = 1.75
      $0.fillMode = .forwards
    }

    #expect(basicTimes(timing, [11.5, 11.75, 12]) == [0.5, 0.75, 0.75])
    #expect(timing.phase(at: 11.75) == .after)
  }

  @Test("Autoreversing runs back, which doubles the active duration")
  func autoreverses() {
    let timing = timing {
      $0.autoreverses = true
      $0.fillMode = .forwards
    }

    #expect(timing.activeDuration == 2)
    #expect(
      basicTimes(timing, [10.25, 11, 11.25, 11.75, 12, 13]) == [0.25, 1, 0.75, 0.25, 0, 0])
  }

  @Test("Half a repeat of an autoreversing animation ends at the far end")
  func autoreversesHalf() {
    let timing = timing {
      $0.autoreverses = true
      $0.repeatCount = 1.5
      $0.fillMode = .forwards
    }

    #expect(timing.activeDuration == 3)
    #expect(basicTimes(timing, [11.5, 12.5, 13, 14]) == [0.5, 0.5, 1, 1])
    #expect([11.5, 12.5, 14].map { timing.moment(at: $0).cycle } == [0, 1, 1])
  }

  @Test("Speed shortens the active time")
  func speed() {
    let timing = timing { $0.speed = 4 }

    #expect(basicTimes(timing, [10, 10.125, 10.2, 10.25]) == [0, 0.5, 0.8, nil])
  }

  @Test("Negative speed runs from the end to the beginning")
  func negativeSpeed() {
    let timing = timing {
      $0.speed = -2
      $0.fillMode = .both
    }

    #expect(
      basicTimes(timing, [9, 10, 10.125, 10.25, 10.5, 11]) == [1, 1, 0.75, 0.5, 0, 0])
  }

  @Test("Speed 0 stands at the time offset, for ever")
  func paused() {
    for offset in [0, 0.3, 1] {
      let timing = timing {
        $0.speed = 0
        $0.timeOffset = offset
      }
      #expect(basicTimes(timing, [0, 10.5, 1000]) == [offset, offset, offset])
      #expect(timing.phase(at: 1000) == .active)
    }
  }

  @Test("A time offset begins in the middle and wraps around")
  func timeOffset() {
    let timing = timing {
      $0.timeOffset = 0.75
      $0.fillMode = .both
    }

    #expect(
      basicTimes(timing, [9, 10, 10.125, 10.25, 10.5, 11, 12])
        == [0.75, 0.75, 0.875, 1, 0.25, 0.75, 0.75])
  }

  @Test("Times next to the ends are the ends, so that sums of steps hit them")
  func tolerance() {
    let timing = timing {
      $0.duration = 0.3
      $0.beginTime = 0.1
    }

    #expect(timing.phase(at: 0.1 - 1e-12) == .active)
    #expect(timing.phase(at: 0.4 - 1e-12) == .after)
    #expect(timing.moment(at: 0.4 - 1e-12).basicTime == 0.3)
  }

  @Test("Without duration it is over at once")
  func zeroDuration() {
    let timing = timing {
      $0.duration = 0
      $0.repeatCount = .infinity
      $0.fillMode = .forwards
    }

    #expect(timing.activeDuration == 0)
    #expect(timing.phase(at: 10) == .after)
    #expect(timing.moment(at: 11) == MediaTiming.Moment(phase: .after, basicTime: 0, cycle: 0))
  }

  @Test("A layer's time is linear; its inverse is exact")
  func layerTime() {
    var timing = MediaTiming.layerDefault
    timing.beginTime = 4
    timing.speed = 0.5
    timing.timeOffset = 10

    #expect([0, 4, 8].map { timing.localTime(at: $0) } == [8, 10, 12])
    #expect([8, 10, 12].map { timing.parentTime(atLocalTime: $0) } == [0, 4, 8])
  }

  @Test("A layer's time of finite duration repeats and stands still as its fill mode says")
  func finiteLayerTime() {
    var timing = MediaTiming.layerDefault
    timing.duration = 2
    timing.repeatCount = 2
    timing.fillMode = .forwards

    #expect([-1, 1, 3, 4, 9].map { timing.localTime(at: $0) } == [-1, 1, 1, 2, 2])
  }
}
