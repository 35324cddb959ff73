import OpenQuartzCore

// Heights that views need. They are stored while their rows survive updates and out of sight, and
// removed by another width, other traits and a reload.

extension TableLayout {
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.element.indexPath
    guard metrics.sections.indices.contains(path.section) else { return false }
    let section = metrics.sections[path.section]
    switch attributes.element {
    case .cell: return metrics.contains(path) && !section.rows.isKnown(path.row)
    case .supplementary(Self.header, _): return !section.header.isKnown
    case .supplementary(Self.footer, _): return !section.footer.isKnown
    default: return false
    }
  }

  func measuresAgain(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.element.indexPath
    guard metrics.sections.indices.contains(path.section) else { return false }
    let section = metrics.sections[path.section]
    switch attributes.element {
    case .cell: return metrics.contains(path) && !section.rows.common.isKnown
    case .supplementary(Self.header, _): return section.header.isMeasured
    case .supplementary(Self.footer, _): return section.footer.isMeasured
    default: return false
    }
  }

  func take(
    preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool { set(preferred.size.height, of: original.element, in: &metrics) }

  /// - Returns: Whether the height has changed.
  private func set(
    _ height: CGFloat, of element: ListElement, in metrics: inout TableMetrics
  ) -> Bool {
    let path = element.indexPath
    guard metrics.sections.indices.contains(path.section) else { return false }
    let height = height.usableHeight
    var old = height
    metrics.change(path.section) { section in
      switch element {
      case .cell:
        guard path.row < section.rows.count else { return }
        old = section.rows[path.row]
        section.rows.set(path.row, to: height)
      case .supplementary(Self.header, _):
        old = section.header.height
        section.header.height = height
        section.header.isKnown = true
      case .supplementary(Self.footer, _):
        old = section.footer.height
        section.footer.height = height
        section.footer.isKnown = true
      default: break
      }
    }
    return old != height
  }

  // MARK: Updates

  func prepare(for plan: ListUpdatePlan) {
    guard var new = pending else { return }
    let generation = table.core.generation
    keepHeights(in: &new, plan)
    for item in table.core.shown.values {
      guard let element = plan.newElement(of: item.element),
        !item.element.isCell || !plan.isReloaded(item.element.indexPath)
      else { continue }
      measure(item.view, as: element, in: &new)
      // A view may have changed the data: what is pending is of those then.
      guard table.core.generation == generation else { return }
    }
    pending = new
  }

  /// Measures the views again that are shown.
  func measureShown() {
    var new = metrics
    let generation = table.core.generation
    for item in table.core.shown.values {
      measure(item.view, as: item.element, in: &new)
      guard table.core.generation == generation else { return }
    }
    metrics = new
  }

  /// Takes the measured heights of what an update leaves. Those that the delegate says are asked
  /// again. O(measured rows).
  private func keepHeights(in new: inout TableMetrics, _ plan: ListUpdatePlan) {
    var remaining: [Int: [(index: Int, value: CGFloat)]] = [:]
    for section in new.sections.indices {
      guard let (old, runs) = plan.remainingRuns(inSection: section),
        metrics.sections.indices.contains(old)
      else { continue }
      collectRows(from: old, to: section, runs, in: new, plan, &remaining)
      let before = metrics.sections[old]
      guard before.header.isMeasured || before.footer.isMeasured else { continue }
      new.change(section) {
        $0.header.keep(before.header)
        $0.footer.keep(before.footer)
      }
    }
    for (section, var rows) in remaining.sorted(by: { $0.key < $1.key }) {
      rows.sort { $0.index < $1.index }
      for index in rows.indices {
        let path = IndexPath(row: rows[index].index, section: section)
        guard let source = table.core.sourcePath(of: path) else { continue }
        guard let height = table.heightOfDelegate(source) else { break }
        if height >= 0 { rows[index].value = height.usableHeight }
      }
      new.change(section) { $0.rows.set(rows) }
    }
  }

  private func collectRows(
    from old: Int, to section: Int, _ runs: [RemainingRun], in new: TableMetrics,
    _ plan: ListUpdatePlan, _ remaining: inout [Int: [(index: Int, value: CGFloat)]]
  ) {
    var next = 0
    metrics.sections[old].rows.forEachKnown { row, height in
      while next < runs.count, runs[next].old + runs[next].new.count <= row { next += 1 }
      let path = IndexPath(row: row, section: old)
      guard !plan.isReloaded(path) else { return }
      // What is in no run has been deleted or moved.
      let target =
        next < runs.count && runs[next].old <= row
        ? IndexPath(row: runs[next].new.lowerBound + row - runs[next].old, section: section)
        : plan.newPath(of: path)
      guard let target, new.contains(target), !new.sections[target.section].rows.common.isKnown
      else { return }
      remaining[target.section, default: []].append((target.row, height))
    }
  }

  /// Measures a view that is shown, if its height is its own.
  private func measure(_ view: UIView, as element: ListElement, in metrics: inout TableMetrics) {
    let path = element.indexPath
    guard metrics.sections.indices.contains(path.section) else { return }
    let section = metrics.sections[path.section]
    switch element {
    case .cell:
      guard metrics.contains(path), !section.rows.common.isKnown else { return }
    case .supplementary(Self.header, _): guard section.header.isMeasured else { return }
    case .supplementary(Self.footer, _): guard section.footer.isMeasured else { return }
    default: return
    }
    view.updateTraitsIfNeeded()
    let height = table.height(of: view, for: element, width: column.width)
    _ = set(height, of: element, in: &metrics)
  }
}

extension CGFloat {
  /// A height with which a table can calculate: no number, infinite and negative ones count as 0,
  /// and so do those that mean none.
  nonisolated var usableHeight: CGFloat {
    isFinite && self >= 1e-3 ? Swift.min(self, 1e9) : 0
  }
}
