/// Timing as archives have it.
nonisolated struct ArchivedTiming: Codable {
  private let times: [Double]
  private let autoreverses: Bool
  private let fillMode: String

  init(_ timing: MediaTiming) {
    times = [
      timing.beginTime, timing.duration, timing.speed, timing.timeOffset, timing.repeatCount,
      timing.repeatDuration,
    ]
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode.rawValue
  }

  /// The timing; nil if an archive is damaged.
  var timing: MediaTiming? {
    guard times.count == 6 else { return nil }
    var timing = MediaTiming()
    timing.beginTime = times[0]
    timing.duration = times[1]
    timing.speed = times[2]
    timing.timeOffset = times[3]
    timing.repeatCount = times[4]
    timing.repeatDuration = times[5]
    timing.autoreverses = autoreverses
    timing.fillMode = CAMediaTimingFillMode(rawValue: fillMode)
    return timing.isFinite ? timing : nil
  }
}
