/// How the values between key frames come about.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by name. A name without a constant here is linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value. The default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A smooth curve through the values; what is not made of numbers is interpolated linearly.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Straight from value to value, always as fast; key times and timing curves do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values, always as fast; key times and timing curves do not count.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, first to last.
  open var values: [Any]?

  /// When each value is reached, in fractions of the duration, ascending; nil: evenly spread.
  ///
  /// In discrete mode there is one more: the end of the last value.
  open var keyTimes: [NSNumber]?

  /// The timing curves between values, one less than values; nil: linear.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How the values between key frames come about. Default linear.
  open var calculationMode = CAAnimationCalculationMode.linear

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAKeyframeAnimation else { return copy }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }

  package override func encodeState(with coder: NSCoder) {
    super.encodeState(with: coder)
    coder.encodeObjects(values, forKey: "CAKeyframeAnimationValues")
    if let keyTimes {
      coder.encodeValue(keyTimes.map(\.doubleValue), forKey: "CAKeyframeAnimationKeyTimes")
    }
    if let timingFunctions {
      coder.encode(timingFunctions as NSArray, forKey: "CAKeyframeAnimationTimingFunctions")
    }
    coder.encodeValue(calculationMode.rawValue, forKey: "CAKeyframeAnimationCalculationMode")
  }

  package override func decodeState(from coder: NSCoder) -> Bool {
    guard super.decodeState(from: coder),
      coder.decodeObjects(into: &values, forKey: "CAKeyframeAnimationValues")
    else { return false }
    if coder.containsValue(forKey: "CAKeyframeAnimationKeyTimes") {
      guard let times = coder.decodeNumbers(forKey: "CAKeyframeAnimationKeyTimes") else {
        return false
      }
      keyTimes = times.map { NSNumber(value: $0) }
    }
    if coder.containsValue(forKey: "CAKeyframeAnimationTimingFunctions") {
      timingFunctions =
        coder.decodeObject(
          of: [NSArray.self, CAMediaTimingFunction.self],
          forKey: "CAKeyframeAnimationTimingFunctions") as? [CAMediaTimingFunction]
    }
    let mode = coder.decodeValue(String.self, forKey: "CAKeyframeAnimationCalculationMode")
    calculationMode = mode.map { CAAnimationCalculationMode(rawValue: $0) } ?? .linear
    return true
  }

  package override func makeSource(like example: AnimationValue) -> PropertyTrack.Source? {
    let converted = (values ?? []).compactMap { convert($0, like: example) }
    guard !converted.isEmpty, converted.count == values?.count else { return nil }
    return .keyframes(
      KeyframeTrack(
        values: converted, times: keyTimes?.map(\.doubleValue),
        curves: timingFunctions?.map(\.curve) ?? [], mode: mode))
  }

  private var mode: KeyframeTrack.Mode {
    switch calculationMode {
    case .discrete: .discrete
    case .cubic: .cubic
    case .paced: .paced
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }

  deinit {}
}
