import NestKit
import OpenUIKit

extension UISplitViewController {
  func makeDisplayModeButton() -> UIBarButtonItem {
    let image = UIImage(systemName: "sidebar.leading")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(image: image) { [weak self] _ in self?.changeByButton() }
    item.accessibilityLabel = "Columns"
    return item
  }

  // Fidelity: the delegate chooses the mode; by itself the button shows one column more, and after the last none. [decided]
  /// Does what the button does.
  func changeByButton() {
    guard !isCollapsed else { return }
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    let next = arrangement.next(after: mode, in: size) ?? .secondaryOnly
    choose(wanted == .automatic ? next : arrangement.clamped(wanted))
  }

  /// Shows the button in the bar of the secondary column, or in none.
  func updateButton() {
    let root = slot(.secondary)?.navigation?.viewControllers.first
    let new = isCollapsed || !showsButton ? nil : root?.navigationItem
    guard new !== buttonHost else { return }
    buttonHost?.containerItem = nil
    buttonHost = new
    new?.containerItem = button
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
