import NestTesting
import Testing

@testable import OpenUIKitText

/// Who is called when a field is edited, in order.
@Suite struct FieldOrderTests {
  private static let change = ["selection", "editingChanged", "note change"]

  private func makeField() throws -> (TestHost, UITextField, FieldRecorder) {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    field.borderStyle = .roundedRect
    host.window.makeKeyAndVisible()
    host.window.addSubview(field)
    host.commit()
    let recorder = FieldRecorder()
    recorder.observe(field)
    return (host, field, recorder)
  }

  @Test("R23.20 A field asks before it begins and ends, then reports each once")
  func session() throws {
    let (host, field, recorder) = try makeField()
    defer { withExtendedLifetime(host) {} }

    #expect(field.becomeFirstResponder())
    #expect(recorder.take() == ["shouldBegin", "didBegin", "editingDidBegin", "note begin"])
    #expect(field.becomeFirstResponder() && recorder.take() == [])
    #expect(field.isEditing && field.resignFirstResponder() && !field.isEditing)
    #expect(recorder.take() == ["shouldEnd", "didEnd", "editingDidEnd", "note end"])

    recorder.refuses = ["shouldBegin"]
    #expect(!field.becomeFirstResponder())
    #expect(recorder.take() == ["shouldBegin"])
    field.isEnabled = false
    #expect(!field.becomeFirstResponder() && recorder.take() == [])
  }

  @Test("R23.21 A field that refuses to end continues, unless it has to leave")
  func refusal() throws {
    let (host, field, recorder) = try makeField()
    defer { withExtendedLifetime(host) {} }
    field.becomeFirstResponder()
    recorder.refuses = ["shouldEnd"]
    _ = recorder.take()

    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!field.endEditing(false) && field.isEditing)
    #expect(recorder.take() == ["shouldEnd", "shouldEnd"])
    #expect(field.endEditing(true) && !field.isEditing)
    #expect(recorder.take().suffix(3) == ["didEnd", "editingDidEnd", "note end"])
    recorder.refuses = []
    field.becomeFirstResponder()
    recorder.refuses = ["shouldEnd"]
    _ = recorder.take()
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(recorder.take().suffix(3) == ["didEnd", "editingDidEnd", "note end"])
  }

  @Test("R23.22 From field to field the new one is asked first")
  func exchange() throws {
    let (host, field, recorder) = try makeField()
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    host.window.addSubview(other)
    recorder.observe(field, as: "A.")
    recorder.observe(other, as: "B.")
    field.becomeFirstResponder()
    _ = recorder.take()

    other.becomeFirstResponder()
    let seen = recorder.take().filter { !$0.contains("note") && !$0.contains("editing") }
    #expect(
      seen == ["B.shouldBegin", "A.shouldEnd", "A.didEnd", "B.didBegin"])
    recorder.refuses = ["shouldEnd"]
    #expect(!field.becomeFirstResponder() && other.isEditing)
  }

  @Test("R23.23 Each change of the user is asked once, with the text as it is, and reported once")
  func changes() throws {
    let (host, field, recorder) = try makeField()
    field.text = "ab👩‍👩‍👧‍👦"
    field.becomeFirstResponder()
    _ = recorder.take()

    host.press(.keyboardC)
    #expect(recorder.take() == ["shouldChange 13+0 'c'"] + Self.change)
    host.press(.keyboardDeleteOrBackspace)
    #expect(recorder.take() == ["shouldChange 13+1 ''"] + Self.change)
    host.press(.keyboardDeleteOrBackspace)
    #expect(recorder.take() == ["shouldChange 2+11 ''"] + Self.change)
    host.press(.keyboardA, modifiers: .control)
    #expect(recorder.take() == ["selection"])
    host.press(.keyboardX)
    #expect(recorder.take() == ["shouldChange 0+2 'x'"] + Self.change)
    host.press(.keyboardDeleteOrBackspace)
    _ = recorder.take()
    host.press(.keyboardDeleteOrBackspace)
    #expect(recorder.take() == [] && field.text == "")
  }

  @Test("R23.24 A change that the delegate refuses changes and reports nothing")
  func refusedChange() throws {
    let (host, field, recorder) = try makeField()
    field.text = "abc"
    field.becomeFirstResponder()
    recorder.refuses = ["shouldChange"]
    _ = recorder.take()

    host.press(.keyboardX)
    host.press(.keyboardDeleteOrBackspace)
    UIPasteboard.general.string = "one\ntwo"
    host.press(.keyboardV, modifiers: .control)
    #expect(
      recorder.take() == [
        "shouldChange 3+0 'x'", "shouldChange 2+1 ''", "shouldChange 3+0 'one two'",
      ])
    #expect(field.text == "abc")
  }

  @Test("R23.25 What the program sets or inserts asks nobody; only what it inserts is reported")
  func program() throws {
    let (host, field, recorder) = try makeField()
    defer { withExtendedLifetime(host) {} }
    field.becomeFirstResponder()
    _ = recorder.take()

    field.text = "new"
    #expect(recorder.take() == ["selection"])
    field.attributedText = NSAttributedString(string: "now")
    #expect(recorder.take() == [])
    field.insertText("!")
    #expect(recorder.take() == Self.change && field.text == "now!")
    field.deleteBackward()
    #expect(recorder.take() == Self.change && field.text == "now")
    field.text = nil
    #expect(field.text == "")
  }

  @Test("R23.26 Return asks, then ends on exit: a field with an action for that resigns")
  func pressReturn() throws {
    let (host, field, recorder) = try makeField()
    field.text = "a"
    field.becomeFirstResponder()
    _ = recorder.take()

    host.press(.keyboardReturnOrEnter)
    #expect(recorder.take() == ["shouldReturn", "primaryAction"])
    #expect(field.isEditing && field.text == "a")
    recorder.refuses = ["shouldReturn"]
    host.press(.keyboardReturnOrEnter)
    #expect(recorder.take() == ["shouldReturn"])
    recorder.refuses = []
    field.addAction(UIAction { _ in recorder.log.append("exit") }, for: .editingDidEndOnExit)
    host.press(.keyboardReturnOrEnter)
    #expect(
      recorder.take() == [
        "shouldReturn", "exit", "primaryAction", "shouldEnd", "didEnd", "editingDidEnd", "note end",
      ])
    #expect(!field.isEditing)
  }

  @Test("R23.27 The button that removes the text asks, and is seen as its mode says")
  func clear() throws {
    let (host, field, recorder) = try makeField()
    field.clearButtonMode = .always
    field.text = "abc"
    field.becomeFirstResponder()
    host.commit()
    _ = recorder.take()
    let button = field.parts.clearButton
    #expect(!button.isHidden)
    recorder.refuses = ["shouldClear"]
    try host.tap(button)
    #expect(recorder.take() == ["shouldClear"] && field.text == "abc")
    recorder.refuses = []
    try host.tap(button)
    #expect(recorder.take() == ["shouldClear"] + Self.change && field.text == "")
    host.commit()
    #expect(button.isHidden && field.isEditing)
    field.undoManager?.undo()
    #expect(field.text == "abc")
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.rightViewMode = .always
    host.commit()
    #expect(button.isHidden)
  }

  @Test("R23.28 While text is composed changes are reported with marked text; then it is one step")
  func composing() throws {
    let (host, field, recorder) = try makeField()
    field.text = "x"
    field.becomeFirstResponder()
    _ = recorder.take()
    var marked: [Bool] = []
    recorder.onEntry = { if $0 == "editingChanged" { marked.append(field.markedTextRange != nil) } }

    host.compose("ni", start: 2)
    host.compose("nih", start: 3)
    #expect(field.text == "xnih" && field.markedTextRange != nil)
    host.type("你")
    #expect(field.text == "x你" && field.markedTextRange == nil)
    #expect(marked == [true, true, false])
    field.undoManager?.undo()
    #expect(field.text == "x" && field.undoManager?.canUndo == false)
    host.compose("ha")
    field.resignFirstResponder()
    #expect(field.text == "xha" && field.markedTextRange == nil)
  }

  @Test("R23.29 Secret text is seen as dots, never copied, and replaced by what is typed first")
  func secret() throws {
    let (host, field, _) = try makeField()
    field.text = "a👍🏽b"
    field.isSecureTextEntry = true
    host.commit()
    #expect(field.text == "a👍🏽b")
    #expect(field.accessibilityValue == "•••")
    field.becomeFirstResponder()
    #expect(!host.isTextInputActive)
    field.selectAll(nil)
    UIPasteboard.general.string = "before"
    field.copy(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == "before" && field.text == "a👍🏽b")
    host.press(.keyboardQ)
    #expect(field.text == "q")
    host.press(.keyboardW)
    #expect(field.text == "qw")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    host.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "")
    field.isSecureTextEntry = false
    #expect(host.isTextInputActive)
  }

  @Test("R23.30 A delegate that takes a reason is called with it alone")
  func reason() throws {
    final class Knowing: NSObject, UITextFieldDelegate {
      var log: [String] = []
      deinit {}
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("plain") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { log.append("reason \(reason.rawValue)") }
    }
    let (host, field, _) = try makeField()
    defer { withExtendedLifetime(host) {} }
    let knowing = Knowing()
    field.delegate = knowing
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(knowing.log == ["reason 0"])
  }
}
