/// Something that a container owes its children, as a value: what is required, why, and who says
/// so.
///
/// A rule is named by the fault that breaks it. `Documentation/Contract.md` lists all rules with
/// the same numbers and ids.
///
///     let checker = ContractChecker(rules: ContractRule.appearance.union([.inputContinues]))
public nonisolated struct ContractRule: Hashable, Sendable, Identifiable {
  /// The information that a checker needs to judge a rule.
  public enum Evidence: Hashable, Sendable {
    /// The callbacks, by ``ContractChecker/check(_:)-(LifecycleEvent)``.
    case events
    /// A tree that may be in a transition, by ``ContractChecker/check(_:at:)-(UIWindow,_)``.
    case tree
    /// A tree in which nothing runs.
    case treeAtRest
    /// Facts that only the test knows: who has to be unloaded, or freed.
    case statement
  }

  /// The name of the fault, which never changes.
  public let id: String
  /// The number in `Documentation/Contract.md`.
  public let number: String
  /// The requirement, in one sentence.
  public let requirement: String
  /// Why it has to be.
  public let reason: String
  /// Where it is laid down: requirements, and sections of the pages in `Documentation`.
  public let source: String
  /// The information that a checker needs to judge the rule.
  public let evidence: Evidence
  /// The lowest level that asks for it.
  public let level: ContractLevel
  /// How a container keeps it, by UIKit's public API; empty where a test's own rule says nothing.
  public let remedy: String

  /// Makes a rule, also one of a test's own that ``ContractChecker/report(_:by:event:because:)``
  /// reports.
  ///
  /// - Parameters:
  ///   - id: The name of the fault; two rules with the same id are the same.
  ///   - number: The number in the documentation. Default: none.
  ///   - requirement: The requirement, in one sentence.
  ///   - reason: Why.
  ///   - source: Where it is laid down.
  ///   - evidence: The information that a checker needs to judge it.
  ///   - level: The lowest level that asks for it. Default: the basic one.
  ///   - remedy: How a container keeps it, in one sentence. Default: none.
  public init(
    _ id: String, number: String = "", requires requirement: String, because reason: String,
    source: String, evidence: Evidence, level: ContractLevel = .basic, remedy: String = ""
  ) {
    self.id = id
    self.number = number
    self.requirement = requirement
    self.reason = reason
    self.source = source
    self.evidence = evidence
    self.level = level
    self.remedy = remedy
  }

  /// Whether both have the same id.
  public static func == (left: ContractRule, right: ContractRule) -> Bool { left.id == right.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

nonisolated extension ContractRule {
  /// The rules of a controller's own appearance callbacks.
  public static let appearance: Set<ContractRule> = [
    .begunTwice, .notBegun, .placedTwice, .notPlaced, .otherAnimation, .unfinished, .freedTooEarly,
  ]

  /// The rules of `willMove(toParent:)` and `didMove(toParent:)`.
  public static let moves: Set<ContractRule> = [.moveBegunTwice, .moveNotBegun, .moveUnfinished]

  /// Every rule, in the order of the documentation.
  public static let all: [ContractRule] = [
    .begunTwice, .notBegun, .placedTwice, .notPlaced, .otherAnimation, .unfinished, .freedTooEarly,
    .moveBegunTwice, .moveNotBegun, .moveUnfinished, .moveFlagMissing, .hierarchiesDiffer,
    .listedWithoutParent,
    .remainsWithoutView,
    .shownWithoutAppearing, .appearedOutsideWindow, .appearedInHiddenParent, .appearsBeforeParent,
    .appearedUnseen,
    .coordinatorMissing, .didDuringAnimation, .progressUnbalanced, .animationUnannounced,
    .layoutNotFinal, .sizeNotAnnounced, .geometryNotRestored, .otherOrientation,
    .firstResponderCovered, .inputContinues, .accessibleWhenCovered, .inputBesideModal,
    .loadedTooEarly, .loadedAfterMemoryWarning, .notReleased,
  ]
}

nonisolated extension ContractRule: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}
