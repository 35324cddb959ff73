#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Receives what a ``TabsViewController`` shows, and decides what its user may select.
///
/// *Will* calls come before the callback of the child, *did* calls after it. All methods are optional.
/// Operations that are requested inside these calls wait until the present one has ended.
public protocol TabsViewControllerDelegate: AnyObject {
  /// Whether the user may select a child: by a swipe, a tab or a key. Default: yes. The program is not
  /// asked.
  func tabsViewController(
    _ tabsViewController: TabsViewController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called for every event. By default this calls the method below that is named after the event;
  /// implement it instead of them to observe all events in one place.
  func tabsViewController(
    _ tabsViewController: TabsViewController, handle event: ContainerEvent)
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
}

extension TabsViewControllerDelegate {
  /// Yes.
  public func tabsViewController(
    _ tabsViewController: TabsViewController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Calls the method that is named after the event.
  public func tabsViewController(
    _ container: TabsViewController, handle event: ContainerEvent
  ) {
    let animated = event.isAnimated
    switch (event.phase, event.kind) {
    case (.will, .show(let child)):
      tabsViewController(container, willShow: child, animated: animated)
    case (.did, .show(let child)):
      tabsViewController(container, didShow: child, animated: animated)
    case (.will, .hide(let child)):
      tabsViewController(container, willHide: child, animated: animated)
    case (.did, .hide(let child)):
      tabsViewController(container, didHide: child, animated: animated)
    case (_, .push), (_, .pop): break
    }
  }

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
}
