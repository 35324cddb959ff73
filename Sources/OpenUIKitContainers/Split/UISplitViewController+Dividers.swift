import NestKit
import OpenUIKit

/// A finger that drags the line beside a column: what was before.
struct ColumnDividerDrag {
  let column: UISplitViewController.Column
  let chosenWidths: [UISplitViewController.Column: CGFloat]
}

// Fidelity: the lines between columns are dragged, within the least and the greatest widths of the
// columns, and the pointer has another shape above them. [decided, as announced for iPadOS 26]
// Columns over the secondary one have no such line. [decided]

extension UISplitViewController {
  // Fidelity: what a drag leaves to the secondary column, and to one without a least width of its
  // own. [decided]
  /// The least width that a drag leaves to a column, in points, where the program says nothing.
  private static let leastWidth: CGFloat = 100

  /// The columns that have a line, in the order of the lines.
  static let linedColumns: [Column] = [.primary, .supplementary, .inspector]

  /// Adds what is dragged above the columns.
  func addDividers() {
    for (divider, column) in zip(dividers, Self.linedColumns) {
      divider.accessibilityLabel = "Divider"
      divider.isHidden = true
      divider.onInput = { [zeroingLink] in zeroingLink.target?.handle($0, besideColumn: column) }
      view.addSubview(divider)
    }
  }

  /// Puts what is dragged around a line, where its column can have another width.
  func layOut(_ divider: DividerControl, around line: UIView, of column: Column) {
    divider.isHidden = line.isHidden || !shownColumns.contains(column) || overlaySlot != nil
    let frame = line.frame.insetBy(dx: -DividerControl.reach, dy: 0)
    if divider.frame != frame { divider.frame = frame }
  }

  private func handle(_ input: DividerControl.Input, besideColumn column: Column) {
    let sign: CGFloat = isMirrored == (column == .inspector) ? 1 : -1
    switch input {
    case .dragBegan:
      if dividerDrag == nil {
        dividerDrag = ColumnDividerDrag(column: column, chosenWidths: chosenWidths)
      }
    case .dragged(let distance):
      if dividerDrag?.column == column { widen(column, by: distance * sign) }
    case .dragEnded:
      if dividerDrag?.column == column { dividerDrag = nil }
    case .dragCancelled:
      guard let drag = dividerDrag, drag.column == column else { return }
      dividerDrag = nil
      choose(drag.chosenWidths)
    case .key(let step):
      widen(column, by: step * sign)
    }
  }

  /// Gives a column another width, as far as the columns allow.
  private func widen(_ column: Column, by distance: CGFloat) {
    guard isViewLoaded, !isCollapsed, shownColumns.contains(column) else { return }
    var widths = widths(of: column)
    let width = widths.width(in: size.width)
    let least = widths.minimum == Self.automaticDimension ? min(Self.leastWidth, width) : 0
    // A primary column that displaces the secondary one leaves it its width.
    let isFree = mode == .twoDisplaceSecondary && column == .primary
    let secondary = columnFrames(in: view.bounds, mode: mode)[.secondary]?.width ?? 0
    let greatest = isFree ? size.width : width + max(secondary - Self.leastWidth, 0)
    widths.chosen = min(max(width + distance, least), greatest)
    var all = chosenWidths
    all[column] = widths.width(in: size.width)
    choose(all)
  }

  private func choose(_ widths: [Column: CGFloat]) {
    guard widths != chosenWidths else { return }
    chosenWidths = widths
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// The program prefers another width, which counts from now on.
  func preferWidth(of column: Column) {
    chosenWidths[column] = nil
    viewIfLoaded?.setNeedsLayout()
  }

  func widths(of column: Column) -> SplitWidths {
    switch column {
    case .supplementary: supplementaryWidths
    case .inspector: inspectorWidths
    default: primaryWidths
    }
  }
}
