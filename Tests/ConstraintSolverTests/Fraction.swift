/// A fraction of whole numbers. Once a number has left the range of `Int`, the result is invalid.
struct Fraction: Comparable, CustomStringConvertible {
  private(set) var numerator: Int
  private(set) var denominator: Int
  /// Whether every intermediate result was in range, since the flag was last set.
  nonisolated(unsafe) static var isExact = true

  init(_ numerator: Int, _ denominator: Int = 1) {
    let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int(divisor)
    self.denominator = sign * denominator / Int(divisor)
  }

  var double: Double { Double(numerator) / Double(denominator) }
  var isZero: Bool { numerator == 0 }
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  static func + (one: Self, other: Self) -> Self {
    if one.isZero { return other }
    if other.isZero { return one }
    let sum = Self.checked(
      one.numerator.multipliedReportingOverflow(by: other.denominator),
      other.numerator.multipliedReportingOverflow(by: one.denominator))
    let denominator = one.denominator.multipliedReportingOverflow(by: other.denominator)
    return Self.result(sum, denominator)
  }

  static func * (one: Self, other: Self) -> Self {
    if one.isZero || other.isZero { return Fraction(0) }
    let (numerator, left) = one.numerator.multipliedReportingOverflow(by: other.numerator)
    let (denominator, right) = one.denominator.multipliedReportingOverflow(by: other.denominator)
    return Self.result((numerator, left), (denominator, right))
  }

  static func / (one: Self, other: Self) -> Self {
    var inverse = Fraction(other.denominator)
    inverse.denominator = other.numerator
    if inverse.denominator < 0 {
      inverse.numerator = -inverse.numerator
      inverse.denominator = -inverse.denominator
    }
    return one * inverse
  }

  static prefix func - (one: Self) -> Self {
    var negative = one
    negative.numerator = -one.numerator
    return negative
  }

  static func - (one: Self, other: Self) -> Self { one + -other }

  static func < (one: Self, other: Self) -> Bool { (one - other).numerator < 0 }

  private static func checked(_ one: (Int, Bool), _ other: (Int, Bool)) -> (Int, Bool) {
    let (sum, overflow) = one.0.addingReportingOverflow(other.0)
    return (sum, overflow || one.1 || other.1)
  }

  private static func result(_ numerator: (Int, Bool), _ denominator: (Int, Bool)) -> Self {
    // The limit keeps every sign change in range as well.
    let limit = 1 << 61
    let isInRange = abs(Double(numerator.0)) < Double(limit) && denominator.0 < limit
    guard !numerator.1, !denominator.1, isInRange else {
      isExact = false
      return Fraction(0)
    }
    return Fraction(numerator.0, denominator.0)
  }

  private static func commonDivisor(_ one: UInt, _ other: UInt) -> UInt {
    var (a, b) = (one, other)
    while b != 0 { (a, b) = (b, a % b) }
    return max(1, a)
  }
}
