import ClientSwift6
import NestTesting
import OpenUIKit
import Testing

@Suite struct Swift6ClientTests {
  @Test("R19.1 an animator's helper is isolated by its protocol; a router presents")
  func animator() throws {
    let host = try TestHost()
    host.show(UIViewController())
    let root = try #require(host.window.rootViewController)
    let presented = UIViewController()
    var isShown = false
    host.turn { Router(root: root).show(presented) { isShown = true } }
    host.advance(by: 0.1)
    #expect(root.presentedViewController === presented && isShown)
    #expect(SlideAnimator().transitionDuration(using: nil) == 0.3)
  }

  @Test("R19.1 what Apple does not isolate works on any thread")
  func anyThread() async {
    let (image, time) = await Task.detached {
      (UIImage.square(.blue, side: 3), measuredTime())
    }.value
    #expect(image.size.width == 3 && time.isFinite)
    let curve = Metrics.curve
    #expect(curve.isEqual(curve) && Metrics.accent.cgColor.alpha == 1)
  }

  @Test("R19.1 an object without isolation observes by a selector")
  func log() {
    let log = Log()
    NotificationCenter.default.post(name: Notification.Name("log"), object: nil)
    #expect(log.entries == ["log"])
  }

  @Test("R19.1 a private method is an action")
  func form() throws {
    let form = Form()
    form.loadViewIfNeeded()
    form.field.sendActions(for: .valueChanged)
    #expect(form.changes == 1)
  }
}
