import OpenUIKit

/// A rounded card with a title, a few words at the other side, and something below them.
class CardView: UIView {
  /// The title of the card.
  let title = UILabel()
  /// A few words about its state.
  let detail = UILabel()

  private let head: UIStackView

  /// Makes a card with a column below its title.
  ///
  /// - Parameters:
  ///   - content: The view below the title.
  ///   - spacing: The distance between both, in points.
  ///   - controls: The controls at the other side of the title, behind the few words. Default:
  ///     none.
  init(_ content: UIView, spacing: CGFloat, controls: [UIView] = []) {
    let state =
      controls.isEmpty ? detail : UIStackView(.horizontal, spacing: 8, [detail] + controls)
    head = UIStackView(.horizontal, spacing: 8, distribution: .equalSpacing, [title, state])
    super.init(frame: .zero)
    backgroundColor = Theme.card
    layer.cornerRadius = Theme.cardRadius
    layer.borderWidth = 1
    layer.borderColor = Theme.hairline.cgColor
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.textColor = Theme.text
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = Theme.secondaryText
    detail.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    head.heightAnchor.constraint(equalToConstant: 22).isActive = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: Theme.padding, bottom: 12, trailing: Theme.padding)
    let column = UIStackView(.vertical, spacing: spacing, [head, content])
    addConstrained(column)
    NSLayoutConstraint.activate(column.filling(layoutMarginsGuide))
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
