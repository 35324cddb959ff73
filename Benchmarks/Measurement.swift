import Foundation

/// One line of the report.
nonisolated struct Measurement {
  /// How a value reads.
  enum Unit: String {
    case memcpy = "× memcpy", times = "×", microseconds = "µs", milliseconds = "ms", percent = "%"
  }

  /// What was measured.
  let name: String
  /// The value; nil where it cannot be measured here.
  let value: Double?
  /// The largest value that is good.
  let target: Double
  /// The unit of both.
  let unit: Unit

  /// Whether the value is within its target. What cannot be measured is not over.
  var isWithinTarget: Bool { value.map { $0 <= target } ?? true }

  /// The line of the table.
  var line: String {
    let measured = value.map { "\(Self.format($0)) \(unit.rawValue)" } ?? "–"
    let verdict = value == nil ? "not here" : (isWithinTarget ? "ok" : "over")
    let limit = "≤ \(Self.format(target)) \(unit.rawValue)"
    return [Self.pad(name, 44), Self.pad(measured, 18), Self.pad(limit, 18), verdict].joined()
  }

  static let header = ["what".padded(44), "measured".padded(18), "target".padded(18), "verdict"]
    .joined()

  private static func pad(_ text: String, _ width: Int) -> String { text.padded(width) }

  private static func format(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.1f", value)
  }
}

extension String {
  /// The text with spaces after it up to a width in characters.
  nonisolated func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
