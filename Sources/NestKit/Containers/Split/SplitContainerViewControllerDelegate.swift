#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Receives how a ``SplitContainerViewController`` is laid out, and decides about its drawer.
///
/// What happens to the children comes to the delegate of the placeholder that it is. All methods are
/// optional.
public protocol SplitContainerViewControllerDelegate: AnyObject {
  /// Whether the user may open or close the drawer. Default: yes. The program is not asked.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, shouldOpenDrawer opens: Bool
  ) -> Bool
  /// Whether the user may collapse the first column by its divider, or bring it back. Default: yes. Called once
  /// in each direction of a drag, when the divider passes the least width or half of it, and for each key.
  /// The program is not asked.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, shouldCollapse collapses: Bool
  ) -> Bool
  /// The first column has become a drawer, or a column again.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, didCollapse isCollapsed: Bool)
  /// The user has moved a divider, or a drag that was cancelled or has collapsed the first column has brought
  /// the widths back. They can be saved, and be given to
  /// ``SplitContainerViewController/chosenWidths`` later.
  func splitContainerViewController(
    _ splitContainerViewController: SplitContainerViewController, didChooseWidths widths: [CGFloat])
}

extension SplitContainerViewControllerDelegate {
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
}
