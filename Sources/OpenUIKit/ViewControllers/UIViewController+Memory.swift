extension UIViewController {
  /// Sends `didReceiveMemoryWarning()` to every controller of the windows' trees, visible or not:
  /// parents first, then children, then what is presented, each of them once.
  // Fidelity: controllers that are in no window's tree, and presented by none of it, are not
  // reached. [decided]
  package static func deliverMemoryWarning(in windows: [UIWindow]) {
    for window in windows {
      window.rootViewController?.deliverMemoryWarning()
    }
  }

  private func deliverMemoryWarning() {
    Self.observer?.controller(self, receives: .didReceiveMemoryWarning)
    didReceiveMemoryWarning()
    // A copy: a container may remove children because of the warning.
    for child in childStorage where child.parentStorage === self {
      child.deliverMemoryWarning()
    }
    modalRelations?.presented?.deliverMemoryWarning()
  }
}
