import OpenUIKit

/// The title line of the gallery, with the pages and what the keys do.
final class HeaderView: UIView {
  /// The keys and their effects, in a few words.
  var keyHint: String? {
    get { keys.text }
    set {
      keys.text = newValue
      setNeedsLayout()
    }
  }

  private let title = UILabel()
  private let strip = UIScrollView()
  private let chips: UIStackView
  private let row: UIStackView
  private let keys = UILabel()
  private let search: Chip
  private static let gap: CGFloat = 16

  /// Makes the title line with a chip for each page, and one for the search.
  init(pages: [Chip], search: Chip) {
    self.search = search
    chips = UIStackView(.horizontal, spacing: 6, alignment: .center, pages)
    row = UIStackView(.horizontal, spacing: 28, [title, strip])
    super.init(frame: .zero)
    title.text = "NestKit"
    title.font = .systemFont(ofSize: 22, weight: .bold)
    title.textColor = Theme.text
    keys.font = .systemFont(ofSize: 12)
    keys.textColor = Theme.secondaryText
    strip.showsHorizontalScrollIndicator = false
    strip.showsVerticalScrollIndicator = false
    strip.addRow(chips)
    addConstrained(row, keys, search)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(
        lessThanOrEqualTo: search.leadingAnchor, constant: -Self.gap),
      strip.widthAnchor.constraint(equalTo: chips.widthAnchor).withPriority(.defaultLow),
      keys.centerYAnchor.constraint(equalTo: centerYAnchor),
      keys.trailingAnchor.constraint(equalTo: search.leadingAnchor, constant: -Self.gap),
      search.centerYAnchor.constraint(equalTo: centerYAnchor),
      search.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Scrolls to a page whose chip is out of sight.
  func showPage(_ chip: Chip) {
    layoutIfNeeded()
    strip.scrollRectToVisible(chip.frame.insetBy(dx: -30, dy: 0), animated: window != nil)
  }

  /// The pages are of more use than the title, and the title of more than the keys.
  override func layoutSubviews() {
    super.layoutSubviews()
    let pages = chips.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    let titled = title.intrinsicContentSize.width + row.spacing + pages
    let room = bounds.width - search.intrinsicContentSize.width - Self.gap
    title.isHidden = titled > room
    keys.isHidden = titled + Self.gap + keys.intrinsicContentSize.width + Self.gap > room
  }
}
