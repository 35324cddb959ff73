/// The name of a timing curve.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A timing curve by name. A name without a constant here is linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing curve of implicit animations: starts briskly, ends slowly.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The timing curve of an animation: a cubic Bézier curve from (0, 0) to (1, 1) of progress over
/// time.
nonisolated open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  package let curve: TimingCurve

  package init(curve: TimingCurve) { self.curve = curve }

  deinit {}

  /// One of the well-known timing curves.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .easeInEaseOut: curve = .easeInEaseOut
    case .default: curve = .standard
    default: curve = .linear
    }
  }

  /// A timing curve of one's own from the two inner control points; their x is limited to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let points = coder.decodeNumbers(4, forKey: "CAMediaTimingFunctionPoints") else {
      return nil
    }
    curve = TimingCurve(points[0], points[1], points[2], points[3])
  }

  /// True: archives of timing curves can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the curve.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(
      [curve.x1, curve.y1, curve.x2, curve.y2], forKey: "CAMediaTimingFunctionPoints")
  }

  /// Writes x and y of control point 0…3. Another index is a precondition failure.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "A timing function has control points 0 to 3, not \(idx)")
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// The progress at a fraction of the time; exactly 0 and 1 at the ends and beyond.
  package func value(at time: Double) -> Double { curve.value(at: time) }
}
