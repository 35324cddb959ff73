import MisuseReports
import OpenQuartzCore

// Cells, headers and footers are used again.

extension UITableView {
  final func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let path = pathBeingMade, let cell = reconfiguredCell(at: path, identifier) { return cell }
    return otherCell(identifier)
  }

  /// A cell that waits to be used again, or a new one; nil for an unregistered identifier.
  private func otherCell(_ identifier: String) -> UITableViewCell? {
    let key = ReusePool.Key(identifier: identifier)
    if let view = pool.take(key) as? UITableViewCell {
      view.prepareForNextUse()
      return view
    }
    let cell = registrations.makeView(for: key, of: self) { (type: UITableViewCell.Type) in
      DynamicInstance.make(type, style: .default, reuseIdentifier: identifier)
    }
    // That of a nib may have none.
    if cell?.reuseIdentifier == nil { cell?.reuseIdentifier = identifier }
    return cell
  }

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let cell = reconfiguredCell(at: path, identifier) { return cell }
    let key = ReusePool.Key(identifier: identifier)
    let cell: UITableViewCell
    if !registrations.contains(key) {
      Misuse.report(.dequeuesUnregisteredCell(identifier))
      cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    } else {
      cell = otherCell(identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if layout.metrics.contains(path) {
      let size = layout.rect(ofRow: path).size
      if cell.bounds.size != size {
        UIView.performWithoutAnimation { cell.bounds.size = size }
      }
    }
    return cell
  }

  /// The cell that a row has, while the data source fills it anew.
  private func reconfiguredCell(at path: IndexPath, _ identifier: String) -> UITableViewCell? {
    guard let cell = core.viewToReconfigure(at: path) as? UITableViewCell else { return nil }
    if cell.reuseIdentifier == identifier { return cell }
    core.refuseToReconfigure(at: path)
    Misuse.report(.reconfiguresAnotherKind(identifier, of: self))
    return nil
  }

  final func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let key = ReusePool.Key(kind: TableLayout.header, identifier: identifier)
    if let view = pool.take(key) as? UITableViewHeaderFooterView {
      view.prepareForNextUse()
      return view
    }
    let view = registrations.makeView(for: key, of: self) {
      (type: UITableViewHeaderFooterView.Type) in
      DynamicInstance.make(type, reuseIdentifier: identifier)
    }
    if view?.reuseIdentifier == nil { view?.reuseIdentifier = identifier }
    return view
  }
}
