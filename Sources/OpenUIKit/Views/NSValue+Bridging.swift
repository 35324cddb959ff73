import Foundation

// `value as? CGRect` of an object with a rectangle, and `rect as? NSValue`, as on Apple's systems:
// what notifications, animations and dictionaries hold is read so. Foundation on Linux bridges
// numbers and strings, but not these.

nonisolated extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// An object that has the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// The point of an object, which has to have one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// The point of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    result = source.hasSameType(as: NSValue(point: .zero)) ? source.pointValue : nil
    return result != nil
  }

  /// The point of an object, which has to have one; nil gives zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

nonisolated extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// An object that has the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// The size of an object, which has to have one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// The size of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    result = source.hasSameType(as: NSValue(size: .zero)) ? source.sizeValue : nil
    return result != nil
  }

  /// The size of an object, which has to have one; nil gives zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// An object that has the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// The rectangle of an object, which has to have one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// The rectangle of an object, if it has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.hasSameType(as: NSValue(rect: .zero)) ? source.rectValue : nil
    return result != nil
  }

  /// The rectangle of an object, which has to have one; nil gives zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension NSValue {
  /// Whether both objects hold values of the same type. Foundation stops the program when another
  /// type is read.
  fileprivate nonisolated func hasSameType(as other: NSValue) -> Bool {
    strcmp(objCType, other.objCType) == 0
  }
}
