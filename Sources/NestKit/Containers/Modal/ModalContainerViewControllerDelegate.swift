/// Receives what a ``ModalContainerViewController`` presents, and decides what its user may
/// dismiss.
///
/// *Will* calls come before the callbacks of the child, *did* calls after them. All methods are
/// optional. Operations that are requested inside these calls wait until the present one has ended.
/// To observe all events in one place, override
/// ``ContainerViewController/containerStack(_:handle:)``.
public protocol ModalContainerViewControllerDelegate: AnyObject {
  /// Whether the user may dismiss a controller: by a tap on the background, a drag or the Escape
  /// key. Default: yes. The program is not asked.
  func modalContainerViewController(
    _ container: ModalContainerViewController, shouldDismiss viewController: UIViewController
  ) -> Bool
  /// A controller is about to be presented; it is no child yet.
  func modalContainerViewController(
    _ container: ModalContainerViewController, willPresent viewController: UIViewController,
    animated: Bool)
  /// A controller has been presented, and has received all its callbacks.
  func modalContainerViewController(
    _ container: ModalContainerViewController, didPresent viewController: UIViewController,
    animated: Bool)
  /// The controller that is presented is about to be dismissed.
  func modalContainerViewController(
    _ container: ModalContainerViewController, willDismiss viewController: UIViewController,
    animated: Bool)
  /// A controller has been dismissed, and is no child any more.
  func modalContainerViewController(
    _ container: ModalContainerViewController, didDismiss viewController: UIViewController,
    animated: Bool)
  /// The presented controller is about to appear, also together with the container.
  func modalContainerViewController(
    _ container: ModalContainerViewController, willShow viewController: UIViewController,
    animated: Bool)
  /// The presented controller has appeared.
  func modalContainerViewController(
    _ container: ModalContainerViewController, didShow viewController: UIViewController,
    animated: Bool)
  /// The presented controller is about to disappear, also together with the container.
  func modalContainerViewController(
    _ container: ModalContainerViewController, willHide viewController: UIViewController,
    animated: Bool)
  /// The presented controller has disappeared.
  func modalContainerViewController(
    _ container: ModalContainerViewController, didHide viewController: UIViewController,
    animated: Bool)
  /// Something moves, or is further: a transition, also by hand; see ``ContainerProgress``.
  func modalContainerViewController(
    _ container: ModalContainerViewController, didUpdate progress: ContainerProgress)
}

extension ModalContainerViewControllerDelegate {
  /// Yes.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, shouldDismiss viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, willPresent viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, didPresent viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, willDismiss viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, didDismiss viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, willHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, didHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, didUpdate progress: ContainerProgress
  ) {}
}
