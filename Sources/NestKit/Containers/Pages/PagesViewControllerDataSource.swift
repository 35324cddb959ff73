/// Makes the pages of a ``PagesViewController`` when they come into sight, or beside it.
///
/// It is asked once for each page that is loaded, and again after that page was unloaded. Requests
/// inside these calls wait until the present step has ended.
public protocol PagesViewControllerDataSource: AnyObject {
  /// The number of pages, not negative. Asked by ``PagesViewController/reloadData(selecting:)``
  /// only.
  func numberOfPages(in pagesViewController: PagesViewController) -> Int

  /// The controller of a page: one without a parent, which is not another page at the same time.
  ///
  /// One that cannot be shown is reported, and its page stays empty until it was out of reach, or
  /// is selected by the program.
  ///
  /// - Parameters:
  ///   - pagesViewController: The container.
  ///   - index: The page, from 0 on.
  func pagesViewController(
    _ pagesViewController: PagesViewController, viewControllerAt index: Int
  ) -> UIViewController

  /// Makes a controller inside a page that is a container, is made again, and shows what it has
  /// shown before; see ``RestorableContainer/restoreState(_:transitions:makeController:)``.
  /// Default: `nil`, there is none.
  ///
  /// - Parameters:
  ///   - pagesViewController: The container.
  ///   - identifier: The `restorationIdentifier` of the controller.
  ///   - path: The identifiers of the containers around it, outermost first, without the page
  ///     itself.
  ///   - index: The page.
  func pagesViewController(
    _ pagesViewController: PagesViewController,
    makeViewControllerWithIdentifier identifier: String, path: [String], inPageAt index: Int
  ) -> UIViewController?
}

extension PagesViewControllerDataSource {
  /// None.
  public func pagesViewController(
    _ pagesViewController: PagesViewController,
    makeViewControllerWithIdentifier identifier: String, path: [String], inPageAt index: Int
  ) -> UIViewController? { nil }
}
