import Foundation

/// A mass on a damped spring that is released at a distance from its position of rest: where it is,
/// and how fast it moves, at a time. A pure value.
///
/// Distances have any unit, velocities that unit per second. Progress of animations, transitions
/// that a finger has released, and content of scroll views are this formula.
public struct DampedSpring: Sendable, Equatable {
  /// The distance from the position of rest at the beginning.
  public let displacement: Double
  /// The velocity at the beginning.
  public let velocity: Double
  /// Radians per second, without damping.
  public let frequency: Double
  /// 1 is critical: as fast as can be without swinging over. A smaller one swings, a larger one is
  /// slower.
  public let dampingRatio: Double

  /// A spring that is released at time 0.
  ///
  /// - Parameters:
  ///   - displacement: The distance from the position of rest.
  ///   - velocity: The velocity.
  ///   - frequency: Radians per second, without damping; above 0.
  ///   - dampingRatio: 0 or more; what is within a millionth of 1 is 1.
  public init(displacement: Double, velocity: Double, frequency: Double, dampingRatio: Double = 1) {
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
    self.dampingRatio = abs(dampingRatio - 1) < 1e-6 ? 1 : dampingRatio
  }

  /// Frequency times time after which a thousandth of the distance is left, where the spring begins
  /// at rest.
  public static func restPhase(dampingRatio ratio: Double) -> Double {
    let rest = 6.907755  // ln 1000
    if ratio < 1 { return rest / ratio }
    // Beyond critical damping the slower of the two decays counts.
    if ratio > 1 { return rest / (ratio - (ratio * ratio - 1).squareRoot()) }
    return 9.233413  // (1 + x) e^-x = 1/1000
  }

  // MARK: Where it is

  /// The distance from the position of rest after `time` seconds; negative beyond that position.
  public func displacement(at time: Double) -> Double {
    switch damping {
    case .critical:
      return exp(-frequency * time) * (displacement + growth * time)
    case .swinging(let swing):
      let sum = displacement * cos(swing * time) + growth / swing * sin(swing * time)
      return exp(-dampingRatio * frequency * time) * sum
    case .slow(let root):
      let (slow, fast) = rates(root)
      let part = (velocity - fast * displacement) / (slow - fast)
      return part * exp(slow * time) + (displacement - part) * exp(fast * time)
    }
  }

  /// The velocity after `time` seconds.
  public func velocity(at time: Double) -> Double {
    switch damping {
    case .critical:
      return (velocity - frequency * growth * time) * exp(-frequency * time)
    case .swinging(let swing):
      let slope = (displacement * swing * swing + dampingRatio * frequency * growth) / swing
      let sum = velocity * cos(swing * time) - slope * sin(swing * time)
      return sum * exp(-dampingRatio * frequency * time)
    case .slow(let root):
      let (slow, fast) = rates(root)
      let part = (velocity - fast * displacement) / (slow - fast)
      return slow * part * exp(slow * time)
        + fast * (displacement - part) * exp(fast * time)
    }
  }

  /// The velocity at which the displacement would grow without its decay.
  public var growth: Double { velocity + dampingRatio * frequency * displacement }

  /// When a spring with a positive displacement is at its position of rest for the first time; nil
  /// for one that never is.
  public var firstTimeAtRest: Double? {
    switch damping {
    case .critical: growth < 0 ? -displacement / growth : nil
    case .swinging(let swing): atan2(displacement, -growth / swing) / swing
    case .slow(let root):
      // Where the two decays are equal.
      growth + root * displacement < 0
        ? log((growth - root * displacement) / (growth + root * displacement)) / (2 * root) : nil
    }
  }

  // MARK: Damping

  /// The three forms of the movement.
  private enum Damping {
    /// Radians per second of what swings.
    case swinging(Double)
    case critical
    /// Half the difference of the two decays, per second.
    case slow(Double)
  }

  private var damping: Damping {
    if dampingRatio == 1 { return .critical }
    let square = dampingRatio * dampingRatio
    return dampingRatio < 1
      ? .swinging(frequency * (1 - square).squareRoot())
      : .slow(frequency * (square - 1).squareRoot())
  }

  /// The two decays of a spring that is slower than necessary, per second; negative.
  private func rates(_ root: Double) -> (slow: Double, fast: Double) {
    (-dampingRatio * frequency + root, -dampingRatio * frequency - root)
  }
}
