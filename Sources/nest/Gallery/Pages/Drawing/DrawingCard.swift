import OpenUIKit

/// A card with a caption, of which a closure places the layers once its size is known.
final class DrawingCard: UIView {
  private let caption = UILabel()
  private let content: UIView
  private let place: (UIView) -> Void
  /// Animates what is shown, once.
  let animate: () -> Void

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - title: The caption.
  ///   - content: The view that the card shows.
  ///   - height: The height of the content, in points; nil for the one that it has by itself.
  ///   - animate: Animates the content, once. Default: nothing.
  ///   - place: Called when the content has its size.
  init(
    _ title: String, _ content: UIView, height: CGFloat? = nil, animate: @escaping () -> Void = {},
    place: @escaping (UIView) -> Void = { _ in }
  ) {
    self.content = content
    self.animate = animate
    self.place = place
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Theme.cardRadius
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    caption.text = title
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .secondaryLabel
    let column = UIStackView(.vertical, spacing: 10, [caption, content])
    addFilling(column, inset: 14)
    if let height { content.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutInside()
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }

  private func layoutInside() {
    for view in subviews { view.layoutIfNeeded() }
    place(content)
  }
}
