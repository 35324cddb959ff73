import OpenQuartzCore

/// Where the rows, headers and footers of a table are.
///
/// - `TableLayout+Frames.swift`: rectangles, and the elements of a rectangle.
/// - `TableLayout+Measuring.swift`: heights that cells want, and what becomes of them in updates.
final class TableLayout: ListLayout {
  /// The kinds of the supplementary views that headers and footers are, as in a flow layout.
  nonisolated static let header = "UICollectionElementKindSectionHeader"
  nonisolated static let footer = "UICollectionElementKindSectionFooter"

  unowned let table: UITableView
  /// The heights of now.
  var metrics = TableMetrics()
  /// The heights that were read together with counts which are not shown yet.
  var pending: TableMetrics?

  init(_ table: UITableView) { self.table = table }

  deinit {}

  /// Sections, with the views above and below them.
  var contentSize: CGSize {
    let footer = table.storedFooterView?.frame.height ?? 0
    return CGSize(width: table.bounds.width, height: sectionsStart + metrics.total + footer)
  }

  /// Where the first section begins.
  var sectionsStart: CGFloat { table.storedHeaderView?.frame.height ?? 0 }

  func prepareForList() {
    if let pending {
      metrics = pending
      self.pending = nil
    } else {
      pending = TableMetrics(table.readSections(table.core.currentPresentation.dataCounts))
      presentationTakesData()
      metrics = pending ?? metrics
      pending = nil
      table.updatePlaces(animated: false)
      measureShown()
    }
  }

  /// The table reads its heights again for another width: the measured ones are wrong.
  func boundsDidChange(from old: CGRect, to new: CGRect) -> Bool { old.width != new.width }

  var keepsVisibleElements: Bool { true }

  // MARK: Updates

  func initialAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? { nil }

  func finalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? { nil }

  func finishUpdate() {
    table.placeOuterViews()
    table.updatePlaces(animated: true)
  }
}
