/// A rule of the life cycle that a callback, or a missing one, has broken.
public nonisolated struct AppearanceViolation: Error, Hashable, Sendable {
  /// What was broken.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A *will* that was called already, without the opposite one between.
    case begunTwice
    /// `viewIsAppearing(_:)` or a *did* without its *will*.
    case notBegun
    /// `viewIsAppearing(_:)` twice for one `viewWillAppear(_:)`.
    case placedTwice
    /// `viewDidAppear(_:)` without `viewIsAppearing(_:)`.
    case notPlaced
    /// A callback whose `animated` differs from that of its *will*.
    case otherAnimation
    /// The events end between a *will* and its *did*.
    case unfinished
    /// Deallocation before `viewDidDisappear(_:)`.
    case freedTooEarly
    /// `willMove(toParent:)` without the end of the move before, or to the parent it has.
    case moveBegunTwice
    /// `didMove(toParent:)` without `willMove(toParent:)` for the same parent.
    case moveNotBegun
    /// The events end between `willMove(toParent:)` and `didMove(toParent:)`.
    case moveUnfinished
  }

  /// The name of the controller that received it.
  public let controller: String
  /// What was broken.
  public let rule: Rule
  /// The event that broke it, as in a timeline; nil if it is a missing one.
  public let event: String?
  /// The position of the event among all events of the checker, from 1 on; for a missing one, their
  /// number.
  public let place: Int

  /// Makes a violation from its parts.
  public init(controller: String, rule: Rule, event: String?, place: Int) {
    self.controller = controller
    self.rule = rule
    self.event = event
    self.place = place
  }
}

nonisolated extension AppearanceViolation: CustomStringConvertible {
  /// The event and the rule, for example `event 3, B.viewDidAppear: viewIsAppearing was not called
  /// before (notPlaced)`.
  public var description: String {
    let place =
      event.map { "event \(self.place), \($0)" } ?? "after event \(self.place), \(controller)"
    return "\(place): \(rule.explanation) (\(rule.rawValue))"
  }
}

nonisolated extension AppearanceViolation.Rule {
  fileprivate var explanation: String {
    switch self {
    case .begunTwice: "it has appeared or disappeared, or is doing so, already"
    case .notBegun: "its will was not called before"
    case .placedTwice: "viewIsAppearing was called already"
    case .notPlaced: "viewIsAppearing was not called before"
    case .otherAnimation: "animated differs from that of its will"
    case .unfinished: "it remains between appeared and disappeared"
    case .freedTooEarly: "it has not disappeared before"
    case .moveBegunTwice: "a move is announced already, or it has this parent"
    case .moveNotBegun: "willMove for this parent was not called before"
    case .moveUnfinished: "willMove was called, and didMove was not"
    }
  }
}
