// The links from a controller to its owners. Each is cleared by the owner: by the parent when a
// child leaves and when the parent is freed, by the window when it gets another root and when it is
// freed.

extension UIViewController {
  /// The controller that contains this one.
  final var parentStorage: UIViewController? {
    @inline(__always) get { links.parent.inlinedTarget }
    @inline(__always) set { links.parent.target = newValue }
  }

  /// The window whose root this controller is.
  final var rootWindow: UIWindow? {
    @inline(__always) get { links.rootWindow.target }
    @inline(__always) set { links.rootWindow.target = newValue }
  }
}

/// The links from a controller to its owners.
struct ControllerLinks {
  var parent = BackLink<UIViewController>()
  var rootWindow = BackLink<UIWindow>()
}
