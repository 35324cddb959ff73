extension UIRuntime {
  /// Shakes the device: the first responder, or else the key window, is notified that it begins and
  /// ends.
  package func shake() {
    for isEnd in [false, true] {
      let event = UIEvent()
      event.kind = .motion
      event.motion = .motionShake
      event.isEndOfMotion = isEnd
      event.timestamp = renderContext.now
      application.sendEvent(event)
    }
  }
}
