import OpenUIKit

/// The title of a section in a sidebar, which shows and hides its rows.
final class SidebarTitle: UIControl {
  private let label = UILabel(frame: .zero)
  private let arrow = UIImageView(frame: .zero)

  init(title: String, isCollapsed: Bool) {
    super.init(frame: .zero)
    label.text = title
    label.font = UIFont.systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .headline).pointSize, weight: .bold)
    arrow.image = UIImage(systemName: isCollapsed ? "chevron.forward" : "chevron.down")
    arrow.contentMode = .center
    for view in [label, arrow] as [UIView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = [.header, .button]
    accessibilityLabel = title
    accessibilityValue = isCollapsed ? "Collapsed" : "Expanded"
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(44, label.font.lineHeight.rounded(.up) + 22))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.textAlignment = isMirrored ? .right : .left
    let width = max(0, bounds.width - 16 - 44)
    label.frame = CGRect(
      x: isMirrored ? 44 : 16, y: 0, width: width, height: bounds.height)
    arrow.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - 44, y: 0, width: 44, height: bounds.height)
  }
}
