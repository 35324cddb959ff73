/// A type that is a number with a name: its values are compared and calculated with.
nonisolated public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

nonisolated extension _UIKitNumericRawRepresentable {
  /// Whether the number of `lhs` is less.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The value whose number is greater by `rhs`.
  public static func + (lhs: Self, rhs: RawValue) -> Self {
    calculated(lhs.rawValue + rhs)
  }

  /// The value whose number is greater by `lhs`.
  public static func + (lhs: RawValue, rhs: Self) -> Self {
    calculated(lhs + rhs.rawValue)
  }

  /// The value whose number is less by `rhs`.
  public static func - (lhs: Self, rhs: RawValue) -> Self {
    calculated(lhs.rawValue - rhs)
  }

  /// The difference of the numbers.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Makes the number greater by `rhs`.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Makes the number less by `rhs`.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  private static func calculated(_ number: RawValue) -> Self {
    guard let value = Self(rawValue: number) else {
      preconditionFailure("\(Self.self) has no value for \(number)")
    }
    return value
  }
}

nonisolated extension UIFont.Weight: _UIKitNumericRawRepresentable {}
