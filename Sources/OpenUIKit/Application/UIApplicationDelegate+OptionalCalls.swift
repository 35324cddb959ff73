// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UIApplicationDelegate {
  /// The methods `application(…)`, to be called with `?`; never nil.
  public var application: _UIApplicationDelegateApplication? {
    _UIApplicationDelegateApplication(delegate: self)
  }

  /// `applicationDidFinishLaunching(…)`, to be called with `?`; never nil.
  public var applicationDidFinishLaunching:
    (
      (UIApplication) -> Void
    )?
  {
    { self.applicationDidFinishLaunching($0) }
  }

  /// `applicationDidBecomeActive(…)`, to be called with `?`; never nil.
  public var applicationDidBecomeActive:
    (
      (UIApplication) -> Void
    )?
  {
    { self.applicationDidBecomeActive($0) }
  }

  /// `applicationWillResignActive(…)`, to be called with `?`; never nil.
  public var applicationWillResignActive:
    (
      (UIApplication) -> Void
    )?
  {
    { self.applicationWillResignActive($0) }
  }

  /// `applicationDidEnterBackground(…)`, to be called with `?`; never nil.
  public var applicationDidEnterBackground:
    (
      (UIApplication) -> Void
    )?
  {
    { self.applicationDidEnterBackground($0) }
  }

  /// `applicationWillEnterForeground(…)`, to be called with `?`; never nil.
  public var applicationWillEnterForeground:
    (
      (UIApplication) -> Void
    )?
  {
    { self.applicationWillEnterForeground($0) }
  }

  /// `applicationWillTerminate(…)`, to be called with `?`; never nil.
  public var applicationWillTerminate:
    (
      (UIApplication) -> Void
    )?
  {
    { self.applicationWillTerminate($0) }
  }

  /// `applicationDidReceiveMemoryWarning(…)`, to be called with `?`; never nil.
  public var applicationDidReceiveMemoryWarning:
    (
      (UIApplication) -> Void
    )?
  {
    { self.applicationDidReceiveMemoryWarning($0) }
  }
}

/// The methods `application(…)` of a `UIApplicationDelegate`.
@preconcurrency @MainActor
public struct _UIApplicationDelegateApplication {
  let delegate: any UIApplicationDelegate

  /// Calls `application(_:willFinishLaunchingWithOptions:)`.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls `application(_:didFinishLaunchingWithOptions:)`.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls `application(_:open:options:)`.
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    delegate.application(app, open: url, options: options)
  }

  /// Calls `application(_:configurationForConnecting:options:)`.
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  /// Calls `application(_:didDiscardSceneSessions:)`.
  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    delegate.application(application, didDiscardSceneSessions: sceneSessions)
  }

  /// Calls `application(_:supportedInterfaceOrientationsFor:)`.
  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate.application(application, supportedInterfaceOrientationsFor: window)
  }
}
