extension NSCollectionLayoutSection {
  // Fidelity: rows of 44 points, insets of 16 points below 414 points of width and of 20 from there
  // on; 17.5 points above and below a group without header and footer. [known]
  /// A section that looks like a table.
  ///
  /// Its items are as wide as the section and as high as their views want. Insets, headers and
  /// footers follow from the configuration, and may be changed.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = rowSize(estimate: 44)
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, repeatingSubitem: item, count: 1))
    section.list = ListSectionStyle(configuration: configuration)
    let appearance = configuration.appearance
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: rowSize(estimate: appearance.isGrouped ? 38 : 28),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      // Fidelity: headers of plain lists stay in sight. [known]
      header.pinToVisibleBounds = appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: rowSize(estimate: 28),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      section.boundarySupplementaryItems.append(footer)
    }
    section.contentInsets = insets(
      of: configuration, width: layoutEnvironment.container.contentSize.width)
    return section
  }

  private static func rowSize(estimate: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
  }

  private static func insets(
    of configuration: UICollectionLayoutListConfiguration, width: CGFloat
  ) -> NSDirectionalEdgeInsets {
    let appearance = configuration.appearance
    let side: CGFloat =
      switch appearance {
      case .insetGrouped: width < 414 ? 16 : 20
      case .sidebar: 8
      case .plain, .grouped, .sidebarPlain: 0
      }
    let gap: CGFloat = appearance.isGrouped ? 17.5 : 0
    return NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary ? 0 : gap, leading: side,
      bottom: configuration.footerMode == .supplementary ? 0 : gap, trailing: side)
  }
}
