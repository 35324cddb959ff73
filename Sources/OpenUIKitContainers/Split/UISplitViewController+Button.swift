import NestKit
import OpenUIKit

extension UISplitViewController {
  // Fidelity: the delegate chooses the mode; by itself the button shows one column more, and after
  // the last none. [decided]
  /// Does what the button does.
  func changeByButton() {
    guard !arrangement.isCollapsed else { return }
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    let next = arrangement.mode(after: arrangement.mode, adding: 1, in: size) ?? .secondaryOnly
    choose(wanted == .automatic ? next : arrangement.clamped(wanted))
  }

  // Fidelity: the button leads to the secondary column alone, and back to what was shown before.
  // [documented]
  /// Does what the button for the secondary column alone does.
  func changeSecondaryOnly() {
    guard !arrangement.isCollapsed else { return }
    arrangement.chooseSecondaryOnlyOrFormer(in: size)
    updateMode(animated: UIView.areAnimationsEnabled)
  }

  /// Shows the buttons in the bars of columns, or in none.
  func updateButtons() {
    let secondary = item(of: .secondary)
    let hasAlone = showsSecondaryOnlyButton && style == .tripleColumn && !arrangement.isCollapsed
    let isBeside = hasAlone && shownColumns.contains(.supplementary)
    let host = isBeside ? item(of: .supplementary) : hasAlone ? nil : secondary
    button.move(to: arrangement.isCollapsed || !showsButton ? nil : host)
    secondaryOnlyButton.move(to: hasAlone ? secondary : nil)
  }

  private func item(of column: Column) -> UINavigationItem? {
    slot(column)?.navigation?.viewControllers.first?.navigationItem
  }

  // Fidelity: without a gesture the button is hidden, unless it is always visible. [documented]
  private var showsButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture && style != .unspecified
    case .always: true
    case .never: false
    }
  }
}
