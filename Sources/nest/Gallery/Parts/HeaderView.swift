import OpenUIKit

/// The title line of the gallery, with the pages and what the keys do.
final class HeaderView: UIView {
  /// What the keys do.
  var keyHint: String? {
    get { keys.text }
    set { keys.text = newValue }
  }

  private let title = UILabel()
  private let pages: [Chip]
  private let strip = UIScrollView()
  private let keys = UILabel()

  /// Makes the title line with a chip for each page.
  init(pages: [Chip]) {
    self.pages = pages
    super.init(frame: .zero)
    title.text = "NestKit"
    title.font = .systemFont(ofSize: 22, weight: .bold)
    title.textColor = Theme.text
    keys.font = .systemFont(ofSize: 12)
    keys.textColor = Theme.secondaryText
    keys.textAlignment = .right
    addSubview(title)
    addSubview(keys)
    strip.showsHorizontalScrollIndicator = false
    strip.showsVerticalScrollIndicator = false
    addSubview(strip)
    pages.forEach(strip.addSubview)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Scrolls to a page whose chip is out of sight.
  func showPage(_ chip: Chip) {
    layoutIfNeeded()
    strip.scrollRectToVisible(chip.frame.insetBy(dx: -30, dy: 0), animated: window != nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = pages.map { $0.sizeThatFits(bounds.size) }
    let width = sizes.reduce(-Self.gap) { $0 + $1.width + Self.gap }
    title.frame = CGRect(x: 4, y: 0, width: 92, height: bounds.height)
    // The pages are of more use than the title.
    title.isHidden = Self.titleWidth + width > bounds.width
    let start: CGFloat = title.isHidden ? 0 : Self.titleWidth
    strip.frame = CGRect(
      x: start, y: 0, width: min(width, bounds.width - start), height: bounds.height)
    strip.contentSize = CGSize(width: width, height: bounds.height)
    var x: CGFloat = 0
    for (page, size) in zip(pages, sizes) {
      page.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded() + 1, width: size.width,
        height: size.height)
      x = page.frame.maxX + Self.gap
    }
    keys.frame = CGRect(
      x: strip.frame.maxX + 12, y: 2, width: max(0, bounds.width - strip.frame.maxX - 16),
      height: bounds.height)
    keys.isHidden = keys.sizeThatFits(bounds.size).width > keys.frame.width
  }

  private static let gap: CGFloat = 6
  private static let titleWidth: CGFloat = 106
}
