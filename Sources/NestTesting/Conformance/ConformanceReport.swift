/// The findings of a ``ContainerConformance``.
public nonisolated struct ConformanceReport: Sendable {
  /// Something that is wrong with a container.
  public struct Problem: Sendable {
    /// The name of the case, for people.
    public let name: String
    /// The rule of the contract that was broken; nil where no rule was: for a misuse that UIKit
    /// reports, a container that never stops, a verb without effect.
    public let rule: ContractRule?
    /// The finding, and the requirement that it breaks.
    public let finding: String
    /// The last events before it, as in a timeline.
    public let lastEvents: [String]
  }

  /// Something that could not be tried, and why.
  public struct Omission: Hashable, Sendable {
    /// The name of the case that was not tried, or of the part of one.
    public let name: String
    /// Why it does not apply.
    public let reason: String
  }

  /// A sort of cases, by what is done, where, and in which manner.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    /// Everything that may happen to one container.
    case everything = "one after the other"
    /// The program changes a container that is shown.
    case byProgram = "by program"
    /// A finger does.
    case byHand = "by hand"
    /// The program changes what cannot be seen.
    case offScreen = "off screen"
    /// Something is requested or released inside a callback of a child or of the delegate.
    case insideCallbacks = "inside callbacks"
  }

  /// The container, as the suite calls it.
  public let container: String
  /// The number of cases that were run.
  public var caseCount: Int { caseCounts.values.reduce(0, +) }
  /// The number of cases of each sort.
  public private(set) var caseCounts: [Sort: Int] = [:]
  /// The number of events that the children received in them.
  public internal(set) var eventCount = 0
  /// The problems, one for each case at the most.
  public internal(set) var problems: [Problem] = []
  /// The cases, and parts of cases, that were not tried.
  public internal(set) var omissions: [Omission] = []

  init(container: String) { self.container = container }

  /// Whether nothing is wrong.
  public var isConforming: Bool { problems.isEmpty }

  /// The rules that were broken.
  public var brokenRules: Set<ContractRule> { Set(problems.compactMap(\.rule)) }

  /// Adds a case that was run.
  mutating func add(_ entry: ConformanceCase, eventCount: Int) {
    caseCounts[entry.sort, default: 0] += 1
    self.eventCount += eventCount
  }

  /// Adds something that was not tried, once.
  mutating func omit(_ omission: Omission) {
    if !omissions.contains(omission) { omissions.append(omission) }
  }
}

nonisolated extension ConformanceReport: CustomStringConvertible {
  /// The summary, and the first problem of each rule with the events before it.
  public var description: String {
    var lines = [
      "\(container): \(caseCount) cases, \(eventCount) events, \(problems.count) problems"
    ]
    lines += Sort.allCases.compactMap { sort in
      caseCounts[sort].map { "  \(sort.rawValue): \($0)" }
    }
    lines += omissions.map { "  not tried: \($0.name), since \($0.reason)" }
    var known: Set<String> = []
    for problem in problems where known.insert(problem.rule?.id ?? problem.finding).inserted {
      lines.append("  \(problem.name): \(problem.finding)")
      lines += problem.lastEvents.map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

nonisolated extension ConformanceCase {
  var sort: ConformanceReport.Sort {
    if inCallback != nil { return .insideCallbacks }
    if name == Self.everythingName { return .everything }
    if steps.contains(where: { if case .drag = $0 { true } else { false } }) { return .byHand }
    return surroundings.isOffScreen ? .offScreen : .byProgram
  }
}
