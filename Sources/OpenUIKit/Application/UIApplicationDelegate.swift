/// Receives the events of the program's life cycle. Every method is optional.
///
/// A class marked `@main` that adopts this starts the program with itself as the delegate. It needs
/// an `init()`; being a `UIResponder` it also receives the events that no other responder has
/// handled.
public protocol UIApplicationDelegate: NSObjectProtocol {
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
  /// Returns what an application without a delegate returns.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
}
