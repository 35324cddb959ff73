import NestTesting
import OpenUIKit
import Testing

/// A window that records what it is informed of, together with others.
private final class NotedWindow: UIWindow {
  private let name: String
  private let log: (String) -> Void
  var mayBeKey = true
  var onBecome: () -> Void = {}
  var onResign: () -> Void = {}

  init(_ name: String, _ frame: CGRect, _ log: @escaping (String) -> Void) {
    (self.name, self.log) = (name, log)
    super.init(frame: frame)
    let view = NotedView(frame: bounds)
    view.onTouch = { log("\(name) touched") }
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var canBecomeKey: Bool { mayBeKey }

  override func becomeKey() {
    log("\(name) becomes")
    onBecome()
  }

  override func resignKey() {
    log("\(name) resigns")
    onResign()
  }
}

private final class NotedView: UIView {
  var onTouch: () -> Void = {}

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}

/// Two windows beside each other on one screen, and a record with their notifications.
private final class KeyStage {
  let host: TestHost
  private(set) var left: NotedWindow!
  private(set) var right: NotedWindow!
  private(set) var calls: [String] = []
  private var observers: [any NSObjectProtocol] = []

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 100))
    let log: (String) -> Void = { [weak self] in self?.calls.append($0) }
    left = NotedWindow("left", CGRect(x: 0, y: 0, width: 100, height: 100), log)
    right = NotedWindow("right", CGRect(x: 100, y: 0, width: 100, height: 100), log)
    observe(UIWindow.didBecomeKeyNotification, "became")
    observe(UIWindow.didResignKeyNotification, "resigned")
    left.makeKeyAndVisible()
    right.isHidden = false
    host.commit()
    calls = []
  }

  deinit {}

  private func observe(_ name: Notification.Name, _ text: String) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] in
        nonisolated(unsafe) let window = $0.object as AnyObject?
        MainActor.assumeIsolated {
          guard let self else { return }
          if window === self.left { self.calls.append("left \(text)") }
          if window === self.right { self.calls.append("right \(text)") }
        }
      })
  }

  func end() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func tapRight() { host.tap(at: CGPoint(x: 150, y: 50)) }
  func tapLeft() { host.tap(at: CGPoint(x: 50, y: 50)) }
}

@Suite struct KeyWindowTests {
  private let leftEnds = ["left resigns", "left resigned"]
  private let rightBegins = ["right becomes", "right became"]

  @Test("R22.700 A touch makes its window the key window, once, and the keys follow it")
  func touch() throws {
    let stage = try KeyStage()
    defer { stage.end() }

    stage.tapRight()
    #expect(stage.take() == leftEnds + rightBegins + ["right touched"])
    #expect(stage.right.isKeyWindow)
    stage.tapRight()
    #expect(stage.take() == ["right touched"])
    stage.host.press(at: CGPoint(x: 50, y: 50), button: .secondary)
    stage.host.release(at: CGPoint(x: 50, y: 50), button: .secondary)
    #expect(stage.take() == ["right resigns", "right resigned", "left becomes", "left became"])
    stage.host.scroll(by: CGVector(dx: 0, dy: 10), at: CGPoint(x: 150, y: 50))
    stage.host.movePointer(to: CGPoint(x: 150, y: 50))
    #expect(stage.take() == [])
  }

  @Test("R22.700 The keys go to the field of the window that was touched")
  func keys() throws {
    let stage = try KeyStage()
    defer { stage.end() }
    let inRight = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.right.addSubview(inRight)
    var presses = 0
    inRight.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)

    stage.host.press(.keyboardTab)
    stage.host.press(.keyboardReturnOrEnter)
    #expect(presses == 0)
    stage.tapRight()
    #expect(presses == 1)
    stage.host.press(.keyboardTab)
    stage.host.press(.keyboardReturnOrEnter)
    #expect(presses == 2)
  }

  @Test("R22.700 A window that may not be the key window receives touches all the same")
  func refused() throws {
    let stage = try KeyStage()
    defer { stage.end() }
    stage.right.mayBeKey = false

    stage.tapRight()
    #expect(stage.take() == ["right touched"])
    #expect(stage.left.isKeyWindow)
    // Nor is it when the key window is hidden.
    stage.left.isHidden = true
    #expect(stage.take() == leftEnds)
    #expect(UIApplication.shared.keyWindow == nil)
    stage.left.isHidden = false
    stage.tapLeft()
    #expect(stage.take() == ["left becomes", "left became", "left touched"])
  }

  @Test("R22.700 Callbacks that make another window the key window leave pairs in order")
  func nested() throws {
    let stage = try KeyStage()
    defer { stage.end() }

    // The old one wants to stay: the later request counts.
    stage.left.onResign = { stage.left.makeKey() }
    stage.tapRight()
    #expect(
      stage.take() == leftEnds + ["left becomes", "left became", "right touched"])
    #expect(stage.left.isKeyWindow)
    stage.left.onResign = {}

    // The new one gives it back.
    stage.right.onBecome = { stage.left.makeKey() }
    stage.tapRight()
    #expect(
      stage.take() == leftEnds + rightBegins + [
        "right resigns", "right resigned", "left becomes", "left became", "right touched",
      ])
    #expect(stage.left.isKeyWindow)
  }

  @Test("R22.700 R22.710 A window that is hidden or emptied while it becomes key gets no touch")
  func hidden() throws {
    let stage = try KeyStage()
    defer { stage.end() }

    stage.right.onBecome = { stage.right.isHidden = true }
    stage.tapRight()
    #expect(
      stage.take() == leftEnds + rightBegins + [
        "right resigns", "right resigned", "left becomes", "left became",
      ])
    stage.right.onBecome = {
      for view in stage.right.subviews { view.removeFromSuperview() }
    }
    stage.right.isHidden = false
    stage.tapRight()
    #expect(stage.take() == leftEnds + rightBegins)
  }

  @Test("R22.700 A scene that gets the keyboard makes the frontmost window key that may be it")
  func scenes() throws {
    let stage = try KeyStage()
    defer { stage.end() }
    stage.right.mayBeKey = false
    stage.left.isHidden = true
    stage.host.focus(nil)
    stage.left.isHidden = false
    stage.right.isHidden = true
    stage.right.isHidden = false
    _ = stage.take()
    #expect(UIApplication.shared.keyWindow == nil)

    stage.host.focus(stage.left.windowScene)

    #expect(stage.take() == ["left becomes", "left became"])
  }
}
