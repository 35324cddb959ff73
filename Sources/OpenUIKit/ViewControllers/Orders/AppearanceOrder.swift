/// In which order the two controllers of a transition hear of it.
///
/// Each container has its own order, and none follows from another: they are data, one table for
/// each container, in this folder.
nonisolated struct AppearanceOrder: Sendable, Equatable {
  /// One callback of one side.
  enum Step: Sendable, Hashable, CaseIterable {
    /// `viewWillDisappear(_:)` of the controller that goes.
    case goingWillDisappear
    /// `viewDidDisappear(_:)` of the controller that goes.
    case goingDidDisappear
    /// `viewWillAppear(_:)` of the controller that comes.
    case comingWillAppear
    /// `viewDidAppear(_:)` of the controller that comes.
    case comingDidAppear
    /// `viewWillAppear(_:)` of the controller that was to go and stays.
    case goingWillAppear
    /// `viewDidAppear(_:)` of the controller that was to go and has stayed.
    case goingDidAppear
    /// `viewWillDisappear(_:)` of the controller that was to come and does not.
    case comingWillDisappear
    /// `viewDidDisappear(_:)` of the controller that was to come and has not.
    case comingDidDisappear
  }

  /// When the transition begins.
  let begin: [Step]
  /// When it has run to its end.
  let complete: [Step]
  /// When the person lets go of it and it turns back.
  let turnBack: [Step]
  /// When it has run back to where it began.
  let cancelled: [Step]

  /// Whether the transition can turn back at all.
  var canTurnBack: Bool { !cancelled.isEmpty }
}

nonisolated extension AppearanceOrder {
  /// One of the two controllers of a transition.
  enum Side: Sendable, Hashable, CaseIterable { case going, coming }

  /// What a step asks of its controller.
  enum Message: Sendable, Hashable {
    /// An appearance transition begins, or the running one turns round.
    case begin(appearing: Bool)
    /// The running appearance transition ends.
    case end
  }
}

nonisolated extension AppearanceOrder.Step {
  /// Whose step it is.
  var side: AppearanceOrder.Side {
    switch self {
    case .goingWillDisappear, .goingDidDisappear, .goingWillAppear, .goingDidAppear: .going
    case .comingWillAppear, .comingDidAppear, .comingWillDisappear, .comingDidDisappear: .coming
    }
  }

  /// What it asks of that side.
  var message: AppearanceOrder.Message {
    switch self {
    case .goingWillDisappear, .comingWillDisappear: .begin(appearing: false)
    case .goingWillAppear, .comingWillAppear: .begin(appearing: true)
    case .goingDidDisappear, .comingDidAppear, .goingDidAppear, .comingDidDisappear: .end
    }
  }
}
