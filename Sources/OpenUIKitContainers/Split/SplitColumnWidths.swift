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
    let inspector = self[.inspector].width(in: bounds.width)
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
