extension UIView {
  /// Runs `animations` and shows its changes over `duration` seconds.
  ///
  /// Everything that a view or its layer can show gradually is animated: frame, bounds, center,
  /// transform, alpha, background colour and the layer's properties of that kind. The properties
  /// have their new values at once; only what is shown follows. Several animations of one property
  /// add up.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less shows the changes at once.
  ///   - delay: seconds before anything moves.
  ///   - options: timing curve, repetition, and what holds inside another animation.
  ///   - animations: the changes; it runs before this function returns.
  ///   - completion: called when all has ended, with whether all ran to the end. Where nothing is
  ///     animated it is called in the next turn of the main loop.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let specification = AnimationSpecification(duration: duration, delay: delay, options: options)
    UIRuntime.current.animations.animate(
      specification, changes: animations, completion: completion)
  }

  /// Runs `animations` and shows its changes over `duration` seconds, at once and smoothly.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Runs `animations` and shows its changes as a spring would move them.
  ///
  /// - Parameters:
  ///   - duration: seconds until the spring is at rest.
  ///   - delay: seconds until it begins.
  ///   - dampingRatio: 1 comes to rest without swinging; the closer to 0, the more it swings.
  ///   - velocity: the speed at the beginning, in whole distances per second.
  ///   - options: how the animation goes; the curve does not count, the spring is one.
  ///   - animations: changes the views; runs at once.
  ///   - completion: called at the end, with whether the animation ran to it.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    let specification = AnimationSpecification(
      duration: duration, delay: delay, options: options, spring: spring)
    UIRuntime.current.animations.animate(
      specification, changes: animations, completion: completion)
  }

  /// Runs `animations` and shows its changes as a spring would move them, described by its
  /// perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: how long the movement seems to take, in seconds; it comes to rest a little
  ///     later.
  ///   - bounce: 0 does not swing; towards 1 it swings more, below 0 it is slower.
  ///   - initialSpringVelocity: the speed at the beginning, in whole distances per second.
  ///   - delay: seconds until it begins.
  ///   - options: how the animation goes; the curve does not count, the spring is one.
  ///   - animations: changes the views; runs at once.
  ///   - completion: called at the end, with whether the animation ran to it.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    let specification = AnimationSpecification(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, options: options,
      spring: spring)
    UIRuntime.current.animations.animate(
      specification, changes: animations, completion: completion)
  }

  // MARK: Without animation, and repetition

  /// Runs `actionsWithoutAnimation` so that its changes are shown at once, also inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIRuntime.current.animations.withoutAnimation(actionsWithoutAnimation)
  }

  /// Lets animation functions animate, or show everything at once from now on; true at first.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIRuntime.current.animations.areEnabled = enabled
  }

  /// Whether an animation function called now would animate.
  public class var areAnimationsEnabled: Bool { UIRuntime.current.animations.allowsAnimations }

  /// The duration of the block that is being run, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    UIRuntime.current.animations.current?.specification.duration ?? 0
  }

  /// Inside a block: lets the changes of `animations` repeat.
  ///
  /// - Parameters:
  ///   - count: how often they run; parts count too.
  ///   - autoreverses: whether every run is followed by one backwards.
  ///   - animations: changes the views; runs at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    UIRuntime.current.animations.modified(
      repeatCount: Float(count), autoreverses: autoreverses, animations)
  }
}
