extension UIRuntime {
  /// The frontmost window, and its view, at a point of the screen whose event is handled.
  func target(at point: CGPoint) -> (UIWindow, UIView)? {
    interactionBlocks > 0 ? nil : (eventScreen ?? screen).target(at: point)
  }

  /// The first of the shown windows that needs layout.
  var windowToLayOut: UIWindow? {
    for scene in scenes {
      if let window = scene.screen.windowToLayOut { return window }
    }
    return nil
  }
}

extension UIWindowScene {
  /// The scene that a program begins with.
  static func first(on screen: UIScreen) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication, screen: screen)
    return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
  }
}
