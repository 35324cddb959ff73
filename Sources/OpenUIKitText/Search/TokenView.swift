/// A token in a search field.
final class TokenView: UIView {
  /// The space around the text, in points.
  private static let inset: CGFloat = 6
  /// The size of an icon.
  private static let iconSize: CGFloat = 15

  let token: UISearchToken
  private let label = UILabel(frame: .zero)
  private let icon = UIImageView(frame: .zero)
  /// Whether the token is selected.
  var isSelected = false

  init(_ token: UISearchToken, font: UIFont) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    clipsToBounds = true
    label.text = token.text
    label.font = font
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    for view in [icon, label] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = token.text
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The colour of the field; nil, the tint, by default.
  var color: UIColor?

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  /// Shows the colour, which is turned round while the token is selected.
  func showColor() {
    let color: UIColor = color ?? tintColor
    backgroundColor = isSelected ? color : color.withAlphaComponent(0.2)
    label.textColor = isSelected ? .white : .label
    icon.tintColor = isSelected ? .white : color
  }

  private var iconWidth: CGFloat { token.icon == nil ? 0 : Self.iconSize + 3 }

  /// The width that the token needs.
  var fittingWidth: CGFloat {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    return (label.sizeThatFits(room).width + iconWidth + 2 * Self.inset).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Self.inset, dy: 0)
    icon.frame = CGRect(
      x: area.minX, y: area.midY - Self.iconSize / 2, width: Self.iconSize, height: Self.iconSize)
    icon.isHidden = token.icon == nil
    label.frame = CGRect(
      x: area.minX + iconWidth, y: 0, width: max(0, area.width - iconWidth), height: bounds.height)
  }
}
