#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension UIViewController {
  /// The nearest ancestor that is a stack controller, through any number of other containers;
  /// `nil` when there is none.
  ///
  /// Right from `willMove(toParent:)` on until the controller has left. Costs the depth of the
  /// controller.
  public var stackController: StackController? {
    var ancestor = parent
    while let current = ancestor {
      if let stackController = current as? StackController { return stackController }
      ancestor = current.parent
    }
    return nil
  }
}
