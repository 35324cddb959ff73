/// A rule that a container, or a controller, has broken: which, by whom, when, and what was found.
public nonisolated struct ContractViolation: Error, Hashable, Sendable {
  /// The name of the controller that the rule protects: the one that received the event, or was
  /// found in the tree.
  public let controller: String
  /// The rule that was broken.
  public let rule: ContractRule
  /// The event that broke it, as in a timeline; nil if it is a missing one, or was found in the
  /// tree.
  public let event: String?
  /// The position of the event among all events of the checker, from 1 on; their number where there
  /// is no event.
  public let place: Int
  /// The finding: the fact that breaks the rule, in words.
  public let finding: String

  /// Makes a violation from its parts.
  ///
  /// - Parameters:
  ///   - controller: The name of the controller.
  ///   - rule: The rule that was broken.
  ///   - event: The event that broke it. Default: none.
  ///   - place: The position among the events.
  ///   - finding: The finding.
  public init(
    controller: String, rule: ContractRule, event: String? = nil, place: Int, finding: String
  ) {
    self.controller = controller
    self.rule = rule
    self.event = event
    self.place = place
    self.finding = finding
  }
}

nonisolated extension ContractViolation: CustomStringConvertible {
  /// The event, what was found and what should have been, for example `event 3, B.viewDidAppear:
  /// viewIsAppearing was not called before (notPlaced: viewIsAppearing is called between …)`.
  public var description: String {
    let moment =
      event.map { "event \(place), \($0)" } ?? "after event \(place), \(controller)"
    return "\(moment): \(finding) (\(rule.id): \(rule.requirement))"
  }
}
