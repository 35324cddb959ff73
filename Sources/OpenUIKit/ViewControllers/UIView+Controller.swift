// The places at which a view tells the view controllers about itself.

extension UIView {
  /// The controller of the nearest view, from this one upwards, that is a controller's root view.
  var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController { return controller }
      view = current.superview
    }
    return nil
  }

  /// Asked before a view is added: false, after a report, if that would put a controller's view
  /// under a controller that is not its parent. Views outside a window are not checked until they
  /// enter one.
  package func controllersWillAdd(_ subview: UIView, to superview: UIView) -> Bool {
    // Fidelity: hierarchies outside a window are not checked. [observed]
    guard superview.window != nil, subview.window == nil || subview.superview !== superview
    else { return true }
    guard let misuse = subview.hierarchyMisuse(under: superview.nearestController) else {
      return true
    }
    UIKitDiagnostics.report(misuse)
    return false
  }

  private func hierarchyMisuse(under host: UIViewController?) -> UIKitMisuse? {
    if let controller = owningController {
      // Fidelity: a controller without a parent may be put anywhere. [documented]
      guard let parent = controller.parentStorage, parent !== host else { return nil }
      return .viewUnderWrongParent(controller, expected: host, actual: parent)
    }
    for subview in orderedSubviews {
      if let misuse = subview.hierarchyMisuse(under: host) { return misuse }
    }
    return nil
  }

  /// Called on the moved view before its tree enters `window` or, with nil, leaves the one it is in.
  package func controllersWillMove(toWindow window: UIWindow?) {
    if let controller = owningController, controller.rootWindow == nil {
      if let window {
        if !window.isHidden { controller.viewWillEnterWindow() }
      } else {
        controller.viewWillLeaveWindow()
      }
    }
    // A copy of the array: a callback may well add or remove views.
    for subview in orderedSubviews where subview.parentView === self {
      subview.controllersWillMove(toWindow: window)
    }
  }

  /// Called on the moved view after its tree has entered or left a window: makes the next layout pass
  /// visit the controllers that one outside the window has passed over.
  package func controllersDidMoveToWindow() {
    guard hostWindow != nil, UIRuntime.current.overlookedAppearances > 0 else { return }
    markOverlookedAppearances()
  }

  private func markOverlookedAppearances() {
    if owningController?.isViewIsAppearingOverlooked == true { setSubtreeNeedsVisit() }
    for subview in orderedSubviews { subview.markOverlookedAppearances() }
  }
}

extension UIViewController {
  /// Called by the layout pass when it reaches the root view, which its superview has placed.
  package func rootViewWillLayout() {
    guard let view = viewStorage else { return }
    followWidth(of: view)
    if view.hostWindow != nil {
      sendViewIsAppearingIfDue()
    } else if isViewIsAppearingDue {
      isViewIsAppearingOverlooked = true
    }
    if view.needsLayout { viewWillLayoutSubviews() }
  }

  /// Called by the layout pass after the root view's `layoutSubviews()`.
  package func rootViewDidLayout() {
    viewDidLayoutSubviews()
  }
}
