#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension SplitContainerViewController {
  /// The present widths of the columns, in points; that of a drawer is the width that it has open.
  public var widths: [CGFloat] {
    let total = viewIfLoaded?.bounds.width ?? 0
    guard isCollapsed else { return layout.widths(in: total) }
    return [drawerWidth] + layout.withoutFirst.widths(in: total)
  }

  /// The width of the open drawer: that of its column, and never so much that nothing is left beside it.
  var drawerWidth: CGFloat { min(layout.chosenWidths[0], view.bounds.width * 0.85) }

  /// Moves a divider in points of the screen; returns how far it has moved.
  func move(divider: Int, by distance: CGFloat) -> CGFloat {
    let sign: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    let total = view.bounds.width
    var moved: CGFloat = 0
    if isCollapsed {
      var rest = layout.withoutFirst
      moved = rest.move(divider: divider - 1, by: distance * sign, in: total)
      layout.choose([layout.chosenWidths[0]] + rest.chosenWidths)
    } else {
      moved = layout.move(divider: divider, by: distance * sign, in: total)
    }
    guard moved != 0 else { return 0 }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    splitDelegate?.splitContainerViewController(self, didChooseWidths: layout.chosenWidths)
    return moved * sign
  }

  /// Gives columns and dividers their frames.
  func layOutColumns() {
    let bounds = view.bounds
    let widths = widths
    var x: CGFloat = 0
    for (index, column) in columnViews.enumerated() {
      let isDrawer = isCollapsed && index == 0
      let width = isDrawer ? bounds.width : widths[index]
      place(column, from: isDrawer ? 0 : x, width: width)
      if !isDrawer { x += width }
      guard index < dividers.count else { continue }
      dividers[index].isHidden = isDrawer
      place(
        dividers[index], from: x - SplitDivider.reach,
        width: layout.dividerWidth + 2 * SplitDivider.reach)
      if !isDrawer { x += layout.dividerWidth }
    }
    drawer.placement = isCollapsed ? .leading(width: drawerWidth) : .fill
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
    guard layout.isTooNarrow(total) else { return layout.widths(in: total)[index] }
    return index == 0
      ? min(layout.chosenWidths[0], total * 0.85)
      : layout.withoutFirst.widths(in: total)[index - 1]
  }
}
