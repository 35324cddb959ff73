import OpenUIKit

/// A row of a list of tabs: icon, title, subtitle and badge; behind More with an arrow and a line
/// below.
final class TabRow: UIControl {
  /// The list that a row is in.
  enum Style {
    case more
    /// With how many groups around the tab that have rows.
    case sidebar(level: Int)
  }

  private let style: Style
  /// The tab in a sidebar; nil for an action.
  var tab: UITab?
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let second = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)
  private let arrow = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)

  private static let margin: CGFloat = 16
  /// The width in which icons are centred.
  private static let iconWidth: CGFloat = 30
  private static let gap: CGFloat = 14

  init(item: UITabBarItem, subtitle: String? = nil, style: Style = .more) {
    self.style = style
    super.init(frame: .zero)
    let isInMore = if case .more = style { true } else { false }
    for view in [icon, label, second, badge] as [UIView] { addSubview(view) }
    if isInMore { for view in [arrow, line] as [UIView] { addSubview(view) } }
    icon.contentMode = .scaleAspectFit
    icon.image = item.imageInList
    label.text = item.title
    label.font = .preferredFont(forTextStyle: .body)
    second.text = subtitle
    second.font = .preferredFont(forTextStyle: .footnote)
    second.textColor = .secondaryLabel
    badge.text = item.badgeValue
    badge.font = .preferredFont(forTextStyle: .body)
    badge.textColor = .secondaryLabel
    arrow.image = isInMore ? UIImage(systemName: "chevron.forward") : nil
    arrow.tintColor = .tertiaryLabel
    arrow.contentMode = .center
    line.backgroundColor = .separator
    isEnabled = item.isEnabled
    label.textColor = item.isEnabled ? .label : .tertiaryLabel
    isAccessibilityElement = true
    accessibilityTraits = .button
    let texts = [item.accessibilityLabel ?? item.title, subtitle].compactMap { $0 }
    accessibilityLabel = texts.isEmpty ? nil : texts.joined(separator: ", ")
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var isHighlighted: Bool { didSet { showState() } }
  override var isSelected: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor =
      isHighlighted
      ? .systemFill : isSelected ? tintColor.withAlphaComponent(0.15) : nil
    if case .sidebar = style { layer.cornerRadius = 10 }
    label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : .label
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private var textHeight: CGFloat {
    label.font.lineHeight.rounded(.up)
      + (second.text == nil ? 0 : second.font.lineHeight.rounded(.up))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, textHeight + 22))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for text in [label, second] { text.textAlignment = isMirrored ? .right : .left }
    let width = max(0, bounds.width - left - right)
    func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, of whole: CGFloat) {
      view.frame = CGRect(
        x: left + (isMirrored ? whole - x - width : x), y: 0, width: max(0, width),
        height: bounds.height)
    }
    let indent: CGFloat = if case .sidebar(let level) = style { CGFloat(level) * 20 } else { 0 }
    let arrowWidth = arrow.image.map { $0.size.width + 8 } ?? 0
    let badgeWidth = badge.sizeThatFits(.zero).width
    let text = indent + Self.margin + Self.iconWidth + Self.gap
    let end = width - Self.margin - arrowWidth
    place(icon, indent + Self.margin, Self.iconWidth, of: width)
    icon.frame = icon.frame.insetBy(dx: 0, dy: max(0, (bounds.height - 28) / 2))
    place(label, text, end - badgeWidth - 8 - text, of: width)
    if second.text != nil {
      let (top, height) = ((bounds.height - textHeight) / 2, label.font.lineHeight.rounded(.up))
      second.frame = label.frame
      (label.frame.origin.y, label.frame.size.height) = (top, height)
      (second.frame.origin.y, second.frame.size.height) = (top + height, textHeight - height)
    }
    place(badge, end - badgeWidth, badgeWidth, of: width)
    let arrowSize = arrow.image?.size.width ?? 0
    place(arrow, width - Self.margin - arrowSize, arrowSize, of: width)
    place(line, text, bounds.width - text, of: bounds.width)
    line.frame.origin.y = bounds.height - 0.5
    line.frame.size.height = 0.5
  }
}
