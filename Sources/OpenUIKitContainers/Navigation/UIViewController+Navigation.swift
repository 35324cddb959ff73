import OpenUIKit

extension UIViewController {
  /// The nearest navigation controller around this controller, through any number of other
  /// containers.
  public var navigationController: UINavigationController? {
    guard let controller = self as? any NavigationControllerOverriding else {
      return nearestAncestor()
    }
    return controller.overridingNavigationController
  }

  /// The nearest controller of a class around this one.
  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var ancestor = parent
    while let controller = ancestor {
      if let found = controller as? Ancestor { return found }
      ancestor = controller.parent
    }
    return nil
  }
}
