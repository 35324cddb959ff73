/// A cubic Bézier curve from (0, 0) to (1, 1) of the progress of an animation over time.
nonisolated package struct TimingCurve: Sendable, Equatable {
  /// The first control point.
  package let x1, y1: Double
  /// The second control point.
  package let x2, y2: Double

  /// Control points with x outside 0…1 do not make a function; x is clamped.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  package static let linear = TimingCurve(0, 0, 1, 1)
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  package static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
  package static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a fraction of the time; exactly 0 and 1 at the ends and beyond.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.bezier(y1, y2, parameter(at: time))
  }

  /// The curve parameter where x is `time`: Newton's method, and bisection where it is too flat.
  private func parameter(at time: Double) -> Double {
    var t = time
    for _ in 0..<8 {
      let error = Self.bezier(x1, x2, t) - time
      if abs(error) < 1e-12 { return t }
      let slope = Self.slope(x1, x2, t)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    if t >= 0, t <= 1, abs(Self.bezier(x1, x2, t) - time) < 1e-9 { return t }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      t = (low + high) / 2
      if Self.bezier(x1, x2, t) < time { low = t } else { high = t }
    }
    return t
  }

  private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
