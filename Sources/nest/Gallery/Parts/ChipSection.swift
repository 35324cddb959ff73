import OpenUIKit

/// A heading with chips below it.
final class ChipSection: UIStackView {
  /// The text of the heading.
  private(set) var title = ""
  /// The chips.
  private(set) var chips: [Chip] = []

  /// Makes a section.
  convenience init(_ title: String, chips: [Chip]) {
    let heading = UILabel()
    heading.text = title
    heading.font = .systemFont(ofSize: 12, weight: .medium)
    heading.textColor = Theme.secondaryText
    heading.heightAnchor.constraint(equalToConstant: 18).isActive = true
    self.init(.vertical, spacing: 5, [heading, ChipFlowView(chips)])
    (self.title, self.chips) = (title, chips)
  }
}
