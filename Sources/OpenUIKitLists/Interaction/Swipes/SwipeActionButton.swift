import OpenQuartzCore

/// One action beside a row that is swiped.
final class SwipeActionButton: UIControl {
  // Fidelity: the least width is observed; margins and heights are not documented. [observed;
  // decided]
  /// The least width, in points.
  static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 15
  private static let spacing: CGFloat = 4
  /// The height from which an action shows an image and a title.
  private static let heightForBoth: CGFloat = 60

  let action: UIContextualAction
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The width that shows the whole action, in points.
  var naturalWidth: CGFloat {
    let text = action.title.map { _ in label.intrinsicContentSize.width } ?? 0
    let width = max(text, action.image?.size.width ?? 0) + 2 * Self.margin
    return width.isFinite ? max(Self.leastWidth, width.rounded(.up)) : Self.leastWidth
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = action.image?.size ?? .zero
    let hasText = action.title?.isEmpty == false
    let showsText = hasText && (action.image == nil || bounds.height >= Self.heightForBoth)
    label.isHidden = !showsText
    imageView.isHidden = action.image == nil
    let width = max(0, naturalWidth - Self.margin)
    let text = showsText ? label.sizeThatFits(CGSize(width: width, height: bounds.height)) : .zero
    let gap = showsText && action.image != nil ? Self.spacing : 0
    let top = (bounds.height - image.height - gap - text.height) / 2
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: top + image.height + gap, width: width,
      height: text.height)
  }
}
