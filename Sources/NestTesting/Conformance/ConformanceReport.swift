/// What a ``ContainerConformance`` has found.
public nonisolated struct ConformanceReport: Sendable {
  /// Something that is wrong with a container.
  public struct Problem: Sendable {
    /// What was done, for people.
    public let name: String
    /// The rule of the contract that was broken; nil for what is no rule: a misuse that UIKit reports, a container
    /// that never stops, a verb without effect.
    public let rule: ContractRule?
    /// What was found, and what should have been.
    public let finding: String
    /// The last events before it, as in a timeline.
    public let lastEvents: [String]
  }

  /// Something that could not be tried, and why.
  public struct Omission: Hashable, Sendable {
    /// What was not tried.
    public let name: String
    /// Why it does not apply.
    public let reason: String
  }

  /// The container, as the suite calls it.
  public let container: String
  /// The number of cases that were run.
  public internal(set) var caseCount = 0
  /// The number of events that the children received in them.
  public internal(set) var eventCount = 0
  /// What was found, one problem for each case at the most.
  public internal(set) var problems: [Problem] = []
  /// What was not tried.
  public internal(set) var omissions: [Omission] = []

  init(container: String) { self.container = container }

  /// Whether nothing is wrong.
  public var isConforming: Bool { problems.isEmpty }

  /// The rules that were broken.
  public var brokenRules: Set<ContractRule> { Set(problems.compactMap(\.rule)) }

  /// Adds something that was not tried, once.
  mutating func omit(_ name: String, because reason: String) {
    let omission = Omission(name: name, reason: reason)
    if !omissions.contains(omission) { omissions.append(omission) }
  }
}

nonisolated extension ConformanceReport: CustomStringConvertible {
  /// The summary, and the first problem of each rule with the events before it.
  public var description: String {
    var lines = [
      "\(container): \(caseCount) cases, \(eventCount) events, \(problems.count) problems"
    ]
    lines += omissions.map { "  not tried: \($0.name), since \($0.reason)" }
    var known: Set<String> = []
    for problem in problems where known.insert(problem.rule?.id ?? problem.finding).inserted {
      lines.append("  \(problem.name): \(problem.finding)")
      lines += problem.lastEvents.map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
