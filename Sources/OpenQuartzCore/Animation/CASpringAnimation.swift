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

  deinit {}

  /// When what is left of the distance stays below a thousandth, in seconds.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  private var curve: SpringCurve {
    SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  package override var progressCurve: AnimationProgram.ProgressCurve { .spring(curve) }

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CASpringAnimation else { return copy }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copy
  }

  package override func encodeState(with coder: NSCoder) {
    super.encodeState(with: coder)
    coder.encodeValue(
      [mass, stiffness, damping, initialVelocity].map { Double($0) },
      forKey: "CASpringAnimationSpring")
  }

  package override func decodeState(from coder: NSCoder) -> Bool {
    guard super.decodeState(from: coder) else { return false }
    guard coder.containsValue(forKey: "CASpringAnimationSpring") else { return true }
    guard let numbers = coder.decodeNumbers(4, forKey: "CASpringAnimationSpring") else {
      return false
    }
    let spring = numbers.map { CGFloat($0) }
    (mass, stiffness, damping, initialVelocity) = (spring[0], spring[1], spring[2], spring[3])
    return true
  }
}
