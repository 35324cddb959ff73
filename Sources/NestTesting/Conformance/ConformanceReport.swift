/// The findings of a ``ContainerConformance``.
public nonisolated struct ConformanceReport: Sendable {
  /// Something that is wrong with a container.
  public struct Problem: Sendable {
    /// The name of the case, for people.
    public let name: String
    /// The rule of the contract that was broken; nil where no rule was: for a misuse that UIKit
    /// reports, a container that never stops, a verb without effect.
    public let rule: ContractRule?
    /// The id of the rule; where none was broken, a name of what is wrong.
    public let kind: String
    /// The lowest level that the container does not reach with it: that of the rule, or that of
    /// what was done, whichever is higher.
    public let level: ContractLevel
    /// The finding, and the requirement that it breaks.
    public let finding: String
    /// The last events before it, as in a timeline.
    public let lastEvents: [String]
  }

  /// A kind of problem that breaks no rule.
  enum Kind: String, Sendable {
    case verb = "a verb without its effect"
    case misuse = "reported by UIKit or by the container"
    case restless = "never at rest"
    case endlessLoad = "a view that loads itself"
    case closure = "a closure of the suite"
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
  /// The problems, in the order in which they were found: of each kind one for each case at the
  /// most, without those that follow from another one.
  public internal(set) var problems: [Problem] = []
  /// The cases, and parts of cases, that were not tried.
  public internal(set) var omissions: [Omission] = []

  init(container: String) { self.container = container }

  /// Whether nothing is wrong, so that every level is reached.
  public var isConforming: Bool { problems.isEmpty }

  /// The highest level that holds; nil if not even the basic one does. O(number of problems).
  public var level: ContractLevel? { ContractLevel.allCases.last(where: reaches) }

  /// Whether a level holds: no problem has this level, or a lower one. O(number of problems).
  ///
  /// - Parameter level: The level that is asked for.
  public func reaches(_ level: ContractLevel) -> Bool {
    problems.allSatisfy { $0.level > level }
  }

  /// The rules that were broken.
  public var brokenRules: Set<ContractRule> { Set(problems.compactMap(\.rule)) }

  /// The rules that keep the container from a level: those of problems of this level, and of lower
  /// ones. O(number of problems).
  ///
  /// - Parameter level: The level that is asked for.
  public func brokenRules(upTo level: ContractLevel) -> Set<ContractRule> {
    Set(problems.filter { $0.level <= level }.compactMap(\.rule))
  }

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
  /// The summary with the level that is reached; then, for each level that is not, the first
  /// problem of each kind, with its remedy and the events before it.
  public var description: String {
    var lines = [
      "\(container): \(caseCount) cases, \(eventCount) events, \(Self.summary(of: problems))",
      "  level: \(level?.rawValue ?? "none, not even basic")",
    ]
    lines += Sort.allCases.compactMap { sort in
      caseCounts[sort].map { "  \(sort.rawValue): \($0)" }
    }
    lines += omissions.map { "  not tried: \($0.name), since \($0.reason)" }
    for level in ContractLevel.allCases {
      let problems = problems.filter { $0.level == level }
      guard !problems.isEmpty else { continue }
      lines.append("  to be \(level.rawValue), \(Self.summary(of: problems)):")
      lines += Self.groups(of: problems).flatMap { Self.lines(of: $0).map { "    \($0)" } }
    }
    return lines.joined(separator: "\n")
  }

  /// The number of problems and of their kinds.
  private static func summary(of problems: [Problem]) -> String {
    let kinds = Set(problems.map(\.kind)).count
    return "\(problems.count) \(problems.count == 1 ? "problem" : "problems")"
      + (problems.isEmpty ? "" : " of \(kinds) \(kinds == 1 ? "kind" : "kinds")")
  }

  /// The problems by kind, in the order of the first of each.
  private static func groups(of problems: [Problem]) -> [[Problem]] {
    var order: [String] = []
    let groups = Dictionary(grouping: problems, by: \.kind)
    for problem in problems where !order.contains(problem.kind) { order.append(problem.kind) }
    return order.compactMap { groups[$0] }
  }

  private static func lines(of group: [Problem]) -> [String] {
    guard let first = group.first else { return [] }
    var lines = [
      "\(first.kind), in \(group.count) \(group.count == 1 ? "case" : "cases")",
      "  \(first.name): \(first.finding)",
    ]
    if let remedy = first.rule?.remedy, !remedy.isEmpty { lines.append("  remedy: \(remedy)") }
    return lines + first.lastEvents.map { "    \($0)" }
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
