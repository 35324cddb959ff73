import MisuseReports

extension UIViewController {
  /// Whether there is too little height for a status bar.
  // Fidelity: in a vertically compact environment the status bar is hidden by default. [documented]
  var hasLittleHeight: Bool { liveTraits.verticalSizeClass == .compact }

  /// Lets the controllers of the screen be asked again, if this one is on it.
  func interfacePreferencesNeedUpdate(_ items: InterfacePreferences.Items) {
    guard let window = viewStorage?.hostWindow ?? rootWindow else { return }
    window.screen.interfacePreferencesNeedUpdate(items)
  }

  /// What this controller and the children that it names want.
  ///
  /// - Parameters:
  ///   - items: what to ask for.
  ///   - old: what holds for the rest.
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

  /// The last of the controllers that name one another; a circle, which is reported, ends where it
  /// would begin again.
  private func delegate(by next: (UIViewController) -> UIViewController?) -> UIViewController {
    var asked = [ObjectIdentifier(self)]
    var current = self
    while let child = next(current) {
      guard !asked.contains(ObjectIdentifier(child)) else {
        Misuse.report(.preferenceCircle(from: current, to: child))
        break
      }
      asked.append(ObjectIdentifier(child))
      current = child
    }
    return current
  }
}

@MainActor extension Misuse {
  /// Controllers that name one another in a circle.
  static func preferenceCircle(
    from controller: UIViewController, to asked: UIViewController
  ) -> Misuse {
    Misuse(
      id: "preferences.circle",
      message: "\(controller.diagnosticName) names \(asked.diagnosticName), which has been asked "
        + "already, as the child to ask",
      reason: "The question would go round for ever",
      remedy: "Name a child, or nil to answer yourself")
  }
}
