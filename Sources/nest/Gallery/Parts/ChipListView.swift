import OpenUIKit

/// A card with sections of chips; where they are higher than the card they scroll.
final class ChipListView: CardView {
  /// Makes the list.
  init(_ title: String, sections: [ChipSection]) {
    let scrollView = UIScrollView()
    scrollView.addColumn(UIStackView(.vertical, spacing: 16, sections))
    super.init(scrollView, spacing: 10)
    self.title.text = title
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
