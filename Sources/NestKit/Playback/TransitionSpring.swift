import Foundation

/// A critically damped spring that leads a transition from a fraction to its end, with a velocity to begin
/// with.
///
/// All steps follow it: each takes the time in which it passes them.
nonisolated struct TransitionSpring: Sendable, Equatable {
  /// The fraction at which it begins.
  let start: Double
  /// Fractions per second at the beginning.
  let velocity: Double
  /// Seconds until it is at rest.
  let duration: TimeInterval
  /// When it begins, in the time of the frames.
  let beginTime: TimeInterval

  /// Radians per second: at the end a thousandth of the way is left.
  private let frequency: Double

  init(from start: Double, velocity: Double, duration: TimeInterval, beginTime: TimeInterval) {
    self.start = start
    self.velocity = velocity
    self.duration = duration
    self.beginTime = beginTime
    frequency = duration > 0 ? 9.233 / duration : 0
  }

  /// The change of the velocity without damping.
  private var pull: Double { frequency * (1 - start) - velocity }

  /// How much is left after some seconds; negative beyond the end.
  private func rest(after time: TimeInterval) -> Double {
    (1 - start + pull * time) * exp(-frequency * time)
  }

  /// The fraction after some seconds; beyond 1 for one that is too fast.
  func fraction(after time: TimeInterval) -> Double { 1 - rest(after: time) }

  /// Fractions per second after some seconds.
  func velocity(after time: TimeInterval) -> Double {
    (velocity + frequency * pull * time) * exp(-frequency * time)
  }

  /// Seconds until a fraction is reached for the first time; at most ``duration``.
  func time(to fraction: Double) -> TimeInterval {
    guard fraction > start else { return 0 }
    // A fast one is at the end before its duration is over.
    var range = 0...(pull < 0 ? min(duration, (start - 1) / pull) : duration)
    for _ in 0..<40 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        rest(after: middle) > 1 - fraction
        ? middle...range.upperBound : range.lowerBound...middle
    }
    return range.upperBound
  }
}
