import OpenUIKit

/// A card with sections of chips; where they are higher than the card they can be dragged.
final class ChipListView: UIView {
  /// The selection in words, at the right of the title.
  var detail: String? {
    get { selection.text }
    set { selection.text = newValue }
  }

  private let title = UILabel()
  private let selection = UILabel()
  private let clip = UIView()
  private let content = UIView()
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
    clip.clipsToBounds = true
    clip.addSubview(content)
    for view in [self.title, selection, clip] { addSubview(view) }
    sections.forEach(content.addSubview)
    clip.addGestureRecognizer(VerticalDragRecognizer { [weak self] in self?.drag(by: $0) })
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
    clip.frame = CGRect(
      x: inner.minX, y: inner.minY + 32, width: max(0, inner.width),
      height: max(0, inner.height - 32))
    var y: CGFloat = 0
    for section in sections {
      let height = section.sizeThatFits(clip.bounds.size).height
      section.frame = CGRect(x: 0, y: y, width: clip.bounds.width, height: height)
      y += height + Self.sectionGap
    }
    content.frame = CGRect(
      x: 0, y: content.frame.minY, width: clip.bounds.width,
      height: max(0, y - Self.sectionGap))
    drag(by: 0)
  }

  /// Moves the content as far as its ends allow.
  private func drag(by distance: CGFloat) {
    let lowest = min(0, clip.bounds.height - content.frame.height)
    content.frame.origin.y = min(0, max(lowest, content.frame.minY + distance))
  }
}
