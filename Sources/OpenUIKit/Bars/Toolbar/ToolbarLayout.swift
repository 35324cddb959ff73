/// Where the items of a toolbar are, from the leading edge to the trailing one. A pure value.
nonisolated struct ToolbarLayout {
  /// In points.
  var width: CGFloat
  var height: CGFloat
  var leadingMargin: CGFloat
  var trailingMargin: CGFloat
  var cells: [BarCell]
  var isMirrored = false

  /// The frames of the cells. Flexible spaces share equally what is left; without one the items
  /// begin at the leading edge.
  func frames() -> [CGRect] {
    let start = leadingMargin - (cells.first?.inset ?? 0)
    let end = width - trailingMargin + (cells.last?.inset ?? 0)
    let flexibles = cells.filter(\.isFlexible).count
    let left = max(0, end - start - BarCell.width(of: cells))
    let share = flexibles == 0 ? 0 : left / CGFloat(flexibles)
    var x = start
    return cells.enumerated().map { index, cell in
      if index > 0 { x += BarCell.distance(from: cells[index - 1], to: cell) }
      let width = cell.isFlexible ? share : cell.width
      defer { x += width }
      let place = isMirrored ? self.width - x - width : x
      return CGRect(x: place, y: 0, width: width, height: height)
    }
  }
}
