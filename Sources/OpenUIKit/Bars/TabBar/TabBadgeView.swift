/// The badge of an item of a tab bar.
final class TabBadgeView: UIView {
  private let label = UILabel(frame: .zero)
  /// How far the text is moved, in points.
  var titleOffset = UIOffset.zero { didSet { setNeedsLayout() } }
  private static let height: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  func show(_ text: String?, attributes: [NSAttributedString.Key: Any]) {
    label.show(text, font: .systemFont(ofSize: 13), color: .white, attributes: attributes)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(Self.height, label.sizeThatFits(.zero).width + 10), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }
}
