import NestTesting
import Testing

@testable import OpenUIKitText

/// Bad input, and programs that change everything in callbacks.
@Suite struct HostileTextTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var onChange: (NSRange, String) -> Bool = { _, _ in true }
    var onAny: () -> Void = {}
    deinit {}
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { onChange(range, string) }
    func textFieldDidChangeSelection(_ textField: UITextField) { onAny() }
    func textFieldDidBeginEditing(_ textField: UITextField) { onAny() }
    func textFieldDidEndEditing(_ textField: UITextField) { onAny() }
  }

  private func makeField() throws -> (TestHost, UITextField, Delegate) {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    host.window.makeKeyAndVisible()
    host.window.addSubview(field)
    let delegate = Delegate()
    field.delegate = delegate
    return (host, field, delegate)
  }

  @Test("R23.60 Text that the delegate sets in its answer stands, composed or not")
  func textInAnswer() throws {
    let (host, field, delegate) = try makeField()
    field.text = "abc"
    field.becomeFirstResponder()
    delegate.onChange = { _, _ in
      field.text = "own"
      return true
    }
    host.press(.keyboardX)
    #expect(field.text == "own")
    host.compose("ni")
    #expect(field.text == "ownni")
    host.type("你")
    #expect(field.text == "own" && field.markedTextRange == nil)
    host.compose("")
    #expect(field.text == "own")
  }

  @Test("R23.61 A field that leaves or resigns inside of any callback ends once", arguments: 0..<6)
  func leaving(after count: Int) throws {
    let (host, field, delegate) = try makeField()
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    var calls = 0
    delegate.onAny = {
      calls += 1
      if calls == count + 1 { field.removeFromSuperview() }
    }
    field.becomeFirstResponder()
    host.press(.keyboardA)
    host.press(.keyboardLeftArrow)
    host.press(.keyboardB)
    field.resignFirstResponder()
    #expect(!field.isEditing && ends == 1 && !host.isTextInputActive)
  }

  @Test("R23.62 A field that is freed in its events leaves nothing behind")
  func release() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    host.window.makeKeyAndVisible()
    weak var freed: UITextField?
    do {
      var field: UITextField? = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      freed = field
      let link = field
      host.window.addSubview(try #require(field))
      field?.addAction(
        UIAction { action in (action.sender as? UIView)?.removeFromSuperview() },
        for: .editingChanged)
      field?.becomeFirstResponder()
      _ = link
      field = nil
    }
    host.press(.keyboardA)
    host.press(.keyboardB)
    try host.settle()
    #expect(freed == nil && host.window.firstResponder == nil)
  }

  @Test("R23.63 Ranges out of every bound select what there is, and replace nothing that is not")
  func ranges() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "a👍🏽b"
    for range in [
      NSRange(location: 2, length: 1), NSRange(location: -5, length: 3),
      NSRange(location: Int.max, length: Int.max), NSRange(location: 0, length: Int.max),
      NSRange(location: 3, length: -9),
    ] {
      view.selectedRange = range
      let now = view.selectedRange
      #expect(now.location >= 0 && now.upperBound <= 6)
      #expect(now.location != 2 && now.location != 3 && now.upperBound != 3)
    }
    #expect(view.position(from: view.beginningOfDocument, offset: .max) == nil)
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
    #expect(view.text(in: UITextRange()) == nil)
    view.replace(UITextRange(), withText: "x")
    #expect(view.text == "xa👍🏽b")
    #expect(view.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity)) != nil)
    view.setMarkedText("nn", selectedRange: NSRange(location: 99, length: 99))
    view.setMarkedText(nil, selectedRange: NSRange(location: -1, length: -1))
    #expect(view.text == "xa👍🏽b" && view.markedTextRange == nil)
  }

  @Test("R23.64 A long paste, NUL and a hundred thousand combining marks are text like other text")
  func longText() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    let view = UITextView(frame: host.window.bounds)
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    view.becomeFirstResponder()
    let marks = "e" + String(repeating: "\u{301}", count: 10_000)
    view.insertText("a\0b")
    view.insertText(marks)
    host.commit()
    #expect(view.text.utf16.count == 10_004)
    view.deleteBackward()
    #expect(view.text == "a\0b")
    view.resignFirstResponder()
    view.removeFromSuperview()

    // What is not shown is not laid out.
    view.insertText("e" + String(repeating: "\u{301}", count: 100_000))
    view.deleteBackward()
    #expect(view.text == "a\0b")
    let line = "The quick brown fox jumps over the lazy dog, and the dog sleeps on.\n"
    let long = String(repeating: line, count: 10_000_000 / line.utf8.count)
    UIPasteboard.general.string = long
    view.paste(nil)
    #expect(view.text.utf8.count == long.utf8.count + 3)
    view.undoManager?.undo()
    #expect(view.text == "a\0b")
    host.commit()
  }
}
