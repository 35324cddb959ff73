import NestKit
import OpenUIKit

/// The core of a split view controller.
final class SplitCore: UIKitContainerCore {
  var split: UISplitViewController? { owner as? UISplitViewController }

  override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    split?.containerStack(stack, handle: event)
  }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    split?.willExchange(former, with: new)
  }

  override var activeViewController: UIViewController? { split?.activeViewController }

  override func handleKey(_ key: UIKey) -> Bool {
    split?.handleKey(key) == true || super.handleKey(key)
  }

  override func handleEscape() -> Bool {
    split?.handleEscape() == true || super.handleEscape()
  }

  deinit {}
}

extension UISplitViewController: PrivateCoreOwner {
  package var privateCore: ContainerCore { core }
}
