/// Timing by the movement of a mass on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  nonisolated private enum Source: Sendable {
    /// At rest after the animator's duration.
    case ratio(CGFloat)
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let source: Source

  /// The speed at the beginning, in whole distances of the animation per second, towards its end.
  ///
  /// Fidelity: for positions each component counts along its axis, for other properties the x
  /// component [documented]. Here one speed holds for all that moves: the x component, or where
  /// that is 0 the y component [decided].
  public let initialVelocity: CGVector

  /// The spring of the system, strongly damped.
  ///
  /// Fidelity: damping ratio 4.56 [documented], of mass 3, stiffness 1000, damping 500 [observed].
  public override init() {
    source = .spring(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// A spring that is at rest when the animator's duration is over.
  ///
  /// - Parameters:
  ///   - ratio: 1 stops without swinging; the closer to 0, the more it swings.
  ///   - velocity: The speed at the beginning.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    source = .ratio(ratio.isNaN ? 1 : ratio)
    initialVelocity = velocity.orZero
    super.init()
  }

  /// A spring that is at rest when the animator's duration is over, and that begins at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that takes as long as it needs: the animator's duration does not count.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - damping: 0 or more.
  ///   - velocity: The speed at the beginning.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    source = .spring(
      mass: mass.isFinite ? mass : 1, stiffness: stiffness.isFinite ? stiffness : 100,
      damping: damping.isFinite ? damping : 10)
    initialVelocity = velocity.orZero
    super.init()
  }

  /// A spring with a perceptual duration: the animator's duration does not count.
  ///
  /// - Parameters:
  ///   - duration: How long the movement seems to take, in seconds.
  ///   - bounce: 0 does not swing; towards 1 it swings more, below 0 it is slower.
  ///   - velocity: The speed at the beginning.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let spring = SpringCurve(
      perceptualDuration: duration.isFinite ? duration : 0,
      bounce: bounce.isNaN ? 0 : Double(bounce), initialVelocity: 0)
    source = .spring(
      mass: 1, stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping))
    initialVelocity = velocity.orZero
    super.init()
  }

  /// A spring with a perceptual duration, which begins at rest.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Reads what `encode(with:)` wrote.
  nonisolated public required init?(coder: NSCoder) {
    func number(_ key: Key) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key.rawValue)) }
    source =
      coder.containsValue(forKey: Key.ratio.rawValue)
      ? .ratio(number(.ratio))
      : .spring(mass: number(.mass), stiffness: number(.stiffness), damping: number(.damping))
    initialVelocity = CGVector(dx: number(.dx), dy: number(.dy))
    super.init()
  }

  deinit {}

  nonisolated private enum Key: String { case ratio, mass, stiffness, damping, dx, dy }

  /// Writes the spring.
  nonisolated open func encode(with coder: NSCoder) {
    func encode(_ value: CGFloat, _ key: Key) { coder.encode(Double(value), forKey: key.rawValue) }
    switch source {
    case .ratio(let ratio): encode(ratio, .ratio)
    case .spring(let mass, let stiffness, let damping):
      encode(mass, .mass)
      encode(stiffness, .stiffness)
      encode(damping, .damping)
    }
    encode(initialVelocity.dx, .dx)
    encode(initialVelocity.dy, .dy)
  }

  /// The object itself, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The timing of these parameters as a value.
  final var ownTiming: AnimationTiming {
    let velocity = Double(initialVelocity.dx != 0 ? initialVelocity.dx : initialVelocity.dy)
    switch source {
    case .ratio(let ratio): return .damped(ratio: Double(ratio), velocity: velocity)
    case .spring(let mass, let stiffness, let damping):
      return .spring(
        SpringCurve(
          mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
          initialVelocity: velocity))
    }
  }
}

nonisolated extension CGVector {
  /// The vector with 0 for what is no finite number.
  fileprivate var orZero: CGVector {
    CGVector(dx: dx.isFinite ? dx : 0, dy: dy.isFinite ? dy : 0)
  }
}
