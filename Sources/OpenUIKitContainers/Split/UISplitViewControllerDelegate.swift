import OpenUIKit

/// Receives what a split view controller shows, and decides how it collapses and expands. Every
/// method may be left out.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Other columns are about to be shown. ``UISplitViewController/displayMode`` is still the former
  /// mode.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// A column is about to come on screen. Only with columns that have names.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// A column is about to leave the screen. Only with columns that have names.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// A column has been shown. Only with columns that have names.
  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column)

  /// A column has been hidden. Only with columns that have names.
  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column)

  /// The mode that the display mode button leads to. Default: `automatic`, for one column more, or
  /// none.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode

  /// The column that is on top when the width becomes compact. Default: the proposed one. A column
  /// that has no controller counts as the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// The mode when the width is not compact any more. Default: the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// The columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// There are columns again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// A finger begins to show or to hide a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

  /// The finger was lifted, and what it has moved is where it remains.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  /// Whether the delegate itself shows a controller that a descendant wants to show. Default: no.
  /// Only in the style without names.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool

  /// Whether the delegate itself shows a controller that a descendant wants to show as a detail.
  /// Default: no. Only in the style without names.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// Returns the controller that is shown in place of both; nil, the default, for the first one.
  /// Only in the style without names.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?

  /// The first controller when there are two again; nil, the default, for what was shown in place
  /// of both. Only in the style without names.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?

  /// Whether the delegate itself has combined both controllers, which may mean that it leaves the
  /// second one out. Default: no, for what the first one does; see
  /// `UIViewController.collapseSecondaryViewController(_:for:)`. Only in the style without names.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The second controller when there are two again; nil, the default, for what the first one does;
  /// see `UIViewController.separateSecondaryViewController(for:)`. Only in the style without names.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// The orientations that the split view controller supports. Default: those of every controller.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the split view controller is presented. Default: that of every
  /// controller.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { OptionalMethod.leftOut() }

  /// `automatic`.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { OptionalMethod.leftOut(.automatic) }

  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { OptionalMethod.leftOut(proposedTopColumn) }

  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { OptionalMethod.leftOut(proposedDisplayMode) }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    OptionalMethod.leftOut()
  }

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    OptionalMethod.leftOut()
  }

  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) { OptionalMethod.leftOut() }

  /// No.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { OptionalMethod.leftOut(false) }

  /// No.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { OptionalMethod.leftOut(false) }

  /// Nil.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { OptionalMethod.leftOut(nil) }

  /// Nil.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { OptionalMethod.leftOut(nil) }

  /// No.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { OptionalMethod.leftOut(false) }

  /// Nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { OptionalMethod.leftOut(nil) }

  /// Those that every controller supports.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { OptionalMethod.leftOut(UIViewController.defaultOrientations) }

  /// The present one, where that is supported.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    OptionalMethod.leftOut(splitViewController.defaultPresentationOrientation)
  }
}
