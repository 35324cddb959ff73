/// The button of one action in an alert or an action sheet.
final class AlertActionButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private let highlight = UIView(frame: .zero)

  init(_ action: UIAlertAction, fontSize: CGFloat, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    highlight.backgroundColor = .systemFill
    highlight.isHidden = true
    highlight.isUserInteractionEnabled = false
    addSubview(highlight)
    label.text = action.title
    label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var preventsOuterTaps: Bool { true }

  override var isHighlighted: Bool {
    didSet { highlight.isHidden = !isHighlighted }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = action.title
    defaults.traits.insert(.button)
    return defaults
  }

  override var accessibilityIdentifier: String? {
    get { action.accessibilityIdentifier }
    set { action.accessibilityIdentifier = newValue }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Shows whether the action is enabled.
  func showState() {
    isEnabled = action.isEnabled
    label.textColor =
      if !action.isEnabled {
        .tertiaryLabel
      } else if action.style == .destructive {
        .systemRed
      } else {
        tintColor
      }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    label.frame = bounds.insetBy(dx: AlertActionButton.margin, dy: 0)
  }

  /// The space at both sides of the title.
  static let margin: CGFloat = 8

  /// The width that the title needs.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
      + 2 * AlertActionButton.margin
  }
}
