/// Receives what a ``SheetContainerViewController`` presents, and decides what its user may
/// dismiss.
///
/// *Will* calls come before the callbacks of the child, *did* calls after them. All methods are
/// optional. Operations that are requested inside these calls wait until the present one has ended.
/// To observe all events in one place, override
/// ``ContainerViewController/containerStack(_:handle:)``.
public protocol SheetContainerViewControllerDelegate: AnyObject {
  /// Whether the user may dismiss a sheet: by a drag, a tap on the background or the Escape key.
  /// Default: yes. The program is not asked.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, shouldDismiss viewController: UIViewController
  ) -> Bool
  /// The user has moved a sheet to another detent.
  func sheetContainerViewController(
    _ container: SheetContainerViewController,
    didSelectDetent identifier: SheetDetent.Identifier, of viewController: UIViewController)
  /// A sheet is about to be presented; its controller is no child yet.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, willPresent viewController: UIViewController,
    animated: Bool)
  /// A sheet has been presented, and its controller has received all its callbacks.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, didPresent viewController: UIViewController,
    animated: Bool)
  /// A sheet is about to be dismissed.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, willDismiss viewController: UIViewController,
    animated: Bool)
  /// A sheet has been dismissed, and its controller is no child any more.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, didDismiss viewController: UIViewController,
    animated: Bool)
  /// The controller of a sheet is about to appear, also together with the container.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, willShow viewController: UIViewController,
    animated: Bool)
  /// The controller of a sheet has appeared.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, didShow viewController: UIViewController,
    animated: Bool)
  /// The controller of a sheet is about to disappear, also together with the container.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, willHide viewController: UIViewController,
    animated: Bool)
  /// The controller of a sheet has disappeared.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, didHide viewController: UIViewController,
    animated: Bool)
  /// Something moves, or is further: a transition or a sheet, also by hand; see
  /// ``ContainerProgress``.
  func sheetContainerViewController(
    _ container: SheetContainerViewController, didUpdate progress: ContainerProgress)
}

extension SheetContainerViewControllerDelegate {
  /// Yes.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, shouldDismiss viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController,
    didSelectDetent identifier: SheetDetent.Identifier, of viewController: UIViewController
  ) {}
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, willPresent viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, didPresent viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, willDismiss viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, didDismiss viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, willHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, didHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, didUpdate progress: ContainerProgress
  ) {}
}
