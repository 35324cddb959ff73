/// Describes a section of a collection view that looks like a table.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  nonisolated public enum Appearance: Int, Sendable {
    /// Rows across the whole width.
    case plain
    /// Rows across the whole width, with room between sections.
    case grouped
    /// Sections with round corners, away from the edges.
    case insetGrouped
    /// The list of a sidebar.
    case sidebar
    /// The list of a sidebar beside plain content.
    case sidebarPlain
  }

  /// The source of the header of a section.
  nonisolated public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// It is a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// It is the first item.
    case firstItemInSection
  }

  /// The source of the footer of a section.
  nonisolated public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// It is a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Returns the separators of an item.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the actions that a swipe reveals; nil for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The look.
  public let appearance: Appearance
  /// Whether there are separators, true by default except in sidebars.
  public var showsSeparators: Bool
  /// The separators of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of one item, from those of all; nil by default. Called when the item is
  /// about to be shown.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the section; nil, that of the look, by default.
  public var backgroundColor: UIColor?
  /// Returns the actions at the leading edge of an item; nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the trailing edge of an item; nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The source of the header; `.none` by default.
  public var headerMode = HeaderMode.none
  /// The source of the footer; `.none` by default.
  public var footerMode = FooterMode.none
  // Fidelity: 22 points in plain lists. [known]
  /// The room above the header, in points; nil, as much as the look wants, by default.
  public var headerTopPadding: CGFloat?

  /// A list without header and footer.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  nonisolated var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  nonisolated var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}
