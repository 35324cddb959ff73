/// Receives the events of a scene's life cycle. Every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene was made; make its window here. Called first.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// The scene was removed: the user has closed it, or the program ends. Called last.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene will not be active any more.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene leaves the background; also called when it is connected.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// The scene should open URLs. Those with which the program was started are in the options of the
  /// connection.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// The scene, which is connected already, should show an activity. Called before
  /// `scene(_:continue:)`.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// The scene, which is connected already, should show an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// The state of the scene, which its session keeps. Called after `sceneDidEnterBackground(_:)`.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Returns nil: the session keeps what it has.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Receives the events of a window scene. Every method is optional.
///
/// The property `window` is optional too; it is that of `UIMainWindowOwner`.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIMainWindowOwner {}

extension UIWindowSceneDelegate {
  /// The main window: nil inside nil if the delegate has none.
  public var window: UIWindow?? { .some((self as any UIMainWindowOwner).window) }
}
