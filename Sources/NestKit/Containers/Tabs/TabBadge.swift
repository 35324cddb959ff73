/// The badge of a tab: a short text on a capsule, or a dot for an empty one.
final class TabBadge: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 13)
    textColor = .white
    textAlignment = .center
    clipsToBounds = true
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// As high as its text, and at least as wide.
  var fittingSize: CGSize {
    let text = sizeThatFits(.zero)
    let height: CGFloat = self.text?.isEmpty == false ? max(text.height.rounded(.up), 16) : 10
    return CGSize(width: max(height, text.width.rounded(.up) + 8), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
