/// Receives what happens in the regions of a ``PlaceholderViewController``.
///
/// *Will* calls come before the callback of the child, *did* calls after it; the timeline is in the
/// documentation of ``PlaceholderViewController``. All methods are optional. Operations that are
/// requested inside these calls wait until the present one has ended. To observe all events in one
/// place, override ``ContainerViewController/containerStack(_:handle:)``.
public protocol PlaceholderViewControllerDelegate: AnyObject {
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
  /// Something moves, or is further: a transition, also by hand; see ``ContainerProgress``.
  func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController, didUpdate progress: ContainerProgress)
}

extension PlaceholderViewControllerDelegate {
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
  /// Does nothing.
  public func placeholderViewController(
    _ placeholderViewController: PlaceholderViewController, didUpdate progress: ContainerProgress
  ) {}
}
