import NestTesting
import OpenUIKit
import Testing

@Suite struct PerformTests {
  final class Target: NSObject {
    var calls: [String] = []
    func name() -> NSString { "name" }
    func add(_ text: String) { calls.append(text) }
    func join(_ a: String, _ b: String) { calls.append(a + b) }
    func handle(_ timer: Timer) { calls.append("\(timer.userInfo ?? "nothing")") }
    func receive(_ notification: NSNotification) { calls.append(notification.name.rawValue) }

    static let add = Selector("add(_:)", Target.add(_:))
  }

  @Test("R19.1 methods are performed at once, and what they return is returned")
  func now() {
    let target = Target()
    let name = target.perform(Selector("name", Target.name))?.takeUnretainedValue()
    #expect(name as? NSString == "name")
    target.perform(Target.add, with: "a")
    target.perform(Selector("join(_:_:)", Target.join(_:_:)), with: "b", with: "c")
    #expect(target.calls == ["a", "bc"])
  }

  @Test("R19.1 delayed methods follow the frame clock and can be cancelled")
  func delayed() throws {
    let host = try TestHost()
    let target = Target()
    target.perform(Target.add, with: "late", afterDelay: 0.5)
    target.perform(Target.add, with: "soon", afterDelay: 0)
    target.perform(Target.add, with: "never", afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(
      withTarget: target, selector: Target.add, object: "never")
    #expect(target.calls.isEmpty)
    host.advance(by: 0.3)
    #expect(target.calls == ["soon"])
    host.advance(by: 0.3)
    #expect(target.calls == ["soon", "late"])
    target.perform(Target.add, with: "never", afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    host.advance(by: 1)
    #expect(target.calls == ["soon", "late"])
  }

  @Test("R19.1 a timer calls a method, with its value")
  func timer() {
    let target = Target()
    let selector = Selector("handle(_:)", Target.handle(_:))
    let scheduled = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: selector, userInfo: 7, repeats: false)
    scheduled.fire()
    let plain = Timer(
      timeInterval: 60, target: target, selector: selector, userInfo: nil, repeats: true)
    plain.fire()
    plain.invalidate()
    #expect(target.calls == ["7", "nothing"])
    let reported = withMisuseIntercepted {
      Timer(timeInterval: 60, target: target, selector: selector, userInfo: 7, repeats: true)
        .invalidate()
    }
    #expect(reported.map(\.id) == ["action.timer-user-info"])
  }

  @Test("R19.1 observers are distinguished by center, name and sender, and end one by one")
  func observers() {
    let (center, target) = (NotificationCenter(), Target())
    let selector = Selector("receive(_:)", Target.receive(_:))
    let (one, two) = (Notification.Name("one"), Notification.Name("two"))
    center.addObserver(target, selector: selector, name: one, object: nil)
    center.addObserver(target, selector: selector, name: two, object: self as AnyObject)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    NotificationCenter.default.post(name: one, object: nil)
    #expect(target.calls == ["one"])
    center.removeObserver(target, name: two, object: nil)
    center.post(name: one, object: nil)
    #expect(target.calls == ["one", "one"])
    center.removeObserver(target)
    center.post(name: one, object: nil)
    #expect(target.calls.count == 2)
  }

  @Test("R19.1 the method of an object that is no responder is called on the thread that posts")
  func threads() async {
    final class Worker: NSObject, @unchecked Sendable {
      nonisolated(unsafe) var isOnMainThread: Bool?
      nonisolated func work() { isOnMainThread = Thread.isMainThread }
      nonisolated override init() {}
    }
    let worker = Worker()
    let center = NotificationCenter()
    center.addObserver(
      worker, selector: Selector("work", Worker.work), name: nil, object: nil)
    await withCheckedContinuation { continuation in
      Thread {
        center.post(name: Notification.Name("work"), object: nil)
        continuation.resume()
      }.start()
    }
    #expect(worker.isOnMainThread == false)
  }

  @Test("R14.3 a selector without a method is refused before anything is stored")
  func misuse() throws {
    let host = try TestHost()
    let target = Target()
    let reported = withMisuseIntercepted {
      target.perform("add:", with: "a", afterDelay: 0)
      target.perform("add:")
      NotificationCenter.default.addObserver(target, selector: "add:", name: nil, object: nil)
      host.advance(by: 1)
    }
    #expect(
      reported.map(\.id) == Array(repeating: "action.selector-without-method", count: 3))
  }

  @Test("R19.1 a change of traits performs an action")
  func traits() throws {
    final class Page: UIViewController {
      var styles: [UIUserInterfaceStyle] = []
      func styleDidChange(_ sender: Page, _ previous: UITraitCollection) {
        styles.append(previous.userInterfaceStyle)
      }
    }
    let host = try TestHost()
    let page = Page()
    host.show(page)
    let registration = page.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self],
      action: Selector("styleDidChange(_:_:)", Page.styleDidChange(_:_:)))
    host.turn { page.overrideUserInterfaceStyle = .dark }
    page.unregisterForTraitChanges(registration)
    host.turn { page.overrideUserInterfaceStyle = .light }
    #expect(page.styles == [.light])
  }
}
