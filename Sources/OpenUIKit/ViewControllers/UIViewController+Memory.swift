extension UIViewController {
  /// Sends `didReceiveMemoryWarning()` to every controller of the windows' trees, parents first,
  /// each of them once, whether it is visible or not.
  package static func deliverMemoryWarning(in windows: [UIWindow]) {
    for window in windows {
      window.rootViewController?.deliverMemoryWarning()
    }
  }

  private func deliverMemoryWarning() {
    didReceiveMemoryWarning()
    // A copy: a container may well drop children in answer to the warning.
    for child in childStorage where child.parentStorage === self {
      child.deliverMemoryWarning()
    }
  }
}
