/// Receives what a ``TabsViewController`` shows, and decides what its user may select.
///
/// *Will* calls come before the callback of the child, *did* calls after it. All methods are
/// optional. Operations that are requested inside these calls wait until the present one has ended.
/// To observe all events in one place, override
/// ``ContainerViewController/containerStack(_:handle:)``.
public protocol TabsViewControllerDelegate: AnyObject {
  /// Whether the user may select a child: by a swipe, a tab or a key. Default: yes. The program is
  /// not asked.
  func tabsViewController(
    _ tabsViewController: TabsViewController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A child is about to appear.
  func tabsViewController(
    _ tabsViewController: TabsViewController, willShow viewController: UIViewController,
    animated: Bool)
  /// A child has appeared.
  func tabsViewController(
    _ tabsViewController: TabsViewController, didShow viewController: UIViewController,
    animated: Bool)
  /// A child is about to disappear.
  func tabsViewController(
    _ tabsViewController: TabsViewController, willHide viewController: UIViewController,
    animated: Bool)
  /// A child has disappeared.
  func tabsViewController(
    _ tabsViewController: TabsViewController, didHide viewController: UIViewController,
    animated: Bool)
  /// Something moves, or is further: a transition, also by hand; see ``ContainerProgress``.
  func tabsViewController(
    _ tabsViewController: TabsViewController, didUpdate progress: ContainerProgress)
}

extension TabsViewControllerDelegate {
  /// Yes.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, willHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, didHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, didUpdate progress: ContainerProgress
  ) {}
}
