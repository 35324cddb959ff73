/// Shows a list of rows in one column.
open class UITableView: UIScrollView {
  /// How the views of rows come and go in an update.
  nonisolated public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}
