// The links from a controller to its owners. Each is cleared by the owner: by the parent when a
// child leaves and when the parent is freed, by the window when it gets another root and when it is
// freed.

extension UIViewController {
  /// The controller that contains this one.
  final var parentStorage: UIViewController? {
    @inline(__always) get { parentLink.inlinedTarget }
    @inline(__always) set { parentLink.target = newValue }
  }

  /// The window whose root this controller is.
  final var rootWindow: UIWindow? {
    @inline(__always) get { rootWindowLink.target }
    @inline(__always) set { rootWindowLink.target = newValue }
  }

  /// Clears the links that lead to this controller. Called by its deinitialiser.
  nonisolated final func letGoOfLinks() {
    // First: what is freed together with the controller must not find it any more.
    lifetimeStorage.end()
    viewStorage?.controllerLink.target = nil
    for child in childStorage { child.parentLink.target = nil }
  }
}
