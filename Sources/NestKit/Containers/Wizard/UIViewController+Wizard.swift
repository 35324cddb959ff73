#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension UIViewController {
  /// The nearest ancestor that is a wizard; see ``nearestAncestor(of:)``.
  public var wizardViewController: WizardViewController? { nearestAncestor() }
}
