// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UISceneDelegate {
  /// The methods `scene(…)`, to be called with `?`; never nil.
  public var scene: _UISceneDelegateScene? { _UISceneDelegateScene(delegate: self) }

  /// `sceneDidDisconnect(…)`, to be called with `?`; never nil.
  public var sceneDidDisconnect: ((UIScene) -> Void)? { { self.sceneDidDisconnect($0) } }

  /// `sceneDidBecomeActive(…)`, to be called with `?`; never nil.
  public var sceneDidBecomeActive:
    (
      (UIScene) -> Void
    )?
  {
    { self.sceneDidBecomeActive($0) }
  }

  /// `sceneWillResignActive(…)`, to be called with `?`; never nil.
  public var sceneWillResignActive:
    (
      (UIScene) -> Void
    )?
  {
    { self.sceneWillResignActive($0) }
  }

  /// `sceneWillEnterForeground(…)`, to be called with `?`; never nil.
  public var sceneWillEnterForeground:
    (
      (UIScene) -> Void
    )?
  {
    { self.sceneWillEnterForeground($0) }
  }

  /// `sceneDidEnterBackground(…)`, to be called with `?`; never nil.
  public var sceneDidEnterBackground:
    (
      (UIScene) -> Void
    )?
  {
    { self.sceneDidEnterBackground($0) }
  }

  /// The methods `stateRestorationActivity(…)`, to be called with `?`; never nil.
  public var stateRestorationActivity: _UISceneDelegateStateRestorationActivity? {
    _UISceneDelegateStateRestorationActivity(delegate: self)
  }
}

/// The methods `scene(…)` of a `UISceneDelegate`.
@preconcurrency @MainActor
public struct _UISceneDelegateScene {
  let delegate: any UISceneDelegate

  /// Calls `scene(_:willConnectTo:options:)`.
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  /// Calls `scene(_:openURLContexts:)`.
  public func callAsFunction(
    _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>
  ) {
    delegate.scene(scene, openURLContexts: URLContexts)
  }

  /// Calls `scene(_:willContinueUserActivityWithType:)`.
  public func callAsFunction(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {
    delegate.scene(scene, willContinueUserActivityWithType: userActivityType)
  }

  /// Calls `scene(_:continue:)`.
  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
    delegate.scene(scene, continue: userActivity)
  }
}

/// The methods `stateRestorationActivity(…)` of a `UISceneDelegate`.
@preconcurrency @MainActor
public struct _UISceneDelegateStateRestorationActivity {
  let delegate: any UISceneDelegate

  /// Calls `stateRestorationActivity(for:)`.
  public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
    delegate.stateRestorationActivity(for: scene)
  }
}
