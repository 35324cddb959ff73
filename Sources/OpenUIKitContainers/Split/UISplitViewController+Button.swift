import NestKit
import OpenUIKit

extension UISplitViewController {
  private static let buttonSize = CGSize(width: 24, height: 20)

  func makeDisplayModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(image: Self.buttonImage, style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(image: Self.buttonImage) { [weak self] _ in self?.changeByButton()
    }
    item.accessibilityLabel = "Columns"
    return item
  }

  /// A window with its sidebar.
  private static var buttonImage: UIImage {
    UIGraphicsImageRenderer(size: buttonSize).image { _ in
      let frame = CGRect(origin: .zero, size: buttonSize).insetBy(dx: 1, dy: 1)
      let outline = UIBezierPath(roundedRect: frame, cornerRadius: 3)
      outline.move(to: CGPoint(x: frame.minX + 8, y: frame.minY))
      outline.addLine(to: CGPoint(x: frame.minX + 8, y: frame.maxY))
      outline.lineWidth = 1.5
      UIColor.black.setStroke()
      outline.stroke()
    }.withRenderingMode(.alwaysTemplate)
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
