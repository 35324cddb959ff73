extension UIApplication {
  func dispatch(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      dispatch(presses)
      return
    }
    if event.kind == .motion { return dispatchMotion(event) }
    var concerned: [UIWindow] = []
    for touch in event.touches {
      guard let window = touch.window, !concerned.contains(where: { $0 === window }) else {
        continue
      }
      concerned.append(window)
    }
    for window in concerned { window.sendEvent(event) }
  }

  private func dispatch(_ event: UIPressesEvent) {
    var concerned: [UIWindow] = []
    for press in event.allPresses {
      guard let window = press.window else {
        // Without a key window the application itself receives the keys.
        press.deliver(in: event)
        continue
      }
      if !concerned.contains(where: { $0 === window }) { concerned.append(window) }
    }
    for window in concerned { window.sendEvent(event) }
  }

  /// Sends a movement to the first responder, or else to the key window.
  private func dispatchMotion(_ event: UIEvent) {
    let responder: UIResponder = keyWindow?.firstResponder ?? keyWindow ?? self
    if event.isEndOfMotion {
      responder.motionEnded(event.motion, with: event)
    } else {
      responder.motionBegan(event.motion, with: event)
    }
  }
}
