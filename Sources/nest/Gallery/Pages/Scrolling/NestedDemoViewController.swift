import OpenUIKit

/// Lines that are scrolled horizontally, in a list that is scrolled vertically.
final class NestedDemoViewController: ScrollDemoViewController {
  private static let tile = CGSize(width: 100, height: 112)
  private let lines = (0..<12).map { _ in UIScrollView(frame: .zero) }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = true
    for (index, line) in lines.enumerated() {
      line.alwaysBounceHorizontal = true
      line.heightAnchor.constraint(equalToConstant: Self.tile.height).isActive = true
      line.addRow(makeRow(index))
    }
    let column = UIStackView(.vertical, spacing: 16, lines)
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 0, bottom: 16, trailing: 0)
    scrollView.addColumn(column)
  }

  private func makeRow(_ line: Int) -> UIView {
    let tiles = (0..<14).map { item in
      let tile = UIView()
      tile.backgroundColor = Theme.distinctColor(line * 5 + item)
      tile.layer.cornerRadius = 14
      tile.widthAnchor.constraint(equalToConstant: Self.tile.width).isActive = true
      return tile
    }
    let row = UIStackView(.horizontal, spacing: 12, tiles)
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 12, bottom: 0, trailing: 12)
    return row
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
