/// In which order the two controllers of a transition hear of it.
///
/// Each container has its own order, and none follows from another: they are data, one table for
/// each container, in this folder.
nonisolated struct AppearanceOrder: Sendable, Equatable {
  /// One callback of one side.
  enum Step: Sendable, Equatable {
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
}
