// Updates, beyond what the core does for all lists.

extension UITableView {
  final func update(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    core.beginUpdates()
    updates?()
    endUpdate(completion)
  }

  final func endUpdate(_ completion: ((Bool) -> Void)? = nil) {
    core.endUpdates(completion: completion)
    guard core.updateDepth == 0, !rowsToReconfigure.isEmpty else { return }
    let rows = rowsToReconfigure
    rowsToReconfigure = []
    core.reconfigure(rows)
  }

  /// Fills rows anew: now, or after the update that is being collected.
  final func reconfigure(_ paths: [IndexPath]) {
    guard core.updateDepth == 0 else { return rowsToReconfigure += paths }
    core.reconfigure(paths)
  }
}
