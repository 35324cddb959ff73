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
    pages.forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = pages.map { $0.sizeThatFits(bounds.size) }
    let width = sizes.reduce(0) { $0 + $1.width + 6 }
    title.frame = CGRect(x: 4, y: 0, width: 92, height: bounds.height)
    // The pages are of more use than the title.
    title.isHidden = 106 + width > bounds.width
    var x: CGFloat = title.isHidden ? 0 : 106
    for (page, size) in zip(pages, sizes) {
      page.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded() + 1, width: size.width,
        height: size.height)
      x = page.frame.maxX + 6
    }
    x += 12
    keys.frame = CGRect(
      x: x, y: 2, width: max(0, bounds.width - x - 4), height: bounds.height)
    keys.isHidden = keys.frame.width < 380
  }
}
