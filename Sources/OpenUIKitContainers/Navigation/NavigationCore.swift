import NestKit
import OpenUIKit

/// The core of a navigation controller.
final class NavigationCore: UIKitContainerCore {
  private var navigation: UINavigationController? { owner as? UINavigationController }

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    navigation?.containerStack(stack, handle: event)
  }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    navigation?.willExchange(former, with: new)
  }

  override var adjustsScrollViewsOfChildren: Bool { true }

  /// No child.
  override var viewControllersForAutorotation: [UIViewController] { [] }

  override func handleKey(_ key: UIKey) -> Bool {
    navigation?.handleKey(key) == true || super.handleKey(key)
  }

  override func handleEscape() -> Bool {
    navigation?.handleEscape() == true || super.handleEscape()
  }

  deinit {}
}

extension UINavigationController: PrivateCoreOwner {
  package var privateCore: ContainerCore { core }
}
