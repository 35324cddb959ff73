/// An item of a tab bar: icon, title and badge.
open class UITabBarItem: UIBarItem {
  /// The items that the system provides.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Further items, for which there is no room.
    case more = 0
    /// Content that the user likes.
    case favorites = 1
    /// Recommended content.
    case featured = 2
    /// The content with the best ratings.
    case topRated = 3
    /// The content that was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// Content that was used before.
    case history = 6
    /// Content that the user has marked.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// Content that is loaded or being loaded.
    case downloads = 9
    /// The newest content.
    case mostRecent = 10
    /// The content that is viewed most.
    case mostViewed = 11
  }

  /// The item that the system provides; nil for an item of the program.
  final let systemItem: SystemItem?

  /// An item without title and image.
  public override init() {
    systemItem = nil
    super.init()
  }

  private init(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    super.init()
    title = systemItem.text
  }

  /// An item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and images; nil for the selected one shows the other one then.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item that the system provides.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(systemItem)
    self.tag = tag
  }

  deinit {}

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  /// The image in a list of items.
  package final var imageInList: UIImage? {
    guard let image = image ?? systemItem?.symbol else { return nil }
    return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  /// The image while the item is selected; nil, `image`, by default.
  open var selectedImage: UIImage? {
    didSet { changed(Properties.all.selectedImage, from: oldValue, to: selectedImage) }
  }

  /// The text of the badge; nil, no badge, by default. An empty text is a badge without text.
  open var badgeValue: String? {
    didSet { changed(Properties.all.badgeValue, from: oldValue, to: badgeValue) }
  }

  /// The colour of the badge; nil, that of the appearance, by default.
  @NSCopying open var badgeColor: UIColor? {
    didSet { changed(Properties.all.badgeColor, from: oldValue, to: badgeColor) }
  }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the text of the badge in a state; nil for what the bar says, which is
  /// the default.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    recordAppearance(for: [Int(state.rawValue)]) {
      $0.setBadgeTextAttributes(textAttributes, for: state)
    }
    reportBarChange(.content)
  }

  /// The attributes that were set for the badge in a state; nil for none.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

  /// How far the title is moved, in points; 0 by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      changed(Properties.all.titlePositionAdjustment, from: oldValue, to: titlePositionAdjustment)
    }
  }

  /// How the bar looks while the item is selected; nil, as the bar says, by default.
  @NSCopying open var standardAppearance: UITabBarAppearance? {
    didSet {
      follow(standardAppearance, insteadOf: oldValue)
      changed(Properties.all.standardAppearance, from: oldValue, to: standardAppearance)
    }
  }

  /// The same while the content is at its bottom edge; nil, as the bar says, by default.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      follow(scrollEdgeAppearance, insteadOf: oldValue)
      changed(Properties.all.scrollEdgeAppearance, from: oldValue, to: scrollEdgeAppearance)
    }
  }

  /// The frame of what a bar in the same window shows for this item; nil where none shows it.
  open func frame(in referenceView: UIView) -> CGRect? {
    frameOfControl(in: referenceView)
  }
}

extension UITabBarItem: BarChangeObserver {
  /// An appearance of the item has changed.
  package final func barChange(_ change: BarChange, in source: AnyObject) {
    reportBarChange(change.part, animated: change.isAnimated)
  }
}

extension UITabBarItem.SystemItem {
  /// The title of the item.
  nonisolated var text: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
