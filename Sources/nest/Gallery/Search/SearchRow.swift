import OpenUIKit

/// One thing that was found: its name, and where it is.
final class SearchRow: UIControl {
  /// The height of every row, in points.
  static let height: CGFloat = 32

  private let title = UILabel()
  private let place = UILabel()

  /// Makes the row of a target.
  init(_ target: SearchTarget) {
    super.init(frame: .zero)
    layer.cornerRadius = 6
    title.text = target.title
    title.font = .systemFont(ofSize: 14, weight: .medium)
    place.text = target.place
    place.font = .systemFont(ofSize: 12)
    place.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let row = UIStackView(.horizontal, spacing: 12, distribution: .equalSpacing, [title, place])
    row.alignment = .center
    row.isUserInteractionEnabled = false
    addConstrained(row)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: Self.height),
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    isAccessibilityElement = true
    accessibilityLabel = target.path.joined(separator: ", ")
    accessibilityTraits = .button
    updateColors()
    addAction(UIAction { _ in target.choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var isSelected: Bool { didSet { updateColors() } }

  private func updateColors() {
    backgroundColor = isSelected ? Theme.accent : .clear
    title.textColor = isSelected ? .white : Theme.text
    place.textColor = isSelected ? UIColor(white: 1, alpha: 0.8) : Theme.secondaryText
  }
}
