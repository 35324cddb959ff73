import MisuseReports

@MainActor extension Misuse {
  // Fidelity: the message. [observed]
  static func scrollsToMissing(
    _ path: IndexPath, counts: ListCounts, of table: UITableView
  ) -> Misuse {
    let (section, row) = (path.first ?? 0, path.count > 1 ? path[1] : 0)
    let message: String
    if counts.items.indices.contains(section) {
      message =
        "Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are only "
        + "\(counts.items[section]) rows in section \(section)."
    } else {
      message =
        "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there "
        + "are only \(counts.sections) sections."
    }
    return Misuse(
      id: "table.scrolls-to-missing", message: message,
      reason: "The table shows what the data source said at the last reload or update",
      remedy: "Scroll after the data were reloaded", raisesInUIKit: true)
  }

  // Fidelity: the message. [observed]
  static func dequeuesUnregisteredCell(_ identifier: String) -> Misuse {
    Misuse(
      id: "table.dequeues-unregistered",
      message: "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard",
      reason: "No class is registered, so that there is nothing to make",
      remedy: "Call register(_:forCellReuseIdentifier:) before the first layout",
      raisesInUIKit: true)
  }

  // Fidelity: the message. [observed]
  static func asksWhileMakingCells(_ call: String, of table: UITableView) -> Misuse {
    Misuse(
      id: "table.asks-while-making-cells",
      message: "Attempted to call -\(call) on the table view while it was in the process of "
        + "updating its visible cells, which is not allowed",
      reason: "The cells that are visible are not all there yet",
      remedy: "Configure the cell that is asked for, and no other")
  }

  // Fidelity: the message. [observed]
  static func cellCollapses(_ cell: UIView, in table: UITableView) -> Misuse {
    Misuse(
      id: "table.cell-collapses",
      message: "Detected a case where constraints ambiguously suggest a height of zero for a table "
        + "view cell's content view. We're considering the collapse unintentional and using "
        + "standard height instead. Cell: \(type(of: cell))",
      reason: "The constraints of the content view do not connect its top with its bottom",
      remedy: "Add constraints from the top to the bottom, or set a row height")
  }
}
