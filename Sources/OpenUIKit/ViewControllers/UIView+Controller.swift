import MisuseReports

// The calls of a view to the view controllers.

extension UIView {
  /// Called before a view is added: false, after a report, if that would put a controller's view
  /// below a controller that is not its parent. Views outside a window are not checked until they
  /// enter one. O(1) for a view that moves within its window or has no subviews.
  package func controllersWillAdd(_ subview: UIView, to superview: UIView) -> Bool {
    // Fidelity: hierarchies outside a window are not checked. [observed]
    guard !superview.links.window.isEmpty, subview.isOrMayContainController else { return true }
    let host = superview.nearestController
    let isEntering = !subview.links.window.isSame(as: superview.links.window)
    // A view that is no controller's, and moves in the view of the same one, changes nothing for
    // those inside.
    if !isEntering, subview.links.controller.isEmpty, let host,
      subview.parentView?.nearestController === host
    {
      return true
    }
    guard let misplaced = subview.misplacedController(under: host, isDeep: isEntering) else {
      return true
    }
    Misuse.report(misplaced.misuse)
    return false
  }

  /// A controller whose view must not be in this view if that is in the view of `host`; a
  /// controller's own view ends the search unless it is deep.
  func misplacedController(under host: UIViewController?, isDeep: Bool) -> MisplacedController? {
    guard let controller = owningController else {
      return misplacedControllerInside(under: host, isDeep: isDeep)
    }
    // Fidelity: a controller without a parent may be added anywhere. [documented]
    if let parent = controller.parentStorage, parent !== host {
      return MisplacedController(controller: controller, parent: parent, host: host)
    }
    return isDeep ? misplacedControllerInside(under: controller, isDeep: true) : nil
  }

  private func misplacedControllerInside(
    under host: UIViewController?, isDeep: Bool
  ) -> MisplacedController? {
    guard treeState.mayContainControllers else { return nil }
    return orderedSubviews.firstUncounted {
      $0.isOrMayContainController ? $0.misplacedController(under: host, isDeep: isDeep) : nil
    }
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
    let window = links.window
    if let controller = owningController {
      if let host, controller.parentStorage === host {
        controller.viewWillLeaveWindow(inside: host)
      } else {
        controller.viewWillLeaveWindow()
      }
      host = controller
    }
    guard treeState.mayContainControllers else { return }
    // A copy of the array: a callback may add or remove views, or move this one elsewhere.
    orderedSubviews.forEachUncounted { subview in
      if subview.isOrMayContainController, subview.isSubview(of: self),
        links.window.isSame(as: window)
      {
        subview.controllersWillLeaveWindow(inside: host)
      }
    }
  }

  /// Sends the controllers of this tree that their views enter a window that is shown.
  final func controllersWillEnterWindow() {
    owningController?.viewWillEnterWindow()
    guard treeState.mayContainControllers else { return }
    orderedSubviews.forEachUncounted { subview in
      if subview.isOrMayContainController, subview.isSubview(of: self) {
        subview.controllersWillEnterWindow()
      }
    }
  }

  /// Called on the moved view after its tree has entered or left a window: makes the next layout
  /// pass call the controllers that one outside the window has passed over.
  package func controllersDidMoveToWindow() {
    if !links.window.isEmpty { markDeferredAppearances() }
  }

  private func markDeferredAppearances() {
    if owningController?.callbacks.isViewIsAppearingDeferred == true { markControllerNeedsCall() }
    guard treeState.mayContainControllers else { return }
    orderedSubviews.forEachUncounted { subview in
      if subview.isOrMayContainController { subview.markDeferredAppearances() }
    }
  }
}

/// A controller whose view would be in the view of another controller than its parent.
struct MisplacedController {
  let controller: UIViewController
  /// Its parent.
  let parent: UIViewController
  /// The controller in whose view it would be.
  let host: UIViewController?

  var misuse: Misuse { .viewUnderWrongParent(controller, expected: host, actual: parent) }
}

extension UIViewController {
  /// Called by the layout pass when it reaches the root view, which its superview has placed.
  package func rootViewWillLayout() {
    guard let view = viewStorage else { return }
    followWidth(of: view)
    if view.hostWindow != nil {
      sendViewIsAppearingIfDue()
      updateContentUnavailableIfDue()
    } else if callbacks.isViewIsAppearingDue {
      callbacks.isViewIsAppearingDeferred = true
    }
  }
}
