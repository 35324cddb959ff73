import OpenUIKit

/// The tab of a search: after all others in the bar, with the title and image of the system.
open class UISearchTab: UITab {
  /// Creates a search tab with the title and image of the system.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    self.init(
      title: item.title ?? "", image: item.imageInList, identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }

  deinit {}

  override var placement: Placement {
    preferredPlacement == .automatic && parent == nil ? .pinned : super.placement
  }
}
