/// How important a constraint is, from 1 to 1,000.
///
/// A constraint of 1,000 has to hold. Among the others one of a higher priority is met as closely
/// as it can be, whatever that costs those of lower priorities.
nonisolated public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The number of the priority.
  public let rawValue: Float

  /// A priority of the given number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of the given number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that has to be fulfilled: 1,000.
  public static let required = UILayoutPriority(1000)
  /// The resistance of a control against being compressed: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510. A value that programs compare with: here scenes are resized by the desktop.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500. A value that programs compare with: here scenes are resized by the desktop.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490. A value that programs compare with: here scenes are resized by the desktop.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a control keeps to the size of its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly `systemLayoutSizeFitting(_:)` keeps to its target size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
