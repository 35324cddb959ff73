/// A rule that was broken by a sequence of operations, which is the shortest that was found.
public nonisolated struct DriverFailure: Error, Hashable, Sendable {
  /// The type of the system.
  public let system: String
  /// The seed from which the sequence was made; nil if it was given.
  public let seed: UInt64?
  /// The problem after it.
  public let problem: String
  /// The operations as Swift source.
  public let operations: [String]
  /// The events that the system recorded while the operations were performed.
  public let timeline: Timeline

  /// Makes a failure from its parts.
  public init(
    system: String, seed: UInt64?, problem: String, operations: [String], timeline: Timeline
  ) {
    self.system = system
    self.seed = seed
    self.problem = problem
    self.operations = operations
    self.timeline = timeline
  }

  /// The statement that performs the operations again, to paste into a test.
  public var source: String {
    guard !operations.isEmpty else { return "try RandomDriver<\(system)>().replay([])" }
    let lines = operations.map { "  \($0),\n" }.joined()
    return "try RandomDriver<\(system)>().replay([\n\(lines)])"
  }
}

nonisolated extension DriverFailure: CustomStringConvertible {
  /// The problem, the source, and what was recorded.
  public var description: String {
    let origin = seed.map { " (seed \($0))" } ?? ""
    let parts = ["\(problem)\(origin)", source, timeline.description]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
