import OpenQuartzCore

// The states that the table passes to its cells, and headers and footers.

extension UITableView {
  final func updateState(of view: UIView, for element: ListElement, animated: Bool) {
    if let edge = view as? UITableViewHeaderFooterView { return updateState(of: edge, element) }
    guard let cell = view as? UITableViewCell else { return }
    let shown = element.indexPath
    if cell.onSizeChange == nil { cell.onSizeChange = sizeReport(of: cell) }
    cell.select(core.selection.contains(shown), animated: animated)
    guard let path = core.sourcePath(of: shown) else {
      return cell.setListState(placed(cell.listState, at: shown), animated: animated)
    }
    let level = ask(.indentationLevel, "tableView(_:indentationLevelForRowAt:)") {
      $0.tableView(self, indentationLevelForRowAt: path)
    }
    if let level, cell.indentationLevel != level { cell.indentationLevel = level }
    connect(cell)
    var state = placed(cell.listState, at: shown)
    addEditing(to: &state, path)
    addInteraction(to: &state, shown)
    state.drag = core.interaction?.dragging.state(of: path) ?? .none
    cell.setListState(state, animated: animated)
  }

  /// Informs all cells of their present places in their sections.
  final func updatePlaces(animated: Bool) {
    for item in core.shown.values {
      guard let cell = item.view as? UITableViewCell else { continue }
      cell.setListState(placed(cell.listState, at: item.element.indexPath), animated: animated)
    }
  }

  /// A state with what a cell shows of its place and of the table.
  private func placed(_ state: CellListState, at path: IndexPath) -> CellListState {
    var state = state
    state.appearance =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    let rows =
      layout.metrics.sections.indices.contains(path.section)
      ? layout.metrics.sections[path.section].rows.count : 0
    state.isFirstInSection = path.row == 0
    state.isLastInSection = path.row == rows - 1
    state.groupRadius = style == .insetGrouped ? 10 : 0
    state.sideMargin = cellMargin
    state.separator = separator(state)
    return state
  }

  // Fidelity: plain tables have a line below each row; grouped ones lines of the whole width at the
  // ends of a section, inset grouped ones none there. [known]
  private func separator(_ cell: CellListState) -> CellListState.Separator {
    var separator = CellListState.Separator()
    separator.style = separatorStyle
    separator.color = separatorColor
    separator.effect = separatorEffect
    if let ownSeparatorInset {
      separator.inset =
        separatorInsetReference == .fromCellEdges
        ? .fromEdges(ownSeparatorInset) : .fromAutomatic(ownSeparatorInset)
    }
    separator.showsTop = style == .grouped && cell.isFirstInSection
    separator.isBottomFull = style == .grouped && cell.isLastInSection
    separator.showsBottom = style != .insetGrouped || !cell.isLastInSection
    return separator
  }

  // Fidelity: a row that cannot be edited shows no control. One that can be moved shows a reorder
  // control if the data source moves rows; where only a call would show that, the cell decides.
  // [documented; decided]
  private func addEditing(to state: inout CellListState, _ path: IndexPath) {
    let canEdit =
      editing
      && askData(.canEdit, "tableView(_:canEditRowAt:)") {
        $0.tableView(self, canEditRowAt: path)
      } ?? true
    state.isEditing = canEdit
    state.isMultipleSelection = editing && allowsMultipleSelectionDuringEditing
    state.editingStyle = .none
    state.canReorder = false
    state.isReorderable = false
    guard editing else { return }
    if canEdit {
      state.editingStyle =
        ask(.editingStyle, "tableView(_:editingStyleForRowAt:)") {
          $0.tableView(self, editingStyleForRowAt: path)
        } ?? .delete
      if style != .plain {
        state.shouldIndentWhileEditing =
          ask(.shouldIndent, "tableView(_:shouldIndentWhileEditingRowAt:)") {
            $0.tableView(self, shouldIndentWhileEditingRowAt: path)
          } ?? true
      }
    }
    let canMove = askData(.canMove, "tableView(_:canMoveRowAt:)") {
      $0.tableView(self, canMoveRowAt: path)
    }
    let moves = dataSourceMovesRows
    state.canReorder = canMove != false && moves != false
    state.isReorderable = state.canReorder && (canMove == true || moves == true)
  }

  // MARK: Margins

  // Fidelity: 16 points, 20 from a width of 414 on. [known]
  /// The margin of inset groups, and of the content of cells, in points.
  final var insetGroupedMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// The margins of the content of cells; nil for their own.
  private var cellMargin: CGFloat? {
    var margin: CGFloat?
    if insetsContentViewsToSafeArea {
      let unsafe = max(safeAreaInsets.left, safeAreaInsets.right)
      if unsafe > 0 { margin = unsafe + insetGroupedMargin }
    }
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    let readable = readableContentGuide.layoutFrame.width
    let outside = (layout.column.width - readable) / 2
    return max(margin ?? insetGroupedMargin, outside)
  }

  /// The inset of separators that the table chooses.
  final var automaticInset: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// Something has changed that cells show.
  final func looksDidChange() {
    core.updateStates(animated: false)
    setNeedsLayout()
  }

  // MARK: Headers and footers

  /// The identifier under which headers and footers of titles are used again.
  private static let titleIdentifier = "OpenUIKit.title"

  final func makeEdge(isHeader: Bool, _ section: Int, _ element: ListElement) -> UIView? {
    if let view = madeEdges.removeValue(forKey: element) { return view }
    if let view = viewOfDelegate(isHeader: isHeader, section).flatMap({ $0 }) { return view }
    guard let title = title(ofHeader: isHeader, section) else {
      return EmptyEdgeView(frame: .zero)
    }
    let key = ReusePool.Key(kind: TableLayout.header, identifier: Self.titleIdentifier)
    let used = pool.take(key) as? UITableViewHeaderFooterView
    used?.prepareForNextUse()
    let view = used ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.listState.isGrouped = style != .plain
    view.listState.isFooter = !isHeader
    view.listState.title = title
    return view
  }

  private func updateState(of view: UITableViewHeaderFooterView, _ element: ListElement) {
    if view.onSizeChange == nil { view.onSizeChange = sizeReport(of: view) }
    view.listState.isGrouped = style != .plain
    view.listState.isFooter = element.kind == TableLayout.footer
    view.listState.sideMargin = cellMargin
  }

  /// The closure that a view calls when it needs another height.
  private func sizeReport(of view: UIView) -> () -> Void {
    { [weak self, weak view] in
      guard let self, let view, selfSizingInvalidation != .disabled else { return }
      core.sizeDidBecomeInvalid(of: view)
    }
  }
}
