/// A guard that an operation would leave, and how.
struct LeavingDeparture {
  let leaving: any LeavingGuard
  let kind: LeavingKind
}

/// The answers of guards at once.
struct LeavingAnswers {
  private var allowed: [UIViewController] = []
  private var undecided: [UIViewController] = []
  /// The guard that refuses.
  private(set) var refusing: (any LeavingGuard)?

  /// Whether all that have answered have said yes.
  var allowAll: Bool { refusing == nil && undecided.isEmpty }

  /// Whether a guard has said yes.
  func allows(_ departure: LeavingDeparture) -> Bool {
    allowed.contains { $0 === departure.leaving }
  }

  /// Whether a guard has said yes, or that it has to ask.
  func knows(_ departure: LeavingDeparture) -> Bool {
    allows(departure) || undecided.contains { $0 === departure.leaving }
  }

  /// Takes the answer of a guard.
  mutating func take(_ decision: LeavingDecision, of departure: LeavingDeparture) {
    switch decision {
    case .allow: allowed.append(departure.leaving)
    case .refuse: refusing = departure.leaving
    case .ask: undecided.append(departure.leaving)
    }
  }
}
