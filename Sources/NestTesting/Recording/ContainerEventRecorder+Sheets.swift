import NestKit

extension ContainerEventRecorder: SheetContainerViewControllerDelegate {
  /// Records the event.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, willPresent viewController: UIViewController,
    animated: Bool
  ) { record(.will, .push(viewController, covering: nil), animated) }

  /// Records the event.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, willDismiss viewController: UIViewController,
    animated: Bool
  ) { record(.will, .pop(viewController, revealing: nil), animated) }

  /// Records the event.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, didPresent viewController: UIViewController,
    animated: Bool
  ) { record(.did, .push(viewController, covering: nil), animated) }

  /// Records the event.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, didDismiss viewController: UIViewController,
    animated: Bool
  ) { record(.did, .pop(viewController, revealing: nil), animated) }

  /// Records the event.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, willShow viewController: UIViewController,
    animated: Bool
  ) { record(.will, .show(viewController), animated) }

  /// Records the event.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, willHide viewController: UIViewController,
    animated: Bool
  ) { record(.will, .hide(viewController), animated) }

  /// Records the event.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, didShow viewController: UIViewController,
    animated: Bool
  ) { record(.did, .show(viewController), animated) }

  /// Records the event.
  public func sheetContainerViewController(
    _ container: SheetContainerViewController, didHide viewController: UIViewController,
    animated: Bool
  ) { record(.did, .hide(viewController), animated) }
}
