import OpenUIKit

/// A row for a child in the list behind More: icon, title, badge, and an arrow.
final class MoreRow: UIControl {
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)
  private let arrow = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)

  private static let margin: CGFloat = 16
  /// The width in which icons are centred.
  private static let iconWidth: CGFloat = 30
  private static let gap: CGFloat = 14

  init(item: UITabBarItem) {
    super.init(frame: .zero)
    for view in [icon, label, badge, arrow, line] as [UIView] { addSubview(view) }
    icon.contentMode = .scaleAspectFit
    icon.image = item.imageInList
    label.text = item.title
    label.font = .preferredFont(forTextStyle: .body)
    badge.text = item.badgeValue
    badge.font = .preferredFont(forTextStyle: .body)
    badge.textColor = .secondaryLabel
    arrow.image = UIImage(systemName: "chevron.forward")
    arrow.tintColor = .tertiaryLabel
    arrow.contentMode = .center
    line.backgroundColor = .separator
    isEnabled = item.isEnabled
    label.textColor = item.isEnabled ? .label : .tertiaryLabel
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, label.font.lineHeight.rounded(.up) + 22))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - left - right)
    func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, of whole: CGFloat) {
      view.frame = CGRect(
        x: left + (isMirrored ? whole - x - width : x), y: 0, width: max(0, width),
        height: bounds.height)
    }
    let arrowWidth = arrow.image?.size.width ?? 0
    let badgeWidth = badge.sizeThatFits(.zero).width
    let text = Self.margin + Self.iconWidth + Self.gap
    let end = width - Self.margin - arrowWidth - 8
    place(icon, Self.margin, Self.iconWidth, of: width)
    icon.frame = icon.frame.insetBy(dx: 0, dy: max(0, (bounds.height - 28) / 2))
    place(label, text, end - badgeWidth - 8 - text, of: width)
    place(badge, end - badgeWidth, badgeWidth, of: width)
    place(arrow, width - Self.margin - arrowWidth, arrowWidth, of: width)
    place(line, text, bounds.width - text, of: bounds.width)
    line.frame.origin.y = bounds.height - 0.5
    line.frame.size.height = 0.5
  }
}
