#if os(Linux)
  import DisplayServer
  import OpenUIKit

  extension TestHost {
    /// The scenes that exist, the oldest first: that of `window`.
    public var scenes: [UIWindowScene] { runtime.scenes }

    /// Starts the application as `UIApplicationMain` does, and ends the turn.
    ///
    /// - Parameters:
    ///   - delegate: The delegate, which the application keeps alive.
    ///   - arguments: Those of the program; the first scene is to open the URLs among them.
    ///     Default: none.
    public func launch(
      delegate: (any UIApplicationDelegate)? = nil, arguments: [String] = []
    ) {
      turn { ApplicationLauncher.launch(delegate: delegate, arguments: arguments) }
    }

    /// Gives a scene the keyboard, as a click on its window of the desktop does, and ends the turn.
    /// The others lose it.
    ///
    /// - Parameter scene: A scene with a shown window; nil for a window of another program.
    public func focus(_ scene: UIWindowScene?) {
      turn {
        for other in runtime.scenes where other !== scene { receive(.focus(false), in: other) }
        if let scene { receive(.focus(true), in: scene) }
      }
    }

    /// Minimises the window of a scene, as a user does, and ends the turn.
    public func minimize(_ scene: UIWindowScene) { send(.visibility(false), to: scene) }

    /// Shows the window of a scene again that was minimised, and ends the turn.
    public func restore(_ scene: UIWindowScene) { send(.visibility(true), to: scene) }

    /// Clicks at the button that closes the window of a scene, and ends the turn.
    ///
    /// The program ends with the last window, and the process of the test with it.
    public func close(_ scene: UIWindowScene) { send(.close, to: scene) }

    /// Resizes the window of a scene, as when a user drags its corner: within the limits of the
    /// scene. Ends the turn.
    ///
    /// - Parameters:
    ///   - scene: A scene with a shown window.
    ///   - size: The new size in points.
    /// - Throws: When the display refuses the size.
    public func resize(_ scene: UIWindowScene, to size: CGSize) throws {
      guard let surface = surface(of: scene) else { throw TestHostError.nothingShown }
      try turn {
        try surface.resizeByUser(width: Double(size.width), height: Double(size.height))
      }
    }

    /// Presses and releases the pointer at a point of the window of a scene.
    ///
    /// - Parameters:
    ///   - point: In coordinates of the scene's screen.
    ///   - scene: A scene with a shown window.
    public func tap(at point: CGPoint, in scene: UIWindowScene) {
      let input = PointerEvent(x: Double(point.x), y: Double(point.y), timestamp: now)
      send(.pointerDown(input), to: scene)
      send(.pointerUp(input), to: scene)
    }

    /// The pixels that the window of a scene shows. Ends the turn first.
    ///
    /// - Throws: `TestHostError.nothingShown` before something was shown.
    public func snapshot(of scene: UIWindowScene) throws -> CGImage {
      commit()
      return try TestHost.copy(scene.screen)
    }

    /// Makes the desktop light or dark, and ends the turn.
    ///
    /// - Parameter style: Unspecified for a desktop that does not say.
    public func setDesktopStyle(_ style: UIUserInterfaceStyle) {
      turn { backend.style = style == .unspecified ? nil : style == .dark ? .dark : .light }
    }

    /// Another program sets the text of the pasteboard. Ends the turn.
    ///
    /// - Parameter bytes: The bytes of the text, in UTF-8 or not.
    public func setPasteboardText(_ bytes: [UInt8]) {
      turn { backend.memoryClipboard.setByOtherProgram(bytes) }
    }

    /// The text of the pasteboard, as other programs see it.
    public var pasteboardText: String? { backend.memoryClipboard.text }

    /// The connection to the display is lost, which ends the program and the process of the test.
    public func loseDisplay() { turn { backend.onEvent?(.end(.displayLost)) } }

    /// The surface of the window of a scene; nil before something was shown.
    package func surface(of scene: UIWindowScene) -> HeadlessSurface? {
      scene.screen.surface as? HeadlessSurface
    }

    private func send(_ event: DisplayEvent, to scene: UIWindowScene) {
      turn { receive(event, in: scene) }
    }

    private func receive(_ event: DisplayEvent, in scene: UIWindowScene) {
      surface(of: scene)?.onEvent?(event)
    }
  }
#endif
