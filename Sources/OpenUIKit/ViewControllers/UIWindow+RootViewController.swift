import MisuseReports

// Decisions 17 and 62: the exchange of a root is not run by `ControllerTransition`, and neither is
// `SizeChange`.
extension UIWindow {
  /// Replaces the root: the old one disappears, the new one appears, without animation; both *did*
  /// come after the commit. A hidden window only changes the controller that will appear.
  package func rootViewControllerDidChange(from old: UIViewController?) {
    let new = rootViewController
    guard new !== old else { return }
    guard isFreeOfParent(new) else {
      rootViewController = old
      return
    }
    if let old, old.rootWindow === self {
      old.removePresentations()
      old.rootDisappears(from: self)
      // What its callbacks have presented meanwhile is removed as well.
      old.removePresentations()
      // Its callbacks may have set it again.
      guard rootViewController !== old else {
        if !isHidden { old.rootAppears(in: self) }
        return
      }
      if !old.isViewElsewhere(than: self) { old.viewIfLoaded?.removeFromSuperview() }
      // A callback may have made it the root of another window.
      if old.rootWindow === self { old.rootWindow = nil }
    }
    // A callback of the old root may have set another one. One that is the root already appears
    // again after another was refused, or was set again in a callback: the outer call does that.
    guard rootViewController === new, new == nil || new?.rootWindow !== self else { return }
    if let other = new?.rootWindow, other !== self { other.rootViewController = nil }
    // Fidelity: one that is presented leaves its presentation without a transition. [decided]
    if let new { new.modalRelations?.removePresentation(of: new) }
    guard rootViewController === new else { return }
    guard isFreeOfParent(new) else {
      rootViewController = nil
      return
    }
    new?.rootWindow = self
    if !isHidden {
      windowScene?.rotator.settle()
      new?.rootAppears(in: self)
    }
    screen.setNeedsInterfacePreferencesUpdate()
  }

  /// Whether a controller may become the root; reports one that is a child.
  private func isFreeOfParent(_ root: UIViewController?) -> Bool {
    guard let root, let parent = root.parentStorage else { return true }
    Misuse.report(.viewUnderWrongParent(root, expected: nil, actual: parent))
    return false
  }

  /// The root appears when the window becomes visible, and disappears when it is hidden, and so do
  /// the controllers whose views are in it without a parent.
  package func windowVisibilityDidChange() {
    UIView.treeChanges += 1
    let changes = UIView.treeChanges
    if isHidden { controllersDisappear() } else { controllersAppear() }
    // A callback may have shown or hidden the window itself.
    if changes != UIView.treeChanges { controllersMayBeElsewhere() }
  }

  private func controllersAppear() {
    rootViewController?.rootAppears(in: self)
    if !isHidden { controllersWillEnterWindow() }
  }

  // Fidelity: a hidden window's root disappears; its view stays in the window. [decided]
  private func controllersDisappear() {
    rootViewController?.rootDisappears(from: self)
    guard isHidden else { return }
    controllersWillLeaveWindow(inside: nil)
    // What was just appearing reverses; the rest has received its callbacks with its view.
    guard isHidden else { return }
    guard let root = rootViewController else { return }
    for presented in root.modalRelations?.shownInWindow(over: root) ?? [] {
      presented.rootDisappears(from: self)
    }
  }
}

extension UIViewController {
  fileprivate func rootAppears(in window: UIWindow) {
    // What is shown instead of it appears.
    guard modalRelations?.isCovered(self) != true else { return }
    // Misuse of the views is reported before anything is sent.
    loadViewIfNeeded()
    // The load may have given the window another root, or hidden it.
    guard rootWindow === window, !window.isHidden else { return }
    if viewStorage?.superview !== window, reportsMisplacedViews() { return }
    appearWithWindow(true)
    // A callback may have given the window another root.
    guard rootWindow === window, let view = viewStorage, view.superview !== window else { return }
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
    if rootWindow !== window {
      if view.superview === window { view.removeFromSuperview() }
    } else if view.superview !== window {
      rootDisappears(from: window)
    }
  }

  /// Reports a view inside the root's that belongs to a controller which is not the one that
  /// contains it; the root stays outside its window then.
  private func reportsMisplacedViews() -> Bool {
    guard let misplaced = viewStorage?.misplacedController(under: nil, isDeep: true) else {
      return false
    }
    Misuse.report(misplaced.misuse)
    return true
  }

  /// Whether the program has moved the root's view to another window, where it stays visible.
  fileprivate func isViewElsewhere(than window: UIWindow) -> Bool {
    guard let host = viewStorage?.hostWindow else { return false }
    return host !== window
  }

  fileprivate func rootDisappears(from window: UIWindow) {
    guard !isViewElsewhere(than: window) else { return }
    appearWithWindow(false)
  }
}
