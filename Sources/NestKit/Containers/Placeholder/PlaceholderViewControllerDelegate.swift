#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Receives what happens in the regions of a ``PlaceholderViewController``.
///
/// *Will* calls come before the callback of the child, *did* calls after it; the timeline is in the
/// documentation of ``PlaceholderViewController``. All methods are optional. Operations that are
/// requested inside these calls wait until the present one has ended.
public protocol PlaceholderViewControllerDelegate: AnyObject {
  /// Called for every event. By default this calls the method below that is named after the event;
  /// implement it instead of them to observe all events in one place.
  ///
  /// - Parameters:
  ///   - placeholderViewController: The container.
  ///   - event: A child of the region is shown or hidden.
  ///   - index: The region.
  func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController, handle event: ContainerEvent,
    at index: Int)
  /// A child is about to appear in a region.
  func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    willShow viewController: UIViewController, at index: Int, animated: Bool)
  /// A child has appeared in a region.
  func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    didShow viewController: UIViewController, at index: Int, animated: Bool)
  /// The child of a region is about to disappear.
  func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    willHide viewController: UIViewController, at index: Int, animated: Bool)
  /// The child of a region has disappeared. It is still a child where it is replaced.
  func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    didHide viewController: UIViewController, at index: Int, animated: Bool)
}

extension PlaceholderViewControllerDelegate {
  /// Calls the method that is named after the event.
  public func placeholderViewController(
    _ placeholder: PlaceholderViewController, handle event: ContainerEvent, at index: Int
  ) {
    let animated = event.isAnimated
    switch (event.phase, event.kind) {
    case (.will, .show(let child)):
      placeholderViewController(placeholder, willShow: child, at: index, animated: animated)
    case (.did, .show(let child)):
      placeholderViewController(placeholder, didShow: child, at: index, animated: animated)
    case (.will, .hide(let child)):
      placeholderViewController(placeholder, willHide: child, at: index, animated: animated)
    case (.did, .hide(let child)):
      placeholderViewController(placeholder, didHide: child, at: index, animated: animated)
    case (_, .push), (_, .pop): break
    }
  }

  /// Does nothing.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    willShow viewController: UIViewController, at index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    didShow viewController: UIViewController, at index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    willHide viewController: UIViewController, at index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController,
    didHide viewController: UIViewController, at index: Int, animated: Bool
  ) {}
}
