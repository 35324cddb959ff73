extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities that the scene should show: that of the request that made it.
    public let userActivities: Set<NSUserActivity>

    /// The URLs that the scene should open: those in the arguments of the program, for its first
    /// scene.
    public let urlContexts: Set<UIOpenURLContext>

    init(
      userActivities: Set<NSUserActivity> = [], urlContexts: Set<UIOpenURLContext> = []
    ) {
      self.userActivities = userActivities
      self.urlContexts = urlContexts
      super.init()
    }

    deinit {}
  }

  /// How a scene is requested.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that requests it; only stored.
    open var requestingScene: UIScene?

    /// No options.
    public override init() { super.init() }

    deinit {}
  }
}

/// How a scene is removed. This system has no options.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// No options.
  public override init() { super.init() }

  deinit {}
}
