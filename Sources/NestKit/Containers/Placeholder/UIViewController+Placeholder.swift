#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension UIViewController {
  /// The nearest ancestor that is a placeholder; see ``nearestAncestor(of:)``.
  public var placeholderViewController: PlaceholderViewController? { nearestAncestor() }
}
