import NestKit
import OpenUIKit

extension UITabBarController {
  /// Whether a tab bar controller with tabs has a sidebar.
  nonisolated public enum Mode: Int, Sendable {
    /// If a tab is a group.
    case automatic = 0
    /// It has none.
    case tabBar = 1
    /// It has one where the width is regular.
    case tabSidebar = 2
  }

  /// The tabs at all depths, each group before what is inside.
  var allTabs: [UITab] { roots.flatMap(\.all) }

  private var isCompact: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Whether the sidebar can be shown.
  var hasSidebar: Bool {
    // A program that sets children has none listed while the former tabs are still there.
    guard !listedTabs.isEmpty, !isCompact else { return false }
    return mode == .tabSidebar || (mode == .automatic && roots.contains { $0 is UITabGroup })
  }

  // MARK: Replacing

  func replaceTabs(by new: [UITab], animated: Bool) {
    if let misuse = misuse(ofTabs: new) { return Misuse.report(misuse) }
    let old = roots
    setRoots(new)
    if !arrangeTabs(animated: animated) { setRoots(old) }
  }

  /// The tabs are those of a program that sets children.
  func leaveTabs() { setRoots([]) }

  private func setRoots(_ new: [UITab]) {
    for tab in roots { tab.owner = nil }
    roots = new
    for tab in roots { tab.owner = self }
  }

  private func misuse(ofTabs new: [UITab]) -> Misuse? {
    for tab in new {
      if tab.parent != nil || (tab.owner != nil && tab.owner !== self) {
        return .belongsToAnother(tab)
      }
      if !shownPath(from: tab).contains(where: \.hasViewController) {
        return .hasNoViewController(tab)
      }
    }
    return .ofIdentifiers(of: new.flatMap(\.all))
  }

  /// A tab, or what holds of all of them, is another one.
  func tabsHaveChanged() {
    guard !isArrangingTabs else { return tabsNeedArrangement = true }
    guard !roots.isEmpty else { return }
    arrangeTabs(animated: false)
  }

  /// Gives each tab that is shown its place in the list of children; false if the view controllers
  /// cannot be children.
  @discardableResult func arrangeTabs(animated: Bool) -> Bool {
    isArrangingTabs = true
    defer { isArrangingTabs = false }
    let root = shownTab?.root
    var isDone = true
    // The closures and delegate methods of the program that are called here may change tabs.
    repeat {
      tabsNeedArrangement = false
      let tabs = tabsToList
      let children = tabs.map { controller(of: $0) }
      if children.elementsEqual(list, by: ===), tabs.elementsEqual(listedTabs, by: ===) {
        arrange(list, animated: animated)
      } else {
        let shown = tabs.firstIndex { $0 === root }.map { children[$0] }
        isDone = setList(children, of: tabs, selecting: shown, animated: animated)
      }
    } while tabsNeedArrangement && isDone
    updateSidebar()
    return isDone
  }

  // MARK: Shown tabs

  /// The root tabs that are shown, those with an item of their own first.
  private var tabsToList: [UITab] {
    let visible = roots.filter { tab in
      !tab.isHidden && shownPath(from: tab).contains(where: \.hasViewController)
    }
    guard isCompact else {
      return visible.filter(\.isInBar).byPlacement + visible.filter { !$0.isInBar }
    }
    guard let names = compactTabIdentifiers, !names.isEmpty else { return visible }
    return names.compactMap { name in visible.first { $0.identifier == name } }
  }

  /// How many children belong in the bar, or behind More.
  func countForItems(of children: [UIViewController]) -> Int {
    listedTabs.isEmpty || isCompact ? children.count : listedTabs.filter(\.isInBar).count
  }

  // Fidelity: with a sidebar also tabs inside groups are in the bar, if they are placed there.
  // [documented]
  /// The tabs whose items are in the bar, in their order.
  var tabsWithItem: [UITab] {
    let first = Array(listedTabs.prefix(planner.countWithItem))
    guard hasSidebar else { return first }
    let inside = listedTabs.flatMap(\.all).filter {
      $0.parent != nil && $0.isInBar && !$0.path.contains(where: \.isHidden)
    }
    return (first + inside).byPlacement
  }

  /// A root tab and those inside that are shown.
  func shownPath(from root: UITab) -> [UITab] {
    var path = [root]
    while let child = (path.last as? UITabGroup)?.shownChild { path.append(child) }
    return path
  }

  /// The innermost tab that is selected.
  var shownTab: UITab? { shownTab(of: selectedChild) }

  /// The innermost tab that is selected where a child is.
  func shownTab(of child: UIViewController?) -> UITab? {
    child.flatMap { listedTab(of: $0) }.flatMap { shownPath(from: $0).last }
  }

  /// Returns the controller that a root tab shows.
  private func controller(of root: UITab) -> UIViewController {
    let path = shownPath(from: root)
    for (index, tab) in path.enumerated() {
      if let navigation = (tab as? UITabGroup)?.managingNavigationController {
        updateStack(of: navigation, Array(path[index...]))
        return navigation
      }
    }
    return path.reversed().lazy.compactMap(\.viewController).first ?? UIViewController()
  }

  // MARK: Navigation in groups

  private func updateStack(of navigation: UINavigationController, _ path: [UITab]) {
    let old = navigation.viewControllers
    let ofTabs = path[0].all.compactMap(\.loadedViewController)
    let lastOfTab = old.lastIndex { child in ofTabs.contains { $0 === child } }
    let stack = path.flatMap { tab in
      var proposed = [tab.viewController].compactMap { $0 }
      if tab === path.last, let lastOfTab, old[lastOfTab] === tab.viewController {
        proposed += old[(lastOfTab + 1)...]
      }
      return delegate?.tabBarController(
        self, displayedViewControllersFor: tab, proposedViewControllers: proposed) ?? proposed
    }
    navigation.onListChange = { [zeroingLink, shown = navigation.zeroingLink] in
      if let navigation = shown.target { zeroingLink.target?.stackHasChanged(navigation) }
    }
    guard stack.count != old.count || !zip(stack, old).allSatisfy({ $0 === $1 }) else { return }
    navigation.setViewControllers(stack, animated: navigation.viewIfLoaded?.window != nil)
  }

  // Fidelity: the user who pops the view controller of a tab selects the group around it. [decided]
  private func stackHasChanged(_ navigation: UINavigationController) {
    guard !isArrangingTabs,
      let root = listedTabs.first(where: { tab in
        shownPath(from: tab).contains {
          ($0 as? UITabGroup)?.managingNavigationController === navigation
        }
      })
    else { return }
    let path = shownPath(from: root)
    guard let leaf = path.last?.loadedViewController, !navigation.viewControllers.contains(leaf),
      let shown = path.last(where: { tab in
        navigation.viewControllers.contains { $0 === tab.loadedViewController }
      }) as? UITabGroup
    else { return }
    shown.choose(nil)
    tabsHaveChanged()
  }

  // MARK: Selecting

  /// Whether a tab can be selected: it is there, and not hidden.
  func isShown(_ tab: UITab) -> Bool {
    listedTabs.contains { $0 === tab.root } && !tab.path.contains(where: \.isHidden)
  }

  func select(_ tab: UITab) {
    guard isShown(tab) else { return Misuse.report(.selectsMissing(tab)) }
    let root = tab.root
    for (group, child) in zip(tab.path, tab.path.dropFirst()) {
      (group as? UITabGroup)?.choose(child)
    }
    arrangeTabs(animated: false)
    guard let index = listedTabs.firstIndex(where: { $0 === root }) else { return }
    selectItem(of: list[index])
    showSelection()
  }

  /// The user selects a tab, if the delegate allows it: in the bar, or in the sidebar, where a row
  /// of a group is that of its own view controller.
  func selectByHand(_ tab: UITab, inSidebar: Bool = false) {
    guard tab.isEnabled, delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else {
      return
    }
    let previous = shownTab
    let isAgain = previous?.path.last { shown in tabsWithItem.contains { $0 === shown } } === tab
    let returns = inSidebar || isAgain
    if returns, let group = tab as? UITabGroup, group.hasViewController { group.choose(nil) }
    if !inSidebar, isAgain, shownTab === previous, let selected {
      selectAgain(selected)
    } else {
      select(tab)
    }
    guard let shownTab else { return }
    delegate?.tabBarController(self, didSelectTab: shownTab, previousTab: previous)
  }
}

extension UITab {
  /// Whether a bar where the width is regular has an item of the tab.
  fileprivate var isInBar: Bool { placement != .optional && placement != .sidebarOnly }
}

extension [UITab] {
  /// Fixed ones first, pinned ones last.
  @MainActor fileprivate var byPlacement: [UITab] {
    filter { $0.placement == .fixed } + filter { ![.fixed, .pinned].contains($0.placement) }
      + filter { $0.placement == .pinned }
  }
}
