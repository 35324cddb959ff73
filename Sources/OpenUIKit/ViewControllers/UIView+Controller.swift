import MisuseReports

// The calls of a view to the view controllers.

extension UIView {
  /// Called before a view is added: false, after a report, if that would put a controller's view
  /// below a controller that is not its parent. Views outside a window are not checked until they
  /// enter one. O(1) for a view that moves within its window or has no subviews.
  package func controllersWillAdd(_ subview: UIView, to superview: UIView) -> Bool {
    // Fidelity: hierarchies outside a window are not checked. [observed]
    guard !superview.windowLink.isEmpty, subview.isOrMayContainController else { return true }
    let host = superview.nearestController
    let isEntering = !subview.windowLink.isSame(as: superview.windowLink)
    guard let misuse = subview.hierarchyMisuse(under: host, isDeep: isEntering) else { return true }
    Misuse.report(misuse)
    return false
  }

  /// What is wrong with adding this view to the view of `host`; a controller's own view ends the
  /// search unless it is deep.
  func hierarchyMisuse(under host: UIViewController?, isDeep: Bool) -> Misuse? {
    var host = host
    if let controller = owningController {
      if let misuse = controller.placementMisuse(under: host) { return misuse }
      guard isDeep else { return nil }
      host = controller
    }
    guard mayContainControllers else { return nil }
    for subview in orderedSubviews {
      if let misuse = subview.hierarchyMisuse(under: host, isDeep: isDeep) { return misuse }
    }
    return nil
  }

  /// Called when callbacks of a move have changed the tree: false, after a report, if what they did
  /// forbids the move now.
  final func isStillFit(for newParent: UIView) -> Bool {
    if !orderedSubviews.isEmpty, newParent.isInside(self) {
      Misuse.report(.viewInsideItself(self, superview: newParent))
      return false
    }
    return controllersWillAdd(self, to: newParent)
  }

  /// Called on the moved view before its tree leaves the window `old` and enters `new`; nil means
  /// none.
  package func controllersWillMove(from old: UIWindow?, to new: UIWindow?) {
    // Fidelity: a view that moves to another window leaves the one before it enters the other.
    // [decided]
    if old != nil { controllersWillLeaveWindow(inside: nil) }
    if let new, !new.isHidden { controllersWillEnterWindow() }
  }

  /// Called when a callback has moved views or shown or hidden a window while controllers received
  /// the move of this tree: sends them its present window. A controller that has it already
  /// receives nothing.
  final func controllersMayBeElsewhere() {
    var changes: Int
    repeat {
      changes = UIView.treeChanges
      if hostWindow?.isHidden == false {
        controllersWillEnterWindow()
      } else {
        controllersWillLeaveWindow(inside: nil)
      }
    } while changes != UIView.treeChanges
  }

  /// Sends the controllers of this tree that their views leave a window; those that are children of
  /// `host` disappear with their parent.
  final func controllersWillLeaveWindow(inside host: UIViewController?) {
    var host = host
    let window = windowLink
    if let controller = livingController {
      let followsParent = host != nil && controller.parentStorage === host
      if !followsParent { controller.viewWillLeaveWindow() }
      host = controller
    }
    guard mayContainControllers else { return }
    // A copy of the array: a callback may add or remove views, or move this one elsewhere.
    for subview in orderedSubviews
    where subview.isOrMayContainController && subview.parentLink.leads(to: self)
      && windowLink.isSame(as: window)
    {
      subview.controllersWillLeaveWindow(inside: host)
    }
  }

  /// Sends the controllers of this tree that their views enter a window that is shown.
  final func controllersWillEnterWindow() {
    livingController?.viewWillEnterWindow()
    guard mayContainControllers else { return }
    for subview in orderedSubviews
    where subview.isOrMayContainController && subview.parentLink.leads(to: self) {
      subview.controllersWillEnterWindow()
    }
  }

  /// Called on the moved view after its tree has entered or left a window: makes the next layout pass
  /// visit the controllers that one outside the window has passed over.
  package func controllersDidMoveToWindow() {
    if !windowLink.isEmpty { markOverlookedAppearances() }
  }

  private func markOverlookedAppearances() {
    if owningController?.callbacks.isViewIsAppearingOverlooked == true { setSubtreeNeedsVisit() }
    guard mayContainControllers else { return }
    for subview in orderedSubviews where subview.isOrMayContainController {
      subview.markOverlookedAppearances()
    }
  }
}

extension UIViewController {
  /// What is wrong with having this controller's view in the view of `host`, nil if nothing is.
  fileprivate func placementMisuse(under host: UIViewController?) -> Misuse? {
    // Fidelity: a controller without a parent may be added anywhere. [documented]
    guard let parent = parentStorage, parent !== host else { return nil }
    return .viewUnderWrongParent(self, expected: host, actual: parent)
  }

  /// Called by the layout pass when it reaches the root view, which its superview has placed.
  package func rootViewWillLayout() {
    guard let view = viewStorage else { return }
    followWidth(of: view)
    if view.hostWindow != nil {
      sendViewIsAppearingIfDue()
    } else if callbacks.isViewIsAppearingDue {
      callbacks.isViewIsAppearingOverlooked = true
    }
  }
}
