#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A row of buttons, one for each child of a switch; the selected one is marked.
final class SwitchTabBar: UIView {
  /// The height without the safe area, in points.
  static let height: CGFloat = 49

  /// Called when the user taps a tab.
  var onSelect: ((UIViewController) -> Void)?
  private(set) var buttons: [UIButton] = []
  private var children: [UIViewController] = []
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Takes children, titles and selection from a container.
  func update(from container: SwitchViewController) {
    let list = container.viewControllers
    if list != children { rebuild(list) }
    let selected = container.selectedViewController
    for (child, button) in zip(children, buttons) {
      let title = child.title ?? ""
      if button.title(for: .normal) != title { button.setTitle(title, for: .normal) }
      button.isSelected = child === selected
    }
  }

  private func rebuild(_ list: [UIViewController]) {
    children = list
    for button in buttons { button.removeFromSuperview() }
    buttons = list.indices.map { index in
      let button = UIButton(type: .custom)
      button.setTitleColor(.secondaryLabel, for: .normal)
      button.setTitleColor(.tintColor, for: .selected)
      button.addAction(
        UIAction { action in
          // The button may outlive the bar.
          ((action.sender as? UIView)?.superview as? SwitchTabBar)?.select(index)
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func select(_ index: Int) {
    if children.indices.contains(index) { onSelect?(children[index]) }
  }

  /// The tabs share the width equally, the first one at the leading edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let column = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: CGFloat(column) * width, y: 0, width: width, height: min(Self.height, bounds.height))
    }
  }
}
