#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Passes what the engine tells on to the delegate of a stack controller.
final class StackControllerBridge: ContainerStackDelegate {
  /// The stack controller, which alone keeps this object.
  private unowned let owner: StackController

  init(owner: StackController) { self.owner = owner }

  func containerStack(
    _ stack: ContainerStack, willPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool
  ) {
    owner.delegate?.stackController(
      owner, willPush: viewController, covering: covered, animated: animated)
  }

  func containerStack(
    _ stack: ContainerStack, didPush viewController: UIViewController,
    covering covered: UIViewController?, animated: Bool
  ) {
    owner.delegate?.stackController(
      owner, didPush: viewController, covering: covered, animated: animated)
  }

  func containerStack(
    _ stack: ContainerStack, willPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool
  ) {
    owner.delegate?.stackController(
      owner, willPop: viewController, revealing: revealed, animated: animated)
  }

  func containerStack(
    _ stack: ContainerStack, didPop viewController: UIViewController,
    revealing revealed: UIViewController?, animated: Bool
  ) {
    owner.delegate?.stackController(
      owner, didPop: viewController, revealing: revealed, animated: animated)
  }

  func containerStack(
    _ stack: ContainerStack, willShow viewController: UIViewController, animated: Bool
  ) {
    owner.delegate?.stackController(owner, willShow: viewController, animated: animated)
  }

  func containerStack(
    _ stack: ContainerStack, didShow viewController: UIViewController, animated: Bool
  ) {
    owner.delegate?.stackController(owner, didShow: viewController, animated: animated)
  }

  func containerStack(
    _ stack: ContainerStack, willHide viewController: UIViewController, animated: Bool
  ) {
    owner.delegate?.stackController(owner, willHide: viewController, animated: animated)
  }

  func containerStack(
    _ stack: ContainerStack, didHide viewController: UIViewController, animated: Bool
  ) {
    owner.delegate?.stackController(owner, didHide: viewController, animated: animated)
  }
}
