import Foundation

/// The seeds with which a random test runs: its own, or those of the environment variable
/// `NEST_DRIVER_SEEDS` where it is set.
///
///     @Test("A counter keeps its rules", arguments: try DriverSeeds(1...60))
///     func walk(seed: UInt64) throws {
///       try RandomDriver<CounterSystem>().run(seed: seed, steps: 300)
///     }
///
/// The variable names numbers and ranges, separated by commas: `7,9,20-25`. A seed that is named
/// twice is used once. A value that cannot be read fails every test that takes its seeds here.
public nonisolated struct DriverSeeds: RandomAccessCollection, Hashable, Sendable {
  /// How many seeds the variable may name.
  private static let limit = 1_000_000

  private let seeds: [UInt64]

  /// The seeds of a test.
  ///
  /// - Parameters:
  ///   - own: The seeds that are used where the variable is not set, or empty.
  ///   - environment: Where `NEST_DRIVER_SEEDS` is looked up. Default: that of the process.
  /// - Throws: `EnvironmentValueError`.
  public init(
    _ own: ClosedRange<UInt64>,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let name = "NEST_DRIVER_SEEDS"
    guard let text = environment[name], !text.isEmpty else {
      seeds = Array(own)
      return
    }
    guard let seeds = Self.seeds(in: text) else {
      throw EnvironmentValueError(
        variable: name, value: text,
        expected: "at most \(Self.limit) whole numbers, or ranges of them, separated by commas, "
          + "such as 7,9,20-25, or nothing")
    }
    self.seeds = seeds
  }

  /// The seeds that a text names, in order; nil if it cannot be read or names too many.
  private static func seeds(in text: String) -> [UInt64]? {
    var seeds: [UInt64] = []
    var known: Set<UInt64> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = range(in: part), range.upperBound - range.lowerBound < limit else {
        return nil
      }
      for seed in range where known.insert(seed).inserted { seeds.append(seed) }
      guard seeds.count <= limit else { return nil }
    }
    return seeds
  }

  /// The range that a number, or two with a hyphen between them, names.
  private static func range(in part: Substring) -> ClosedRange<UInt64>? {
    let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(number)
    guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil,
      first <= last
    else { return nil }
    return first...last
  }

  private static func number(_ text: Substring) -> UInt64? {
    let digits = text.trimmingPrefix { $0 == " " }
    // A sign is no part of a seed.
    return digits.utf8.first.map { (48...57).contains($0) } == true ? UInt64(digits) : nil
  }

  /// The position of the first seed.
  public var startIndex: Int { 0 }

  /// The position after the last seed.
  public var endIndex: Int { seeds.count }

  /// The seed at a position.
  public subscript(position: Int) -> UInt64 { seeds[position] }
}
