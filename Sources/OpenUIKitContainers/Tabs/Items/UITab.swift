import OpenUIKit

/// A tab of a tab bar controller: what the bar and the sidebar show of it, and who makes its view
/// controller.
///
/// A root tab has its view controller made when it is given to a tab bar controller, one inside a
/// group when it is selected for the first time. A tab belongs to one group or one tab bar
/// controller.
// Fidelity: when the view controllers of root tabs are made is not documented. [decided]
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where a tab is shown in a regular width.
  nonisolated public enum Placement: Int, Sendable {
    /// In the bar for root tabs, in the sidebar alone for others.
    case automatic = 0
    /// In the bar.
    case `default` = 1
    /// In the sidebar alone, until people add it to the bar.
    case optional = 2
    /// In the bar, where people can move it.
    case movable = 3
    /// In the bar, after all others.
    case pinned = 4
    /// In the bar, before all others.
    case fixed = 5
    /// In the sidebar alone.
    case sidebarOnly = 6
  }

  /// The identifier, unique in the tab bar controller.
  public final let identifier: String

  /// The item in bars and lists.
  final let item: UITabBarItem
  private final let provider: ((UITab) -> UIViewController)?
  private final var made: UIViewController?
  /// The group; nil for a root tab.
  open internal(set) weak var parent: UITabGroup?
  /// The tab bar controller of a root tab.
  @ZeroingLink final var owner: UITabBarController?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title in the bar and the sidebar.
  ///   - image: The image beside it.
  ///   - identifier: The identifier, unique in the tab bar controller.
  ///   - viewControllerProvider: Makes the view controller, once. A root tab needs one.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    item = UITabBarItem(title: title, image: image, tag: 0)
    provider = viewControllerProvider
    super.init()
  }

  deinit {}

  // MARK: Look

  /// The title.
  open var title: String {
    get { item.title ?? "" }
    set { change { item.title = newValue } }
  }

  /// The image; nil for none.
  open var image: UIImage? {
    get { item.image }
    set { change { item.image = newValue } }
  }

  /// A second line in the sidebar; nil, the default, for none.
  open var subtitle: String? { didSet { change {} } }

  /// The text of the badge; nil, the default, for none.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { change { item.badgeValue = newValue } }
  }

  /// Whether the user can select the tab; yes by default.
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { change { item.isEnabled = newValue } }
  }

  /// The name by which tests find the item and the row of the tab; nil, none, by default.
  open var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  /// Anything of the program; nil by default.
  open var userInfo: Any?

  private func change(_ change: () -> Void) {
    change()
    tabBarController?.sidebar.needsRows()
  }

  // MARK: Place

  /// Where the tab is shown in a regular width, `.automatic` by default.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { listChanges() } }
  }

  /// Whether the tab is shown nowhere; no by default.
  open var isHidden = false { didSet { if isHidden != oldValue { listChanges() } } }

  /// Whether the tab is hidden before people have shown it; no by default. A stored value: tabs are
  /// not customized here.
  open var isHiddenByDefault = false

  /// Whether people may hide the tab; no by default. A stored value: tabs are not customized here.
  open var allowsHiding = false

  /// Whether a tab bar shows the tab.
  open var hasVisiblePlacement: Bool {
    tabBarController?.tabBar.items?.contains { $0 === item } ?? false
  }

  final func listChanges() { tabBarController?.tabsHaveChanged() }

  /// The placement that counts.
  var placement: Placement {
    guard preferredPlacement == .automatic else { return preferredPlacement }
    return parent == nil ? .default : .optional
  }

  // MARK: Others

  /// The view controller, made by the first call; nil where nothing makes one.
  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }

  /// Whether something makes a view controller.
  final var hasViewController: Bool { provider != nil || made != nil }

  /// The view controller, if it has been made.
  final var loadedViewController: UIViewController? { made }

  /// Another view controller takes the place of the one that was made.
  final func replaceViewController(by new: UIViewController) { made = new }

  /// The tab bar controller that the tab, or a group around it, was given to; nil for none.
  open var tabBarController: UITabBarController? { root.owner }

  /// The outermost group around the tab that has a navigation controller; nil for none.
  open var managingTabGroup: UITabGroup? {
    path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
  }

  /// The tabs from the root tab to this one.
  final var path: [UITab] { (parent?.path ?? []) + [self] }

  /// The outermost group around the tab, or the tab itself.
  final var root: UITab { parent?.root ?? self }

  /// The tab and all that are inside of it.
  var all: [UITab] { [self] }
}

extension UIViewController {
  /// The tab whose view controller this is, of the nearest tab bar controller around it; nil for
  /// none.
  public var tab: UITab? {
    tabBarController?.allTabs.first { $0.loadedViewController === self }
  }
}
