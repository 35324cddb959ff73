import NestTesting
import Testing

@testable import OpenUIKitText

/// Fingers in a text: the loupe and the handles.
@Suite struct TextTouchTests {
  private func makeView(_ text: String, isEditable: Bool = true) throws -> (TestHost, UITextView) {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    let view = UITextView(frame: CGRect(x: 20, y: 60, width: 220, height: 120))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    view.isEditable = isEditable
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
    return (host, view)
  }

  /// The middle of the caret at a place, in the window.
  private func point(_ view: UITextView, _ place: Int) throws -> CGPoint {
    let position = try #require(view.position(from: view.beginningOfDocument, offset: place))
    let rect = view.caretRect(for: position)
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func tapTwice(_ host: TestHost, _ point: CGPoint) {
    for _ in 0..<2 {
      host.putDown(0, at: point)
      host.lift(0, at: point)
    }
  }

  @Test("R23.160 A finger that stays down sets the caret below a loupe, and moves it")
  func loupe() throws {
    let (host, view) = try makeView("one two three\nfour five six")
    let touch = view.gestures.touch
    host.putDown(0, at: try point(view, 5))
    host.advance(by: 0.3)
    #expect(!view.isFirstResponder && !touch.isLoupeShown)
    host.advance(by: 0.3)
    #expect(view.isFirstResponder && touch.isLoupeShown)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    host.move(0, to: try point(view, 20))
    #expect(view.selectedRange == NSRange(location: 20, length: 0))
    #expect(view.contentOffset == .zero)
    host.lift(0, at: try point(view, 20))
    host.commit()
    #expect(!touch.isLoupeShown && !view.gestures.handles.isShown)

    // A finger that moves before is for others.
    view.resignFirstResponder()
    host.advance(by: 1)
    host.putDown(0, at: try point(view, 3))
    host.move(0, to: CGPoint(x: 100, y: 150))
    host.advance(by: 1)
    host.lift(0, at: CGPoint(x: 100, y: 150))
    #expect(!view.isFirstResponder && !touch.isLoupeShown)
  }

  @Test("R23.161 Fingers have handles at both ends of a selection, the mouse has none")
  func handles() throws {
    let (host, view) = try makeView("one two three four")
    let handles = view.gestures.handles
    tapTwice(host, try point(view, 5))
    #expect(view.selectedRange == NSRange(location: 4, length: 3) && handles.isShown)
    // The end, taken at its round part below the line.
    var end = try point(view, 7)
    end.y += 14
    host.putDown(0, at: end)
    var target = try point(view, 13)
    target.y += 14
    host.move(0, to: target)
    #expect(view.selectedRange == NSRange(location: 4, length: 9))
    #expect(view.gestures.touch.isLoupeShown)
    host.lift(0, at: target)
    #expect(!view.gestures.touch.isLoupeShown && handles.isShown)
    // The beginning, beyond the other end; never to a caret.
    var start = try point(view, 4)
    start.y -= 14
    host.putDown(0, at: start)
    target = try point(view, 13)
    target.y -= 14
    host.move(0, to: target)
    #expect(view.selectedRange.length > 0)
    target = try point(view, 16)
    target.y -= 14
    host.move(0, to: target)
    #expect(view.selectedRange == NSRange(location: 13, length: 3))
    host.lift(0, at: target)

    host.advance(by: 2)
    host.press(at: try point(view, 1))
    host.release(at: try point(view, 1))
    host.press(at: try point(view, 1))
    host.release(at: try point(view, 1))
    #expect(view.selectedRange == NSRange(location: 0, length: 3) && !handles.isShown)
    host.advance(by: 2)
    tapTwice(host, try point(view, 5))
    #expect(handles.isShown)
    view.resignFirstResponder()
    #expect(!handles.isShown)
  }

  @Test("R23.162 A handle beyond the edges scrolls, and one on text that cannot change has words")
  func scrolling() throws {
    let text = (1...40).map { "line \($0) of the text" }.joined(separator: "\n")
    let (host, view) = try makeView(text, isEditable: false)
    host.putDown(0, at: try point(view, 9))
    host.advance(by: 0.6)
    #expect(view.selectedRange == NSRange(location: 7, length: 2))
    host.move(0, to: CGPoint(x: 100, y: 290))
    for _ in 0..<30 { host.advance(by: 1 / 60) }
    host.lift(0, at: CGPoint(x: 100, y: 290))
    #expect(view.contentOffset.y > 20 && view.selectedRange.location == 7)
    #expect(view.selectedRange.length > 60 && view.gestures.handles.isShown)
    let offset = view.contentOffset
    host.advance(by: 0.5)
    #expect(view.contentOffset == offset)
  }

  @Test("R23.163 A tap of a finger on the selection opens the menu, beside it sets the caret")
  func menu() throws {
    let (host, view) = try makeView("one two three four")
    tapTwice(host, try point(view, 5))
    host.advance(by: 2)
    host.putDown(0, at: try point(view, 6))
    host.lift(0, at: try point(view, 6))
    try host.settle()
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(host.window.subviews.count == 2)
    host.press(.keyboardEscape)
    try host.settle()
    #expect(host.window.subviews.count == 1 && view.isFirstResponder)
    view.selectedRange = NSRange(location: 0, length: 12)
    host.putDown(0, at: try point(view, 6))
    host.lift(0, at: try point(view, 6))
    try host.settle()
    #expect(view.selectedRange == NSRange(location: 0, length: 12))
    #expect(host.window.subviews.count == 2)
    host.press(.keyboardEscape)
    try host.settle()
    host.advance(by: 2)
    host.putDown(0, at: try point(view, 17))
    host.lift(0, at: try point(view, 17))
    #expect(view.selectedRange == NSRange(location: 17, length: 0))
    #expect(!view.gestures.handles.isShown)
  }

  @Test("R23.164 A finger in a field has the same, and what is on a button is for that")
  func field() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 220, height: 34))
    field.borderStyle = .roundedRect
    field.text = "one two"
    field.clearButtonMode = .always
    host.window.makeKeyAndVisible()
    host.window.addSubview(field)
    host.commit()
    let clear = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
    host.putDown(0, at: CGPoint(x: clear.midX, y: clear.midY))
    host.advance(by: 0.7)
    #expect(!field.isEditing)
    host.cancel(0, at: CGPoint(x: clear.midX, y: clear.midY))
    host.putDown(0, at: CGPoint(x: 40, y: 77))
    host.advance(by: 0.7)
    #expect(field.isEditing && field.gestures.touch.isLoupeShown)
    field.removeFromSuperview()
    host.lift(0, at: CGPoint(x: 40, y: 77))
    host.commit()
    #expect(!field.isEditing && !field.gestures.touch.isLoupeShown)
  }

  @Test(
    "R23.165 The loupe, the handles and the selection of a document are drawn",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func pictures(style: UIUserInterfaceStyle) throws {
    let (host, view) = try makeView("Several words in lines,\nof which some are selected.")
    host.window.overrideUserInterfaceStyle = style
    host.window.backgroundColor = .secondarySystemBackground
    let name = style == .dark ? "dark" : "light"
    host.putDown(0, at: try point(view, 28))
    host.advance(by: 0.7)
    try host.expectPicture("touch-loupe-\(name)")
    host.lift(0, at: try point(view, 28))
    host.advance(by: 2)
    tapTwice(host, try point(view, 10))
    view.selectedRange = NSRange(location: 8, length: 30)
    try host.expectPicture("touch-handles-\(name)")
    view.removeFromSuperview()
    let document = LinesDocument(frame: CGRect(x: 20, y: 60, width: 220, height: 120))
    document.backgroundColor = .systemBackground
    document.text = "own document\nwith two lines"
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = document
    document.addInteraction(interaction)
    host.window.addSubview(document)
    host.advance(by: 2)
    tapTwice(host, CGPoint(x: 70, y: 70))
    host.press(.keyboardDownArrow, modifiers: .shift)
    try host.expectPicture("touch-document-\(name)")
  }
}
