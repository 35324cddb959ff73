/// The actions on one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge of the row first.
  public let actions: [UIContextualAction]

  /// Whether a swipe over most of the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// The actions, the one at the edge of the row first. Without actions the row cannot be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  deinit {}
}
