extension UITableView {
  /// The look of a table.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from edge to edge, headers and footers that stay in sight.
    case plain = 0
    /// Sections with space between them, on a grey background.
    case grouped = 1
    /// Grouped sections that are narrower than the table, with round corners.
    case insetGrouped = 2
  }

  /// Where a row is in sight after scrolling to it.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// In sight with the least movement.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How the views of rows come and go in an update.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They move over the right edge.
    case right = 1
    /// They move over the left edge.
    case left = 2
    /// They move upwards, or come from there.
    case top = 3
    /// They move downwards, or come from there.
    case bottom = 4
    /// They come and go at once, while the others move.
    case none = 5
    /// They grow from the middle of their place, or shrink to it.
    case middle = 6
    /// The table chooses: they fade.
    case automatic = 100
  }

  /// From where the insets of separators are measured.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From where separators begin by themselves.
    case fromAutomaticInsets = 1
  }

  /// When cells that are shown are measured again.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the table reads its heights again.
    case disabled = 0
    /// When a cell or its content view invalidates its intrinsic content size.
    case enabled = 1
    /// Also when Auto Layout changes anything inside the content view.
    case enabledIncludingConstraints = 2
  }
}
