/// A request for a scene: a new one, or that of a session. A value, as on Apple's systems.
nonisolated public struct UISceneSessionActivationRequest {
  /// The role of the scene.
  public let role: UISceneSession.Role

  /// The session whose scene is shown; nil for a new one.
  public let session: UISceneSession?

  /// The activity that the scene should show.
  public var userActivity: NSUserActivity?

  /// How the scene is requested.
  public var options: UIScene.ActivationRequestOptions?

  /// A request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// A request for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}
