import Foundation
import NestTesting
import Testing

@testable import OpenUIKit

/// The states of the device, of the screen and of the system, which programs read and tests set.
struct SystemStateTests {
  /// Counts notifications of one name.
  private final class Counter {
    private(set) var count = 0
    private var token: NSObjectProtocol?

    init(_ name: Notification.Name) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [unowned self] _ in MainActor.assumeIsolated { count += 1 }
      }
    }

    isolated deinit { token.map { NotificationCenter.default.removeObserver($0) } }
  }

  @Test("R19.17 the battery is known while it is monitored, and changes are posted")
  func battery() throws {
    let host = try TestHost()
    let device = UIDevice.current
    let levels = Counter(UIDevice.batteryLevelDidChangeNotification)
    let states = Counter(UIDevice.batteryStateDidChangeNotification)

    host.setBattery(level: 0.5)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown && levels.count == 0)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.5 && device.batteryState == .unplugged)
    host.setBattery(level: 0.5, state: .charging)
    host.setBattery(level: 1, state: .charging)
    #expect(levels.count == 1 && states.count == 1 && device.batteryLevel == 1)
  }

  @Test("R19.17 there is no sensor for the user's face, and programs run beside each other")
  func features() throws {
    let host = try TestHost()
    defer { withExtendedLifetime(host) {} }
    UIDevice.current.isProximityMonitoringEnabled = true

    #expect(!UIDevice.current.isProximityMonitoringEnabled && !UIDevice.current.proximityState)
    #expect(UIDevice.current.isMultitaskingSupported)
  }

  @Test("R19.17 the identifier for the vendor is one for each user of a machine")
  func vendor() throws {
    let first = try #require(UIDevice.identifier(machine: "0123\n", user: "ann"))

    #expect(UIDevice.identifier(machine: "0123", user: "ann") == first)
    #expect(UIDevice.identifier(machine: "0123", user: "bob") != first)
    #expect(UIDevice.identifier(machine: "4567", user: "ann") != first)
    #expect(UIDevice.identifier(machine: " \n", user: "ann") == nil)
    #expect(first.uuid.6 >> 4 == 4 && first.uuid.8 >> 6 == 2)
  }

  @Test("R19.17 the brightness is between 0 and 1, and its changes are posted")
  func brightness() throws {
    let host = try TestHost()
    defer { withExtendedLifetime(host) {} }
    let posts = Counter(UIScreen.brightnessDidChangeNotification)
    let screen = UIScreen.main

    screen.brightness = 3
    #expect(screen.brightness == 1 && posts.count == 1)
    screen.brightness = 1
    screen.brightness = .nan
    #expect(screen.brightness == 1 && posts.count == 1)
    screen.brightness = -.infinity
    #expect(screen.brightness == 0 && posts.count == 2)
  }

  @Test("R19.17 a screen that is recorded posts it, and its windows have the trait")
  func capture() throws {
    let host = try TestHost()
    host.show(UIViewController())
    let posts = Counter(UIScreen.capturedDidChangeNotification)
    let before = host.window.traitCollection

    host.setScreenCaptured(true)
    host.setScreenCaptured(true)
    #expect(UIScreen.main.isCaptured && posts.count == 1)
    #expect(before.sceneCaptureState == .inactive && before.activeAppearance == .active)
    #expect(host.window.traitCollection.sceneCaptureState == .active)
    host.setScreenCaptured(false)
    #expect(!UIScreen.main.isCaptured && posts.count == 2)
    #expect(host.window.traitCollection == before)
  }

  @Test("R19.17 modes of a screen are its pixels, and a picture of it has all windows")
  func screen() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 80), scale: 2)
    host.show(UIViewController())
    let screen = UIScreen.main

    #expect(screen.currentMode?.size == CGSize(width: 200, height: 160))
    #expect(screen.currentMode == screen.preferredMode && screen.availableModes.count == 1)
    #expect(screen.currentMode?.hash == screen.preferredMode?.hash)
    #expect(UIScreen.screens.count == 1 && UIScreen.screens.first === screen)
    let picture = screen.snapshotView(afterScreenUpdates: true)
    #expect(picture.bounds == screen.bounds && picture.subviews.count == 1)
  }

  @Test("R19.17 a picture of the screen by the user is posted")
  func screenshot() throws {
    let host = try TestHost()
    let posts = Counter(UIApplication.userDidTakeScreenshotNotification)

    host.takeScreenshot()

    #expect(posts.count == 1)
  }

  @Test("R19.17 collections of one trait, and those that choose images")
  func traits() throws {
    let active = UITraitCollection(activeAppearance: .inactive)
    let captured = UITraitCollection(sceneCaptureState: .active)
    let style = UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: UITraitCollection(traitsFrom: [active, captured]), requiringSecureCoding: true
    )
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: archive))

    #expect(read.activeAppearance == .inactive && read.sceneCaptureState == .active)
    #expect(
      style.userInterfaceStyle == .dark && style == UITraitCollection(userInterfaceStyle: .dark))
    #expect(
      UITraitCollection.systemTraitsAffectingImageLookup.contains {
        $0 == UITraitDisplayScale.self
      })
  }

  @Test("R19.17 a window that cannot become key is shown, and the key window stays")
  func keyWindow() throws {
    final class Panel: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let host = try TestHost()
    host.show(UIViewController())
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.turn { panel.makeKeyAndVisible() }

    #expect(!panel.isHidden && !panel.isKeyWindow && host.window.isKeyWindow)
  }

  @Test("R19.17 URLs are opened by the application's delegate, one after the other")
  func urls() throws {
    final class Delegate: NSObject, UIApplicationDelegate {
      var urls: [String] = []
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        urls.append(url.absoluteString)
        return true
      }
    }
    let host = try TestHost()
    let delegate = Delegate()
    host.launch(delegate: delegate)

    host.open(try ["app:1", "app:2"].map { try #require(URL(string: $0)) })
    host.open([])

    #expect(delegate.urls == ["app:1", "app:2"])
    #expect(UIApplication.shared.isProtectedDataAvailable)
  }

  @Test("R19.17 a property that is loaded with the view has its value when it is read")
  func viewLoading() {
    final class Profile: UIViewController {
      @ViewLoading var label: UILabel
      @ViewLoading var count = 3
      override func viewDidLoad() {
        super.viewDidLoad()
        label = UILabel()
        label.text = "Ann"
      }
    }
    let profile = Profile()

    #expect(profile.count == 3 && !profile.isViewLoaded)
    #expect(profile.label.text == "Ann" && profile.isViewLoaded)
  }

  @Test("R19.17 indicators are shown where the content is moved in a block")
  func indicators() throws {
    let host = try TestHost()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    host.turn { host.window.addSubview(scroll) }
    host.turn { host.window.makeKeyAndVisible() }

    host.turn { scroll.withScrollIndicatorsShown {} }
    #expect(scroll.indicators?.isShown != true)
    host.turn { scroll.withScrollIndicatorsShown { scroll.contentOffset.y = 50 } }
    #expect(scroll.indicators?.isShown == true)
  }

  @Test("R19.17 a sheet in the middle has the width of a page, or of a form")
  func pageSizing() throws {
    func width(_ style: UIModalPresentationStyle, _ prefersPage: Bool?) throws -> CGFloat {
      let host = try TestHost(size: CGSize(width: 1024, height: 900))
      let root = UIViewController()
      host.show(root)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      if let prefersPage { sheet.sheetPresentationController?.prefersPageSizing = prefersPage }
      host.turn { root.present(sheet, animated: false) }
      return sheet.view.bounds.width
    }

    let (page, form) = (try width(.pageSheet, nil), try width(.formSheet, nil))
    #expect(page > form)
    #expect(try width(.pageSheet, false) == form)
    #expect(try width(.formSheet, true) == page)
  }
}
