#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Receives where a ``WizardViewController`` goes. All methods are optional.
public protocol WizardViewControllerDelegate: AnyObject {
  /// Called for every event of the pages, beside the methods below.
  ///
  /// - Parameters:
  ///   - wizardViewController: The wizard.
  ///   - event: A page is shown or hidden.
  func wizardViewController(
    _ wizardViewController: WizardViewController, handle event: ContainerEvent)
  /// A page has appeared: because the wizard has gone to it, or because the wizard itself has appeared.
  ///
  /// - Parameters:
  ///   - wizardViewController: The wizard.
  ///   - index: The page.
  func wizardViewController(_ wizardViewController: WizardViewController, didShowPageAt index: Int)
  /// The wizard does not go forward, because a page is not valid. It stays where it is.
  ///
  /// - Parameters:
  ///   - wizardViewController: The wizard.
  ///   - index: The page that is not valid; it need not be the one that is shown.
  ///   - reason: What the page says.
  func wizardViewController(
    _ wizardViewController: WizardViewController, didFindInvalidPageAt index: Int, reason: String)
  /// All pages from the present one to the last are valid, and the user is done.
  func wizardViewControllerDidFinish(_ wizardViewController: WizardViewController)
}

extension WizardViewControllerDelegate {
  /// Does nothing.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, handle event: ContainerEvent
  ) {}
  /// Does nothing.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, didShowPageAt index: Int
  ) {}
  /// Does nothing.
  public func wizardViewController(
    _ wizardViewController: WizardViewController, didFindInvalidPageAt index: Int, reason: String
  ) {}
  /// Does nothing.
  public func wizardViewControllerDidFinish(_ wizardViewController: WizardViewController) {}
}
