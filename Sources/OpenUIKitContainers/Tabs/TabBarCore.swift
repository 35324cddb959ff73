import NestKit
import OpenUIKit

/// The core of a tab bar controller.
final class TabBarCore: UIKitContainerCore {
  var tabs: UITabBarController? { owner as? UITabBarController }

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    tabs?.containerStack(stack, handle: event)
  }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    tabs?.willExchange(former, with: new)
  }

  // Fidelity: all children are asked, whether they are selected or not. [documented]
  /// All children.
  override var viewControllersForAutorotation: [UIViewController] { tabs?.list ?? [] }

  override func handleKey(_ key: UIKey) -> Bool {
    tabs?.handleKey(key) == true || super.handleKey(key)
  }

  deinit {}
}

extension UITabBarController: PrivateCoreOwner {
  package var privateCore: ContainerCore { core }
}

extension UITabBarController: SecondaryCollapsing {}
