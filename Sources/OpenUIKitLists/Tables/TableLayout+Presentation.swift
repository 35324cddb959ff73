import OpenQuartzCore

// The heights of rows that the data source does not know, while something is dropped.

extension TableLayout {
  /// The same data are shown in another manner: what stays keeps its height.
  func presentationDidChange(by plan: ListUpdatePlan) {
    let old = metrics
    pending = TableMetrics(
      old.sections.enumerated().map { number, section in
        guard number < plan.after.sections,
          plan.after.items[number] != section.rows.count
            || plan.updates.contains(where: { $0.isIn(number) })
        else { return section }
        var section = section
        let rows = section.rows
        section.rows = LengthList(count: plan.after.items[number], common: rows.common) { row in
          let path = IndexPath(row: row, section: number)
          if let source = plan.oldPath(of: path) { return rows.length(at: source.row) }
          return table.lengthOfNewRow(at: path)
        }
        return section
      })
  }

  /// The heights of the data were read: those of what is shown besides are added.
  func presentationTakesData() {
    let presentation = table.core.presentation
    guard !presentation.isEmpty, let data = pending else { return }
    let counts = presentation.counts
    pending = TableMetrics(
      data.sections.enumerated().map { number, section in
        var section = section
        let rows = section.rows
        let isChanged =
          presentation.extras.contains { $0.section == number }
          || presentation.hidden.contains { $0.section == number }
        guard isChanged, counts.items.indices.contains(number) else { return section }
        section.rows = LengthList(count: counts.items[number], common: rows.common) { row in
          let path = IndexPath(row: row, section: number)
          if let source = presentation.item(at: path) { return rows.length(at: source.row) }
          return table.lengthOfNewRow(at: path)
        }
        return section
      })
  }
}

extension ListUpdate {
  nonisolated fileprivate func isIn(_ section: Int) -> Bool {
    switch self {
    case .insertItem(let path), .deleteItem(let path), .reloadItem(let path):
      path.section == section
    case .moveItem(let path, let target): path.section == section || target.section == section
    case .insertSection, .deleteSection, .reloadSection, .moveSection: true
    }
  }
}

extension UITableView {
  /// The height of a row that is shown again, or that the data source does not know.
  final func lengthOfNewRow(at shown: IndexPath) -> LengthList.Length {
    if let extra = core.extra(at: shown) {
      let height = extra.size?.height ?? (rowHeight >= 0 ? rowHeight : standardRowHeight)
      return .init(
        value: height >= 0 ? height.usableHeight : standardRowHeight,
        isKnown: height >= 0 || extra.makeView == nil)
    }
    let height = core.sourcePath(of: shown).flatMap { heightOfDelegate($0) } ?? rowHeight
    return height >= 0
      ? .init(value: height.usableHeight, isKnown: true)
      : .init(value: standardRowHeight, isKnown: estimatedRowHeight == 0)
  }
}
