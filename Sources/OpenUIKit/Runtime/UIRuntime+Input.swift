import DisplayServer

extension UIRuntime {
  /// Takes one event of the screen's surface.
  func handle(_ event: DisplayEvent) {
    switch event {
    case .pointerDown(let pointer): handle(pointer, .began)
    case .pointerMove(let pointer): handle(pointer, .moved)
    case .pointerUp(let pointer): handle(pointer, .ended)
    case .touch(let touch): handle(touch)
    case .key(let key): keys.handle(key, in: self)
    case .resize: screen.surfaceDidResize()
    case .expose: screen.surfaceWasExposed()
    case .close: application.terminate()
    case .memoryWarning: application.receiveMemoryWarning()
    case .scroll, .text: break
    }
  }

  /// The primary button makes a touch; the others do not.
  private func handle(_ pointer: PointerEvent, _ phase: UITouch.Phase) {
    guard pointer.button == .primary else { return }
    let input = TouchTracker.Input(
      identifier: TouchTracker.pointerIdentifier, phase: phase, type: .indirectPointer,
      position: CGPoint(x: pointer.x, y: pointer.y), timestamp: renderContext.now,
      modifiers: UIKeyModifierFlags(pointer.modifiers))
    touches.handle(input, in: self)
  }

  private func handle(_ touch: TouchEvent) {
    let phase: UITouch.Phase =
      switch touch.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    let input = TouchTracker.Input(
      identifier: touch.id, phase: phase, type: .direct,
      position: CGPoint(x: touch.x, y: touch.y), timestamp: renderContext.now, modifiers: [])
    touches.handle(input, in: self)
  }
}

extension UIKeyModifierFlags {
  /// The same modifiers; both have the same bits.
  nonisolated init(_ modifiers: KeyModifiers) { self.init(rawValue: modifiers.rawValue) }
}
