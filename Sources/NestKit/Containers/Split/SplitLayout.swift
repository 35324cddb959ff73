/// The widths of the columns of a split container, as a value.
///
/// Every column has the width that was chosen for it, and the last one what is left. Where that is
/// too little or too much for it, the columns before it make up for it, the nearest first.
public nonisolated struct SplitLayout: Sendable, Hashable {
  /// The limits of the columns, in their order from the leading edge.
  public let columns: [SplitColumn]
  /// The width between two columns, in points.
  public let dividerWidth: CGFloat
  /// The chosen width of each column, in points, within its limits.
  public private(set) var chosenWidths: [CGFloat]

  /// Creates a layout in which each column has the width that it prefers.
  public init(columns: [SplitColumn], dividerWidth: CGFloat = 1) {
    self.columns = columns
    self.dividerWidth = max(dividerWidth, 0)
    chosenWidths = columns.map(\.preferredWidth)
  }

  /// Chooses widths, one for each column; those outside its limits are brought inside.
  ///
  /// - Returns: Whether there is one finite width for each column. If not, nothing changes.
  @discardableResult
  public mutating func choose(_ widths: [CGFloat]) -> Bool {
    guard widths.count == columns.count, widths.allSatisfy(\.isFinite) else { return false }
    chosenWidths = zip(columns, widths).map { $0.clamped($1) }
    return true
  }

  /// Whether the columns do not fit a width even with their least widths.
  public func isTooNarrow(_ total: CGFloat) -> Bool {
    available(in: total) < columns.reduce(0) { $0 + $1.minimumWidth }
  }

  /// The widths of the columns in a total width. Their sum, with the dividers, is the total, also
  /// where the limits cannot be met.
  public func widths(in total: CGFloat) -> [CGFloat] {
    guard let last = columns.indices.last else { return [] }
    var widths = chosenWidths
    var rest = available(in: total) - widths.dropLast().reduce(0, +)
    for index in columns.indices.dropLast().reversed() {
      let wanted = columns[last].clamped(rest)
      let width = columns[index].clamped(widths[index] + rest - wanted)
      rest += widths[index] - width
      widths[index] = width
    }
    widths[last] = max(rest, 0)
    return rest < 0 ? shrunk(widths, to: available(in: total)) : widths
  }

  /// Moves the divider after a column, as far as its two columns allow.
  ///
  /// - Parameters:
  ///   - divider: The index of the column before it.
  ///   - distance: How far, in points; positive makes that column wider.
  ///   - total: The total width.
  /// - Returns: How far it has moved.
  @discardableResult
  public mutating func move(divider: Int, by distance: CGFloat, in total: CGFloat) -> CGFloat {
    guard columns.indices.dropLast().contains(divider), distance.isFinite else { return 0 }
    var widths = widths(in: total)
    let (before, after) = (columns[divider], columns[divider + 1])
    let most = min(
      before.maximumWidth - widths[divider], widths[divider + 1] - after.minimumWidth)
    let least = max(
      before.minimumWidth - widths[divider], widths[divider + 1] - after.maximumWidth)
    guard least <= most else { return 0 }
    let moved = min(max(distance, least), most)
    widths[divider] += moved
    widths[divider + 1] -= moved
    choose(widths)
    return moved
  }

  /// Whether the other columns may have a total width without the first one.
  func permitsCollapse(in total: CGFloat) -> Bool {
    let rest = withoutFirst
    return rest.available(in: total) <= rest.columns.reduce(0) { $0 + $1.maximumWidth }
  }

  /// The width of the first column as a drawer in a total width: its own, and never so much that
  /// nothing is left beside it.
  func drawerWidth(in total: CGFloat) -> CGFloat { min(chosenWidths[0], total * 0.85) }

  /// The layout without its first column.
  var withoutFirst: SplitLayout { dropping(1) }

  /// The layout without so many columns at the leading edge.
  func dropping(_ count: Int) -> SplitLayout {
    var layout = SplitLayout(columns: Array(columns.dropFirst(count)), dividerWidth: dividerWidth)
    layout.choose(Array(chosenWidths.dropFirst(count)))
    return layout
  }

  /// The first column after the first one that fits a total width with all that follow it; the last
  /// column where none does.
  func firstBesideDrawer(in total: CGFloat) -> Int {
    let last = max(columns.count - 1, 0)
    return (1..<max(last, 1)).first { !dropping($0).isTooNarrow(total) } ?? last
  }

  private func available(in total: CGFloat) -> CGFloat {
    total - dividerWidth * CGFloat(max(columns.count - 1, 0))
  }

  /// Less than the least widths: all columns are narrower in proportion.
  private func shrunk(_ widths: [CGFloat], to available: CGFloat) -> [CGFloat] {
    let sum = widths.reduce(0, +)
    guard sum > 0, available > 0 else { return widths.map { _ in 0 } }
    return widths.map { $0 * available / sum }
  }
}
