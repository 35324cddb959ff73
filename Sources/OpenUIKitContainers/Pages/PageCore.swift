import NestKit
import OpenUIKit

/// The core of a page view controller.
final class PageCore: UIKitContainerCore {
  var pages: UIPageViewController? { owner as? UIPageViewController }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    pages?.willExchange(former, with: new)
  }

  /// The page that is shown, or to which it is turned.
  override var activeViewController: UIViewController? {
    if let engine = pages?.engine {
      engine.activeViewController
    } else {
      super.activeViewController
    }
  }

  override var viewControllersForAutorotation: [UIViewController] {
    if let engine = pages?.engine {
      engine.viewControllers(deciding: autorotationMode)
    } else {
      super.viewControllersForAutorotation
    }
  }

  deinit {}
}

extension UIPageViewController: PrivateCoreOwner {
  package var privateCore: ContainerCore { core }
}
