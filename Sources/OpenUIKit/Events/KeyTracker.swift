import DisplayServer

/// Makes presses of the key window from key events.
final class KeyTracker {
  /// The keys that are down.
  private var presses: [Key: UIPress] = [:]

  /// Sends the press to the application. A key that repeats makes no further press.
  func handle(_ input: KeyEvent, in runtime: UIRuntime) {
    guard let press = press(for: input, in: runtime) else { return }
    press.timestamp = runtime.renderContext.now
    press.key = UIKey(input)
    let event = UIPressesEvent()
    event.timestamp = press.timestamp
    event.modifierFlags = UIKeyModifierFlags(input.modifiers)
    for other in presses.values where other !== press { other.phase = .stationary }
    event.allPresses = Set(presses.values).union([press])
    runtime.application.sendEvent(event)
  }

  private func cancel(_ key: Key, in runtime: UIRuntime) {
    guard let press = presses.removeValue(forKey: key) else { return }
    press.phase = .cancelled
    let event = UIPressesEvent()
    event.timestamp = press.timestamp
    event.allPresses = [press]
    runtime.application.sendEvent(event)
  }

  private func press(for input: KeyEvent, in runtime: UIRuntime) -> UIPress? {
    switch input.phase {
    case .down:
      guard !input.isRepeat else { return nil }
      // The end of the press before was lost.
      cancel(input.key, in: runtime)
      let press = UIPress()
      press.window = runtime.application.keyWindow
      press.responder = press.window?.pressResponder ?? runtime.application
      presses[input.key] = press
      return press
    case .up:
      guard let press = presses.removeValue(forKey: input.key) else { return nil }
      press.phase = .ended
      return press
    }
  }
}

extension UIKey {
  convenience init(_ event: KeyEvent) {
    self.init(
      keyCode: UIKeyboardHIDUsage(rawValue: Int(event.key.rawValue)) ?? .keyboard_Reserved,
      characters: event.characters,
      charactersIgnoringModifiers: event.charactersIgnoringModifiers,
      modifierFlags: UIKeyModifierFlags(event.modifiers))
  }
}
