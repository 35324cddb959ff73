/// The order in which the two controllers of a transition receive their callbacks.
///
/// Each container has its own order, and none follows from another: they are data, one table for
/// each container, in this folder.
nonisolated struct AppearanceOrder: Sendable, Equatable {
  /// One callback of one side.
  enum Step: Sendable, Hashable, CaseIterable {
    /// `viewWillDisappear(_:)` of the disappearing controller.
    case goingWillDisappear
    /// `viewDidDisappear(_:)` of the disappearing controller.
    case goingDidDisappear
    /// `viewWillAppear(_:)` of the appearing controller.
    case comingWillAppear
    /// `viewDidAppear(_:)` of the appearing controller.
    case comingDidAppear
    /// `viewWillAppear(_:)` of the disappearing controller, which stays.
    case goingWillAppear
    /// `viewDidAppear(_:)` of the disappearing controller, which has stayed.
    case goingDidAppear
    /// `viewWillDisappear(_:)` of the appearing controller, which is not shown.
    case comingWillDisappear
    /// `viewDidDisappear(_:)` of the appearing controller, which was not shown.
    case comingDidDisappear
  }

  /// When the transition begins.
  let begin: [Step]
  /// When it has run to its end.
  let complete: [Step]
  /// When the user releases it and it reverses.
  let reversal: [Step]
  /// When it has run back to where it began.
  let cancelled: [Step]

  /// Whether the transition can be reversed.
  var isReversible: Bool { !cancelled.isEmpty }
}

nonisolated extension AppearanceOrder {
  /// One of the two controllers of a transition.
  enum Side: Sendable, Hashable, CaseIterable { case going, coming }

  /// The effect of a step on its controller.
  enum Message: Sendable, Hashable {
    /// An appearance transition begins, or the running one reverses.
    case begin(appearing: Bool)
    /// The running appearance transition ends.
    case end
  }
}

nonisolated extension AppearanceOrder.Step {
  /// The side of the step.
  var side: AppearanceOrder.Side {
    switch self {
    case .goingWillDisappear, .goingDidDisappear, .goingWillAppear, .goingDidAppear: .going
    case .comingWillAppear, .comingDidAppear, .comingWillDisappear, .comingDidDisappear: .coming
    }
  }

  /// The effect on that side.
  var message: AppearanceOrder.Message {
    switch self {
    case .goingWillDisappear, .comingWillDisappear: .begin(appearing: false)
    case .goingWillAppear, .comingWillAppear: .begin(appearing: true)
    case .goingDidDisappear, .comingDidAppear, .goingDidAppear, .comingDidDisappear: .end
    }
  }
}
