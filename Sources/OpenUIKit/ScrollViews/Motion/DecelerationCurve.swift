/// How content glides after a fling: its velocity decreases by the same factor in every
/// millisecond. A pure value, along one axis.
///
/// The distance is the sum of the distances of all milliseconds, `v·r / (1 − r)` with `v` in points
/// per millisecond; between two milliseconds the same exponential holds.
// Fidelity: the distance of a fling is v · r / (1 − r). [documented: WWDC 2018, session 803]
nonisolated struct DecelerationCurve: Sendable, Equatable {
  /// Where it begins, in points.
  let start: CGFloat
  /// How far it moves altogether, in points.
  let distance: CGFloat
  /// How much of the distance is left after a second, as the exponent of e; negative.
  private let exponent: CGFloat

  /// The largest rate: content that hardly slows down still stops.
  static let maximumRate: CGFloat = 0.9999

  /// A curve for a velocity.
  ///
  /// - Parameters:
  ///   - velocity: In points per second.
  ///   - rate: The factor of one millisecond; what is outside 0…0.9999 counts as the nearest of
  ///     both.
  init(position: CGFloat, velocity: CGFloat, rate: CGFloat) {
    let rate = rate.clamped(to: 0...Self.maximumRate)
    self.init(
      position: position, distance: Self.distance(velocity: velocity, rate: rate), rate: rate)
  }

  /// A curve with a given distance, in points, which follows the same exponential.
  init(position: CGFloat, distance: CGFloat, rate: CGFloat) {
    start = position
    self.distance = distance
    exponent = 1000 * log(max(rate, 1e-6).clamped(to: 0...Self.maximumRate))
  }

  /// How far content glides, in points.
  ///
  /// - Parameter velocity: In points per second.
  static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    let rate = rate.clamped(to: 0...maximumRate)
    return velocity / 1000 * rate / (1 - rate)
  }

  /// Where it ends, in points.
  var destination: CGFloat { start + distance }

  /// The position after `time` seconds.
  func position(at time: CGFloat) -> CGFloat {
    time <= 0 ? start : start + distance * (1 - exp(exponent * time))
  }

  /// The velocity after `time` seconds, in points per second.
  func velocity(at time: CGFloat) -> CGFloat { -distance * exponent * exp(exponent * max(0, time)) }

  /// When the rest of the distance is less than `threshold` points, in seconds.
  func duration(threshold: CGFloat) -> CGFloat {
    abs(distance) <= threshold ? 0 : log(threshold / abs(distance)) / exponent
  }

  /// When the content is at `position`, in seconds; nil if it never is.
  func time(at position: CGFloat) -> CGFloat? {
    let part = (position - start) / distance
    guard part >= 0, part < 1 else { return nil }
    return log(1 - part) / exponent
  }
}
