/// A layout of a collection view some of whose rows have actions beside them.
protocol SwipeActionsLayout: AnyObject {
  /// The actions on a side of a row; nil for none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
}
