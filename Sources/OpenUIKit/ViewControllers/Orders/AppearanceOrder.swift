/// The order in which the two controllers of a transition receive their callbacks.
///
/// Each container has its own order, and none follows from another: they are data, one table for
/// each container, in this folder.
nonisolated struct AppearanceOrder: Sendable, Equatable {
  /// One callback of one side.
  enum Step: Sendable, Hashable, CaseIterable {
    /// `viewWillDisappear(_:)` of the disappearing controller.
    case fromWillDisappear
    /// `viewDidDisappear(_:)` of the disappearing controller.
    case fromDidDisappear
    /// `viewWillAppear(_:)` of the appearing controller.
    case toWillAppear
    /// `viewDidAppear(_:)` of the appearing controller.
    case toDidAppear
    /// `viewWillAppear(_:)` of the disappearing controller, which stays.
    case fromWillAppear
    /// `viewDidAppear(_:)` of the disappearing controller, which has stayed.
    case fromDidAppear
    /// `viewWillDisappear(_:)` of the appearing controller, which is not shown.
    case toWillDisappear
    /// `viewDidDisappear(_:)` of the appearing controller, which was not shown.
    case toDidDisappear
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
  enum Side: Sendable, Hashable, CaseIterable { case from, to }

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
    case .fromWillDisappear, .fromDidDisappear, .fromWillAppear, .fromDidAppear: .from
    case .toWillAppear, .toDidAppear, .toWillDisappear, .toDidDisappear: .to
    }
  }

  /// The effect on that side.
  var message: AppearanceOrder.Message {
    switch self {
    case .fromWillDisappear, .toWillDisappear: .begin(appearing: false)
    case .fromWillAppear, .toWillAppear: .begin(appearing: true)
    case .fromDidDisappear, .toDidAppear, .fromDidAppear, .toDidDisappear: .end
    }
  }
}
