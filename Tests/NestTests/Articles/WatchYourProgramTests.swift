import NestTesting
import OpenUIKit
import Testing

/// The listings of the article about the monitor.
@Suite(.serialized) struct WatchYourProgramTests {
  private final class WatchedDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      #if DEBUG
        ContractMonitor.start()
      #endif
      return true
    }
  }

  @Test("R27.1 The line of the article starts a monitor")
  func line() throws {
    let host = try TestHost()

    _ = WatchedDelegate().application(.shared, didFinishLaunchingWithOptions: nil)
    host.show(UIViewController())

    #expect(ContractMonitor.running?.events.count == 5)
  }

  @Test("R27.2 A closure receives the rule and the events")
  func closure() throws {
    let host = try TestHost()
    var reports: [String] = []
    func report(_ rule: String, _ events: String) { reports += [rule, events] }
    ContractMonitor.start(
      .calls { breach in
        report(breach.violation.rule.id, breach.timeline.description)
      }, rules: ContractRule.appearance)
    let controller = UIViewController()
    host.show(controller)

    _ = withMisuseIntercepted { controller.viewWillAppear(false) }

    #expect(reports.first == "begunTwice")
    #expect(reports.last?.hasSuffix("viewDidAppear\nUIViewController.viewWillAppear") == true)
  }
}
