extension UIView {
  /// Animates along a curve.
  static func runAnimation(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let specification = AnimationSpecification(duration: duration, delay: delay, options: options)
    AnimationStack.shared.animate(
      specification, changes: animations, completion: completion)
  }

  /// Animates as a spring that stops after a duration.
  static func runAnimation(
    _ duration: TimeInterval, _ delay: TimeInterval, _ dampingRatio: CGFloat,
    _ velocity: CGFloat, _ options: UIView.AnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let spring = SpringCurve(
      duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    let specification = AnimationSpecification(
      duration: duration, delay: delay, options: options, spring: spring)
    AnimationStack.shared.animate(
      specification, changes: animations, completion: completion)
  }

  static func animateAtOnce(
    _ duration: TimeInterval, _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  // MARK: State

  static func enableAnimations(_ areEnabled: Bool) {
    AnimationStack.shared.areEnabled = areEnabled
  }

  /// The duration of the block that is being run, in seconds; 0 outside of blocks.
  static var durationOfBlock: TimeInterval {
    AnimationStack.shared.current?.specification.duration ?? 0
  }

  static func repeatAnimations(_ count: CGFloat, _ autoreverses: Bool, _ animations: () -> Void) {
    AnimationStack.shared.modified(
      repeatCount: Float(count), autoreverses: autoreverses, animations)
  }

  // MARK: Springs

  /// Animates as a spring of a perceptual duration.
  static func runSpring(
    _ duration: TimeInterval, _ bounce: CGFloat, _ initialSpringVelocity: CGFloat,
    _ delay: TimeInterval, _ options: UIView.AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let spring = SpringCurve(
      perceptualDuration: duration, bounce: Double(bounce),
      initialVelocity: Double(initialSpringVelocity))
    let specification = AnimationSpecification(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, options: options,
      spring: spring)
    AnimationStack.shared.animate(
      specification, changes: animations, completion: completion)
  }
}
