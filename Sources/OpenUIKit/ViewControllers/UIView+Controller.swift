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
  /// enter one. O(1) for a view that moves within its window or has no subviews.
  package func controllersWillAdd(_ subview: UIView, to superview: UIView) -> Bool {
    // Fidelity: hierarchies outside a window are not checked. [observed]
    guard superview.hostWindow != nil else { return true }
    let host = superview.nearestController
    let isEntering = subview.hostWindow !== superview.hostWindow
    guard let misuse = subview.hierarchyMisuse(under: host, isDeep: isEntering) else { return true }
    UIKitDiagnostics.report(misuse)
    return false
  }

  /// What would be wrong with this view inside the view of `host`; a controller's own view ends the
  /// search unless it is deep.
  func hierarchyMisuse(under host: UIViewController?, isDeep: Bool) -> UIKitMisuse? {
    var host = host
    if let controller = owningController {
      if let misuse = controller.placementMisuse(under: host) { return misuse }
      guard isDeep else { return nil }
      host = controller
    }
    for subview in orderedSubviews {
      if let misuse = subview.hierarchyMisuse(under: host, isDeep: isDeep) { return misuse }
    }
    return nil
  }

  /// Asked after controllers have heard of a move and before it is made: false, after a report, if
  /// what they did about it forbids the move now.
  final func isStillFit(for newParent: UIView) -> Bool {
    if !orderedSubviews.isEmpty, newParent.isInside(self) {
      UIKitDiagnostics.report(.viewInsideItself(self, superview: newParent))
      return false
    }
    return controllersWillAdd(self, to: newParent)
  }

  /// Called on the moved view before its tree leaves the window `old` and enters `new`; nil means
  /// none. Returns whether anybody was told.
  @discardableResult
  package func controllersWillMove(from old: UIWindow?, to new: UIWindow?) -> Bool {
    var haveHeard = false
    // Fidelity: a view that moves to another window leaves the one before it enters the other.
    // [decided]
    if old != nil { haveHeard = controllersWillLeaveWindow(inside: nil) }
    if new?.shownWindow != nil { haveHeard = controllersWillEnterWindow() || haveHeard }
    return haveHeard
  }

  /// Called when controllers have heard of a move: makes up for it if, by what they did, the tree has
  /// not come to the window that they were promised, or that is not shown any more.
  final func controllersDidReach(_ window: UIWindow?, promised: UIWindow?) {
    if window?.shownWindow !== promised { controllersWillMove(from: promised, to: window) }
  }

  /// Tells the controllers of this tree that their views leave a window; those that are children of
  /// `host` go with their parent.
  @discardableResult
  final func controllersWillLeaveWindow(inside host: UIViewController?) -> Bool {
    var host = host
    var haveHeard = false
    if let controller = owningController {
      let followsParent = host != nil && controller.parentStorage === host
      if !followsParent, controller.rootWindow == nil {
        haveHeard = true
        controller.viewWillLeaveWindow()
      }
      host = controller
    }
    // A copy of the array: a callback may well add or remove views.
    for subview in orderedSubviews where subview.parentView === self {
      haveHeard = subview.controllersWillLeaveWindow(inside: host) || haveHeard
    }
    return haveHeard
  }

  /// Tells the controllers of this tree that their views enter a window that is shown.
  @discardableResult
  final func controllersWillEnterWindow() -> Bool {
    var haveHeard = false
    if let controller = owningController, controller.rootWindow == nil {
      haveHeard = true
      controller.viewWillEnterWindow()
    }
    for subview in orderedSubviews where subview.parentView === self {
      haveHeard = subview.controllersWillEnterWindow() || haveHeard
    }
    return haveHeard
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

extension UIWindow {
  /// The window, or nil while it is hidden: what is in it has not appeared then.
  final var shownWindow: UIWindow? { isHidden ? nil : self }
}

extension UIViewController {
  /// What is wrong with having this controller's view in the view of `host`, nil if nothing is.
  fileprivate func placementMisuse(under host: UIViewController?) -> UIKitMisuse? {
    // Fidelity: a controller without a parent may be put anywhere. [documented]
    guard let parent = parentStorage, parent !== host else { return nil }
    return .viewUnderWrongParent(self, expected: host, actual: parent)
  }

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
