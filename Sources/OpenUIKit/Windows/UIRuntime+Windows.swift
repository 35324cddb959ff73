extension UIRuntime {
  /// The frontmost window, and its view, at a point of the screen whose event is handled.
  func target(at point: CGPoint) -> (UIWindow, UIView)? {
    application.isIgnoringInteractionEvents ? nil : (eventScreen ?? screen).target(at: point)
  }

  /// The first of the shown windows that needs layout.
  var windowToLayOut: UIWindow? {
    for scene in scenes {
      if let window = scene.screen.windowToLayOut { return window }
    }
    return nil
  }
}

extension UIWindow {
  /// Cancels what fingers, pointer, wheel and keys do in the window, which is hidden now.
  func cancelTouches() {
    let runtime = UIRuntime.current
    runtime.touches.cancelTouches(in: self)
    runtime.pointer.cancelTouches(in: self, runtime)
    runtime.wheel.cancelTouches(in: self, runtime)
    runtime.keys.cancelPresses(in: self, runtime)
  }
}

extension UIWindowScene {
  /// The scene that a program begins with.
  static func first(on screen: UIScreen) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication, screen: screen)
    return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
  }
}
