import OpenUIKit

/// Chips in as many lines as they need, from the leading side on. Its height follows from its width.
final class ChipFlowView: UIView {
  private let chips: [Chip]
  private static let gap: CGFloat = 5
  /// The width for which the height was reported.
  private var measuredWidth: CGFloat = 0

  /// Makes the view.
  init(_ chips: [Chip]) {
    self.chips = chips
    super.init(frame: .zero)
    chips.forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: flow.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (chip, frame) in zip(chips, flow.frames) {
      let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
      chip.frame = CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
    }
    guard bounds.width != measuredWidth else { return }
    measuredWidth = bounds.width
    invalidateIntrinsicContentSize()
  }

  private var flow: FlowLayout {
    FlowLayout(chips.map(\.intrinsicContentSize), width: bounds.width, gap: Self.gap)
  }
}
