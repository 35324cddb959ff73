/// Follows the selection of a tab bar, and how a person arranges its items. Every method may be
/// left out.
///
/// ```
/// tabBar(_:willBeginCustomizing:)
/// ··· the panel slides in; the person drags items into the bar ···
/// tabBar(_:didBeginCustomizing:)
/// tabBar(_:willEndCustomizing:changed:)
/// the bar has its new items
/// ··· the panel slides out ···
/// tabBar(_:didEndCustomizing:changed:)
/// ```
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has chosen an item, perhaps the one that was selected already. The selected item is
  /// the new one.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  /// A person is about to arrange the items.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - items: Those that can be put into the bar.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

  /// The panel in which a person arranges the items is there.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

  /// The panel is about to leave.
  ///
  /// - Parameters:
  ///   - tabBar: The bar, with its former items.
  ///   - items: Those that could be put into the bar.
  ///   - changed: Whether the bar gets other items, or others of them in another order.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

  /// The panel has left. The bar has its new items.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    OptionalMethod.leftOut()
  }

  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    OptionalMethod.leftOut()
  }

  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    OptionalMethod.leftOut()
  }
}
