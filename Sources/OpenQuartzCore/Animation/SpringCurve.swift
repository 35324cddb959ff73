import AnimationMath

/// A mass on a spring that is released at 0 and settles at 1: the progress of an animation.
nonisolated package struct SpringCurve: Sendable, Equatable {
  package let mass, stiffness, damping: Double
  /// In whole distances per second, towards the end.
  package let initialVelocity: Double

  /// Mass and stiffness below a tiny positive number, and negative damping, are raised to it.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.initialVelocity = initialVelocity
  }

  /// A spring of mass 1 that has come to rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: Less than a millisecond counts as one.
  ///   - dampingRatio: 1 does not swing; the smaller, the more it does. 0.01…10.
  ///   - initialVelocity: In whole distances per second, towards the end.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 10)
    let frequency = DampedSpring.restPhase(dampingRatio: ratio) / max(duration, 0.001)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// A spring of mass 1 that swings, or would swing, once in `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: Less than a millisecond counts as one.
  ///   - bounce: 0 does not swing; towards 1 it swings more, below 0 it is slower. −0.99…0.99.
  ///   - initialVelocity: In whole distances per second, towards the end.
  package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let bounded = min(max(bounce, -0.99), 0.99)
    let ratio = bounded >= 0 ? 1 - bounded : 1 / (1 + bounded)
    let frequency = 2 * .pi / max(duration, 0.001)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  private var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// 1 is critical: as fast as can be without swinging over.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How long one swing takes, or would take without damping, in seconds.
  package var perceptualDuration: Double { 2 * .pi / naturalFrequency }

  /// 0 for a spring that does not swing over, up to 1 for one without damping, below 0 for a slower
  /// one.
  package var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The progress after `time` seconds. It may be above 1 in between.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let spring = DampedSpring(
      displacement: 1, velocity: -initialVelocity, frequency: naturalFrequency,
      dampingRatio: dampingRatio)
    return 1 - spring.displacement(at: time)
  }

  // Decision 62: `TransitionSpring` and `ReturnSpring` are at rest by other measures.
  /// When the rest of the distance stays below a thousandth, in seconds; infinite without damping.
  package var settlingDuration: Double {
    let w = naturalFrequency
    let zeta = dampingRatio
    guard zeta > 0 else { return .infinity }
    let slowest = zeta <= 1 ? zeta * w : w * (zeta - (zeta * zeta - 1).squareRoot())
    let size = max(1, amplitude)
    if abs(zeta - 1) >= 1e-3 { return log(size * 1000) / slowest }
    // Near the critical damping a factor that grows with time stands before the exponential.
    var time = log(1000) / w
    for _ in 0..<20 { time = log(1000 * (1 + abs(w - initialVelocity) * time)) / w }
    return time
  }

  /// An upper bound of the envelope at the beginning.
  private var amplitude: Double {
    let w = naturalFrequency
    let zeta = dampingRatio
    let v = -initialVelocity
    if zeta < 1 {
      let wd = w * (1 - zeta * zeta).squareRoot()
      let b = (v + zeta * w) / wd
      return (1 + b * b).squareRoot()
    }
    let root = w * max((zeta * zeta - 1).squareRoot(), 1e-3)
    let k = (v + zeta * w + root) / (2 * root)
    return abs(k) + abs(1 - k)
  }
}
