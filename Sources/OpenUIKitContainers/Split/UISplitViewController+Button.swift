import NestKit
import OpenUIKit

extension UISplitViewController {
  func makeDisplayModeButton() -> UIBarButtonItem {
    let image = UIImage(systemName: "sidebar.leading")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(image: image) { [zeroingLink] _ in
      zeroingLink.target?.changeByButton()
    }
    item.accessibilityLabel = "Columns"
    return item
  }

  // Fidelity: the delegate chooses the mode; by itself the button shows one column more, and after
  // the last none. [decided]
  /// Does what the button does.
  func changeByButton() {
    guard !isCollapsed else { return }
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    let next = arrangement.next(after: mode, in: size) ?? .secondaryOnly
    choose(wanted == .automatic ? next : arrangement.clamped(wanted))
  }

  /// Shows the buttons in the bars of columns, or in none.
  func updateButtons() {
    let secondary = item(of: .secondary)
    let hasAlone = showsSecondaryOnlyButton && style == .tripleColumn && !isCollapsed
    let isBeside = hasAlone && shownColumns.contains(.supplementary)
    let host = isBeside ? item(of: .supplementary) : hasAlone ? nil : secondary
    move(button, from: &buttonHost, to: isCollapsed || !showsButton ? nil : host)
    move(secondaryOnlyButton, from: &secondaryOnlyButtonHost, to: hasAlone ? secondary : nil)
  }

  private func item(of column: Column) -> UINavigationItem? {
    slot(column)?.navigation?.viewControllers.first?.navigationItem
  }

  private func move(
    _ button: UIBarButtonItem, from host: inout UINavigationItem?, to new: UINavigationItem?
  ) {
    guard new !== host || new.map({ $0.containerItem !== button }) == true else { return }
    if host?.containerItem === button { host?.containerItem = nil }
    host = new
    new?.containerItem = button
  }

  // MARK: The secondary column alone

  func makeSecondaryOnlyButton() -> UIBarButtonItem {
    let image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(image: image) { [zeroingLink] _ in
      zeroingLink.target?.changeSecondaryOnly()
    }
    item.accessibilityLabel = "Full Screen"
    return item
  }

  // Fidelity: the button leads to the secondary column alone, and back to what was shown before.
  // [documented]
  private func changeSecondaryOnly() {
    guard !isCollapsed else { return }
    guard mode == .secondaryOnly else {
      modeBeforeSecondaryOnly = mode
      return choose(.secondaryOnly)
    }
    choose(
      modeBeforeSecondaryOnly ?? arrangement.next(after: mode, in: size) ?? .oneBesideSecondary)
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
