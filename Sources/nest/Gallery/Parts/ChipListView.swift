import OpenUIKit

/// A card with sections of chips; where they are higher than the card they scroll.
final class ChipListView: CardView {
  /// The sections, from the top.
  let sections: [ChipSection]

  private let scrollView = UIScrollView()

  /// Makes the list.
  init(_ title: String, sections: [ChipSection]) {
    self.sections = sections
    scrollView.addColumn(UIStackView(.vertical, spacing: 16, sections))
    super.init(scrollView, spacing: 10)
    self.title.text = title
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Scrolls to a chip that is out of sight.
  func show(_ chip: Chip) {
    layoutIfNeeded()
    let frame = chip.convert(chip.bounds, to: scrollView)
    scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -30), animated: window != nil)
  }
}
