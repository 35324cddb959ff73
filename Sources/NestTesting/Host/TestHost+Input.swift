#if os(Linux)
  import DisplayServer
  import OpenUIKit

  extension TestHost {
    // MARK: Pointer

    /// Presses and releases the pointer at a point of the window; each is a turn of its own.
    ///
    /// - Parameter point: In the window's coordinates.
    public func tap(at point: CGPoint) {
      press(at: point)
      release(at: point)
    }

    /// Taps the middle of a view.
    ///
    /// - Parameter view: A view in the host's window.
    /// - Throws: `TestHostError.notTappable` when it is not in the window or has no area.
    public func tap(_ view: UIView) throws {
      guard view.window === window, !view.bounds.isEmpty else {
        throw TestHostError.notTappable(String(describing: view))
      }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      tap(at: view.convert(middle, to: nil))
    }

    /// Presses a button of the pointer at a point of the window and keeps it down.
    ///
    /// - Parameters:
    ///   - point: In the window's coordinates.
    ///   - button: Which button. Default: the primary one.
    ///   - modifiers: The modifier keys that are pressed. Default: none.
    public func press(
      at point: CGPoint, button: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []
    ) {
      send(.pointerDown(pointerEvent(at: point, button: button, modifiers: modifiers)))
    }

    /// Moves the pointer to a point of the window; without a button down it hovers.
    ///
    /// - Parameters:
    ///   - point: In the window's coordinates.
    ///   - modifiers: The modifier keys that are pressed. Default: none.
    public func movePointer(to point: CGPoint, modifiers: UIKeyModifierFlags = []) {
      send(.pointerMove(pointerEvent(at: point, modifiers: modifiers, clickCount: 0)))
    }

    /// Moves the pointer off the screen.
    public func movePointerAway() {
      send(.pointerLeave)
    }

    /// Releases a button of the pointer at a point of the window.
    ///
    /// - Parameters:
    ///   - point: In the window's coordinates.
    ///   - button: Which button. Default: the primary one.
    ///   - modifiers: The modifier keys that are pressed. Default: none.
    public func release(
      at point: CGPoint, button: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []
    ) {
      send(.pointerUp(pointerEvent(at: point, button: button, modifiers: modifiers)))
    }

    /// Drags from one point of the window to another in equal steps, while virtual time passes.
    ///
    /// - Parameters:
    ///   - start: The point of the press.
    ///   - end: The point of the release.
    ///   - duration: Virtual seconds between the two. Default: 0.25.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
      let steps = max(1, Int((duration * 60).rounded()))
      press(at: start)
      for step in 1...steps {
        advance(by: duration / Double(steps))
        let share = CGFloat(step) / CGFloat(steps)
        movePointer(
          to: CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      release(at: end)
    }

    private func pointerEvent(
      at point: CGPoint, button: UIEvent.ButtonMask = .primary,
      modifiers: UIKeyModifierFlags = [], clickCount: Int = 1
    ) -> PointerEvent {
      PointerEvent(
        x: Double(point.x), y: Double(point.y), button: PointerButton(button),
        clickCount: clickCount, modifiers: KeyModifiers(modifiers), timestamp: now)
    }

    /// Rotates the wheel, or moves two fingers on a pad, at a point of the window. The scroll of a
    /// wheel ends when the wheel has rested for 0.15 virtual seconds.
    ///
    /// - Parameters:
    ///   - delta: How far the content under the pointer moves, in points.
    ///   - point: In the window's coordinates.
    ///   - type: A wheel that moves in steps, or a pad. Default: a wheel.
    ///   - modifiers: The modifier keys that are pressed. Default: none.
    public func scroll(
      by delta: CGVector, at point: CGPoint, type: UIScrollType = .discrete,
      modifiers: UIKeyModifierFlags = []
    ) {
      send(
        .scroll(
          ScrollEvent(
            x: Double(point.x), y: Double(point.y), deltaX: Double(delta.dx),
            deltaY: Double(delta.dy), isContinuous: type == .continuous,
            modifiers: KeyModifiers(modifiers), timestamp: now)))
    }

    // MARK: Device

    /// Resizes the screen, as when a user drags the corner of a window.
    ///
    /// - Parameter size: The new size in points.
    /// - Throws: When the display refuses the size.
    public func resize(to size: CGSize) throws {
      guard let surface else { throw TestHostError.nothingShown }
      try turn { try surface.resize(width: Double(size.width), height: Double(size.height)) }
    }

    /// Rotates the device: to portrait from any other orientation, else to landscape, and ends the
    /// turn of the main loop. Width and height of the screen are exchanged, if the frontmost
    /// controller allows that.
    ///
    /// The interface rotates with an animation: `settle()` completes it. A rotation during another
    /// one is queued.
    public func rotateDevice() {
      activate()
      let isPortrait = UIDevice.current.orientation.isPortrait
      rotateDevice(to: isPortrait ? .landscapeLeft : .portrait)
    }

    /// Rotates the device to an orientation and ends the turn of the main loop; `settle()`
    /// completes the animation.
    ///
    /// - Parameter orientation: How the device is oriented from now on.
    public func rotateDevice(to orientation: UIDeviceOrientation) {
      turn { UIDevice.current.simulateRotation(to: orientation) }
    }

    /// Taps the status bar, which requests to scroll to the top.
    public func tapStatusBar() {
      turn { window.scrollToTop() }
    }

    /// Sends the application a memory warning.
    public func sendMemoryWarning() {
      send(.memoryWarning)
    }

    /// The surface of the screen; nil before something was shown.
    var surface: HeadlessSurface? { runtime.screen.surface as? HeadlessSurface }

    func send(_ event: DisplayEvent) {
      activate()
      surface?.send(event)
    }
  }

  extension PointerButton {
    fileprivate init(_ button: UIEvent.ButtonMask) {
      self = button == .primary ? .primary : button == .secondary ? .secondary : .middle
    }
  }

  extension KeyModifiers {
    init(_ flags: UIKeyModifierFlags) {
      self = []
      if flags.contains(.shift) { insert(.shift) }
      if flags.contains(.control) { insert(.control) }
      if flags.contains(.alternate) { insert(.alternate) }
      if flags.contains(.command) { insert(.command) }
      if flags.contains(.alphaShift) { insert(.capsLock) }
    }
  }
#endif
