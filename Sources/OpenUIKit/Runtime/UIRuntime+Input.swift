import DisplayServer

extension UIRuntime {
  /// Handles one event of a surface. One that no scene has any more is ignored.
  func handle(_ event: DisplayEvent, of surface: any DisplaySurface) {
    if let scene = scenes.first(where: { $0.screen.surface === surface }) {
      handle(event, on: scene.screen)
    }
  }

  private func handle(_ event: DisplayEvent, on screen: UIScreen) {
    // A callback may run the main loop, which handles events of other screens.
    let outer = eventScreen
    eventScreen = screen
    defer { eventScreen = outer }
    inputObserver?.screen(screen, receives: event)
    switch event {
    case .pointerDown(let input): pointer.handle(input, .began, in: self)
    case .pointerMove(let input):
      pointer.handle(input, .moved, in: self)
      if hasPointerCursors { screen.updatePointerCursor(at: CGPoint(x: input.x, y: input.y)) }
    case .pointerUp(let input): pointer.handle(input, .ended, in: self)
    case .pointerLeave: pointer.leave(in: self)
    case .scroll(let input): wheel.handle(input, in: self)
    case .touch(let touch): handle(touch)
    case .key(let key): keys.handle(key, in: self)
    case .resize: screen.surfaceDidResize()
    case .expose: screen.surfaceWasExposed()
    case .close: screen.scene?.userRequestsClose()
    case .focus(let isFocused): screen.scene?.setFocused(isFocused)
    case .visibility(let isVisible): screen.scene?.setOnScreen(isVisible)
    case .memoryWarning: application.receiveMemoryWarning()
    case .text(let string): text.insert(string, in: self)
    case .composition(let composition): text.compose(composition, in: self)
    }
  }

  /// Handles what concerns the whole program.
  func handle(_ event: BackendEvent) {
    switch event {
    case .style: followDesktopStyle()
    case .end(let reason):
      FileHandle.standardError.write(Data("\(reason.description)\n".utf8))
      application.terminate(exitCode: reason.exitCode)
    }
  }

  /// Windows have the style of the desktop, where it has one.
  func followDesktopStyle() {
    guard let style = backend.style else { return }
    for scene in scenes {
      scene.screen.simulateTraits { $0.userInterfaceStyle = style == .dark ? .dark : .light }
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
