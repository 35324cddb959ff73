import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct TextInputTests {
  /// A first responder that takes text, with marked text.
  private final class TextView: DocumentView {
    var log: [String] = []
    override func insertText(_ text: String) { log.append("insert \(text)") }
    override func deleteBackward() { log.append("delete") }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      log.append("mark \(markedText ?? "") \(selectedRange.location)+\(selectedRange.length)")
    }
    override func unmarkText() { log.append("unmark") }
  }

  /// A first responder that takes simple text only.
  private final class PlainTextView: UIView, UIKeyInput {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
    var resigns = true
    var hasText: Bool { false }
    func insertText(_ text: String) { log.append(text) }
    func deleteBackward() { log.append("delete") }
  }

  private func makeHost() throws -> (host: TestHost, view: TextView, plain: PlainTextView) {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let (view, plain) = (TextView(), PlainTextView())
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.window.addSubview(plain)
    host.commit()
    return (host, view, plain)
  }

  @Test("R17.1 UIKit 10 text of keys and of other layouts reaches a first responder that takes it")
  func text() throws {
    let (host, view, _) = try makeHost()
    host.press(.keyboardA)
    host.type("lost")
    view.becomeFirstResponder()

    host.press(.keyboardA, modifiers: .shift)
    host.press(.keyboardReturnOrEnter)
    host.press(.keyboardDeleteOrBackspace)
    host.press(.keyboardTab)
    host.press(.keyboardA, modifiers: .command)
    host.type("日本")
    host.type("")

    #expect(view.log == ["insert A", "insert \n", "delete", "insert \t", "insert 日本"])
  }

  @Test("a key that repeats types and deletes again")
  func repeats() throws {
    let (host, view, _) = try makeHost()
    view.becomeFirstResponder()

    host.putDown(.keyboardX)
    host.putDown(.keyboardX, isRepeat: true)
    host.lift(.keyboardX)
    host.putDown(.keyboardDeleteOrBackspace)
    host.putDown(.keyboardDeleteOrBackspace, isRepeat: true)
    host.lift(.keyboardDeleteOrBackspace)

    #expect(view.log == ["insert x", "insert x", "delete", "delete"])
  }

  @Test("the display server sends text only while the first responder of the key window takes it")
  func activity() throws {
    let (host, view, plain) = try makeHost()
    var log: [Bool] = []
    let note = { log.append(host.isTextInputActive) }

    host.commit()
    note()
    view.becomeFirstResponder()
    note()
    plain.becomeFirstResponder()
    note()
    plain.resignFirstResponder()
    note()
    plain.becomeFirstResponder()
    let other = UIWindow(frame: host.window.frame)
    other.makeKeyAndVisible()
    note()
    host.window.makeKey()
    note()
    plain.removeFromSuperview()
    note()

    #expect(log == [false, true, true, false, false, true, false])
  }

  @Test("a responder that is freed takes no text any more")
  func freed() throws {
    let (host, _, _) = try makeHost()
    var other: PlainTextView? = PlainTextView()
    if let other { host.window.addSubview(other) }
    other?.becomeFirstResponder()
    other?.removeFromSuperview()
    other = nil

    host.type("a")
    host.press(.keyboardDeleteOrBackspace)

    #expect(!host.isTextInputActive && host.window.firstResponder == nil)
  }

  @Test("a responder that becomes the first one by a key does not get the text of that key")
  func opening() throws {
    let (host, _, plain) = try makeHost()
    final class Opener: UIView {
      var opened: UIResponder?
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        opened?.becomeFirstResponder()
      }
    }
    let opener = Opener()
    host.window.addSubview(opener)
    opener.opened = plain
    for key in [UIKeyboardHIDUsage.keyboardN, .keyboardReturnOrEnter] {
      opener.becomeFirstResponder()
      host.press(key)
    }

    #expect(plain.isFirstResponder && plain.log == [])
    host.press(.keyboardN)
    #expect(plain.log == ["n"])
  }

  @Test("text that is composed is marked text until it is finished or cancelled")
  func composing() throws {
    let (host, view, _) = try makeHost()
    view.becomeFirstResponder()

    host.compose("に", start: 1)
    host.compose("にほ😀", start: 1, length: 2)
    host.type("日本")
    host.compose("")
    host.compose("か", start: -5, length: 99)
    host.compose("")
    host.compose("")

    #expect(
      view.log == [
        "mark に 1+0", "mark にほ😀 1+3", "insert 日本", "mark か 0+1", "mark  0+0", "unmark",
      ])
  }

  @Test("another first responder makes marked text plain; simple text shows no composition")
  func composingElsewhere() throws {
    let (host, view, plain) = try makeHost()
    view.becomeFirstResponder()
    host.compose("ni")
    plain.becomeFirstResponder()
    host.compose("hao")
    host.type("好")

    #expect(view.log == ["mark ni 0+0", "unmark"])
    #expect(plain.log == ["好"])
  }

  @Test("endEditing makes a first responder inside resign, by force if it refuses")
  func endEditing() throws {
    let (host, view, plain) = try makeHost()
    #expect(!host.window.endEditing(true))
    view.becomeFirstResponder()
    #expect(!plain.endEditing(true) && view.isFirstResponder)
    #expect(host.window.endEditing(false) && !view.isFirstResponder)
    plain.becomeFirstResponder()
    plain.resigns = false

    #expect(!host.window.endEditing(false) && plain.isFirstResponder)
    #expect(plain.endEditing(true) && !plain.isFirstResponder && !host.isTextInputActive)
  }

  @Test("ten thousand texts and compositions leave nothing behind")
  func burst() throws {
    let (host, view, _) = try makeHost()
    view.becomeFirstResponder()

    for _ in 1...10_000 {
      host.compose("a")
      host.type("b")
    }

    #expect(view.log.count == 20_000 && host.isIdle)
  }
}
