import Foundation

/// One row of the report, computed when it is asked for.
struct Row {
  /// How a value reads.
  enum Unit: String {
    case memcpy = "× memcpy"
    case times = "×"
    case microseconds = "µs"
    case milliseconds = "ms"
    case millisecondsPerSecond = "ms/s"
    case kibibytes = "KiB"
    case mebibytes = "MiB"
  }

  /// The name of the measurement.
  let name: String
  /// The largest value that is good.
  let target: Double
  /// The unit of both.
  let unit: Unit
  /// The values that other toolkits have for the same work on such a machine, for orientation.
  var others: Others?
  /// Computes the value; nil where it cannot be measured here.
  let measure: () throws -> Double?

  /// Whether one of the names is a part of the row's name; true for every row when there is none.
  func matches(_ names: [String]) -> Bool {
    names.isEmpty || names.contains { name.range(of: $0, options: .caseInsensitive) != nil }
  }

  /// Whether a value is within the target. A value that cannot be measured is within it.
  func isGood(_ value: Double?) -> Bool { value.map { $0 <= target } ?? true }
}

extension Row {
  /// The values of other toolkits in the unit of their row.
  struct Others {
    var gtk: Double
    var qtQuick: Double
    var qtWidgets: Double
  }
}

extension Row {
  static let header =
    ["what".padded(nameWidth), "measured".padded(16), "target".padded(16), "verdict"].joined()
  private static let nameWidth = 52

  /// The line of the table for a value.
  func line(for value: Double?) -> String {
    let measured = value.map { "\(Self.format($0)) \(unit.rawValue)" } ?? "–"
    let verdict = value == nil ? "not here" : (isGood(value) ? "ok" : "over")
    let limit = "≤ \(Self.format(target)) \(unit.rawValue)"
    return [
      name.padded(Self.nameWidth), measured.padded(16), limit.padded(16),
      others.map { verdict.padded(10) + $0.text } ?? verdict,
    ].joined()
  }

  private static func format(_ value: Double) -> String {
    String(format: abs(value) < 0.1 ? "%.4f" : abs(value) < 10 ? "%.2f" : "%.1f", value)
  }
}

extension Row.Others {
  fileprivate var text: String {
    [("GTK 4", gtk), ("Qt Quick", qtQuick), ("Qt Widgets", qtWidgets)]
      .map { "\($0) \($1.formatted())" }.joined(separator: ", ")
  }
}

extension String {
  /// The text with spaces after it up to a width in characters.
  nonisolated func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
