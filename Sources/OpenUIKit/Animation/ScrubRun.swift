/// One way of a scrubbed animation from where it was let go to one of its ends. A pure value.
nonisolated struct ScrubRun: Sendable, Equatable {
  /// The fraction at the beginning.
  let origin: CGFloat
  /// The fraction at the end.
  let target: CGFloat
  /// In seconds.
  let duration: TimeInterval
  /// On the frame clock.
  let startTime: CFTimeInterval
  private let curve: TimingCurve

  /// A run whose duration is that of its share of the whole way.
  ///
  /// - Parameters:
  ///   - origin: The fraction at which it begins.
  ///   - target: The fraction at which it ends.
  ///   - wholeDuration: How long the way from 0 to 1 takes, in seconds.
  ///   - speed: By how much it is faster; 0 or less, or no number, is 1.
  ///   - curve: Its pace.
  ///   - startTime: When it begins, on the frame clock.
  init(
    from origin: CGFloat, to target: CGFloat, wholeDuration: TimeInterval, speed: CGFloat,
    curve: TimingCurve, startTime: CFTimeInterval
  ) {
    self.origin = origin
    self.target = target
    self.curve = curve
    self.startTime = startTime
    duration = Double(abs(target - origin)) * wholeDuration / (speed > 0 ? Double(speed) : 1)
  }

  /// Where it is.
  func fraction(at time: CFTimeInterval) -> CGFloat {
    if isOver(at: time) { return target }
    return origin + (target - origin) * CGFloat(curve.value(at: (time - startTime) / duration))
  }

  /// Whether it has come to its end.
  func isOver(at time: CFTimeInterval) -> Bool {
    time - startTime >= duration - MediaTiming.tolerance
  }

  /// The nearest fraction between 0 and 1; nil for what is no number.
  static func clamp(_ fraction: CGFloat) -> CGFloat? {
    fraction.isNaN ? nil : min(max(fraction, 0), 1)
  }
}

extension UIView.AnimationCurve {
  /// The curve as the layers have it.
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
