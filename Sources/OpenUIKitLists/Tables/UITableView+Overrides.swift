// Methods whose call changes the data of a program: whether they are there is seen without a call,
// where that is possible.

extension UITableView {
  /// Whether the data source deletes and inserts rows; nil where only a call would show it.
  final var dataSourceCommits: Bool? { has(.commit, TableOverrides.commit) }

  /// Whether the data source moves rows; nil where only a call would show it.
  final var dataSourceMovesRows: Bool? { has(.moveRow, TableOverrides.moveRow) }

  private func has(_ method: TableAnswers.Method, _ overridden: OverriddenMethod) -> Bool? {
    guard let dataSource else { return false }
    if answers.has(method) { return true }
    if answers.leavesOut(method) { return false }
    return overridden.isOverridden(in: type(of: dataSource as AnyObject))
  }
}

/// The methods that subclasses of controllers of tables override, or leave out.
private enum TableOverrides {
  static let commit = OverriddenMethod(
    of: UITableViewController.self, overriddenIn: CommittingController.self,
    butNotIn: PlainController.self)
  static let moveRow = OverriddenMethod(
    of: UITableViewController.self, overriddenIn: MovingController.self,
    butNotIn: PlainController.self)
}

private final class PlainController: UITableViewController {
  deinit {}
}

private final class CommittingController: UITableViewController {
  deinit {}

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

private final class MovingController: UITableViewController {
  deinit {}

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
