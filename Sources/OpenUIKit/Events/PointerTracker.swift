import DisplayServer

/// Follows the pointer: the button that is pressed first makes a touch, another one only changes
/// the mask. Without a button the pointer hovers.
final class PointerTracker {
  /// The buttons that are down.
  private var buttons: UIEvent.ButtonMask = []
  /// The button whose press is the touch.
  private var touchingButton: PointerButton?
  private let hovering = HoverTracker()

  /// Takes a press, a move or a release.
  func handle(_ input: PointerEvent, _ phase: UITouch.Phase, in runtime: UIRuntime) {
    let modifiers = UIKeyModifierFlags(input.modifiers)
    switch phase {
    case .began:
      hovering.end(modifiers: modifiers, in: runtime)
      buttons.insert(UIEvent.ButtonMask(input.button))
      // The primary button is never without effect because of another one.
      guard touchingButton == nil || touchingButton == input.button || input.button == .primary
      else { return }
      touchingButton = input.button
    case .ended:
      buttons.remove(UIEvent.ButtonMask(input.button))
      guard touchingButton == input.button else { return }
      touchingButton = nil
    default: break
    }
    touch(input, phase, in: runtime)
    if touchingButton == nil {
      hovering.move(
        to: CGPoint(x: input.x, y: input.y), modifiers: modifiers, in: runtime)
    }
  }

  /// The pointer left the screen.
  func leave(in runtime: UIRuntime) { hovering.end(in: runtime) }

  /// Cancels the hovering over `window`, which is hidden now.
  func cancelTouches(in window: UIWindow, _ runtime: UIRuntime) {
    hovering.cancelTouches(in: window, runtime)
  }

  private func touch(_ input: PointerEvent, _ phase: UITouch.Phase, in runtime: UIRuntime) {
    runtime.touches.handle(
      TouchTracker.Input(
        identifier: TouchTracker.pointerIdentifier, phase: phase, type: .indirectPointer,
        position: CGPoint(x: input.x, y: input.y), timestamp: runtime.renderContext.now,
        modifiers: UIKeyModifierFlags(input.modifiers), buttons: buttons),
      in: runtime)
  }

  deinit {}
}

extension UIEvent.ButtonMask {
  /// The set of one button of the display server.
  nonisolated init(_ button: PointerButton) {
    switch button {
    case .primary: self = .primary
    case .secondary: self = .secondary
    case .middle: self = .button(3)
    }
  }
}
