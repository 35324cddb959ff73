import NestTesting
import OpenUIKit
import Testing

struct UIWindowTests {
  @Test("UIKit 10 windows are ordered by level, and among equals the last shown is in front")
  func levels() throws {
    let host = try TestHost()
    let (low, high, middle, second) = (UIWindow(), UIWindow(), UIWindow(), UIWindow())
    high.windowLevel = .alert
    middle.windowLevel = .statusBar

    for window in [low, high, middle, second] { window.isHidden = false }
    let shown = UIApplication.shared.windows
    low.makeKeyAndVisible()
    let raised = UIApplication.shared.windows
    second.windowLevel = UIWindow.Level(rawValue: 5000)
    let changed = UIApplication.shared.windows
    high.isHidden = true

    #expect(shown == [low, second, middle, high])
    #expect(raised == [second, low, middle, high])
    #expect(changed == [low, middle, high, second])
    #expect(UIApplication.shared.windows == [low, middle, second])
    #expect(UIScreen.main.rootLayer.sublayers == [low.layer, middle.layer, second.layer])
    withExtendedLifetime(host) {}
  }

  @Test("UIKit 10 a key window without references lives to the end of the turn")
  func keyWindowThatNobodyHolds() throws {
    let host = try TestHost()
    weak var made: UIWindow?

    func show() {
      let window = UIWindow()
      made = window
      window.makeKeyAndVisible()
    }
    show()
    #expect(made != nil && UIApplication.shared.keyWindow === made)
    host.commit()

    #expect(made == nil && UIApplication.shared.keyWindow == nil)
    withExtendedLifetime(host) {}
  }

  @Test("one window is key; when it is hidden the frontmost that is left becomes key")
  func keyWindow() throws {
    final class Noting: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
    }
    let host = try TestHost()
    let (first, second) = (Noting(), Noting())

    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    let both = [first, second].map(\.isKeyWindow)
    second.isHidden = true

    #expect(both == [false, true])
    #expect(first.log == ["become", "resign", "become"])
    #expect(second.log == ["become", "resign"])
    #expect(UIApplication.shared.keyWindow === first)
    withExtendedLifetime(host) {}
  }

  @Test("a window is hidden and as large as the screen until it is shown, and is in itself")
  func defaults() throws {
    let host = try TestHost(size: CGSize(width: 123, height: 45))
    let window = UIWindow()

    #expect(window.isHidden)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 123, height: 45))
    #expect(window.window === window)
    #expect(window.next === window.windowScene)
    #expect(UIApplication.shared.windows.isEmpty)
    withExtendedLifetime(host) {}
  }

  @Test("a window without references is removed from the screen")
  func lifetime() throws {
    let host = try TestHost()
    weak var lost: UIWindow?
    do {
      let window = UIWindow()
      window.isHidden = false
      lost = window
    }
    host.commit()
    UIView.performWithoutAnimation {}
    host.window.isHidden = false
    host.commit()

    #expect(lost == nil)
    #expect(UIScreen.main.rootLayer.sublayers == [host.window.layer])
  }

  @Test("R17.1 a window that fills the screen is resized with it; others stay")
  func resize() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 200))
    let small = UIWindow(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let filling = UIView(frame: host.window.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.window.addSubview(filling)
    host.window.isHidden = false
    small.isHidden = false
    host.commit()

    try host.resize(to: CGSize(width: 300, height: 150))

    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(host.window.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(small.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(try host.snapshot().width == 300)
  }

  @Test("rotating the device swaps the sides of the screen, and posts while that is requested")
  func rotation() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 200))
    host.window.isHidden = false
    host.commit()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }

    host.rotateDevice(to: .landscapeLeft)
    try host.settle()
    let wide = UIScreen.main.bounds.size
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    host.rotateDevice(to: .landscapeRight)
    try host.settle()
    let stillWide = UIScreen.main.bounds.size
    host.rotateDevice(to: .portrait)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    host.rotateDevice(to: .landscapeLeft)

    #expect(wide == CGSize(width: 200, height: 100))
    #expect(stillWide == wide)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(posted == 2)
  }

  @Test("points convert between windows and the screen")
  func convert() throws {
    let host = try TestHost()
    let (first, second) = (
      UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 50)),
      UIWindow(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    )
    first.isHidden = false
    second.isHidden = false

    #expect(first.convert(CGPoint(x: 1, y: 1), to: second) == CGPoint(x: -89, y: 21))
    #expect(
      first.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 11, y: 21))
    #expect(
      second.convert(CGRect(x: 0, y: 0, width: 1, height: 2), from: first)
        == CGRect(x: -90, y: 20, width: 1, height: 2))
    withExtendedLifetime(host) {}
  }

  @Test("a screen without changes requests no frame")
  func idle() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    let surface = try #require(host.shownSurface)
    host.commit()
    let count = surface.presentCount

    host.advance(by: 1)
    host.advance(by: 1)

    #expect(surface.presentCount == count)
    #expect(host.isIdle)
  }
}
