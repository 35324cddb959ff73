#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension UIViewController {
  /// The nearest ancestor that is a switch; see ``nearestAncestor(of:)``.
  public var switchViewController: SwitchViewController? { nearestAncestor() }
}
