extension UIView {
  /// The timing curve of an animation.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Always as fast.
    case linear

    // Fidelity: every number is a curve. [observed] Those without a name are `easeInOut`. [decided]

    /// The curve of a number. One that names none is `easeInOut`, which is the curve of the
    /// keyboard's animation too, whose number is 7.
    public init?(rawValue: Int) {
      switch rawValue {
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = .easeInOut
      }
    }
  }

  /// How a view shows that what is in it has changed, in an animation that is begun and committed.
  nonisolated public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none
    /// It turns about the vertical axis, the left edge coming forward.
    case flipFromLeft
    /// It turns about the vertical axis, the right edge coming forward.
    case flipFromRight
    /// The old page turns up and away, from the bottom to the top.
    case curlUp
    /// The new page turns down over the old one, from the top to the bottom.
    case curlDown
  }

  /// How an animation or a transition runs.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// Flags in the low bits, then the curve, then the transition.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that change their size inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at what is on screen where a value cannot be added to a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation: keeps the duration given here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation: keeps the curve given here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Transitions: shows the views live instead of pictures of them.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Transitions between views: hides and shows them instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another animation: takes over none of its options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always as fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis, the left edge coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, the right edge coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the old page up and away, from the bottom to the top.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns the new page down over the old one, from the top to the bottom.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis, the top edge coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, the bottom edge coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// As many frames a second as the display shows.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames a second, as far as the display shows as many. A stored value: animations show
    /// as many frames as the display.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second. A stored value: animations show as many frames as the display.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

nonisolated extension UIView.AnimationOptions {
  /// The bits of the curve.
  static let curveMask = UIView.AnimationOptions(rawValue: 0xF << 16)
  /// The bits of the transition.
  static let transitionMask = UIView.AnimationOptions(rawValue: 0xF << 20)

  /// The timing curve that the curve bits name.
  var timing: TimingFunctionName {
    switch rawValue >> 16 & 0xF {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }

  typealias TimingFunctionName = CAMediaTimingFunctionName
}

nonisolated extension UIView.AnimationCurve {
  /// The curve as the layers have it.
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
