import DisplayServer
import NestTesting
import OpenUIKit
import Testing

/// Notes presses; may become first responder.
private final class KeyView: UIView {
  var log: [String] = []
  var accepts = true
  var resigns = true

  override var canBecomeFirstResponder: Bool { accepts }
  override var canResignFirstResponder: Bool { resigns }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
  }

  private func note(_ name: String, _ presses: Set<UIPress>) {
    for key in presses.compactMap(\.key) {
      log.append("\(name) \(key.keyCode) “\(key.characters)” \(key.modifierFlags.rawValue)")
    }
  }
}

/// Counts how often it is made first responder; can have the focus.
private final class CountingControl: UIControl {
  var count = 0

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    count += 1
    return super.becomeFirstResponder()
  }
}

/// An application delegate at the end of the chain.
private final class KeyDelegate: UIResponder, UIApplicationDelegate {
  var keys: [UIKeyboardHIDUsage] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key?.keyCode }
  }
}

struct UIResponderTests {
  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    host.window.makeKeyAndVisible()
    host.commit()
    return host
  }

  @Test("R19.23 a view that gets the focus as first responder is asked to become it once")
  func onceFirstResponder() throws {
    let host = try makeHost()
    let control = CountingControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.window.addSubview(control)
    host.commit()

    #expect(control.becomeFirstResponder())

    #expect(control.isFirstResponder && control.isFocused)
    #expect(control.count == 1)
  }

  @Test("the chain leads from view to superview, controller, window, scene, application, delegate")
  func chain() throws {
    let host = try makeHost()
    let delegate = KeyDelegate()
    UIApplication.shared.delegate = delegate
    let controller = UIViewController()
    let view = UIView()
    host.show(controller)
    controller.view.addSubview(view)
    var chain: [UIResponder] = []
    var responder: UIResponder? = view
    while let current = responder {
      chain.append(current)
      responder = current.next
    }

    let scene = try #require(host.window.windowScene)
    #expect(
      chain == [
        view, controller.view, controller, host.window, scene,
        UIApplication.shared, delegate,
      ])
  }

  @Test("one responder of a window is first, if it can become and the one before can resign")
  func firstResponder() throws {
    let host = try makeHost()
    let (first, second, outside) = (KeyView(), KeyView(), KeyView())
    host.window.addSubview(first)
    host.window.addSubview(second)

    #expect(!outside.becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.resigns = false
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder())
    first.resigns = true
    #expect(second.becomeFirstResponder())
    #expect([first, second].map(\.isFirstResponder) == [false, true])
    second.accepts = false
    #expect(second.resignFirstResponder())
    #expect(!second.becomeFirstResponder())
    #expect(host.window.firstResponder == nil)
  }

  @Test("a view that leaves the window is not the first responder any more")
  func leavingWindow() throws {
    let host = try makeHost()
    let outer = UIView()
    let view = KeyView()
    outer.addSubview(view)
    host.window.addSubview(outer)
    view.becomeFirstResponder()

    outer.removeFromSuperview()

    #expect(host.window.firstResponder == nil)
    #expect(!view.isFirstResponder)
  }

  private final class KeyController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("a controller whose view leaves the window is not the first responder any more")
  func controllerLeavingWindow() throws {
    let host = try makeHost()
    let parent = UIViewController()
    let child = KeyController()
    host.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.becomeFirstResponder())

    child.view.removeFromSuperview()

    #expect(host.window.firstResponder == nil && !child.isFirstResponder)
  }

  @Test("keys go to the first responder, and what it passes on up to the delegate")
  func presses() throws {
    let host = try makeHost()
    let delegate = KeyDelegate()
    UIApplication.shared.delegate = delegate
    let view = KeyView()
    host.window.addSubview(view)

    host.press(.keyboardEscape)
    view.becomeFirstResponder()
    host.press(.keyboardA, modifiers: [.shift], characters: "A")

    #expect(
      view.log == ["began keyboardA “A” 131072", "ended keyboardA “A” 131072"])
    #expect(delegate.keys == [.keyboardEscape, .keyboardA])
  }

  @Test("a key that repeats makes no further press; one whose end was lost is cancelled")
  func repeats() throws {
    let host = try makeHost()
    let view = KeyView()
    host.window.addSubview(view)
    view.becomeFirstResponder()
    func key(_ phase: KeyEvent.Phase, isRepeat: Bool = false) {
      let event = KeyEvent(
        key: Key(rawValue: 0x04), phase: phase, isRepeat: isRepeat, characters: "a")
      host.shownSurface?.send(.key(event))
    }

    key(.down)
    key(.down, isRepeat: true)
    key(.down)
    key(.up)
    key(.up)

    #expect(view.log.map { $0.prefix(6) } == ["began ", "cancel", "began ", "ended "])
  }

  @Test("without a first responder the root controller receives keys first")
  func rootController() throws {
    final class Controller: UIViewController {
      var keys = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
    }
    let host = try makeHost()
    let controller = Controller()
    host.show(controller)

    host.press(.keyboardLeftArrow, modifiers: .control)

    #expect(controller.keys == 1)
  }

  @Test("key codes and modifiers have the numbers of the USB standard and of Apple")
  func numbers() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4)
    #expect(UIKeyboardHIDUsage.keyboard0.rawValue == 39)
    #expect(UIKeyboardHIDUsage.keyboardEscape.rawValue == 41)
    #expect(UIKeyboardHIDUsage.keyboardLeftArrow.rawValue == 80)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 231)
    #expect(
      [UIKeyModifierFlags.alphaShift, .shift, .control, .alternate, .command].map(\.rawValue)
        == [65536, 131072, 262144, 524288, 1_048_576])
  }
}
