#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Receives what a ``ModalContainerViewController`` presents, and decides what its user may dismiss.
///
/// *Will* calls come before the callbacks of the child, *did* calls after them. All methods are
/// optional. Operations that are requested inside these calls wait until the present one has ended.
public protocol ModalContainerViewControllerDelegate: AnyObject {
  /// Whether the user may dismiss a controller: by a tap on the background, a drag or the Escape key.
  /// Default: yes. The program is not asked.
  func modalContainerViewController(
    _ container: ModalContainerViewController, shouldDismiss viewController: UIViewController
  ) -> Bool
  /// Called for every event of the controller that is presented; it is pushed and popped. By default
  /// this calls the method below that is named after the event.
  func modalContainerViewController(
    _ container: ModalContainerViewController, handle event: ContainerEvent)
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
}

extension ModalContainerViewControllerDelegate {
  /// Yes.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, shouldDismiss viewController: UIViewController
  ) -> Bool { true }

  /// Calls the method that is named after the event.
  public func modalContainerViewController(
    _ container: ModalContainerViewController, handle event: ContainerEvent
  ) {
    let animated = event.isAnimated
    switch (event.phase, event.kind) {
    case (.will, .push(let child, _)):
      modalContainerViewController(container, willPresent: child, animated: animated)
    case (.did, .push(let child, _)):
      modalContainerViewController(container, didPresent: child, animated: animated)
    case (.will, .pop(let child, _)):
      modalContainerViewController(container, willDismiss: child, animated: animated)
    case (.did, .pop(let child, _)):
      modalContainerViewController(container, didDismiss: child, animated: animated)
    case (_, .show), (_, .hide): break
    }
  }

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
}
