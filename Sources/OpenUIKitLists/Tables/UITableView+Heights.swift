import MisuseReports
import OpenQuartzCore

// The heights of rows, headers and footers, as the properties and the delegate say them.

extension UITableView {
  // Fidelity: the order: sections, then per section header, footer, number of rows, heights of
  // rows. [observed]
  /// Asks for the counts and all heights that are not estimated.
  final func readCounts() -> ListCounts {
    guard let dataSource else {
      layout.pending = TableMetrics()
      removeIndex()
      return ListCounts()
    }
    let count = max(0, dataSource.numberOfSections(in: self))
    var sections: [TableMetrics.Section] = []
    sections.reserveCapacity(count)
    for number in 0..<count {
      sections.append(
        readSection(number, isFirst: number == 0) {
          max(0, dataSource.tableView(self, numberOfRowsInSection: number))
        })
    }
    layout.pending = TableMetrics(sections)
    readSectionIndex(rows: sections.reduce(0) { $0 + $1.rows.count })
    return ListCounts(items: sections.map(\.rows.count))
  }

  /// Asks for all heights that are not estimated.
  final func readSections(_ counts: ListCounts) -> [TableMetrics.Section] {
    counts.items.enumerated().map { number, count in
      readSection(number, isFirst: number == 0) { count }
    }
  }

  private func readSection(
    _ number: Int, isFirst: Bool, rows: () -> Int
  ) -> TableMetrics.Section {
    var section = TableMetrics.Section()
    section.header = readHeader(number)
    section.footer = readFooter(number)
    if style == .plain, section.header.height > 0 {
      let padding = sectionHeaderTopPadding
      section.padding = padding < 0 ? 22 : padding.usableHeight
    }
    section.rows = readRows(of: number, count: rows())
    return section
  }

  // MARK: Rows

  /// Whether the heights of rows are estimated.
  private func estimate(of path: IndexPath) -> CGFloat? {
    let own = ask(.estimatedHeightForRow, "tableView(_:estimatedHeightForRowAt:)") {
      $0.tableView(self, estimatedHeightForRowAt: path)
    }
    return own ?? (estimatedRowHeight == 0 ? nil : estimatedRowHeight)
  }

  private func readRows(of section: Int, count: Int) -> LengthList {
    let fixed = rowHeight >= 0 ? rowHeight.usableHeight : nil
    guard count > 0 else { return LengthList(count: 0, length: 0, isKnown: true) }
    let first = IndexPath(row: 0, section: section)
    guard estimate(of: first) != nil else { return readExactRows(of: section, count, fixed) }
    // Rows of one height that nobody else says are not estimated.
    if let fixed, answers.leavesOut(.heightForRow) || tableDelegate == nil {
      return LengthList(count: count, length: fixed, isKnown: true)
    }
    let usual = fixed ?? standardRowHeight
    guard tableDelegate != nil, !answers.leavesOut(.estimatedHeightForRow) else {
      return LengthList(count: count, length: usable(estimatedRowHeight, or: usual), isKnown: false)
    }
    return LengthList(count: count) { row in
      let estimate = estimate(of: IndexPath(row: row, section: section)) ?? usual
      return .init(value: usable(estimate, or: usual), isKnown: false)
    }
  }

  private func readExactRows(of section: Int, _ count: Int, _ fixed: CGFloat?) -> LengthList {
    let usual = fixed ?? standardRowHeight
    // The first answer says whether there are others.
    guard tableDelegate != nil, !answers.leavesOut(.heightForRow),
      let first = heightOfDelegate(IndexPath(row: 0, section: section))
    else { return LengthList(count: count, length: usual, isKnown: true) }
    return LengthList(count: count) { row in
      let height =
        row == 0 ? first : heightOfDelegate(IndexPath(row: row, section: section)) ?? usual
      return .init(
        value: height == Self.automaticDimension ? usual : height.usableHeight,
        isKnown: true)
    }
  }

  /// The height of a row that nobody says, in points.
  final var standardRowHeight: CGFloat { 44 }

  private func usable(_ estimate: CGFloat, or usual: CGFloat) -> CGFloat {
    let estimate = estimate.usableHeight
    return estimate > 0 ? estimate : usual
  }

  // MARK: Headers and footers

  private func readHeader(_ section: Int) -> TableMetrics.Edge {
    let height = ask(.heightForHeader, "tableView(_:heightForHeaderInSection:)") {
      $0.tableView(self, heightForHeaderInSection: section)
    }
    return edge(
      height ?? sectionHeaderHeight, section, isHeader: true,
      estimate: {
        self.ask(.estimatedHeightForHeader, "tableView(_:estimatedHeightForHeaderInSection:)") {
          $0.tableView(self, estimatedHeightForHeaderInSection: section)
        } ?? self.estimatedSectionHeaderHeight
      })
  }

  private func readFooter(_ section: Int) -> TableMetrics.Edge {
    let height = ask(.heightForFooter, "tableView(_:heightForFooterInSection:)") {
      $0.tableView(self, heightForFooterInSection: section)
    }
    return edge(
      height ?? sectionFooterHeight, section, isHeader: false,
      estimate: {
        self.ask(.estimatedHeightForFooter, "tableView(_:estimatedHeightForFooterInSection:)") {
          $0.tableView(self, estimatedHeightForFooterInSection: section)
        } ?? self.estimatedSectionFooterHeight
      })
  }

  // Fidelity: in grouped tables 0 means the usual height, what is less than 1 means none. Plain
  // tables have headers only where there is a view or a title. [observed; known]
  private func edge(
    _ height: CGFloat, _ section: Int, isHeader: Bool, estimate: () -> CGFloat
  ) -> TableMetrics.Edge {
    let isPlain = style == .plain
    let isAutomatic = height == Self.automaticDimension || (!isPlain && height == 0)
    let height = isAutomatic ? height : height.usableHeight
    if !isAutomatic, isPlain ? height == 0 : height < 1 { return TableMetrics.Edge() }
    let content = content(ofHeader: isHeader, section)
    guard isAutomatic else {
      guard content != .nothing || !isPlain else { return TableMetrics.Edge() }
      return TableMetrics.Edge(height: height, hasView: content != .nothing)
    }
    switch content {
    case .nothing:
      guard !isPlain else { return TableMetrics.Edge() }
      return TableMetrics.Edge(height: groupedSpace(isHeader && section == 0))
    case .title, .view:
      let least = leastTitleHeight(isHeader: isHeader, section)
      let estimate = estimate()
      guard estimate != 0 else { return TableMetrics.Edge(height: least, hasView: true) }
      return TableMetrics.Edge(
        height: usable(estimate, or: least), isKnown: false, hasView: true,
        least: content == .title ? least : 0, isMeasured: true)
    }
  }

  private enum EdgeContent { case nothing, title, view }

  /// The content of a header or footer. Where the delegate gives views it is not known before they
  /// are asked.
  private func content(ofHeader isHeader: Bool, _ section: Int) -> EdgeContent {
    if givesViews(isHeader: isHeader, section) { return .view }
    return title(ofHeader: isHeader, section) == nil ? .nothing : .title
  }

  // Fidelity: the call for the first section is made when the table loads, and not again when that
  // becomes visible. [decided]
  /// Whether the delegate has the method that gives headers or footers. While that is not known it
  /// is called, and the view is stored for its section.
  private func givesViews(isHeader: Bool, _ section: Int) -> Bool {
    let method = isHeader ? TableAnswers.Method.viewForHeader : .viewForFooter
    guard tableDelegate != nil, !answers.leavesOut(method) else { return false }
    if answers.has(method) { return true }
    guard let view = viewOfDelegate(isHeader: isHeader, section) else { return false }
    let element = ListElement.supplementary(
      kind: isHeader ? TableLayout.header : TableLayout.footer,
      IndexPath(item: 0, section: section))
    madeEdges[element] = view
    return true
  }

  /// The view that the delegate gives; nil where it leaves the method out.
  final func viewOfDelegate(isHeader: Bool, _ section: Int) -> UIView?? {
    isHeader
      ? ask(.viewForHeader, "tableView(_:viewForHeaderInSection:)") {
        $0.tableView(self, viewForHeaderInSection: section)
      }
      : ask(.viewForFooter, "tableView(_:viewForFooterInSection:)") {
        $0.tableView(self, viewForFooterInSection: section)
      }
  }

  /// The title that the data source gives; nil for none.
  final func title(ofHeader isHeader: Bool, _ section: Int) -> String? {
    let title =
      isHeader
      ? askData(.titleForHeader, "tableView(_:titleForHeaderInSection:)") {
        $0.tableView(self, titleForHeaderInSection: section)
      }
      : askData(.titleForFooter, "tableView(_:titleForFooterInSection:)") {
        $0.tableView(self, titleForFooterInSection: section)
      }
    return title.flatMap { $0 }
  }

  // Fidelity: 35 points above the first section, 17.5 at each other header and each footer. [known]
  private func groupedSpace(_ isAboveFirst: Bool) -> CGFloat {
    isAboveFirst ? 35 : toPixels(17.5)
  }

  // Fidelity: a header with a title has 28 points in plain tables, 38 in grouped ones, where the
  // first one is lower by 17.5. [known]
  private func leastTitleHeight(isHeader: Bool, _ section: Int) -> CGFloat {
    switch (style, isHeader) {
    case (.plain, _): 28
    case (_, true): section == 0 ? toPixels(55.5) : 38
    case (_, false): 28
    }
  }

  /// Rounds up to whole pixels.
  final func toPixels(_ length: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  // MARK: Changes

  /// Heights are to be asked again: what was measured is not true any more.
  final func heightsDidChange() {
    layout.pending = nil
    core.layoutDidBecomeInvalid()
  }

  // MARK: Measuring

  /// The height of a view: that which the delegate or the properties say, or that which it wants.
  final func height(of view: UIView, for element: ListElement, width: CGFloat) -> CGFloat {
    let path = element.indexPath
    guard case .supplementary(let kind, _) = element else {
      let source = core.sourcePath(of: path)
      let extra = core.extra(at: path)?.size?.height
      let height = extra ?? source.flatMap { heightOfDelegate($0) } ?? rowHeight
      if height != Self.automaticDimension { return height }
      return fittingHeight(of: view, width)
    }
    if view is EmptyEdgeView {
      return style == .plain ? 0 : groupedSpace(kind == TableLayout.header && path.section == 0)
    }
    let sections = layout.metrics.sections
    let least: CGFloat =
      sections.indices.contains(path.section)
      ? (kind == TableLayout.header
        ? sections[path.section].header.least : sections[path.section].footer.least) : 0
    return max(least, toPixels(wantedHeight(of: view, width)))
  }

  // Fidelity: a height of zero counts as a mistake, which is logged once. [observed]
  private func fittingHeight(of cell: UIView, _ width: CGFloat) -> CGFloat {
    let height = toPixels(wantedHeight(of: cell, width))
    guard height <= 0 || !height.isFinite else { return height }
    if !hasReportedCollapse {
      hasReportedCollapse = true
      Misuse.report(.cellCollapses(cell, in: self))
    }
    return standardRowHeight
  }

  private func wantedHeight(of view: UIView, _ width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Stands where the delegate gives no header or footer, though it has the method.
final class EmptyEdgeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}
}
