/// A scene of the program as the user sees it: it exists from the request for a scene until the
/// user closes it, also while the scene is not connected.
///
/// Sessions last as long as the process.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// A role by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of the program: the only role that scenes of this system have.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  nonisolated public let role: Role

  /// An identifier that no other session has.
  public let persistentIdentifier: String

  /// The connected scene; nil while there is none.
  open var scene: UIScene? { sceneLink }

  /// How the scene was made.
  open internal(set) var configuration: UISceneConfiguration

  /// The activity that the delegate returned for the state of the scene when the scene last entered
  /// the background; the delegate may restore it when the session is connected again.
  open var stateRestorationActivity: NSUserActivity?

  /// The values of the program for the session.
  open var userInfo: [String: Any]?

  @ZeroingLink final var sceneLink: UIScene? = nil
  /// The screen of the scene that is about to be made.
  var screen: UIScreen?

  init(role: Role, screen: UIScreen) {
    self.role = role
    self.screen = screen
    persistentIdentifier = UUID().uuidString
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  deinit {}
}
