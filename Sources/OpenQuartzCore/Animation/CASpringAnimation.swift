/// An animation whose timing curve is that of a mass on a spring, released at the beginning.
///
/// It does not stretch to `duration`: give it `settlingDuration`, or it ends before it rests.
open class CASpringAnimation: CABasicAnimation {
  /// The mass. Default 1.
  open var mass: CGFloat = 1

  /// How strong the spring is. Default 100.
  open var stiffness: CGFloat = 100

  /// How strong the friction is. Default 10.
  open var damping: CGFloat = 10

  /// The speed at the beginning, in whole distances per second towards the end. Default 0.
  open var initialVelocity: CGFloat = 0

  // Fidelity: false by default, and more damping is critical damping then. [documented]
  /// Whether the spring may be slower than one that is at rest as soon as it can be without
  /// swinging over. Default false: more damping than that counts as just that.
  open var allowsOverdamping = false

  // Fidelity: one that is slower may be so. [decided]
  /// An animation without key path and values, whose spring is described as people see it.
  ///
  /// - Parameters:
  ///   - perceptualDuration: how long one swing takes, or would take, in seconds.
  ///   - bounce: 0 does not swing over; towards 1 it swings more, below 0 it is slower.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let curve = SpringCurve(
      perceptualDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
    stiffness = CGFloat(curve.stiffness)
    damping = CGFloat(curve.damping)
    allowsOverdamping = bounce < 0
  }

  /// How long one swing takes, or would take without damping, in seconds.
  open var perceptualDuration: CFTimeInterval { curve.perceptualDuration }

  /// 0 for a spring that does not swing over, up to 1 for one without damping, below 0 for a slower
  /// one.
  open var bounce: CGFloat { CGFloat(curve.bounce) }

  deinit {}

  /// When what is left of the distance stays below a thousandth, in seconds.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  private var curve: SpringCurve {
    let curve = SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    guard !allowsOverdamping, curve.dampingRatio > 1 else { return curve }
    return SpringCurve(
      mass: curve.mass, stiffness: curve.stiffness,
      damping: 2 * (curve.stiffness * curve.mass).squareRoot(), initialVelocity: initialVelocity)
  }

  package override var progressCurve: AnimationProgram.ProgressCurve { .spring(curve) }

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CASpringAnimation else { return copy }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  package override func encodeState(with coder: NSCoder) {
    super.encodeState(with: coder)
    coder.encodeValue(
      [mass, stiffness, damping, initialVelocity].map { Double($0) },
      forKey: "CASpringAnimationSpring")
    coder.encodeValue(allowsOverdamping, forKey: "CASpringAnimationAllowsOverdamping")
  }

  package override func decodeState(from coder: NSCoder) -> Bool {
    guard super.decodeState(from: coder) else { return false }
    allowsOverdamping =
      coder.decodeValue(Bool.self, forKey: "CASpringAnimationAllowsOverdamping") ?? false
    guard coder.containsValue(forKey: "CASpringAnimationSpring") else { return true }
    guard let numbers = coder.decodeNumbers(4, forKey: "CASpringAnimationSpring") else {
      return false
    }
    let spring = numbers.map { CGFloat($0) }
    (mass, stiffness, damping, initialVelocity) = (spring[0], spring[1], spring[2], spring[3])
    return true
  }
}
