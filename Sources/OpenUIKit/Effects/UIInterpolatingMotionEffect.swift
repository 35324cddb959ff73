import Foundation

/// A motion effect on one value of a view, between two values that belong to the greatest tilts.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt counts.
  public enum EffectType: Int, Sendable {
    /// To the left and to the right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The value of the view, such as `center.x`.
  public let keyPath: String
  /// Which tilt counts.
  public let type: EffectType

  // Fidelity: without one of the values it counts as zero. [decided]
  /// The value that is added for a tilt of -1: an object with a number, a point, a size, a
  /// rectangle or a transform. Nil, the default, is zero or the identity.
  open var minimumRelativeValue: Any?
  /// The value that is added for a tilt of 1, of the same kind.
  open var maximumRelativeValue: Any?

  /// An effect on one value.
  ///
  /// - Parameters:
  ///   - keyPath: The value of the view.
  ///   - type: Which tilt counts.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding,
      let keyPath = coder.decodeObject(of: NSString.self, forKey: "keyPath"),
      let type = EffectType(rawValue: coder.decodeInteger(forKey: "type"))
    else { return nil }
    (self.keyPath, self.type) = (keyPath as String, type)
    let classes: [AnyClass] = [NSNumber.self, NSValue.self]
    minimumRelativeValue = coder.decodeObject(of: classes, forKey: "minimum")
    maximumRelativeValue = coder.decodeObject(of: classes, forKey: "maximum")
    super.init(coder: coder)
  }

  deinit {}

  /// Writes key path, type and values.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(keyPath as NSString, forKey: "keyPath")
    coder.encode(type.rawValue, forKey: "type")
    coder.encode(minimumRelativeValue as? NSValue, forKey: "minimum")
    coder.encode(maximumRelativeValue as? NSValue, forKey: "maximum")
  }

  /// A copy with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }

  /// The value between the two for a tilt; nil if both are nil, or they are of different kinds.
  ///
  /// - Parameter viewerOffset: The tilt, of which the part beyond -1 and 1 does not count.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let example = Self.example(of: minimumRelativeValue ?? maximumRelativeValue),
      let minimum = AnimationValue(minimumRelativeValue ?? example.object, like: example),
      let maximum = AnimationValue(maximumRelativeValue ?? example.object, like: example)
    else { return nil }
    let tilt =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = (Double(max(-1, min(tilt, 1))) + 1) / 2
    return minimum.interpolated(to: maximum, at: fraction).object.map { [keyPath: $0] }
  }

  /// Zero or the identity, of the kind of a value.
  private static func example(of value: Any?) -> AnimationValue? {
    switch value {
    case nil: nil
    case is CGPoint: .point(.zero)
    case is CGSize: .size(.zero)
    case is CGRect: .rect(.zero)
    default:
      [.number(0), .transform(CATransform3DIdentity)].first {
        AnimationValue(value, like: $0) != nil
      }
    }
  }
}
