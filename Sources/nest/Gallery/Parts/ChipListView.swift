import OpenUIKit

/// A card with sections of chips; where they are higher than the card they scroll.
final class ChipListView: UIView {
  /// The selection in words, at the right of the title.
  var detail: String? {
    get { selection.text }
    set { selection.text = newValue }
  }

  private let title = UILabel()
  private let selection = UILabel()
  private let scrollView = UIScrollView()
  private let sections: [ChipSection]
  private static let sectionGap: CGFloat = 16

  /// Makes the list.
  init(_ title: String, sections: [ChipSection]) {
    self.sections = sections
    super.init(frame: .zero)
    backgroundColor = Theme.card
    layer.cornerRadius = Theme.cardRadius
    layer.borderWidth = 1
    layer.borderColor = Theme.hairline.cgColor
    self.title.text = title
    self.title.font = .systemFont(ofSize: 15, weight: .semibold)
    self.title.textColor = Theme.text
    selection.font = .systemFont(ofSize: 13)
    selection.textColor = Theme.secondaryText
    selection.textAlignment = .right
    for view in [self.title, selection, scrollView] { addSubview(view) }
    sections.forEach(scrollView.addSubview)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Theme.padding, dy: 12)
    title.frame = CGRect(x: inner.minX, y: inner.minY, width: 110, height: 22)
    selection.frame = CGRect(
      x: inner.minX + 110, y: inner.minY, width: max(0, inner.width - 110), height: 22)
    scrollView.frame = CGRect(
      x: inner.minX, y: inner.minY + 32, width: max(0, inner.width),
      height: max(0, inner.height - 32))
    var y: CGFloat = 0
    for section in sections {
      let height = section.sizeThatFits(scrollView.bounds.size).height
      section.frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: height)
      y += height + Self.sectionGap
    }
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width, height: max(0, y - Self.sectionGap))
  }
}
