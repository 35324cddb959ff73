import OpenUIKit

/// Chips in as many lines as they need, from the leading side on: a column of rows, which are
/// filled again when the width changes.
final class ChipFlowView: UIStackView {
  private var chips: [Chip] = []
  /// The width for which the rows were filled.
  private var filledWidth: CGFloat?
  private static let gap: CGFloat = 5

  /// Makes the view.
  convenience init(_ chips: [Chip]) {
    self.init(.vertical, spacing: Self.gap, alignment: .leading, [])
    self.chips = chips
  }

  override func layoutSubviews() {
    if bounds.width != filledWidth {
      filledWidth = bounds.width
      fillRows()
    }
    super.layoutSubviews()
  }

  private func fillRows() {
    for row in arrangedSubviews { row.removeFromSuperview() }
    for line in lines(width: bounds.width) {
      addArrangedSubview(UIStackView(.horizontal, spacing: Self.gap, line))
    }
  }

  /// The chips of each line, at least one.
  private func lines(width: CGFloat) -> [[Chip]] {
    var lines: [[Chip]] = []
    var end: CGFloat = 0
    for chip in chips {
      let chipWidth = chip.intrinsicContentSize.width
      end += Self.gap + chipWidth
      if !lines.isEmpty, end <= width {
        lines[lines.count - 1].append(chip)
      } else {
        lines.append([chip])
        end = chipWidth
      }
    }
    return lines
  }
}
