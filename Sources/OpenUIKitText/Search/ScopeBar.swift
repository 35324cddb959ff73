/// The choice between scopes below a search field.
final class ScopeBar: UIView {
  // Fidelity: the height of a segmented control. [observed]
  /// In points.
  static let height: CGFloat = 32

  /// One scope.
  final class Button: UIControl {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingTail
      addSubview(label)
      accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    deinit {}

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds.insetBy(dx: 4, dy: 0)
    }
  }

  private let thumb = UIView(frame: .zero)
  private(set) var buttons: [Button] = []
  /// Called for a scope that is tapped, with its index.
  var onChoice: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
    thumb.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }
    thumb.layer.cornerRadius = 7
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Shows scopes, one of which is selected.
  func show(_ titles: [String], selected: Int) {
    if buttons.map(\.label.text) != titles {
      for button in buttons { button.removeFromSuperview() }
      buttons = titles.indices.map { makeButton(titles[$0], at: $0) }
      for button in buttons { addSubview(button) }
    }
    for (index, button) in buttons.enumerated() {
      button.isSelected = index == selected
      button.label.font = .systemFont(
        ofSize: 13, weight: index == selected ? .semibold : .regular)
      button.accessibilityTraits = index == selected ? [.button, .selected] : .button
    }
    setNeedsLayout()
  }

  private func makeButton(_ title: String, at index: Int) -> Button {
    let button = Button(frame: .zero)
    button.label.text = title
    button.accessibilityLabel = title
    button.addAction(
      UIAction { [zeroingLink] _ in zeroingLink.target?.onChoice(index) },
      for: .touchUpInside)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: place * width, y: 0, width: width, height: bounds.height)
    }
    let selected = buttons.first { $0.isSelected }
    thumb.isHidden = selected == nil
    if let selected { thumb.frame = selected.frame.insetBy(dx: 2, dy: 2) }
  }
}
