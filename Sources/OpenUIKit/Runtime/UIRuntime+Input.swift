import DisplayServer

extension UIRuntime {
  /// Handles one event of the screen's surface.
  func handle(_ event: DisplayEvent) {
    switch event {
    case .pointerDown(let input): pointer.handle(input, .began, in: self)
    case .pointerMove(let input): pointer.handle(input, .moved, in: self)
    case .pointerUp(let input): pointer.handle(input, .ended, in: self)
    case .pointerLeave: pointer.leave(in: self)
    case .scroll(let input): wheel.handle(input, in: self)
    case .touch(let touch): handle(touch)
    case .key(let key): keys.handle(key, in: self)
    case .resize: screen.surfaceDidResize()
    case .expose: screen.surfaceWasExposed()
    case .close: application.terminate()
    case .memoryWarning: application.receiveMemoryWarning()
    case .text: break
    }
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
