/// The window that receives the keyboard's events.
///
/// Each window is informed of its beginning and of its end once, in that order, also where a
/// callback makes another window the key window: what was not announced yet is announced first.
final class KeyWindow {
  /// The key window; nil for none.
  @ZeroingLink private(set) var window: UIWindow? = nil
  /// The notification that is posted when the method of the window returns.
  private var due: (name: Notification.Name, window: UIWindow)?

  init() {}

  deinit {}

  /// Makes a window the key window.
  func make(_ window: UIWindow) {
    guard self.window !== window else { return }
    resign()
    // A callback has made another one the key window.
    guard self.window == nil else { return }
    announce()
    self.window = window
    window.windowScene?.lastKeyWindow = window
    // Fidelity: a window that nothing references lives to the end of the turn in which it becomes
    // the key window. [observed]
    DeferredWork.afterCommit { withExtendedLifetime(window) {} }
    TextTracker.update()
    due = (UIWindow.didBecomeKeyNotification, window)
    window.becomeKey()
    announce()
  }

  /// When the key window is hidden, the frontmost one that is left and may be it becomes the key
  /// window: one of the same screen, or else of another one.
  func windowWasHidden(_ window: UIWindow) {
    guard self.window === window else { return }
    resign()
    guard self.window == nil else { return }
    let next =
      window.screen.windowForKeys ?? UIApplication.shared.windows.last(where: \.canBecomeKey)
    if let next { make(next) }
  }

  private func resign() {
    guard let old = window else { return }
    announce()
    window = nil
    TextTracker.update()
    due = (UIWindow.didResignKeyNotification, old)
    old.resignKey()
    announce()
  }

  private func announce() {
    guard let (name, window) = due else { return }
    due = nil
    NotificationCenter.default.post(name: name, object: window)
  }
}

extension UIScreen {
  /// The frontmost window that may be the key window.
  var windowForKeys: UIWindow? { windows.last(where: \.canBecomeKey) }
}

extension UIWindow {
  // Fidelity: a touch makes its window the key window, if that may be it. [documented]
  /// A touch is about to begin: the window becomes the key window, if it may be that.
  ///
  /// - Parameter view: The view that is touched.
  /// - Returns: Whether it still is there: callbacks may take it away.
  func becomesKey(forTouchOn view: UIView) -> Bool {
    guard UIApplication.shared.keyWindow !== self, canBecomeKey else { return true }
    makeKey()
    return !isHidden && view.window === self
  }
}
