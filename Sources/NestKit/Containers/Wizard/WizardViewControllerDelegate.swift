/// Receives which page a ``WizardViewController`` shows, and what it shows.
///
/// *Will* calls come before the callback of the page, *did* calls after it; the timeline is in the
/// documentation of ``RegionContainer``. All methods are optional. Operations that are requested
/// inside these calls wait until the present one has ended. To observe all events in one place,
/// override ``ContainerViewController/containerStack(_:handle:)``.
public protocol WizardViewControllerDelegate: AnyObject {
  /// A page is about to appear. Its index is ``WizardViewController/index(of:)``.
  func wizardViewController(
    _ wizardViewController: WizardViewController, willShow viewController: UIViewController,
    animated: Bool)
  /// A page has appeared: because the wizard has gone to it, or because the wizard itself has
  /// appeared.
  func wizardViewController(
    _ wizardViewController: WizardViewController, didShow viewController: UIViewController,
    animated: Bool)
  /// A page is about to disappear.
  func wizardViewController(
    _ wizardViewController: WizardViewController, willHide viewController: UIViewController,
    animated: Bool)
  /// A page has disappeared. It is still a child where it is replaced.
  func wizardViewController(
    _ wizardViewController: WizardViewController, didHide viewController: UIViewController,
    animated: Bool)
  /// The wizard does not go forward, because a page is not valid. It stays where it is.
  ///
  /// - Parameters:
  ///   - wizardViewController: The wizard.
  ///   - index: The page that is not valid; it need not be the one that is shown.
  ///   - reason: The reason that the page gives.
  func wizardViewController(
    _ wizardViewController: WizardViewController, didFindInvalidPageAt index: Int, reason: String)
  /// All pages from the present one to the last are valid, and the user is done.
  func wizardViewControllerDidFinish(_ wizardViewController: WizardViewController)
  /// Something moves, or is further: a transition, also by hand; see ``ContainerProgress``.
  func wizardViewController(
    _ wizardViewController: WizardViewController, didUpdate progress: ContainerProgress)
}

extension WizardViewControllerDelegate {
  /// Does nothing.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, willHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, didHide viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, didFindInvalidPageAt index: Int, reason: String
  ) {}
  /// Does nothing.
  public func wizardViewControllerDidFinish(_ wizardViewController: WizardViewController) {}
  /// Does nothing.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, didUpdate progress: ContainerProgress
  ) {}
}
