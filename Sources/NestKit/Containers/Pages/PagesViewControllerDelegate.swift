/// Receives what a ``PagesViewController`` shows, and decides whether its user may scroll.
///
/// *Will* calls come before the callback of the page, *did* calls after it. All methods are
/// optional. Operations that are requested inside these calls wait until the present one has ended.
public protocol PagesViewControllerDelegate: AnyObject {
  /// Whether a finger or a wheel may begin to scroll now. Default: yes.
  ///
  /// Keys are switched off by ``PagesViewController/areKeysEnabled``. The program is not asked.
  func pagesViewControllerShouldScroll(_ pagesViewController: PagesViewController) -> Bool

  /// The program selects another page, or the user moves the content towards one, before any other
  /// call.
  ///
  /// A finger may turn to another page: each is announced. Without paging only selections of the
  /// program are.
  ///
  /// - Parameters:
  ///   - pagesViewController: The container.
  ///   - index: The page.
  ///   - animated: Whether that takes time.
  func pagesViewController(
    _ pagesViewController: PagesViewController, willSelect index: Int, animated: Bool)

  /// The content rests, after all other calls: the page is selected.
  ///
  /// Called once for each movement that was announced, also where it has gone back to the page that
  /// was selected before, and whenever another page is selected.
  ///
  /// - Parameters:
  ///   - pagesViewController: The container.
  ///   - index: The page.
  ///   - animated: Whether that took time.
  func pagesViewController(
    _ pagesViewController: PagesViewController, didSelect index: Int, animated: Bool)

  /// A page is about to appear.
  func pagesViewController(
    _ pagesViewController: PagesViewController, willShow viewController: UIViewController,
    animated: Bool)
  /// A page has appeared.
  func pagesViewController(
    _ pagesViewController: PagesViewController, didShow viewController: UIViewController,
    animated: Bool)
  /// A page is about to disappear.
  func pagesViewController(
    _ pagesViewController: PagesViewController, willHide viewController: UIViewController,
    animated: Bool)
  /// A page has disappeared.
  func pagesViewController(
    _ pagesViewController: PagesViewController, didHide viewController: UIViewController,
    animated: Bool)
  /// Something moves, or is further: a transition, also by hand; see ``ContainerProgress``.
  func pagesViewController(
    _ pagesViewController: PagesViewController, didUpdate progress: ContainerProgress)
}

extension PagesViewControllerDelegate {
  /// Yes.
  public func pagesViewControllerShouldScroll(_ pagesViewController: PagesViewController) -> Bool {
    true
  }

  /// Does nothing.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, willSelect index: Int, animated: Bool
  ) {}
  /// Does nothing.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, didSelect index: Int, animated: Bool
  ) {}

  /// Does nothing.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, willHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, didHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func pagesViewController(
    _ pagesViewController: PagesViewController, didUpdate progress: ContainerProgress
  ) {}
}
