import NestKit
import OpenUIKit

/// The core of a page view controller.
final class PageCore: UIKitContainerCore {
  private var pages: UIPageViewController? { owner as? UIPageViewController }

  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    pages?.willExchange(former, with: new)
  }

  deinit {}
}

extension UIPageViewController: PrivateCoreOwner {
  package var privateCore: ContainerCore { core }
}
