#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Receives what a ``SwitchViewController`` shows, and decides what its user may select.
///
/// *Will* calls come before the callback of the child, *did* calls after it. All methods are optional.
/// Operations that are requested inside these calls wait until the present one has ended.
public protocol SwitchViewControllerDelegate: AnyObject {
  /// Whether the user may select a child: by a swipe, a tab or a key. Default: yes. The program is not
  /// asked.
  func switchViewController(
    _ switchViewController: SwitchViewController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called for every event. By default this calls the method below that is named after the event;
  /// implement it instead of them to observe all events in one place.
  func switchViewController(
    _ switchViewController: SwitchViewController, handle event: ContainerEvent)
  /// A child is about to appear.
  func switchViewController(
    _ switchViewController: SwitchViewController, willShow viewController: UIViewController,
    animated: Bool)
  /// A child has appeared.
  func switchViewController(
    _ switchViewController: SwitchViewController, didShow viewController: UIViewController,
    animated: Bool)
  /// A child is about to disappear.
  func switchViewController(
    _ switchViewController: SwitchViewController, willHide viewController: UIViewController,
    animated: Bool)
  /// A child has disappeared.
  func switchViewController(
    _ switchViewController: SwitchViewController, didHide viewController: UIViewController,
    animated: Bool)
}

extension SwitchViewControllerDelegate {
  /// Yes.
  public func switchViewController(
    _ switchViewController: SwitchViewController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Calls the method that is named after the event.
  public func switchViewController(
    _ container: SwitchViewController, handle event: ContainerEvent
  ) {
    let animated = event.isAnimated
    switch (event.phase, event.kind) {
    case (.will, .show(let child)):
      switchViewController(container, willShow: child, animated: animated)
    case (.did, .show(let child)):
      switchViewController(container, didShow: child, animated: animated)
    case (.will, .hide(let child)):
      switchViewController(container, willHide: child, animated: animated)
    case (.did, .hide(let child)):
      switchViewController(container, didHide: child, animated: animated)
    case (_, .push), (_, .pop): break
    }
  }

  /// Does nothing.
  public func switchViewController(
    _ switchViewController: SwitchViewController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func switchViewController(
    _ switchViewController: SwitchViewController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func switchViewController(
    _ switchViewController: SwitchViewController, willHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func switchViewController(
    _ switchViewController: SwitchViewController, didHide viewController: UIViewController,
    animated: Bool
  ) {}
}
