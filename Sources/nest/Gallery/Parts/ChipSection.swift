import OpenUIKit

/// A heading with chips below it, one of which can be selected.
final class ChipSection: UIView {
  /// The chips, in their order.
  let chips: [Chip]

  private let heading = UILabel()
  private static let headingHeight: CGFloat = 18
  private static let headingGap: CGFloat = 5
  private static let gap: CGFloat = 5

  /// Makes a section.
  init(_ title: String, chips: [Chip]) {
    self.chips = chips
    super.init(frame: .zero)
    heading.text = title
    heading.font = .systemFont(ofSize: 12, weight: .medium)
    heading.textColor = Theme.secondaryText
    addSubview(heading)
    chips.forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.headingHeight)
    let top = Self.headingHeight + Self.headingGap
    for (chip, frame) in zip(chips, flow(width: bounds.width).frames) {
      chip.frame = frame.offsetBy(dx: 0, dy: top)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: Self.headingHeight + Self.headingGap + flow(width: size.width).height)
  }

  private func flow(width: CGFloat) -> FlowLayout {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return FlowLayout(chips.map { $0.sizeThatFits(room) }, width: width, gap: Self.gap)
  }
}
