import NestTesting
import Testing

@testable import OpenUIKitText

/// A document of a program with a `UITextInteraction`.
@Suite struct TextInteractionTests {
  private func makeDocument(
    _ text: String, _ mode: UITextInteractionMode = .editable
  ) throws -> (TestHost, LinesDocument, UITextInteraction) {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    let view = LinesDocument(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    view.text = text
    let interaction = UITextInteraction(for: mode)
    interaction.textInput = view
    view.addInteraction(interaction)
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
    return (host, view, interaction)
  }

  /// A point of the window at a row and a column.
  private func point(_ row: Int, _ column: Int) -> CGPoint {
    CGPoint(x: 20 + column * 10, y: 30 + row * 20)
  }

  private func click(
    _ host: TestHost, _ row: Int, _ column: Int, _ modifiers: UIKeyModifierFlags = []
  ) {
    host.press(at: point(row, column), modifiers: modifiers)
    host.release(at: point(row, column), modifiers: modifiers)
  }

  @Test("R23.150 A document of the program has caret, selection and mouse by an interaction")
  func mouse() throws {
    let (host, view, interaction) = try makeDocument("one two\nthree")
    click(host, 0, 5)
    #expect(view.isFirstResponder && view.selection == NSRange(location: 5, length: 0))
    #expect(interaction.display.isCaretShown)
    #expect(interaction.display.caretFrame == CGRect(x: 49, y: 0, width: 2, height: 20))
    click(host, 1, 2, .shift)
    #expect(view.selection == NSRange(location: 5, length: 5))
    #expect(!interaction.display.isCaretShown)
    #expect(
      interaction.display.shownRects == [
        CGRect(x: 50, y: 0, width: 20, height: 20), CGRect(x: 0, y: 20, width: 20, height: 20),
      ])
    host.advance(by: 2)
    click(host, 0, 1)
    click(host, 0, 1)
    #expect(view.selection == NSRange(location: 0, length: 3))
    host.advance(by: 2)
    host.press(at: point(1, 4))
    host.movePointer(to: point(0, 5))
    #expect(view.selection == NSRange(location: 5, length: 7))
    host.release(at: point(0, 5))
    view.resignFirstResponder()
    #expect(interaction.display.shownRects == [])
  }

  @Test("R23.151 Keys move, extend and delete in a document, and perform the actions it has")
  func keys() throws {
    let (host, view, interaction) = try makeDocument("one two\nthree four")
    view.becomeFirstResponder()
    func at(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> String {
      host.press(key, modifiers: modifiers)
      let range = view.selection
      return range.length > 0 ? "\(range.location)-\(range.upperBound)" : "\(range.location)"
    }
    #expect(at(.keyboardRightArrow) == "1")
    #expect(at(.keyboardRightArrow, .control) == "3")
    #expect(at(.keyboardDownArrow) == "11")
    #expect(at(.keyboardUpArrow, .shift) == "3-11")
    #expect(at(.keyboardRightArrow, .shift) == "4-11")
    #expect(at(.keyboardRightArrow) == "11")
    #expect(at(.keyboardHome) == "8")
    #expect(at(.keyboardEnd, .shift) == "8-18")
    #expect(at(.keyboardLeftArrow) == "8")
    #expect(at(.keyboardHome, .control) == "0")
    #expect(at(.keyboardPageDown) == "18")
    host.press(.keyboardDeleteOrBackspace, modifiers: .control)
    #expect(view.text == "one two\nthree ")
    host.press(.keyboardX)
    #expect(view.text == "one two\nthree x")
    #expect(interaction.display.caretFrame.minX == 69)
    host.press(.keyboardA, modifiers: .control)
    host.press(.keyboardC, modifiers: .control)
    #expect(UIPasteboard.general.string == "one two\nthree x")
    // It has no paste: the key is nobody's, and types nothing.
    host.press(.keyboardV, modifiers: .control)
    #expect(view.text == "one two\nthree x")
    host.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "")
  }

  private final class Recorder: NSObject, UITextInteractionDelegate {
    var log: [String] = []
    var allows = true
    var onBegin: () -> Void = {}
    deinit {}
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      log.append("should \(Int(point.x)) \(Int(point.y))")
      return allows
    }
    func interactionWillBegin(_ interaction: UITextInteraction) {
      log.append("will")
      onBegin()
    }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("did") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test("R23.152 The delegate of an interaction is asked, and informed of begin and end")
  func delegates() throws {
    let (host, view, interaction) = try makeDocument("one two")
    let recorder = Recorder()
    interaction.delegate = recorder
    recorder.allows = false
    click(host, 0, 5)
    #expect(recorder.take() == ["should 50 10"] && !view.isFirstResponder)
    #expect(view.selection == NSRange())
    recorder.allows = true
    host.advance(by: 2)
    host.press(at: point(0, 5))
    #expect(recorder.take() == ["should 50 10", "will"])
    host.release(at: point(0, 5))
    #expect(recorder.take() == ["did"])
    host.press(at: point(0, 5), button: .secondary)
    host.release(at: point(0, 5), button: .secondary)
    #expect(recorder.take() == ["should 50 10", "will", "did"])
    try host.settle()
    host.press(.keyboardEscape)
    try host.settle()
    view.selection = NSRange(location: 0, length: 7)
    host.putDown(0, at: point(0, 3))
    host.lift(0, at: point(0, 3))
    #expect(recorder.take() == ["should 30 10", "will", "did"])
    #expect(view.selection.length == 7)
    try host.settle()
    host.press(.keyboardEscape)
    try host.settle()
    view.selection = NSRange(location: 5, length: 0)
    host.advance(by: 2)
    recorder.onBegin = { view.removeInteraction(interaction) }
    click(host, 0, 2)
    #expect(view.selection == NSRange(location: 5, length: 0))
    #expect(view.gestureRecognizers ?? [] == [] && interaction.view == nil)
  }

  @Test("R23.153 An interaction whose text is missing, gone or nonsense does nothing")
  func nonsense() throws {
    let (host, view, interaction) = try makeDocument("one two")
    click(host, 0, 2)
    view.answersNonsense = true
    for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardEnd, .keyboardPageDown] {
      host.press(key, modifiers: .shift)
    }
    host.press(.keyboardDeleteForward)
    click(host, 0, 4)
    host.commit()
    #expect(view.selection == NSRange(location: 2, length: 0) && view.text == "one two")
    #expect(!interaction.display.isCaretShown)
    view.answersNonsense = false
    interaction.textInput = nil
    click(host, 0, 4)
    #expect(view.selection == NSRange(location: 2, length: 0))

    view.removeFromSuperview()
    weak var gone: LinesDocument?
    gone = try takeAway(in: host)
    #expect(gone == nil)
  }

  /// A document that is taken away while it is used.
  private func takeAway(in host: TestHost) throws -> LinesDocument? {
    let view = LinesDocument(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    view.text = "gone"
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = view
    view.addInteraction(interaction)
    host.window.addSubview(view)
    host.commit()
    host.advance(by: 2)
    click(host, 0, 1)
    host.advance(by: 2)
    host.press(at: point(0, 2))
    #expect(view.isFirstResponder && view.selection.location == 2)
    view.removeFromSuperview()
    host.release(at: point(0, 2))
    host.commit()
    return view
  }

  @Test("R23.154 A document that is not editable is selected and copied, and takes no text")
  func readOnly() throws {
    let (host, view, interaction) = try makeDocument("one two", .nonEditable)
    #expect(interaction.textInteractionMode == .nonEditable)
    click(host, 0, 1)
    click(host, 0, 1)
    #expect(!interaction.display.isCaretShown && !host.isTextInputActive)
    host.press(.keyboardX)
    host.press(.keyboardDeleteForward)
    host.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "one two" && view.selection == NSRange(location: 0, length: 3))
    host.press(.keyboardC, modifiers: .control)
    #expect(UIPasteboard.general.string == "one")
  }

  @Test("R23.157 What a recognizer of the program waits for are those of the interaction")
  func failures() throws {
    let (host, view, interaction) = try makeDocument("one two")
    defer { withExtendedLifetime(host) {} }
    #expect(interaction.view === view)
    #expect(interaction.gesturesForFailureRequirements.count == 3)
    #expect(interaction.gesturesForFailureRequirements.allSatisfy { $0.view === view })
  }
}
