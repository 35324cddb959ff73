/// How the changes of one animation block are animated.
nonisolated struct AnimationSpecification: Sendable, Equatable {
  /// In seconds; 0 or less means at once.
  var duration: TimeInterval
  /// In seconds.
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  /// The spring that determines the progress instead of the curve.
  var spring: SpringCurve?
  /// The part of the surrounding run whose position the animation follows instead of a timing of
  /// its own; nil for animations with a timing.
  var followedPart: FollowedPart?
  /// Whether the hit test uses the presentation values of animated views instead of the model's.
  var hitTestsPresentation = false
  /// How often the animation runs; infinity is for ever.
  var repeatCount: Float = 1
  var autoreverses = false

  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    spring: SpringCurve? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.spring = spring
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
  }

  /// Returns the specification that counts inside a block of `outer`: the duration, the curve and
  /// the repetition are those of `outer`, unless the options override them.
  func inherited(from outer: AnimationSpecification) -> AnimationSpecification {
    var result = self
    if !options.contains(.overrideInheritedDuration) {
      result.duration = outer.duration
      result.followedPart = outer.followedPart
    }
    if !options.contains(.overrideInheritedCurve) {
      result.options.subtract(.curveMask)
      result.options.formUnion(outer.options.intersection(.curveMask))
      result.spring = outer.spring
    }
    if !options.contains(.overrideInheritedOptions) {
      result.options.formUnion(outer.options.intersection(Self.heritableOptions))
      result.repeatCount = outer.repeatCount
      result.autoreverses = outer.autoreverses
    }
    // Fidelity: the delay of the outer block holds for everything inside it. [decided]
    result.delay = outer.delay + delay
    return result
  }

  private static let heritableOptions: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState,
  ]
}
