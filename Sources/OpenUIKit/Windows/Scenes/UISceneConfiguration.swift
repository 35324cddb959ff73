/// How a scene is made: its class, and the class of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name of the configuration in the `Info.plist` of the program.
  public let name: String?

  /// The role of the scene.
  public let role: UISceneSession.Role

  /// The class of the scene; nil, the default, is `UIWindowScene`. Another one is a subclass of it.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate: a `UISceneDelegate` with an `init()`; nil for none.
  open var delegateClass: AnyClass?

  /// A configuration.
  ///
  /// If the program has an `Info.plist`, the classes are those of the entry with this name, or of
  /// the first entry of the role if `name` is nil. Otherwise they are nil.
  ///
  /// - Parameters:
  ///   - name: the name of an entry; nil for the first one.
  ///   - sessionRole: the role of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    let entry = SceneManifest.main?.entry(named: name, role: sessionRole.rawValue)
    sceneClass = entry?.sceneClassName.flatMap(NSClassFromString)
    delegateClass = entry?.delegateClassName.flatMap(NSClassFromString)
  }

  deinit {}

  /// A configuration with the same name, role and classes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    copy.sceneClass = sceneClass
    copy.delegateClass = delegateClass
    return copy
  }
}

/// The scenes that the `Info.plist` of a program describes.
nonisolated struct SceneManifest {
  /// One configuration.
  struct Entry: Equatable {
    var name: String?
    var sceneClassName: String?
    var delegateClassName: String?
  }

  private let entries: [String: [Entry]]

  /// Reads the value of `UIApplicationSceneManifest`; what has another form is left out.
  init(_ manifest: [String: Any]) {
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    entries = roles.mapValues { list in
      (list as? [[String: Any]] ?? []).map {
        Entry(
          name: $0["UISceneConfigurationName"] as? String,
          sceneClassName: $0["UISceneClassName"] as? String,
          delegateClassName: $0["UISceneDelegateClassName"] as? String)
      }
    }
  }

  /// The manifest of the program; nil if it has none.
  static var main: SceneManifest? {
    (Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any])
      .map { SceneManifest($0) }
  }

  /// The entry of a role with a name; the first one if `name` is nil.
  func entry(named name: String?, role: String) -> Entry? {
    let entries = entries[role] ?? []
    return name == nil ? entries.first : entries.first { $0.name == name }
  }
}
