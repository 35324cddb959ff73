extension UISceneConfiguration {
  /// The class of the scene; nil if none is set. A class that is no window scene stops the program.
  var windowSceneClass: UIWindowScene.Type? {
    guard let sceneClass else { return nil }
    guard let type = sceneClass as? UIWindowScene.Type else {
      preconditionFailure("\(sceneClass) is no subclass of UIWindowScene.")
    }
    return type
  }
}

extension DynamicInstance {
  /// A scene made with the initialiser of `type` for sessions, as `make(_:)` makes other objects.
  static func make(
    _ type: UIWindowScene.Type, _ session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UIWindowScene {
    let constructible = self.type(type, as: ConstructibleScene.self)
    let made = constructible.init(session: session, connectionOptions: options)
    return unsafeDowncast(made as AnyObject, to: UIWindowScene.self)
  }
}

/// Overrides the initialiser at the offset at which `UIScene` has it.
private class ConstructibleScene: UIWindowScene {
  required override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  deinit {}
}

/// Keeps the compiler from assuming that `ConstructibleScene` is the only class.
private final class ConstructibleSceneSubclass: ConstructibleScene {
  deinit {}
}
