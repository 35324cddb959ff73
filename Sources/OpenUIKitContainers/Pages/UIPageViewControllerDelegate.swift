import OpenUIKit

/// Makes the pages of a page view controller, one from the other.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after one; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots the page control has; 0 for no page control, and none without
  /// ``presentationIndex(for:)``. Asked after
  /// ``UIPageViewController/setViewControllers(_:direction:animated:completion:)``, in the scroll
  /// style.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// The dot of the page that is shown. Asked with ``presentationCount(for:)``.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalMethod.leftOut(0)
  }

  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalMethod.leftOut(0)
  }
}

/// Receives what the user does in a page view controller, and returns orientations. Every method
/// may be left out.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// The user begins to turn to pages. Not called where the program sets them.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// The user has turned a page, or has turned it back.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether the animation has run to its end.
  ///   - previousViewControllers: The pages that were shown before.
  ///   - completed: Whether another page is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Where pages that roll are bound in another orientation of the interface, which follows.
  /// Default: where they are.
  ///
  /// For one page in place of two, and the reverse, it sets
  /// ``UIPageViewController/viewControllers`` by
  /// ``UIPageViewController/setViewControllers(_:direction:animated:completion:)``: as many as the
  /// spine needs that it returns. They are there without animation when it has returned. `none`
  /// leaves the spine where it is.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// The orientations that the page view controller supports. Default: those of every controller.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the page view controller is presented. Default: that of every
  /// controller.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { OptionalMethod.leftOut() }

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { OptionalMethod.leftOut() }

  /// Where they are bound.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    OptionalMethod.leftOut(pageViewController.spineLocation)
  }

  /// Those that every controller supports.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { OptionalMethod.leftOut(UIViewController.defaultOrientations) }

  /// The present one, where that is supported.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    OptionalMethod.leftOut(pageViewController.defaultPresentationOrientation)
  }
}
