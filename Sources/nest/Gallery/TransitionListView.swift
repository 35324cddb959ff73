import NestKit
import OpenUIKit

/// All transitions as chips, family by family, and the pace; one of each is selected.
///
/// Where the list is higher than its place it can be dragged.
final class TransitionListView: UIView {
  /// Called when another transition was chosen.
  var onSelect: ((Transition) -> Void)?
  /// Called when another pace was chosen.
  var onSelectPace: ((Pace) -> Void)?

  private let title = UILabel()
  private let selection = UILabel()
  private let clip = UIView()
  private let content = UIView()
  private var sections: [ChipSection] = []
  private var transitionChips: [(transition: Transition, chip: Chip)] = []
  private var paceChips: [(pace: Pace, chip: Chip)] = []
  private static let sectionGap: CGFloat = 16

  /// Makes the list.
  ///
  /// - Parameter groups: The families to show.
  init(groups: [TransitionGroup]) {
    super.init(frame: .zero)
    backgroundColor = Theme.card
    layer.cornerRadius = Theme.cardRadius
    layer.borderWidth = 1
    layer.borderColor = Theme.hairline.cgColor
    title.text = "Transition"
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.textColor = Theme.text
    selection.font = .systemFont(ofSize: 13)
    selection.textColor = Theme.secondaryText
    selection.textAlignment = .right
    clip.clipsToBounds = true
    clip.addSubview(content)
    for view in [title, selection, clip] { addSubview(view) }
    sections = groups.map(makeSection) + [makePaceSection()]
    sections.forEach(content.addSubview)
    clip.addGestureRecognizer(VerticalDragRecognizer { [weak self] in self?.drag(by: $0) })
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Highlights a transition without telling anybody.
  func select(_ transition: Transition) {
    selection.text = transition.name.prefix(1).uppercased() + transition.name.dropFirst()
    for (candidate, chip) in transitionChips { chip.isSelected = candidate.id == transition.id }
  }

  /// Highlights a pace without telling anybody.
  func select(_ pace: Pace) {
    for (candidate, chip) in paceChips { chip.isSelected = candidate == pace }
  }

  /// The chip of a transition, for tests and pictures.
  func chip(for transition: Transition) -> Chip? {
    transitionChips.first { $0.transition.id == transition.id }?.chip
  }

  /// The chip of a pace, for tests and pictures.
  func chip(for pace: Pace) -> Chip? {
    paceChips.first { $0.pace == pace }?.chip
  }

  private func makeSection(of group: TransitionGroup) -> ChipSection {
    let chips = group.items.map { item in
      let chip = Chip(item.label) { [weak self] in
        self?.select(item.transition)
        self?.onSelect?(item.transition)
      }
      transitionChips.append((item.transition, chip))
      return chip
    }
    return ChipSection(group.title, chips: chips)
  }

  private func makePaceSection() -> ChipSection {
    paceChips = Pace.allCases.map { pace in
      let chip = Chip(pace.label) { [weak self] in
        self?.select(pace)
        self?.onSelectPace?(pace)
      }
      return (pace, chip)
    }
    return ChipSection("Pace", chips: paceChips.map(\.chip))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Theme.padding, dy: 12)
    title.frame = CGRect(x: inner.minX, y: inner.minY, width: 90, height: 22)
    selection.frame = CGRect(
      x: inner.minX + 90, y: inner.minY, width: max(0, inner.width - 90), height: 22)
    clip.frame = CGRect(
      x: inner.minX, y: inner.minY + 32, width: max(0, inner.width),
      height: max(0, inner.height - 32))
    var y: CGFloat = 0
    for section in sections {
      let height = section.sizeThatFits(clip.bounds.size).height
      section.frame = CGRect(x: 0, y: y, width: clip.bounds.width, height: height)
      y += height + Self.sectionGap
    }
    content.frame = CGRect(
      x: 0, y: content.frame.minY, width: clip.bounds.width,
      height: max(0, y - Self.sectionGap))
    drag(by: 0)
  }

  /// Moves the content as far as its ends allow.
  private func drag(by distance: CGFloat) {
    let lowest = min(0, clip.bounds.height - content.frame.height)
    content.frame.origin.y = min(0, max(lowest, content.frame.minY + distance))
  }
}
