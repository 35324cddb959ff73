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

  /// A path that a point follows, such as `position`; then `values` do not count. Default nil.
  ///
  /// Each line and curve of it is a step from one key frame to the next; between subpaths the point jumps. In the paced
  /// modes it moves always as fast; in the cubic mode as in the linear one, since curves are smooth.
  // Fidelity: the ends of lines and curves are the key frames, moves are none. [documented]
  open var path: CGPath?

  /// How a layer that follows a path turns. Default nil: it does not.
  ///
  /// The rotation lies before the transform of the layer.
  open var rotationMode: CAAnimationRotationMode?

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAKeyframeAnimation else { return copy }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.path = path?.copy()
    copy.rotationMode = rotationMode
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
    if let path { coder.encodeValue(ArchivedPath(path), forKey: "CAKeyframeAnimationPath") }
    if let rotationMode {
      coder.encodeValue(rotationMode.rawValue, forKey: "CAKeyframeAnimationRotationMode")
    }
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
    rotationMode = coder.decodeValue(String.self, forKey: "CAKeyframeAnimationRotationMode")
      .map { CAAnimationRotationMode(rawValue: $0) }
    guard coder.containsValue(forKey: "CAKeyframeAnimationPath") else { return true }
    path = coder.decodeValue(ArchivedPath.self, forKey: "CAKeyframeAnimationPath")?.path
    return path != nil
  }

  package override var exampleValue: Any? { values?.first ?? path?.currentPoint }

  package override func makeSource(like example: AnimationValue) -> PropertyTrack.Source? {
    if let path, case .point = example { return makeSource(along: path) }
    let converted = (values ?? []).compactMap { convert($0, like: example) }
    guard !converted.isEmpty, converted.count == values?.count else { return nil }
    return .keyframes(
      KeyframeTrack(
        values: converted, times: keyTimes?.map(\.doubleValue),
        curves: timingFunctions?.map(\.curve) ?? [], mode: mode))
  }

  private func makeSource(along path: CGPath) -> PropertyTrack.Source? {
    let times = keyTimes?.map(\.doubleValue)
    if mode == .discrete {
      let curves = path.curves
      let points = curves.prefix(1).map(\.start) + curves.map(\.end)
      guard !points.isEmpty else { return nil }
      return .keyframes(
        KeyframeTrack(values: points.map { .point($0) }, times: times, curves: [], mode: .discrete))
    }
    let rotation: PathTrack.Rotation? =
      switch rotationMode {
      case .rotateAuto?: .along
      case .rotateAutoReverse?: .against
      default: nil
      }
    let track = PathTrack(
      path, times: times, curves: timingFunctions?.map(\.curve) ?? [],
      isEven: mode == .paced || mode == .cubicPaced, rotation: rotation)
    return track.map { .path($0) }
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
