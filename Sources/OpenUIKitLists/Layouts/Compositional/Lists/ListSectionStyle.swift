/// The additions of a section that is a list to a section.
struct ListSectionStyle {
  var configuration: UICollectionLayoutListConfiguration

  /// The kind of the view behind the section.
  nonisolated static let backgroundKind = "UICollectionViewListLayoutSectionBackground"

  private var appearance: UICollectionLayoutListConfiguration.Appearance {
    configuration.appearance
  }

  // Fidelity: 10 points. [known]
  var cornerRadius: CGFloat { appearance == .insetGrouped ? 10 : 0 }

  /// The colour behind the section.
  var backgroundColor: UIColor {
    if let color = configuration.backgroundColor { return color }
    return appearance.isGrouped ? .systemGroupedBackground : .systemBackground
  }

  /// The room above the header, in points.
  var headerTopPadding: CGFloat {
    guard configuration.headerMode == .supplementary else { return 0 }
    return configuration.headerTopPadding?.length ?? (appearance == .plain ? 22 : 0)
  }

  /// More room above the first section than above others, in points.
  var firstSectionPadding: CGFloat {
    appearance.isGrouped && configuration.headerMode != .supplementary ? 17.5 : 0
  }

  /// The style of an item.
  ///
  /// - Parameters:
  ///   - path: Its place.
  ///   - count: The number of items of the section.
  func style(at path: IndexPath, count: Int) -> ListElementStyle {
    let first = configuration.headerMode == .firstItemInSection ? 1 : 0
    var style = ListElementStyle(appearance: appearance)
    if path[1] < first {
      style.role = .header
    } else {
      style.isFirst = path[1] == first
      style.isLast = path[1] == count - 1
      style.cornerRadius = cornerRadius
    }
    addSeparators(to: &style, at: path)
    return style
  }

  /// The style of a header or footer.
  func style(_ role: ListElementStyle.Role, isPinned: Bool) -> ListElementStyle {
    ListElementStyle(appearance: appearance, role: role, isPinned: isPinned)
  }

  private func addSeparators(to style: inout ListElementStyle, at path: IndexPath) {
    guard configuration.showsSeparators else { return }
    let all = configuration.separatorConfiguration
    let own = configuration.itemSeparatorHandler?(path, all) ?? all
    // Fidelity: a grouped list has lines at its ends, from edge to edge; an inset one has none
    // there; a plain one has one below each item. [known]
    let isGroupEnd = (
      first: style.isFirst && appearance == .grouped, last: style.isLast && appearance == .grouped
    )
    let isHeader = style.role == .header
    let showsTop = own.topSeparatorVisibility.resolved(isGroupEnd.first)
    let showsBottom = own.bottomSeparatorVisibility.resolved(
      !isHeader && !(style.isLast && appearance == .insetGrouped))
    if showsTop { style.topSeparator = separator(own, own.topSeparatorInsets, isGroupEnd.first) }
    if showsBottom {
      style.bottomSeparator = separator(own, own.bottomSeparatorInsets, isGroupEnd.last)
    }
  }

  private func separator(
    _ own: UIListSeparatorConfiguration, _ insets: NSDirectionalEdgeInsets, _ isFull: Bool
  ) -> ListElementStyle.Separator {
    func known(_ inset: CGFloat) -> CGFloat? {
      inset.isFinite && inset < CGFloat.greatestFiniteMagnitude ? inset : isFull ? 0 : nil
    }
    return ListElementStyle.Separator(
      leading: known(insets.leading), trailing: known(insets.trailing), color: own.color,
      multipleSelectionColor: own.multipleSelectionColor, effect: own.visualEffect)
  }
}

extension UIListSeparatorConfiguration.Visibility {
  /// Whether the separator is shown, if the list would decide so.
  nonisolated func resolved(_ automatic: Bool) -> Bool {
    switch self {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }
}
