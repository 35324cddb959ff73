import OpenUIKit

/// Lines that are scrolled horizontally, in a list that is scrolled vertically.
final class NestedDemoViewController: ScrollDemoViewController {
  private static let lineHeight: CGFloat = 128
  private var lines: [UIScrollView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = true
    for line in 0..<12 {
      let inner = UIScrollView(frame: .zero)
      inner.alwaysBounceHorizontal = true
      inner.contentSize = CGSize(width: 14 * 112 + 12, height: Self.lineHeight - 16)
      for item in 0..<14 {
        let tile = UIView(
          frame: CGRect(x: 12 + CGFloat(item) * 112, y: 0, width: 100, height: Self.lineHeight - 16)
        )
        tile.backgroundColor = Self.color(line * 5 + item)
        tile.layer.cornerRadius = 14
        inner.addSubview(tile)
      }
      lines.append(inner)
      scrollView.addSubview(inner)
    }
  }

  override func layOutContent() {
    let width = scrollView.bounds.width
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: 12 + CGFloat(index) * Self.lineHeight, width: width, height: Self.lineHeight - 16)
    }
    scrollView.contentSize = CGSize(
      width: width, height: 12 + CGFloat(lines.count) * Self.lineHeight)
  }

  override func apply(_ options: Set<ScrollOption>) {
    super.apply(options)
    for line in lines {
      line.bounces = options.contains(.bounce)
      line.showsHorizontalScrollIndicator = options.contains(.indicators)
      line.decelerationRate = options.contains(.fast) ? .fast : .normal
    }
  }
}
