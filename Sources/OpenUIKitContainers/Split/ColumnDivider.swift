import NestKit
import OpenUIKit

/// The line beside a column, and the control around it that is dragged.
final class ColumnDivider {
  let column: UISplitViewController.Column
  let line = UIView()
  let control = DividerControl()

  init(_ column: UISplitViewController.Column) {
    self.column = column
    line.backgroundColor = .separator
    control.accessibilityLabel = "Divider"
    control.isHidden = true
  }

  deinit {}
}
