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
  /// The same work, if programs of other toolkits do it.
  var peers: PeerPrograms.Work?
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
  static let header =
    ["what".padded(nameWidth), "measured".padded(16), "target".padded(16), "verdict"].joined()
  private static let nameWidth = 52

  /// The line of the table for a value, with the results of other toolkits in this run and what
  /// part of them the value is.
  func line(for value: Double?, peers: [(name: String, value: Double)] = []) -> String {
    let measured = value.map { "\(Self.format($0)) \(unit.rawValue)" } ?? "–"
    let verdict = value == nil ? "not here" : (isGood(value) ? "ok" : "over")
    let limit = "≤ \(Self.format(target)) \(unit.rawValue)"
    let others = peers.map { name, result in
      let result = unit.value(ofPeer: result)
      let share = value.map { " (\(Self.format($0 / result)) ×)" } ?? ""
      return "\(name) \(Self.format(result))\(share)"
    }
    return [
      name.padded(Self.nameWidth), measured.padded(16), limit.padded(16),
      others.isEmpty ? verdict : verdict.padded(10) + others.joined(separator: ", "),
    ].joined()
  }

  private static func format(_ value: Double) -> String {
    String(format: abs(value) < 0.1 ? "%.4f" : abs(value) < 10 ? "%.2f" : "%.1f", value)
  }
}

extension Row.Unit {
  /// The result of another program, which is in seconds or MiB, in this unit.
  fileprivate func value(ofPeer result: Double) -> Double {
    switch self {
    case .memcpy: result / FrameBenchmark.copyTime()
    case .microseconds: result * 1e6
    case .milliseconds: result * 1e3
    case .times, .millisecondsPerSecond, .kibibytes, .mebibytes: result
    }
  }
}

extension String {
  /// The text with spaces after it up to a width in characters.
  nonisolated func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
