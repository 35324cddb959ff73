/// Receives what happens in the columns of a ``SplitContainerViewController`` and how it is laid
/// out, and decides about its drawer.
///
/// *Will* calls come before the callback of the child, *did* calls after it; the timeline is in the
/// documentation of ``RegionContainer``. All methods are optional. Operations that are requested
/// inside these calls wait until the present one has ended. To observe all events in one place,
/// override ``ContainerViewController/containerStack(_:handle:)``.
public protocol SplitContainerViewControllerDelegate: AnyObject {
  /// A child is about to appear in a column.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    willShow viewController: UIViewController, at index: Int, animated: Bool)
  /// A child has appeared in a column.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    didShow viewController: UIViewController, at index: Int, animated: Bool)
  /// The child of a column is about to disappear.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    willHide viewController: UIViewController, at index: Int, animated: Bool)
  /// The child of a column has disappeared. It is still a child where it is replaced, and in a
  /// closed drawer.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    didHide viewController: UIViewController, at index: Int, animated: Bool)
  /// Whether the user may open or close the drawer. Default: yes. The program is not asked.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, shouldOpenDrawer opens: Bool
  ) -> Bool
  /// Whether the user may collapse the first column by its divider, or bring it back. Default: yes.
  /// Called once in each direction of a drag, when the divider passes the least width or half of
  /// it, and for each key. The program is not asked.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, shouldCollapse collapses: Bool
  ) -> Bool
  /// The first column has become a drawer, or a column again.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, didCollapse isCollapsed: Bool)
  /// The user has moved a divider, or a drag that was cancelled or has collapsed the first column
  /// has brought the widths back. They can be saved, and be given to
  /// ``SplitContainerViewController/chosenWidths`` later.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, didChooseWidths widths: [CGFloat])
  /// Something moves, or is further: a transition, also by hand; see ``ContainerProgress``.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    didUpdate progress: ContainerProgress)
}

extension SplitContainerViewControllerDelegate {
  /// Does nothing.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    willShow viewController: UIViewController, at index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    didShow viewController: UIViewController, at index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    willHide viewController: UIViewController, at index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    didHide viewController: UIViewController, at index: Int, animated: Bool
  ) {}
  /// Yes.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, shouldCollapse collapses: Bool
  ) -> Bool { true }
  /// Yes.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, shouldOpenDrawer opens: Bool
  ) -> Bool { true }
  /// Does nothing.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, didCollapse isCollapsed: Bool
  ) {}
  /// Does nothing.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, didChooseWidths widths: [CGFloat]
  ) {}
  /// Does nothing.
  public func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController,
    didUpdate progress: ContainerProgress
  ) {}
}
