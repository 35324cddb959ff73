import NestTesting
import Testing

@testable import OpenUIKit

/// Notes every call of the delegate.
private class RecordingDelegate: UIResponder, UIApplicationDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  private func note(_ name: String, _ application: UIApplication) {
    log.note("\(name) \(application.applicationState)")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("willFinishLaunching", application)
    return true
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    note("didFinishLaunching", application)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    note("didBecomeActive", application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    note("willResignActive", application)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    note("didEnterBackground", application)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    note("willEnterForeground", application)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    note("willTerminate", application)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    note("memoryWarning", application)
  }
}

/// Observes notifications of one object as long as it exists.
private final class Listener {
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], _ log: Log) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated {
            let text = name.rawValue
              .replacingOccurrences(of: "UIApplication", with: "")
              .replacingOccurrences(of: "Notification", with: "")
            log.note("posted \(text)")
          }
        })
    }
  }

  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// Made by name only.
final class NamedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let values = [1, 2, 3]
}

struct UIApplicationTests {
  @Test("launching, activity, background and termination come in their order")
  func lifeCycle() throws {
    let host = try TestHost()
    let log = Log()
    let application = UIApplication.shared
    let listener = Listener(
      [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      ], log)

    ApplicationLauncher.launch(delegate: RecordingDelegate(log))
    let launch = log.take()
    application.enterBackground()
    application.enterForeground()
    let round = log.take()
    application.prepareToTerminate()

    withExtendedLifetime((listener, host)) {
      #expect(
        launch == [
          "willFinishLaunching inactive", "didFinishLaunching inactive",
          "posted DidFinishLaunching", "didBecomeActive active", "posted DidBecomeActive",
        ])
      #expect(
        round == [
          "willResignActive active", "posted WillResignActive", "didEnterBackground background",
          "posted DidEnterBackground", "willEnterForeground background",
          "posted WillEnterForeground", "didBecomeActive active", "posted DidBecomeActive",
        ])
      #expect(
        log.lines == [
          "willResignActive active", "posted WillResignActive", "didEnterBackground background",
          "posted DidEnterBackground", "willTerminate background", "posted WillTerminate",
        ])
    }
  }

  @Test("R13.1 a memory warning reaches the delegate, the notification, then every controller")
  func memoryWarning() throws {
    final class Controller: UIViewController {
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        log.note("\(name) view loaded: \(isViewLoaded)")
      }
    }
    let host = try TestHost()
    let log = Log()
    let delegate = RecordingDelegate(log)
    UIApplication.shared.delegate = delegate
    let (root, child) = (Controller("root", log), Controller("child", log))
    host.show(root)
    root.addChild(child)
    child.didMove(toParent: root)
    let listener = Listener([UIApplication.didReceiveMemoryWarningNotification], log)

    host.sendMemoryWarning()

    withExtendedLifetime(listener) {
      #expect(
        log.lines == [
          "memoryWarning inactive", "posted DidReceiveMemoryWarning", "root view loaded: true",
          "child view loaded: false",
        ])
    }
  }

  @Test("UIApplicationMain keeps its delegate alive; other delegates are weak")
  func delegateLifetime() throws {
    let host = try TestHost()
    weak var retained: RecordingDelegate?
    weak var lost: RecordingDelegate?
    do {
      let delegate = RecordingDelegate(Log())
      retained = delegate
      ApplicationLauncher.launch(delegate: delegate)
    }
    let other = UIApplication()
    do {
      let delegate = RecordingDelegate(Log())
      lost = delegate
      other.delegate = delegate
    }

    withExtendedLifetime(host) {
      #expect(retained != nil)
      #expect(lost == nil)
    }
  }

  @Test("a delegate class is found by its name, and made as its class")
  func byName() throws {
    let name = NSStringFromClass(NamedDelegate.self)

    let made = try #require(DynamicInstance.make(name) as? NamedDelegate)

    #expect(made.values == [1, 2, 3])
    #expect(made.window == nil)
    #expect(DynamicInstance.make("No.Such") == nil)
  }
}
