/// Hears of the program's life. Every method may be left out.
///
/// A class marked `@main` that adopts this starts the program with itself as the delegate. It needs
/// an `init()`; being a `UIResponder` it also gets the events that nobody else handled.
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program is starting; nothing is on screen. Called first.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The program has started: the place to show the window.
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

  /// The program comes back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The program ends when this returns.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short; the controllers are told after this.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// In which ways the interface of a window may stand. The controller in front restricts them
  /// further. Asked whenever the interface might turn.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Agrees.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls `applicationDidFinishLaunching(_:)` and agrees.
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
  /// Answers as the application does that has no delegate.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
}
