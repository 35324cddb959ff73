import NestKit
import OpenUIKit

extension UITabBarController {
  /// The children are below the bar.
  func setUpView() {
    region.frame = view.bounds
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(region)
    view.addSubview(tabBar)
    stack.region = region
    updateSidebar()
  }

  func contentDidScroll() { tabBar.isAtScrollEdge = lowerEdge.isAtEdge }

  /// The bar follows the scroll view of the selected child.
  func followScrollViews() {
    let child = selected?.viewIfLoaded == nil ? nil : selected
    lowerEdge.follow(child)
    upperEdge.follow(child)
    contentDidScroll()
    barItemsDidChange(.contentScrollView)
  }

  /// Puts the bar where it belongs, and what it leaves to the children that are in the tree; inside
  /// an animation it moves there.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let isBesideSidebar = !sidebar.isHidden
    let isHidden = isBarHidden || isHiddenBySelection || isBesideSidebar
    let height = tabBar.sizeThatFits(view.bounds.size).height
    let frame = CGRect(
      x: 0, y: view.bounds.maxY - (isHidden ? -1 : height), width: view.bounds.width, height: height
    )
    if tabBar.frame != frame { tabBar.frame = frame }
    tabBar.accessibilityElementsHidden = isHidden
    tabBar.layoutIfNeeded()
    var covered = UIEdgeInsets.zero
    covered.bottom = isHidden ? 0 : max(0, height - view.safeAreaInsets.bottom)
    layOutSidebar(above: tabBar.frame, region: region, covered: &covered)
    for content in stack.contentsInTree {
      let child = content.viewController
      let isBeside =
        !isHidden && !child.reaches(under: .bottom, isOpaque: tabBar.keepsContentBeside)
      content.placement = isBeside ? .inset(top: 0, left: 0, bottom: height, right: 0) : .fill
      content.placeView()
      var insets = covered
      if isBeside { insets.bottom = 0 }
      child.containerSafeAreaInsets = insets
    }
    contentDidScroll()
  }

  // Fidelity: one controller of the navigation controller's list that hides the bar is enough.
  // [documented]
  private var isHiddenBySelection: Bool {
    sequence(first: selected as? UINavigationController) {
      $0?.topViewController as? UINavigationController
    }
    .prefix { $0 != nil }.contains { $0?.bars.hidesTabBar == true }
  }

  /// The item of a child: that of its tab, or its own.
  func item(of child: UIViewController) -> UITabBarItem {
    listedTab(of: child)?.item ?? child.tabBarItem
  }

  /// The tab whose view controller a child is, of those that were given.
  func listedTab(of child: UIViewController) -> UITab? {
    zip(list, listedTabs).first { $0.0 === child }?.1
  }

  /// The controllers for which the items of the bar stand, in their order.
  var childrenWithItem: [UIViewController] {
    list[..<planner.countWithItem] + (planner.hasMore ? [moreNavigationController] : [])
  }

  func showItems(animated: Bool) {
    let items: [UITabBarItem] =
      listedTabs.isEmpty
      ? childrenWithItem.map { item(of: $0) }
      : tabsWithItem.map(\.item) + (planner.hasMore ? [item(of: moreNavigationController)] : [])
    tabBar.setItems(items, animated: animated)
    more?.listController.show(planner.childrenBehindMore.map { ($0, item(of: $0)) })
    showSelection()
  }

  func showSelection() {
    let shown = tabsWithItem
    let item =
      listedTabs.isEmpty || selected === more
      ? selected?.tabBarItem
      : selectedTab?.path.last { tab in shown.contains { $0 === tab } }?.item
    // In a callback of a new list the bar may not have its items yet.
    if item == nil || tabBar.items?.contains(where: { $0 === item }) == true {
      tabBar.selectedItem = item
    }
    sidebar.needsRows()
  }
}

extension UITabBarController: BarChangeObserver {
  /// A child has another item.
  package func barChange(_ change: BarChange, in source: AnyObject) {
    if change.part == .tabBarItem { showItems(animated: change.isAnimated) }
    if change.part == .extendedEdges { viewIfLoaded?.setNeedsLayout() }
    if change.part == .contentScrollView, source === selected { followScrollViews() }
  }
}
