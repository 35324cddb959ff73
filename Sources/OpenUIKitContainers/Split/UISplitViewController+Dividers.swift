import NestKit
import OpenUIKit

// Fidelity: the lines between columns are dragged, within the least and the greatest widths of the
// columns, and the pointer has another shape above them. [decided, as announced for iPadOS 26]
// Columns over the secondary one have no such line. [decided]

extension UISplitViewController {
  // Fidelity: what a drag leaves to a column without a least width of its own. [decided]
  /// The least width that a drag leaves to a column, in points, where the program says nothing.
  private static let leastWidth: CGFloat = 100
  /// The width of the line beside a column, in points.
  private static let lineWidth: CGFloat = 1

  /// Adds what is dragged above the columns.
  func addDividers() {
    for divider in dividers {
      divider.control.onInput = { [zeroingLink, column = divider.column] in
        zeroingLink.target?.handle($0, beside: column)
      }
      view.addSubview(divider.control)
    }
  }

  /// Puts the lines, and what is dragged around them, beside their columns.
  func layOutDividers(_ frames: [Column: CGRect]) {
    let shown = shownColumns
    for divider in dividers {
      let (column, line, control) = (divider.column, divider.line, divider.control)
      line.isHidden = arrangement.isCollapsed || slot(column) == nil
      if let frame = frames[column] {
        let isAtLeft = isMirrored == (column == .inspector)
        let edge = isAtLeft ? frame.maxX - Self.lineWidth : frame.minX
        let outside = isAtLeft ? frame.minX - Self.lineWidth : frame.maxX
        line.frame = CGRect(
          x: shown.contains(column) ? edge : outside, y: frame.minY, width: Self.lineWidth,
          height: frame.height)
      }
      // Only where the column can have another width.
      control.isHidden = line.isHidden || !shown.contains(column) || overlaySlot != nil
      let frame = line.frame.insetBy(dx: -DividerControl.reach, dy: 0)
      if control.frame != frame { control.frame = frame }
    }
  }

  private func handle(_ input: DividerControl.Input, beside column: Column) {
    let sign: CGFloat = isMirrored == (column == .inspector) ? 1 : -1
    switch input {
    case .dragBegan:
      if dividerDrag == nil { dividerDrag = (column, widths[column].chosen) }
    case .dragged(let distance):
      if dividerDrag?.column == column { widen(column, by: distance * sign) }
    case .dragEnded:
      if dividerDrag?.column == column { dividerDrag = nil }
    case .dragCancelled:
      guard let drag = dividerDrag, drag.column == column else { return }
      dividerDrag = nil
      choose(drag.chosen, for: column)
    case .key(let step):
      widen(column, by: step * sign)
    }
  }

  /// Gives a column another width, as far as the columns allow.
  private func widen(_ column: Column, by distance: CGFloat) {
    guard isViewLoaded, !arrangement.isCollapsed, shownColumns.contains(column) else { return }
    var new = widths[column]
    let width = new.width(in: size.width)
    let least = new.minimum == Self.automaticDimension ? min(Self.leastWidth, width) : 0
    let displaces = arrangement.mode == .twoDisplaceSecondary
    let secondary = columnFrames(in: view.bounds, mode: arrangement.mode)[.secondary]?.width ?? 0
    // A primary column that displaces the secondary one leaves it its width.
    var room = max(secondary - widths.leastSecondary, 0)
    if displaces, column != .inspector {
      let others =
        widths[.primary].width(in: size.width) + widths[.supplementary].width(in: size.width)
      let rest = max(size.width - others, 0)
      room = column == .primary ? rest : min(room, rest)
    }
    let greatest = width + room
    new.chosen = min(max(width + distance, least), greatest)
    choose(new.width(in: size.width), for: column)
  }

  private func choose(_ width: CGFloat?, for column: Column) {
    guard widths[column].chosen != width else { return }
    widths[column].chosen = width
    view.layoutIfNeeded()
  }
}
