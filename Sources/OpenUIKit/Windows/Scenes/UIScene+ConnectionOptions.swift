extension UIScene {
  /// Why a scene is connected.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities that the scene should show: that of the request that made it.
    public let userActivities: Set<NSUserActivity>

    init(userActivities: Set<NSUserActivity> = []) {
      self.userActivities = userActivities
      super.init()
    }

    deinit {}
  }

  /// How a scene is requested.
  @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that requests it; only kept as a value.
    open var requestingScene: UIScene?

    /// No options.
    public override init() { super.init() }

    deinit {}
  }
}

/// How a scene is removed. This system has no options.
@MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// No options.
  public override init() { super.init() }

  deinit {}
}
