import OpenUIKit

/// A small button with a text: grey, or filled with the accent colour while it is selected or is
/// the main one.
final class Chip: UIButton {
  /// The look of a chip that is not touched.
  enum Style {
    case regular, primary
    /// On the dark background of the log.
    case console
  }

  private let style: Style

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
    setTitle(title, for: .normal)
    titleLabel?.font = .systemFont(ofSize: fontSize, weight: .medium)
    layer.cornerRadius = Theme.chipRadius
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    updateColors()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var isHighlighted: Bool { didSet { updateColors() } }
  override var isSelected: Bool { didSet { updateColors() } }
  override var isEnabled: Bool { didSet { updateColors() } }

  override var intrinsicContentSize: CGSize {
    let text = titleLabel?.intrinsicContentSize.width ?? 0
    // Arrows have little space between them, so that all directions fit into one line.
    let isSymbol = currentTitle?.count == 1
    return CGSize(
      width: isSymbol ? 29 : (text + 22).rounded(.up), height: style == .console ? 22 : 30)
  }

  private func updateColors() {
    let isFilled = style == .primary || isSelected
    switch (isFilled, isHighlighted) {
    case (true, false): backgroundColor = Theme.accent
    case (true, true): backgroundColor = Theme.accentPressed
    case (false, let isPressed): backgroundColor = style.color(isPressed: isPressed)
    }
    setTitleColor(isFilled ? .white : style.textColor, for: .normal)
    alpha = isEnabled ? 1 : 0.4
  }
}

@MainActor
extension Chip.Style {
  /// The colour behind the text of a chip that is not filled.
  fileprivate func color(isPressed: Bool) -> UIColor {
    switch self {
    case .regular, .primary: isPressed ? Theme.chipPressed : Theme.chip
    case .console: isPressed ? Theme.consoleDim : Theme.consoleLine
    }
  }

  fileprivate var textColor: UIColor { self == .console ? Theme.consoleText : Theme.text }
}
