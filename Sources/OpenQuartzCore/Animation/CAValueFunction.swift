/// The name of a function that makes a transform of numbers.
nonisolated public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A function by name. There is none of a name without a constant here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis, of a number in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis, of a number in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis, of a number in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale, of a list of three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis, of a number.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis, of a number.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis, of a number.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation, of a list of three numbers in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x axis, of a number in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis, of a number in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis, of a number in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that makes a transform of the numbers of an animation.
nonisolated open class CAValueFunction: NSObject, NSSecureCoding {
  package let function: ValueFunction

  /// A function by its name; nil for a name without a constant.
  public init?(name: CAValueFunctionName) {
    guard let function = ValueFunction(name) else { return nil }
    self.function = function
  }

  deinit {}

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    let name = coder.decodeValue(String.self, forKey: "CAValueFunctionName")
    guard let function = name.flatMap({ ValueFunction(CAValueFunctionName(rawValue: $0)) }) else {
      return nil
    }
    self.function = function
  }

  /// True: archives of functions can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the name.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(name.rawValue, forKey: "CAValueFunctionName")
  }

  /// The name of the function.
  open var name: CAValueFunctionName { function.name }
}
