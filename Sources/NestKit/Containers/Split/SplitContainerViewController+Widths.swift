extension SplitContainerViewController {
  /// The present widths of the columns, in points; that of a drawer is the width that it has open,
  /// and that of a hidden column is 0.
  public var widths: [CGFloat] {
    let total = viewIfLoaded?.bounds.width ?? 0
    guard isCollapsed else { return layout.widths(in: total) }
    return [layout.drawerWidth(in: total)] + Array(repeating: 0, count: firstBeside - 1)
      + layout.dropping(firstBeside).widths(in: total)
  }

  /// The columns that are beside each other. The first one is not among them while it is a drawer;
  /// where the others do not fit with their least widths either, the next ones are hidden.
  public var visibleColumns: Range<Int> { firstBeside..<columns.count }

  /// Gives columns and dividers their frames. Where the container itself changes a width, and not
  /// its own size, the child is informed of its size before.
  func layOutColumns() {
    let isOwnChange = laidOutSize == view.bounds.size
    laidOutSize = view.bounds.size
    guard isOwnChange else { return placeColumns() }
    containerCore.changeSizes(ofRegions: sizesOfColumns) { placeColumns() }
  }

  /// The columns beside a divider, with the sizes that they are going to have.
  private var sizesOfColumns: [(stack: ContainerStack, size: CGSize)] {
    let (first, _, widths) = columnsToPlace
    return zip(columnViews.indices.dropFirst(first), widths).map { index, width in
      (containerRegions.stacks[index], CGSize(width: width, height: view.bounds.height))
    }
  }

  /// The index of the first column that is beside others, where it begins, and the widths.
  private var columnsToPlace: (first: Int, start: CGFloat, widths: [CGFloat]) {
    let total = view.bounds.width
    if isCollapsed { return (firstBeside, 0, layout.dropping(firstBeside).widths(in: total)) }
    guard let draggedWidth else { return (0, 0, layout.widths(in: total)) }
    // The first column slides out, and the others have the rest.
    let width = layout.columns[0].minimumWidth
    let rest = layout.withoutFirst.widths(in: total - draggedWidth - layout.dividerWidth)
    return (0, draggedWidth - width, [width] + rest)
  }

  private func placeColumns() {
    let total = view.bounds.width
    if isCollapsed { placeDrawer(in: total) }
    let (first, start, widths) = columnsToPlace
    placeColumns(widths, from: first, at: start)
    drawer.placement = isCollapsed ? .leading(width: layout.drawerWidth(in: total)) : .fill
  }

  /// The drawer lies above the columns. Where there is room for its column, the divider is at the
  /// edge.
  private func placeDrawer(in total: CGFloat) {
    place(columnViews[0], from: 0, width: total)
    dividers[0].isHidden = layout.isTooNarrow(total)
    place(divider: 0, from: 0)
    for index in 1..<firstBeside { dividers[index].isHidden = true }
  }

  private func placeColumns(_ widths: [CGFloat], from first: Int, at start: CGFloat) {
    var x = start
    for (index, width) in zip(columnViews.indices.dropFirst(first), widths) {
      place(columnViews[index], from: x, width: width)
      x += width
      guard dividers.indices.contains(index) else { continue }
      dividers[index].isHidden = false
      place(divider: index, from: x)
      x += layout.dividerWidth
    }
  }

  private func place(divider index: Int, from x: CGFloat) {
    place(
      dividers[index], from: x - SplitDivider.reach,
      width: layout.dividerWidth + 2 * SplitDivider.reach)
  }

  /// Gives a view its frame, from the leading edge.
  private func place(_ view: UIView, from x: CGFloat, width: CGFloat) {
    let bounds = self.view.bounds
    let left = layoutDirection == .rightToLeft ? bounds.width - x - width : x
    let frame = CGRect(x: bounds.minX + left, y: bounds.minY, width: width, height: bounds.height)
    if view.frame != frame { view.frame = frame }
  }

  /// The width that a column is going to have in a total width.
  func width(ofColumn index: Int, in total: CGFloat) -> CGFloat {
    guard collapses(in: total) else { return layout.widths(in: total)[index] }
    if index == 0 { return layout.drawerWidth(in: total) }
    let first = layout.firstBesideDrawer(in: total)
    return index < first
      ? min(layout.chosenWidths[index], max(total, 0))
      : layout.dropping(first).widths(in: total)[index - first]
  }
}
