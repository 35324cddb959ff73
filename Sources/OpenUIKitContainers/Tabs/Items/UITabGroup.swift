import NestKit
import OpenUIKit

/// A tab with tabs inside: a section of the sidebar, one item of the bar.
///
/// Shown is the view controller of the tab that is selected inside; of the group itself while none
/// is; and where the group makes none, that of its first tab. With a
/// ``managingNavigationController`` the view controllers of the group and of what is selected
/// inside are its stack.
open class UITabGroup: UITab {
  /// How a group is shown in the sidebar.
  nonisolated public enum SidebarAppearance: UInt, Sendable {
    /// A root group is a section, one inside another a row with rows below.
    case automatic = 0
    /// Its tabs are beside its siblings, without a title.
    case inline = 1
    /// A section of its own.
    case rootSection = 2
  }

  private final var tabs: [UITab] = []
  private final var chosen: UITab?

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title in the bar and the sidebar.
  ///   - image: The image beside it.
  ///   - identifier: The identifier, unique in the tab bar controller.
  ///   - children: The tabs inside.
  ///   - viewControllerProvider: Makes the view controller of the group itself, once.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
  }

  deinit {}

  // MARK: Tabs inside

  /// The tabs inside. A tab of another group or of a tab bar controller, the group itself and one
  /// around it, and an identifier that is there twice are reported, and nothing changes.
  open var children: [UITab] {
    get { tabs }
    set {
      if let misuse = misuse(ofChildren: newValue) { return Misuse.report(misuse) }
      for tab in tabs where !newValue.contains(where: { $0 === tab }) { tab.parent = nil }
      tabs = newValue
      for tab in tabs { tab.parent = self }
      if let chosen, chosen.parent !== self { self.chosen = nil }
      listChanges()
    }
  }

  private func misuse(ofChildren new: [UITab]) -> Misuse? {
    for tab in new {
      if path.contains(where: { $0 === tab }) { return .containsItself(tab) }
      if tab.owner != nil || (tab.parent != nil && tab.parent !== self) {
        return .belongsToAnother(tab)
      }
    }
    let inside = new.flatMap(\.all)
    let others = root.all.filter { other in
      !all.contains { $0 === other } && !inside.contains { $0 === other }
    }
    let rest = tabBarController?.tabs.filter { $0 !== root }.flatMap(\.all) ?? []
    return .ofIdentifiers(of: inside + others + [self] + rest)
  }

  /// The tabs inside by their identifiers, in the order in which they are shown; those that are not
  /// named follow. Empty, the order of ``children``, by default.
  open var displayOrderIdentifiers: [String] = [] {
    didSet { if displayOrderIdentifiers != oldValue { listChanges() } }
  }

  /// The tabs inside in the order in which they are shown.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in tabs.first { $0.identifier == name } }
    return named + tabs.filter { tab in !named.contains { $0 === tab } }
  }

  /// Whether people may change the order; no by default. A stored value: tabs are not customized
  /// here.
  open var allowsReordering = false

  /// A tab inside, at any depth; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.flatMap(\.all).first { $0.identifier == identifier }
  }

  override var all: [UITab] { [self] + tabs.flatMap(\.all) }

  // MARK: Selection

  /// The tab that is selected inside; nil for none. One that is not inside is reported, and nothing
  /// changes.
  open var selectedChild: UITab? {
    get { chosen }
    set {
      if let newValue, newValue.parent !== self {
        return Misuse.report(.selectsMissing(newValue))
      }
      guard newValue !== chosen else { return }
      chosen = newValue
      listChanges()
    }
  }

  /// Selects inside; what is shown follows later.
  final func choose(_ tab: UITab?) { chosen = tab }

  /// The tab that is selected where one has to be; nil, the first one, by default.
  open var defaultChildIdentifier: String?

  /// The tab inside that is shown; nil for the group itself.
  final var shownChild: UITab? {
    if let chosen { return chosen }
    if hasViewController { return nil }
    let visible = displayOrder.filter { !$0.isHidden }
    return visible.first { $0.identifier == defaultChildIdentifier } ?? visible.first
  }

  // MARK: Navigation and sidebar

  /// A navigation controller whose stack are the view controllers of the group and of what is
  /// selected inside; nil, none, by default. Of several in nested groups the outermost counts.
  open var managingNavigationController: UINavigationController? { didSet { listChanges() } }

  /// Rows below the tabs in the sidebar; none by default.
  open var sidebarActions: [UIAction] = [] { didSet { tabBarController?.sidebar.needsRows() } }

  /// How the group is shown in the sidebar, `.automatic` by default.
  open var sidebarAppearance = SidebarAppearance.automatic {
    didSet { tabBarController?.sidebar.needsRows() }
  }
}
