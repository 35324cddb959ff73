import OpenQuartzCore

/// The actions on one side of a row that is swiped. As wide as what is revealed of them.
final class SwipeActionsView: UIView {
  /// The first one is at the edge of the row.
  let buttons: [SwipeActionButton]
  /// Whether the edge of the row is at the right.
  private let isAtRight: Bool
  /// The width of all actions, in points.
  let naturalWidth: CGFloat
  /// Whether the first action covers the others, since the end of the swipe performs it.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }

  init(
    _ configuration: UISwipeActionsConfiguration, isAtRight: Bool,
    onAction: @escaping (SwipeActionButton) -> Void
  ) {
    buttons = configuration.actions.map { SwipeActionButton($0) }
    self.isAtRight = isAtRight
    naturalWidth = buttons.reduce(0) { $0 + $1.naturalWidth }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first one is in front, so that it can cover the others.
    for button in buttons.reversed() {
      button.addAction(
        UIAction { [weak button] _ in if let button { onAction(button) } }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = naturalWidth > 0 ? bounds.width / naturalWidth : 0
    var distance: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = button.naturalWidth * share
      if isFull, index == 0 { width = bounds.width }
      button.frame = CGRect(
        x: isAtRight ? bounds.width - distance - width : distance, y: 0, width: width,
        height: bounds.height)
      distance += button.naturalWidth * share
    }
  }
}
