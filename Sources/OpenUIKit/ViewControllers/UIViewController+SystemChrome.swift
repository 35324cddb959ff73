import MisuseReports

extension UIViewController {
  /// Whether there is too little height for a status bar.
  // Fidelity: in a vertically compact environment the status bar is hidden by default. [documented]
  var hasLittleHeight: Bool { liveTraits.verticalSizeClass == .compact }

  /// Reads the preferences again, if this controller is on the screen.
  func requestUpdate(_ items: InterfacePreferences.Items) {
    // A window that is being freed on another thread still has the address of its screen, which the
    // context keeps.
    let window = viewStorage?.links.window.inlinedUnretained ?? links.rootWindow.unretained
    window?.withUncounted { $0.ownScreen.interfacePreferencesNeedUpdate(items) }
  }

  /// The preferences of this controller and the children that it names.
  ///
  /// - Parameters:
  ///   - items: the preferences to read.
  ///   - old: the values of the others.
  func interfacePreferences(
    _ items: InterfacePreferences.Items, otherwise old: InterfacePreferences
  ) -> InterfacePreferences {
    var result = old
    if items.contains(.statusBar) {
      let hider = delegate(by: \.childForStatusBarHidden)
      result.isStatusBarHidden = hider.prefersStatusBarHidden
      result.statusBarAnimation = hider.preferredStatusBarUpdateAnimation
      result.statusBarStyle = delegate(by: \.childForStatusBarStyle).preferredStatusBarStyle
    }
    if items.contains(.homeIndicator) {
      let controller = delegate(by: \.childForHomeIndicatorAutoHidden)
      result.hidesHomeIndicator = controller.prefersHomeIndicatorAutoHidden
    }
    if items.contains(.screenEdges) {
      let controller = delegate(by: \.childForScreenEdgesDeferringSystemGestures)
      result.edgesDeferringSystemGestures = controller.preferredScreenEdgesDeferringSystemGestures
    }
    if items.contains(.pointerLock) {
      result.locksPointer = delegate(by: \.childViewControllerForPointerLock).prefersPointerLocked
    }
    return result
  }

  /// The last of the controllers that name one another; a cycle, which is reported, ends before it
  /// repeats.
  private func delegate(by next: (UIViewController) -> UIViewController?) -> UIViewController {
    var asked = [ObjectIdentifier(self)]
    var current = self
    while let child = next(current) {
      guard !asked.contains(ObjectIdentifier(child)) else {
        Misuse.report(.preferenceCycle(from: current, to: child))
        break
      }
      asked.append(ObjectIdentifier(child))
      current = child
    }
    return current
  }
}

@MainActor extension Misuse {
  /// Controllers that name one another in a cycle.
  static func preferenceCycle(
    from controller: UIViewController, to asked: UIViewController
  ) -> Misuse {
    Misuse(
      id: "preferences.circle",
      message: "\(controller.diagnosticName) names \(asked.diagnosticName), which was queried "
        + "already, as the child to query",
      reason: "The cycle would never end",
      remedy: "Name a child, or nil to use its own answer")
  }
}
