/// Timing by a cubic Bézier curve from (0, 0) to (1, 1) of progress over time.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  nonisolated private enum Source: Sendable {
    case standard
    case builtin(UIView.AnimationCurve)
    case points(CGPoint, CGPoint)
  }

  private let source: Source

  /// The default curve of Core Animation: begins briskly, ends slowly.
  public override init() {
    source = .standard
    super.init()
  }

  /// One of the curves that views have.
  public init(animationCurve curve: UIView.AnimationCurve) {
    source = .builtin(curve)
    super.init()
  }

  /// A curve of one's own.
  ///
  /// - Parameters:
  ///   - point1: The first control point; its x is limited to 0…1.
  ///   - point2: The second control point; its x is limited to 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    source = .points(point1.orZero, point2.orZero)
    super.init()
  }

  /// Reads what `encode(with:)` wrote.
  nonisolated public required init?(coder: NSCoder) {
    func number(_ key: Key) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key.rawValue)) }
    switch UITimingCurveType(rawValue: coder.decodeInteger(forKey: Key.kind.rawValue)) {
    case .cubic:
      source = .points(
        CGPoint(x: number(.x1), y: number(.y1)), CGPoint(x: number(.x2), y: number(.y2)))
    case .builtin where coder.containsValue(forKey: Key.curve.rawValue):
      let curve = coder.decodeInteger(forKey: Key.curve.rawValue)
      source = .builtin(UIView.AnimationCurve(rawValue: curve) ?? .easeInOut)
    default: source = .standard
    }
    super.init()
  }

  deinit {}

  nonisolated private enum Key: String { case kind, curve, x1, y1, x2, y2 }

  /// Writes the curve.
  nonisolated open func encode(with coder: NSCoder) {
    switch source {
    case .standard: break
    case .builtin(let curve): coder.encode(curve.rawValue, forKey: Key.curve.rawValue)
    case .points(let point1, let point2):
      coder.encode(UITimingCurveType.cubic.rawValue, forKey: Key.kind.rawValue)
      coder.encode(Double(point1.x), forKey: Key.x1.rawValue)
      coder.encode(Double(point1.y), forKey: Key.y1.rawValue)
      coder.encode(Double(point2.x), forKey: Key.x2.rawValue)
      coder.encode(Double(point2.y), forKey: Key.y2.rawValue)
    }
  }

  /// The object itself, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The curve that was given.
  ///
  /// Fidelity: undefined for other curves [documented]; `easeInOut` here [decided].
  open var animationCurve: UIView.AnimationCurve {
    if case .builtin(let curve) = source { return curve }
    return .easeInOut
  }

  /// The first control point that was given; zero if none was.
  open var controlPoint1: CGPoint {
    if case .points(let point, _) = source { return point }
    return .zero
  }

  /// The second control point that was given; zero if none was.
  open var controlPoint2: CGPoint {
    if case .points(_, let point) = source { return point }
    return .zero
  }

  /// `.cubic` with control points, else `.builtin`.
  open var timingCurveType: UITimingCurveType {
    if case .points = source { return .cubic }
    return .builtin
  }

  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// The timing of these parameters as a value.
  final var ownTiming: AnimationTiming {
    switch source {
    case .standard: .curve(.standard)
    case .builtin(let curve): .curve(curve.timing)
    case .points(let point1, let point2):
      .curve(
        TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y)))
    }
  }
}

nonisolated extension CGPoint {
  /// The point with 0 for what is no finite number.
  fileprivate var orZero: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
