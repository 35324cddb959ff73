import MisuseReports
import OpenQuartzCore

// Which rows there are, where they are, and which are in sight.

extension UITableView {
  final var counts: ListCounts {
    core.readCountsIfNeeded()
    return core.counts
  }

  final func rowCount(of section: Int) -> Int {
    let items = counts.items
    return items.indices.contains(section) ? items[section] : 0
  }

  final func reload() {
    layout.pending = nil
    madeEdges = [:]
    core.reload()
  }

  /// Whether there is a section. The layout is up to date then.
  final func hasSection(_ section: Int) -> Bool {
    core.prepareIfNeeded()
    return layout.metrics.sections.indices.contains(section)
  }

  /// Whether there is a row. The layout is up to date then.
  final func hasRow(_ path: IndexPath) -> Bool {
    core.prepareIfNeeded()
    return layout.metrics.contains(path)
  }

  final func row(at point: CGPoint) -> IndexPath? {
    core.prepareIfNeeded()
    guard let path = layout.row(at: point.y) else { return nil }
    return layout.rect(ofRow: path).contains(point) ? path : nil
  }

  final func rows(in rect: CGRect) -> [IndexPath]? {
    core.prepareIfNeeded()
    let column = layout.column
    guard rect.minX < column.x + column.width, rect.maxX > column.x, rect.height >= 0 else {
      return nil
    }
    return layout.rows(from: rect.minY, to: rect.maxY).compactMap { core.namedPath(at: $0) }
  }

  // MARK: In sight

  /// Whether the table makes cells, so that it cannot say which there are.
  private func isMakingCells(_ call: String) -> Bool {
    guard pathBeingMade != nil else { return false }
    Misuse.report(.asksWhileMakingCells(call, of: self))
    return true
  }

  final func shownCell(at path: IndexPath) -> UITableViewCell? {
    guard !isMakingCells("cellForRowAtIndexPath:") else { return nil }
    showIfNeeded()
    return core.shownPlace(path).flatMap { core.view(for: .cell($0)) } as? UITableViewCell
  }

  final func cellsInSight() -> [UITableViewCell] {
    guard !isMakingCells("visibleCells") else { return [] }
    showIfNeeded()
    return core.shownPaths.compactMap { core.view(for: .cell($0)) as? UITableViewCell }
  }

  final func rowsInSight() -> [IndexPath]? {
    guard !isMakingCells("indexPathsForVisibleRows") else { return nil }
    showIfNeeded()
    return core.shownPaths.compactMap { core.namedPath(at: $0) }
  }

  final func shownEdge(_ kind: String, of section: Int) -> UIView? {
    core.view(for: .supplementary(kind: kind, IndexPath(item: 0, section: section)))
  }

  // Fidelity: after a reload or a jump the cells are made when they are asked for. [known]
  /// Makes the cells that are missing now, instead of in the next layout.
  private func showIfNeeded() {
    guard window != nil, dataSource != nil else { return }
    let isCurrent = core.lastBounds == bounds && !core.needsPreparation && !core.needsCounts
    guard !isCurrent || core.shown.isEmpty else { return }
    core.layOut()
  }

  /// The rows that are at least partly below the top inset and above the bottom inset.
  final var unobscuredRect: CGRect {
    bounds.inset(by: adjustedContentInset)
  }
}
