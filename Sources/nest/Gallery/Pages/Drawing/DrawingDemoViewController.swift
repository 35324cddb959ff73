import OpenUIKit

/// Cards that show what is drawn, below each other, or in two columns where there is room.
final class DrawingDemoViewController: UIViewController {
  let scrollView = UIScrollView(frame: .zero)
  private let cards: [DrawingCard]
  private let columns = [0, 1].map { _ in UIStackView(.vertical, spacing: 14, []) }

  /// Makes the controller of a demo.
  init(_ demo: DrawingDemo) {
    cards = demo.makeCards()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addFilling(scrollView)
    let row = UIStackView(
      .horizontal, spacing: 14, alignment: .top, distribution: .fillEqually, columns)
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14, leading: 14, bottom: 20, trailing: 14)
    scrollView.addColumn(row)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange(inColumns: view.bounds.width >= 500 ? 2 : 1)
  }

  private func arrange(inColumns count: Int) {
    guard columns[0].arrangedSubviews.isEmpty || columns[1].isHidden != (count == 1) else { return }
    columns[1].isHidden = count == 1
    for (index, card) in cards.enumerated() {
      columns[index % count].addArrangedSubview(card)
    }
  }

  /// Animates what the cards show, once.
  func animate() {
    for card in cards { card.animate() }
  }
}
