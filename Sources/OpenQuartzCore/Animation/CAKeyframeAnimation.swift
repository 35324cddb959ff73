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
  /// Each line and curve of it is a step from one key frame to the next; between subpaths the point
  /// jumps. In the paced modes it moves always as fast; in the cubic mode as in the linear one,
  /// since curves are smooth.
  // Fidelity: the ends of lines and curves are the key frames, moves are none. [documented]
  open var path: CGPath?

  /// How a layer that follows a path turns. Default nil: it does not.
  ///
  /// The rotation lies before the transform of the layer.
  open var rotationMode: CAAnimationRotationMode?

  // The numbers below shape the curve of the cubic modes; with a path they do not count.

  /// How sharp the smooth curve is at each value: 1 is a corner, −1 wide; nil, or one that is
  /// missing, is 0.
  open var tensionValues: [NSNumber]?

  /// How the smooth curve changes its direction at each value: 0 not at all, below 0 it makes a
  /// corner, above 0 one to the other side; nil, or one that is missing, is 0.
  open var continuityValues: [NSNumber]?

  /// Towards which side of each value the smooth curve leans: 1 before it, −1 behind it; nil, or
  /// one that is missing, is 0.
  open var biasValues: [NSNumber]?

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAKeyframeAnimation else { return copy }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.path = path?.copy()
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    return copy
  }

  package override func encodeState(with coder: NSCoder) {
    super.encodeState(with: coder)
    coder.encodeObjects(values, forKey: "CAKeyframeAnimationValues")
    for (key, path) in Self.numberLists {
      if let numbers = self[keyPath: path] {
        coder.encodeValue(numbers.map(\.doubleValue), forKey: key)
      }
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
    for (key, path) in Self.numberLists where coder.containsValue(forKey: key) {
      guard let numbers = coder.decodeNumbers(forKey: key) else { return false }
      self[keyPath: path] = numbers.map { NSNumber(value: $0) }
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

  /// The lists of numbers, by their keys in archives.
  private static var numberLists:
    [(String, ReferenceWritableKeyPath<CAKeyframeAnimation, [NSNumber]?>)]
  {
    [
      ("CAKeyframeAnimationKeyTimes", \.keyTimes),
      ("CAKeyframeAnimationTensionValues", \.tensionValues),
      ("CAKeyframeAnimationContinuityValues", \.continuityValues),
      ("CAKeyframeAnimationBiasValues", \.biasValues),
    ]
  }

  private var shapes: [KeyframeTrack.Shape] {
    let lists = [tensionValues, continuityValues, biasValues].map { $0 ?? [] }
    let count = lists.map(\.count).max() ?? 0
    return (0..<count).map { index in
      let numbers = lists.map { list in
        let number = list.indices.contains(index) ? list[index].doubleValue : 0
        return number.isFinite ? number : 0
      }
      return KeyframeTrack.Shape(tension: numbers[0], continuity: numbers[1], bias: numbers[2])
    }
  }

  package override var exampleValue: Any? { values?.first ?? path?.currentPoint }

  package override func makeSource(like example: AnimationValue) -> PropertyTrack.Source? {
    if let path, case .point = example { return makeSource(along: path) }
    let converted = (values ?? []).compactMap { convert($0, like: example) }
    guard !converted.isEmpty, converted.count == values?.count else { return nil }
    return .keyframes(
      KeyframeTrack(
        values: converted, times: keyTimes?.map(\.doubleValue),
        curves: timingFunctions?.map(\.curve) ?? [], mode: mode, shapes: shapes))
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
