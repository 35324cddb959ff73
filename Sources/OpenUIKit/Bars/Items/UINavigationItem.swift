/// The content of a navigation bar for one level of a hierarchy: title, buttons, and the text by
/// which the back button of the level above names it.
///
/// Everything may change at any time, and the bar that shows the item follows, also while it
/// animates.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, BarChangeSource {
  package final var barChangeObservers = BarChangeObservers()
  package final var keyValueObservers: KeyValueObservers?
  /// The view of the item in a bar, once it was shown. It stays, so that a level that is shown
  /// again needs no new one.
  final var contentView: NavigationContentView?
  private var leftItems: [UIBarButtonItem]?
  private var rightItems: [UIBarButtonItem]?
  private var isBackButtonHidden = false

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override init() { super.init() }

  deinit {}

  // MARK: Title

  /// The title in the middle of the bar; nil by default.
  open var title: String? {
    didSet { changed(Properties.all.title, from: oldValue, to: title) }
  }

  /// The view that is shown in place of the title; nil by default. It has the size that fits it,
  /// and is not wider than the room between the buttons.
  open var titleView: UIView? {
    didSet { changed(Properties.all.titleView, from: oldValue, to: titleView) }
  }

  /// A line of text above everything else, for which the bar is higher; nil by default.
  open var prompt: String? {
    didSet { changed(Properties.all.prompt, from: oldValue, to: prompt) }
  }

  /// When the title is a large one, if the bar prefers large titles; as for the item below by
  /// default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet {
      changed(Properties.all.largeTitleDisplayMode, from: oldValue, to: largeTitleDisplayMode)
    }
  }

  /// Where the title is; in the middle by default.
  open var style = ItemStyle.navigator {
    didSet { changed(Properties.all.style, from: oldValue, to: style) }
  }

  // MARK: Palette

  /// The part of the bar below its row; nil by default. A module above makes it.
  package final var palette: (any BarPalette)? {
    didSet { if palette !== oldValue { didChange(.height) } }
  }

  /// Whether content that scrolls hides the palette.
  package final var hidesPaletteWhenScrolling = true {
    didSet { if hidesPaletteWhenScrolling != oldValue { didChange(.height) } }
  }

  /// Where the program prefers the palette; as the bar likes by default.
  package final var preferredPalettePlacement = PalettePlacement.automatic {
    didSet { if preferredPalettePlacement != oldValue { didChange(.height) } }
  }

  /// The palette needs another height, or the row another state.
  package final func paletteDidChange(animated: Bool) { didChange(.height, animated: animated) }

  // MARK: Back button

  /// The button that leads back to this item, in the bar of the one above: its title and image are
  /// shown, or its custom view; its action does not count. Nil by default.
  // Fidelity: the action of a back button item is not performed. [observed]
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed(Properties.all.backBarButtonItem, from: oldValue, to: backBarButtonItem) }
  }

  /// The title of the button that leads back to this item; nil, `title`, by default.
  open var backButtonTitle: String? {
    didSet { changed(Properties.all.backButtonTitle, from: oldValue, to: backButtonTitle) }
  }

  /// How much the button that leads back to this item says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet {
      changed(Properties.all.backButtonDisplayMode, from: oldValue, to: backButtonDisplayMode)
    }
  }

  /// The action that a tap on the back button performs while this item is shown, in place of
  /// popping it; nil by default. Where there is no item below, the back button shows the title and
  /// the image of the action.
  @NSCopying open var backAction: UIAction? {
    didSet { changed(Properties.all.backAction, from: oldValue, to: backAction) }
  }

  /// Whether there is no back button while this item is shown; false by default.
  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Sets whether there is no back button, and lets it fade.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != isBackButtonHidden else { return }
    isBackButtonHidden = hidesBackButton
    didChange(.buttons, animated: animated)
  }

  /// Whether the left items are shown beside the back button, and not in its place; false by
  /// default.
  open var leftItemsSupplementBackButton = false {
    didSet {
      changed(
        Properties.all.leftItemsSupplementBackButton, from: oldValue,
        to: leftItemsSupplementBackButton)
    }
  }

  // MARK: Buttons

  /// The items at the leading edge, the outermost first; nil by default. Setting it replaces the
  /// leading groups.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The items at the trailing edge, the outermost first; nil by default. Setting it replaces the
  /// trailing groups.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first item at the leading edge. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The first item at the trailing edge. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Sets the items at the leading edge, and lets the old ones fade into them.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items
    leadingItemGroups = []
    didChange(.buttons, animated: animated)
  }

  /// Sets the items at the trailing edge, and lets the old ones fade into them.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items
    trailingItemGroups = []
    didChange(.buttons, animated: animated)
  }

  /// Sets the only item at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the only item at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Groups at the leading edge, in reading order; none by default. They replace the left items.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !leadingItemGroups.isEmpty { leftItems = nil }
      changed(Properties.all.leadingItemGroups, to: leadingItemGroups)
    }
  }

  /// Groups at the trailing edge, in reading order; none by default. They replace the right items.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !trailingItemGroups.isEmpty { rightItems = nil }
      changed(Properties.all.trailingItemGroups, to: trailingItemGroups)
    }
  }

  /// A group at the trailing edge, outside all others; nil by default.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { changed(Properties.all.pinnedTrailingGroup, from: oldValue, to: pinnedTrailingGroup) }
  }

  /// All groups that are shown.
  final var shownGroups: [UIBarButtonItemGroup] {
    leadingItemGroups + trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
  }

  /// An item of the container around the bar, before those of the program at the leading edge: what
  /// shows a sidebar.
  package final var containerItem: UIBarButtonItem? {
    didSet { changed(Properties.all.containerItem, from: oldValue, to: containerItem) }
  }

  /// Whether buttons of the program are in the place of the back button.
  package final var replacesBackButton: Bool {
    !leftItemsSupplementBackButton
      && !(leftItems ?? leadingItemGroups.flatMap(\.shownItems)).isEmpty
  }

  /// The items that are shown at the leading edge, the outermost first.
  final var shownLeadingItems: [UIBarButtonItem] {
    let items = leftItems ?? leadingItemGroups.flatMap(\.shownItems)
    return ((containerItem.map { [$0] } ?? []) + items).filter { !$0.isHidden }
  }

  /// The items that are shown at the trailing edge, the outermost first.
  final var shownTrailingItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup?.shownItems.reversed() ?? []
    let others = rightItems ?? trailingItemGroups.flatMap(\.shownItems).reversed()
    return (pinned + others).filter { !$0.isHidden }
  }

  // MARK: Appearance

  /// How the bar looks while this item is shown; nil, as the bar says, by default.
  @NSCopying open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      follow(standardAppearance, insteadOf: oldValue)
      changed(Properties.all.standardAppearance, from: oldValue, to: standardAppearance)
    }
  }

  /// The same where the bar is low; nil, as the bar says, by default.
  @NSCopying open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      follow(compactAppearance, insteadOf: oldValue)
      changed(Properties.all.compactAppearance, from: oldValue, to: compactAppearance)
    }
  }

  /// The same while the content is at its top edge; nil, as the bar says, by default.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      follow(scrollEdgeAppearance, insteadOf: oldValue)
      changed(Properties.all.scrollEdgeAppearance, from: oldValue, to: scrollEdgeAppearance)
    }
  }

  /// The same where the bar is low and the content at its top edge; nil, as the bar says, by
  /// default.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      follow(compactScrollEdgeAppearance, insteadOf: oldValue)
      changed(
        Properties.all.compactScrollEdgeAppearance, from: oldValue,
        to: compactScrollEdgeAppearance)
    }
  }
}

extension UINavigationItem: BarChangeObserver {
  /// An appearance of the item has changed.
  package final func barChange(_ change: BarChange, in source: AnyObject) {
    didChange(change.part, animated: change.isAnimated)
  }

  final func didChange(_ part: BarChange.Part, animated: Bool = false) {
    observedValueDidChange()
    reportBarChange(part, animated: animated)
  }
}

extension UINavigationItem {
  /// When a title is a large one.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item below; for the lowest one, always.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// How much a back button says.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or where there is no room the word Back, or nothing.
    case `default` = 0
    /// The word Back, or where there is no room nothing.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// Where the title is.
  nonisolated public enum ItemStyle: Int, Sendable {
    /// In the middle.
    case navigator = 0
    /// After the leading buttons.
    case browser = 1
    /// After the leading buttons.
    case editor = 2
  }
}
