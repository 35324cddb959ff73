// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UITabBarDelegate {
  /// The method `tabBar(_:didSelect:)`, to be called with `?`; never nil.
  public var tabBar: _UITabBarDelegateTabBar? { _UITabBarDelegateTabBar(delegate: self) }
}

/// The method `tabBar(…)` of a `UITabBarDelegate`.
@preconcurrency @MainActor
public struct _UITabBarDelegateTabBar {
  let delegate: any UITabBarDelegate

  /// Calls `tabBar(_:didSelect:)`.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
