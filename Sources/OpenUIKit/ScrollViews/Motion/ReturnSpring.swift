import AnimationMath

/// How content stops at a given offset: a critically damped spring, which takes over position
/// and velocity. A pure value, along one axis.
///
/// `SpringCurve` leads from 0 to 1; content that is at its edge with a velocity has no such range.
nonisolated struct ReturnSpring: Sendable, Equatable {
  // Fidelity: how fast content returns is not documented. [decided]
  /// The natural frequency of a return to the edge, per second.
  static let frequency: CGFloat = 10

  /// Where it stops, in points.
  let target: CGFloat
  private let spring: DampedSpring

  /// A spring to `target`.
  ///
  /// - Parameters:
  ///   - velocity: In points per second.
  ///   - frequency: Per second.
  init(
    position: CGFloat, velocity: CGFloat, target: CGFloat, frequency: CGFloat = Self.frequency
  ) {
    self.target = target
    spring = DampedSpring(
      displacement: Double(position - target), velocity: Double(velocity),
      frequency: Double(frequency))
  }

  /// A spring that never moves beyond its target if the velocity leads there: as fast as the
  /// velocity needs.
  init(position: CGFloat, velocity: CGFloat, gentlyTo target: CGFloat) {
    let distance = target - position
    let needed = distance != 0 && velocity / distance > 0 ? velocity / distance : 0
    self.init(
      position: position, velocity: velocity, target: target,
      frequency: max(Self.frequency, min(needed, 1000)))
  }

  /// The position after `time` seconds.
  func position(at time: CGFloat) -> CGFloat {
    target + CGFloat(spring.displacement(at: Double(max(0, time))))
  }

  /// The velocity after `time` seconds, in points per second.
  func velocity(at time: CGFloat) -> CGFloat {
    CGFloat(spring.velocity(at: Double(max(0, time))))
  }

  // Decision 62: `SpringCurve` and `TransitionSpring` are at rest by other measures.
  /// When it stays within `threshold` points of the target, in seconds.
  func duration(threshold: CGFloat) -> CGFloat {
    let (displacement, growth) = (abs(spring.displacement), abs(spring.growth))
    let (frequency, threshold) = (spring.frequency, Double(threshold))
    guard displacement + growth / frequency > threshold else { return 0 }
    var time = 0.0
    // The factor that grows with time changes slowly against the exponential: this converges.
    for _ in 0..<40 {
      let size = displacement + growth * time
      time = max(0, log(max(size, threshold) / threshold)) / frequency
      if time == 0 { time = 1 / frequency }
    }
    return CGFloat(time)
  }
}
