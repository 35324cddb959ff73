/// A move of the focus into, out of or inside a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; nil if it was none of this table.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil if it is none of this table.
  open internal(set) var nextFocusedIndexPath: IndexPath?

  deinit {}
}
