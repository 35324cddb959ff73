import DisplayServer

/// Makes presses of the key window from key events, unless commands or the focus take them.
final class KeyTracker {
  private let router = KeyRouter()
  /// The keys that are down; a touch stands for each press, for the recognizers.
  private var touches: [Key: UITouch] = [:]

  /// Takes a key that is pressed, repeats or is released.
  func handle(_ input: KeyEvent, in runtime: UIRuntime) {
    let stroke = KeyStroke(input)
    switch input.phase {
    case .down: runtime.text.keyIsPressed(stroke, in: runtime)
    case .up: runtime.text.keyIsReleased()
    }
    guard !router.handle(input, in: runtime) else {
      if input.phase == .down { runtime.text.keyWasHandled() }
      return
    }
    press(input, in: runtime)
    if input.phase == .down { runtime.text.edit(by: stroke, in: runtime) }
  }

  /// Sends the press to the application. A key that repeats makes no further press.
  private func press(_ input: KeyEvent, in runtime: UIRuntime) {
    // A press that was cancelled when its window was freed is over.
    touches = touches.filter { !$0.value.isLifted }
    guard let touch = touch(for: input, in: runtime) else { return }
    for other in touches.values where other !== touch { other.setPressPhase(.stationary) }
    touch.press?.key = UIKey(input)
    send(
      touches.values + [touch], changed: touch,
      modifiers: UIKeyModifierFlags(input.modifiers), in: runtime)
  }

  /// Cancels the presses of `window`, which is hidden now.
  func cancelPresses(in window: UIWindow, _ runtime: UIRuntime) {
    for key in touches.filter({ $0.value.window === window }).keys { cancel(key, in: runtime) }
  }

  private func cancel(_ key: Key, in runtime: UIRuntime) {
    guard let touch = touches.removeValue(forKey: key) else { return }
    touch.setPressPhase(.cancelled)
    send([touch], changed: touch, modifiers: [], in: runtime)
  }

  private func touch(for input: KeyEvent, in runtime: UIRuntime) -> UITouch? {
    switch input.phase {
    case .down:
      guard !input.isRepeat else { return nil }
      // The end of the press before was lost.
      cancel(input.key, in: runtime)
      let touch = makeTouch(for: input, in: runtime)
      touches[input.key] = touch
      return touch
    case .up:
      let touch = touches.removeValue(forKey: input.key)
      touch?.setPressPhase(.ended)
      return touch
    }
  }

  private func makeTouch(for input: KeyEvent, in runtime: UIRuntime) -> UITouch {
    let press = UIPress()
    press.type = UIPress.PressType(input.key)
    press.window = runtime.application.keyWindow
    press.responder = runtime.keyResponder
    let touch = UITouch(
      identifier: TouchTracker.pointerIdentifier, source: .press, press: press)
    touch.tapCount = 0
    if let window = press.window {
      let view = press.responder?.nearestView ?? window
      touch.begin(
        on: view, in: window,
        // Fidelity: a press is in the middle of the view that receives it. [decided]
        at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil),
        time: runtime.renderContext.now)
    }
    return touch
  }

  private func send(
    _ sent: [UITouch], changed: UITouch, modifiers: UIKeyModifierFlags, in runtime: UIRuntime
  ) {
    let event = UIPressesEvent()
    event.timestamp = runtime.renderContext.now
    event.modifierFlags = modifiers
    changed.timestamp = event.timestamp
    changed.press?.timestamp = event.timestamp
    event.touches = Set(sent)
    event.allPresses = Set(sent.compactMap(\.press))
    runtime.application.sendEvent(event)
  }

  deinit {}
}

extension UITouch {
  /// The phase of a press and of the touch that stands for it.
  fileprivate func setPressPhase(_ phase: UITouch.Phase) {
    self.phase = phase
    press?.phase =
      switch phase {
      case .began, .regionEntered: .began
      case .moved, .regionMoved: .changed
      case .stationary: .stationary
      case .ended, .regionExited: .ended
      case .cancelled: .cancelled
      }
  }
}

extension UIPress.PressType {
  /// The button of a remote control that a key stands for.
  init(_ key: Key) {
    self =
      switch UIKeyboardHIDUsage(rawValue: Int(key.rawValue)) {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardReturnOrEnter, .keypadEnter: .select
      case .keyboardEscape: .menu
      case .keyboardPageUp: .pageUp
      case .keyboardPageDown: .pageDown
      default: .otherKey
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
