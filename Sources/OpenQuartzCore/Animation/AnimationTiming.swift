/// How the progress of a run follows time. A pure value.
nonisolated package enum AnimationTiming: Sendable, Equatable {
  /// A curve over the whole duration.
  case curve(TimingCurve)
  /// A spring that is at rest when the duration is over. The velocity is in whole distances per
  /// second.
  case damped(ratio: Double, velocity: Double)
  /// A spring with a duration of its own: until it is at rest.
  case spring(SpringCurve)

  /// How long it takes in an animator that is given a duration, in seconds; 0 at least, and finite.
  ///
  /// Fidelity: a spring with mass, stiffness and damping, or with a perceptual duration, takes
  /// until it has settled, whatever duration the animator is given [documented]; one that does not
  /// settle takes the animator's [decided].
  package func duration(given duration: Double) -> Double {
    let given = duration.isFinite ? max(duration, 0) : 0
    guard case .spring(let spring) = self, spring.settlingDuration.isFinite else { return given }
    return spring.settlingDuration
  }

  /// The timing curve over a duration.
  package func progressCurve(over duration: Double) -> AnimationProgram.ProgressCurve {
    switch self {
    case .curve(let curve): .curve(curve)
    case .spring(let spring): .spring(spring)
    case .damped(let ratio, let velocity):
      .spring(SpringCurve(duration: duration, dampingRatio: ratio, initialVelocity: velocity))
    }
  }
}
