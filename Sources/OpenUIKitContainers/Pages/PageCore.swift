import NestKit
import OpenUIKit

/// The core of a page view controller.
final class PageCore: UIKitContainerCore {
  var pages: UIPageViewController? { owner as? UIPageViewController }

  override func viewIsLoaded() { pages?.setUpView() }

  override func viewWillLayoutSubviews() { pages?.layOutPagesAndControl() }

  /// A controller that stands for a page in another orientation takes its place.
  override func willExchange(_ former: UIViewController, with new: UIViewController) {
    guard let pages else { return }
    let isShown = pages.shown.contains(former)
    pages.updateDeclared { $0.update { $0 = $0.map { $0 === former ? new : $0 } } }
    if isShown { pages.pagesDidChange() }
  }

  /// The page that is shown, or to which it is turned.
  override var activeViewController: UIViewController? {
    if let engine = pages?.engine {
      engine.activeViewController
    } else {
      super.activeViewController
    }
  }

  /// The page that is shown alone.
  override var viewControllerForPreferredContentSize: UIViewController? {
    guard let pages, pages.shown.count < 2 else { return nil }
    return pages.engine.map(\.restingViewController) ?? activeViewController
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
