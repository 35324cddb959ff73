extension UIWindow {
  /// Replaces the root: the old one disappears, the new one appears, without animation; both *did*
  /// come after the commit. A hidden window changes nothing but who will appear.
  package func rootViewControllerDidChange(from old: UIViewController?) {
    let new = rootViewController
    guard new !== old else { return }
    if let new, let parent = new.parentStorage {
      UIKitDiagnostics.report(.viewUnderWrongParent(new, expected: nil, actual: parent))
      rootViewController = old
      return
    }
    if let old, old.rootWindow === self {
      old.rootDisappears()
      old.viewIfLoaded?.removeFromSuperview()
      old.rootWindow = nil
    }
    if let other = new?.rootWindow, other !== self { other.rootViewController = nil }
    new?.rootWindow = self
    if !isHidden {
      UIRuntime.current.rotator.settle()
      new?.rootAppears(in: self)
    }
    screen.interfacePreferencesNeedUpdate(.all)
  }

  /// The root appears when the window becomes visible, and disappears when it is hidden.
  package func windowVisibilityDidChange(isVisible: Bool) {
    // Fidelity: a hidden window's root disappears; its view stays in the window. [decided]
    if isVisible {
      rootViewController?.rootAppears(in: self)
    } else {
      rootViewController?.rootDisappears()
    }
  }
}

extension UIViewController {
  fileprivate func rootAppears(in window: UIWindow) {
    switch appearance.state {
    case .disappeared:
      perform(.begin(appearing: true, animated: false))
      endAppearanceAfterCommit()
    case .disappearing:
      perform(.begin(appearing: true, animated: false))
    case .appearing, .appeared:
      break
    }
    guard let view = viewStorage, view.superview !== window else { return }
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
  }

  fileprivate func rootDisappears() {
    switch appearance.state {
    case .appeared:
      perform(.begin(appearing: false, animated: false))
      endAppearanceAfterCommit()
    case .appearing:
      perform(.begin(appearing: false, animated: false))
    case .disappeared, .disappearing:
      break
    }
  }
}
