import OpenUIKit

/// A small button with a text: grey, or filled with the accent colour while it is selected or is
/// the main one.
final class Chip: UIControl {
  /// The look of a chip that is not touched.
  enum Style { case regular, primary }

  private let style: Style
  private let label = UILabel()

  /// Makes a chip.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - style: How it looks. Default: regular.
  ///   - fontSize: In points. Default: 13.
  ///   - action: Called at each tap.
  init(
    _ title: String, style: Style = .regular, fontSize: CGFloat = 13,
    action: @escaping () -> Void
  ) {
    self.style = style
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: fontSize, weight: .medium)
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    layer.cornerRadius = Theme.chipRadius
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    updateColors()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var isHighlighted: Bool { didSet { updateColors() } }
  override var isSelected: Bool { didSet { updateColors() } }
  override var isEnabled: Bool { didSet { updateColors() } }

  override var intrinsicContentSize: CGSize {
    // Arrows have little space between them, so that all directions fit into one line.
    let isSymbol = label.text?.count == 1
    return CGSize(
      width: isSymbol ? 29 : (label.intrinsicContentSize.width + 22).rounded(.up), height: 30)
  }

  private func updateColors() {
    let isFilled = style == .primary || isSelected
    switch (isFilled, isHighlighted) {
    case (true, false): backgroundColor = Theme.accent
    case (true, true): backgroundColor = Theme.accentPressed
    case (false, false): backgroundColor = Theme.chip
    case (false, true): backgroundColor = Theme.chipPressed
    }
    label.textColor = isFilled ? .white : Theme.text
    alpha = isEnabled ? 1 : 0.4
  }
}
