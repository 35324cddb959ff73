import OpenUIKit

/// The widths of the columns that are shown with the secondary one.
nonisolated struct SplitColumnWidths: Sendable, Hashable {
  typealias Column = UISplitViewController.Column

  private var widths: [Column: SplitWidths] = [:]

  subscript(column: Column) -> SplitWidths {
    get { widths[column] ?? SplitWidths() }
    set { widths[column] = newValue }
  }

  /// The widths that the user has chosen, in points.
  var chosen: [Column: CGFloat] { widths.compactMapValues(\.chosen) }

  // Fidelity: the least width of the secondary column where the program says none. [decided]
  /// The least width of the secondary column, in points, where the program says nothing.
  static let leastSecondaryWidth: CGFloat = 100
  /// The length that rounding may take from a width, in points.
  private static let tolerance: CGFloat = 0.01

  /// The least width of the secondary column, in points.
  var leastSecondary: CGFloat {
    let minimum = self[.secondary].minimum
    return minimum == UISplitViewController.automaticDimension ? Self.leastSecondaryWidth : minimum
  }

  /// The width of the inspector column beside the secondary one: it leaves that its least width as
  /// far as its own one allows.
  func inspectorWidth(in total: CGFloat) -> CGFloat {
    let inspector = self[.inspector]
    let rest = max(total - leastSecondary, inspector.minimum, 0)
    return min(inspector.width(in: total), rest)
  }

  /// Whether columns have their widths in a total width, and none less than its least one. Columns
  /// over the secondary one leave it its width.
  ///
  /// - Parameters:
  ///   - shown: The columns that are shown with the secondary one.
  ///   - mode: The mode.
  ///   - total: The total width.
  ///   - hasInspector: Whether the inspector column is beside the secondary one.
  func fit(
    _ shown: [Column], mode: SplitArrangement.Mode, in total: CGFloat, hasInspector: Bool
  ) -> Bool {
    guard let nearest = shown.last else { return true }
    let beside = shown.reduce(0) { $0 + self[$1].wantedWidth(in: total) }
    let room = total + Self.tolerance
    let rest = leastSecondary + (hasInspector ? inspectorWidth(in: total) : 0)
    if SplitArrangement.isOverlay(mode) { return beside <= room }
    // The first column moves the secondary one out of sight.
    let displaces = mode == .twoDisplaceSecondary
    return beside + (displaces ? 0 : rest) <= room
      && self[nearest].wantedWidth(in: total) + rest <= room
  }

  /// Where columns are in a mode. One that is not shown is where it would be.
  ///
  /// - Parameters:
  ///   - arrangement: The columns and their mode.
  ///   - mode: The mode.
  ///   - bounds: Where all columns are.
  ///   - hasInspector: Whether the inspector column is beside the secondary one.
  ///   - isMirrored: Whether the primary column is at the right edge.
  func frames(
    of arrangement: SplitArrangement, mode: SplitArrangement.Mode, in bounds: CGRect,
    hasInspector: Bool, isMirrored: Bool
  ) -> [Column: CGRect] {
    let shown = arrangement.columns(in: mode)
    let primary = self[.primary].width(in: bounds.width)
    let supplementary = self[.supplementary].width(in: bounds.width)
    let inspector = inspectorWidth(in: bounds.width)
    let usedWidth =
      (shown.contains(.primary) ? primary : 0)
      + (shown.contains(.supplementary) ? supplementary : 0)
    let start = SplitArrangement.isOverlay(mode) ? 0 : usedWidth
    let end = bounds.width + (mode == .twoDisplaceSecondary ? primary : 0)
    func frame(_ start: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (isMirrored ? bounds.width - start - width : start), y: bounds.minY,
        width: width, height: bounds.height)
    }
    return [
      .primary: frame(0, primary),
      .supplementary: frame(shown.contains(.primary) ? primary : 0, supplementary),
      .secondary: frame(start, max(end - start - (hasInspector ? inspector : 0), 0)),
      .inspector: frame(end - inspector, inspector),
      .compact: bounds,
    ]
  }
}
