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
  private let displacement: CGFloat
  /// The speed at which the displacement grows before it decays, in points per second.
  private let growth: CGFloat
  private let frequency: CGFloat

  /// A spring to `target`.
  ///
  /// - Parameters:
  ///   - velocity: In points per second.
  ///   - frequency: Per second.
  init(
    position: CGFloat, velocity: CGFloat, target: CGFloat, frequency: CGFloat = Self.frequency
  ) {
    self.target = target
    self.frequency = frequency
    displacement = position - target
    growth = velocity + frequency * displacement
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
    let time = max(0, time)
    return target + (displacement + growth * time) * exp(-frequency * time)
  }

  /// The velocity after `time` seconds, in points per second.
  func velocity(at time: CGFloat) -> CGFloat {
    let time = max(0, time)
    return (growth - frequency * (displacement + growth * time)) * exp(-frequency * time)
  }

  /// When it stays within `threshold` points of the target, in seconds.
  func duration(threshold: CGFloat) -> CGFloat {
    guard abs(displacement) + abs(growth) / frequency > threshold else { return 0 }
    var time: CGFloat = 0
    // The factor that grows with time changes slowly against the exponential: this converges.
    for _ in 0..<40 {
      let size = abs(displacement) + abs(growth) * time
      time = max(0, log(max(size, threshold) / threshold)) / frequency
      if time == 0 { time = 1 / frequency }
    }
    return time
  }
}
