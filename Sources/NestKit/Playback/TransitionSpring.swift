import AnimationMath
import Foundation

/// A spring that leads a transition from a fraction to its end, with a velocity to begin with.
///
/// All steps follow it: each takes the time in which it passes them.
nonisolated struct TransitionSpring: Sendable, Equatable {
  /// The fraction at which it begins.
  let start: Double
  /// Fractions per second at the beginning.
  let velocity: Double
  /// 1 does not swing; the closer to 0, the more it does.
  let dampingRatio: Double
  /// Radians per second, without damping.
  let frequency: Double
  /// Seconds until it is at rest.
  let duration: TimeInterval
  /// When it begins, in the time of the frames.
  private(set) var beginTime: TimeInterval

  /// A spring that is at rest after a duration, from where it begins at rest to its end.
  ///
  /// - Parameters:
  ///   - start: The fraction at which it begins.
  ///   - velocity: Fractions per second at the beginning.
  ///   - dampingRatio: 0.1…1.
  ///   - duration: Seconds.
  ///   - beginTime: When it begins, in the time of the frames.
  init(
    from start: Double, velocity: Double, dampingRatio: Double = 1, duration: TimeInterval,
    beginTime: TimeInterval
  ) {
    self.start = start
    self.velocity = velocity
    self.dampingRatio = dampingRatio
    self.duration = duration
    self.beginTime = beginTime
    let phase = DampedSpring.restPhase(dampingRatio: dampingRatio)
    frequency = duration > 0 ? phase / duration : 0
  }

  /// The same spring from another fraction, with another velocity.
  ///
  /// - Parameters:
  ///   - start: The fraction at which it begins.
  ///   - velocity: Fractions per second at the beginning.
  ///   - beginTime: When it begins.
  ///   - limit: The most seconds that it takes.
  func moved(
    to start: Double, velocity: Double, at beginTime: TimeInterval,
    lastingAtMost limit: TimeInterval
  ) -> TransitionSpring {
    let endless = TransitionSpring(
      start: start, velocity: velocity, dampingRatio: dampingRatio, frequency: frequency,
      duration: limit, beginTime: beginTime)
    return TransitionSpring(
      start: start, velocity: velocity, dampingRatio: dampingRatio, frequency: frequency,
      duration: endless.restTime, beginTime: beginTime)
  }

  private init(
    start: Double, velocity: Double, dampingRatio: Double, frequency: Double,
    duration: TimeInterval, beginTime: TimeInterval
  ) {
    self.start = start
    self.velocity = velocity
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.duration = duration
    self.beginTime = beginTime
  }

  // MARK: Where it is

  /// How many seconds of it are over at a time.
  func elapsed(at time: TimeInterval) -> TimeInterval { min(max(time - beginTime, 0), duration) }

  /// The fraction after some seconds; beyond 1 where it swings, or is too fast.
  func fraction(after time: TimeInterval) -> Double { 1 - spring.displacement(at: time) }

  /// Fractions per second after some seconds.
  func velocity(after time: TimeInterval) -> Double { -spring.velocity(at: time) }

  /// The spring whose displacement is the part of the transition that is left; negative beyond the
  /// end.
  private var spring: DampedSpring {
    DampedSpring(
      displacement: 1 - start, velocity: -velocity, frequency: frequency,
      dampingRatio: dampingRatio)
  }

  // Decision 62: `SpringCurve` and `ReturnSpring` are at rest by other measures.
  /// Seconds until less than a thousandth is left for good; at most ``duration``.
  private var restTime: TimeInterval {
    let samples = 128
    let spring = spring
    let last = (0...samples).last {
      abs(spring.displacement(at: time(ofSample: $0, of: samples))) > 1e-3
    }
    return time(ofSample: min((last ?? 0) + 1, samples), of: samples)
  }

  private func time(ofSample sample: Int, of samples: Int) -> TimeInterval {
    duration * Double(sample) / Double(samples)
  }

  /// Seconds until a fraction is reached for the first time; at most ``duration``.
  func time(to fraction: Double) -> TimeInterval {
    guard fraction > start else { return 0 }
    let spring = spring
    // It may swing beyond the end, or be too fast.
    var range = 0...min(duration, spring.firstTimeAtRest ?? duration)
    for _ in 0..<40 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        spring.displacement(at: middle) > 1 - fraction
        ? middle...range.upperBound : range.lowerBound...middle
    }
    return range.upperBound
  }

  // MARK: Control

  /// The same movement, which begins later.
  func delayed(by seconds: TimeInterval) -> TransitionSpring {
    var spring = self
    spring.beginTime += seconds
    return spring
  }

  /// The movement back to where the transition began, from where this one is at a time, with its
  /// velocity.
  ///
  /// - Parameters:
  ///   - time: When it is reversed.
  ///   - limit: The most seconds that it takes.
  func reversed(at time: TimeInterval, lastingAtMost limit: TimeInterval) -> TransitionSpring {
    let elapsed = elapsed(at: time)
    return moved(
      to: 1 - fraction(after: elapsed), velocity: -velocity(after: elapsed), at: time,
      lastingAtMost: limit)
  }
}
