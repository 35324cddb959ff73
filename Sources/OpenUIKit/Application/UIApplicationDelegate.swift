/// Receives the events of the program's life cycle. Every method is optional.
///
/// A class marked `@main` that adopts this starts the program with itself as the delegate. It needs
/// an `init()`; being a `UIResponder` it also receives the events that no other responder has
/// handled.
///
/// Where scenes have delegates, these receive the life cycle instead: see `UISceneDelegate`. The
/// property `window` is optional too; it is that of `UIMainWindowOwner`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIMainWindowOwner {
  /// The program is starting; nothing is on screen. Called first.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The program has started; show the window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The program has started; called by the default of the method with options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The program is active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The program will not be active any more.
  func applicationWillResignActive(_ application: UIApplication)

  /// The program is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The program leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The program ends when this returns.
  func applicationWillTerminate(_ application: UIApplication)

  /// A memory warning; the controllers receive it after this.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// How a new scene is made. Called before it exists.
  ///
  /// If the configuration that is returned has no class for the scene's delegate, and the program
  /// no `Info.plist` that describes scenes, the class `SceneDelegate` in the module of this
  /// delegate is used, if there is one.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The program should open a URL. Called where scenes have no delegates; see
  /// `UISceneDelegate.scene(_:openURLContexts:)`. Returns whether that was done.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The user has closed scenes, or the program did; not called for the last one, with which the
  /// program ends.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// The orientations that a window supports. The frontmost controller restricts them further.
  /// Called whenever the interface might rotate.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls `applicationDidFinishLaunching(_:)` and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns the first configuration of the `Info.plist`, or one without classes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// The main window: nil inside nil if the delegate has none.
  public var window: UIWindow?? { .some((self as any UIMainWindowOwner).window) }
  /// Returns what an application without a delegate returns.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
}
