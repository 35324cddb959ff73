extension UIWindow {
  /// The responder that receives a press first: the view that has the focus, or else the first
  /// responder, or else the topmost controller.
  // Fidelity: which controller receives keys without a first responder is not documented. [decided]
  var pressResponder: UIResponder {
    if let menuWithKeys { return menuWithKeys }
    if let focused = FocusState.shared.view, focused.windowForResponders === self {
      return focused
    }
    return firstResponder ?? topmostController ?? self
  }

  // Fidelity: nothing scrolls where more than one scroll view of the window permits it.
  // [documented]
  /// Scrolls to the top at the user's request: a tap on the status bar, or Control and Home.
  ///
  /// - Returns: Whether a scroll view has followed the request.
  @discardableResult
  package final func scrollToTop() -> Bool {
    let candidates = scrollViewsForTop
    return candidates.count == 1 && candidates[0].scrollToTop()
  }

  /// Scrolls for presses that nobody has handled; returns the others.
  func scrollForUnhandled(_ presses: Set<UIPress>) -> Set<UIPress> {
    let presses = presses.filter { !($0.requestsTop && scrollToTop()) }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard var front = hitTest(middle, with: nil), front !== self else { return presses }
    while let parent = front.superview, parent !== self { front = parent }
    return presses.filter { press in
      guard let scrollView = front.scrollViewFollowing(press) else { return true }
      keyScrolledView = scrollView
      return false
    }
  }

  /// The last of the controllers that the root and its successors present; the root if it presents
  /// none.
  var topmostController: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
      controller = presented
    }
    return controller
  }

  /// A point of the screen in coordinates of the window.
  func positionFromScreen(_ point: CGPoint) -> CGPoint {
    layer.convert(point, from: screen.rootLayer)
  }

  /// Makes the first responder resign if it is in `view`, which leaves the window, or the
  /// controller of that, and takes the focus away.
  // Fidelity: a controller is not the first responder of a window that its view has left. [decided]
  func resignFirstResponder(inside view: UIView) {
    FocusState.installed?.removeFocusIfInside(view)
    let window = windowOfResponders
    guard UIWindow.anyHasFirstResponder, let first = window.firstResponder else { return }
    var responder: UIResponder? = first
    while let current = responder, current !== window {
      if current === view || (current as? UIViewController)?.viewIfLoaded === view {
        return window.changeFirstResponder {
          first.resignFirstResponder()
          window.firstResponder = nil
        }
      }
      // What is presented is in the chain of its presenter, and not in its view.
      let next = current.next
      if current is UIViewController, next is UIViewController { return }
      responder = next
    }
  }

  /// The window belongs to another scene: it is hidden on the old screen and shown on the new one.
  func windowSceneDidChange() {
    guard let windowScene else {
      isHidden = true
      return screen.unregister(self)
    }
    guard screen !== windowScene.screen else { return screen.register(self) }
    let wasShown = !isHidden
    isHidden = true
    screen.unregister(self)
    screen = windowScene.screen
    screen.register(self)
    isHidden = !wasShown
  }

  func visibilityDidChange() {
    if isHidden {
      cancelTouches()
      screen.remove(self)
      UIApplication.shared.keyWindowState.windowWasHidden(self)
    } else {
      screen.add(self)
      windowScene?.rotator.settle()
      insetsBecomeVisible()
    }
    windowVisibilityDidChange()
    NotificationCenter.default.post(
      name: isHidden
        ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
      object: self)
  }
}

extension UIPress {
  // Fidelity: a window of a desktop has no status bar; its keys for the beginning of a document
  // stand for a tap on it. [decided]
  /// Whether the user requests to scroll to the top.
  fileprivate var requestsTop: Bool {
    guard let key, key.keyCode == .keyboardHome else { return false }
    return key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == .control
  }

  /// Sends a press without a window to its responder, if it changed in this event.
  func deliver(in event: UIPressesEvent) {
    switch phase {
    case .began: responder?.pressesBegan([self], with: event)
    case .changed: responder?.pressesChanged([self], with: event)
    case .ended: responder?.pressesEnded([self], with: event)
    case .cancelled: responder?.pressesCancelled([self], with: event)
    case .stationary: break
    }
  }
}
