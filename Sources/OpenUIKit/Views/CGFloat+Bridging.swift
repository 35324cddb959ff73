import Foundation

// `value as? CGFloat` of an object with a number, and `length as NSNumber`, as Foundation has it
// for the other types of numbers.

nonisolated extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// An object that has the number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// The number of an object, which has to have one that is exactly a `CGFloat`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    guard let value = CGFloat(exactly: source) else {
      preconditionFailure("\(source) is no CGFloat.")
    }
    result = value
  }

  /// The number of an object, if it is exactly a `CGFloat`.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(exactly: source)
    return result != nil
  }

  /// The number of an object; nil gives zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat(truncating: $0) } ?? 0
  }

  /// The number of an object, rounded where it has more digits.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The number of an object; nil if it has more digits.
  public init?(exactly number: NSNumber) {
    let value = number.doubleValue
    guard value.isNaN || Double(exactly: number) != nil else { return nil }
    self.init(value)
  }
}
