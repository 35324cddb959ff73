extension UIView {
  /// How an animation of key frames runs.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// Flags in the low bits, as in `UIView.AnimationOptions`, then the calculation mode.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that change their size inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches reach views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts at what is on screen where a value cannot be added to a running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another animation: keeps the duration given here.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another animation: takes over none of its options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from key frame to key frame; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Shows the values of a key frame from its start on, and nothing in between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight from key frame to key frame, always as fast: their times do not count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the key frames.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve through the key frames, always as fast: their times do not count.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

nonisolated extension UIView.KeyframeAnimationOptions {
  /// How the values between key frames come about.
  var mode: KeyframeTrack.Mode {
    switch rawValue >> 10 & 0xF {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// The options that all animations have.
  ///
  /// Fidelity: there are no options for the curve, which is the default one over the whole
  /// animation; the bits of `UIView.AnimationOptions` are understood [observed].
  var animationOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & 0x23F)
      .union(UIView.AnimationOptions(rawValue: rawValue).intersection(.curveMask))
  }
}
