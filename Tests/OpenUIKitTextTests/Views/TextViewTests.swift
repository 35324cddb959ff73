import NestTesting
import Testing

@testable import OpenUIKitText

@Suite struct TextViewTests {
  private final class Recorder: NSObject, UITextViewDelegate {
    var log: [String] = []
    var refuses: Set<String> = []
    deinit {}
    private func ask(_ entry: String) -> Bool {
      log.append(entry)
      return !refuses.contains(entry.split(separator: " ").first.map(String.init) ?? entry)
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("shouldChange \(range.location)+\(range.length) '\(text)'") }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func makeView(
    _ text: String = "", size: CGSize = CGSize(width: 200, height: 120)
  ) throws -> (TestHost, UITextView, Recorder) {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    let view = UITextView(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
    let recorder = Recorder()
    view.delegate = recorder
    return (host, view, recorder)
  }

  @Test("R23.40 A text view asks, changes, reports the selection and then the change")
  func orders() throws {
    let (host, view, recorder) = try makeView("ab")
    view.becomeFirstResponder()
    #expect(recorder.take() == ["shouldBegin", "didBegin"])

    host.press(.keyboardC)
    #expect(recorder.take() == ["shouldChange 2+0 'c'", "selection", "change"])
    host.press(.keyboardReturnOrEnter)
    #expect(recorder.take() == ["shouldChange 3+0 '\n'", "selection", "change"])
    host.press(.keyboardTab)
    #expect(recorder.take() == ["shouldChange 4+0 '\t'", "selection", "change"])
    #expect(view.text == "abc\n\t")
    recorder.refuses = ["shouldChange"]
    host.press(.keyboardD)
    host.press(.keyboardDeleteOrBackspace)
    #expect(recorder.take() == ["shouldChange 5+0 'd'", "shouldChange 4+1 ''"])
    view.resignFirstResponder()
    #expect(recorder.take() == ["shouldEnd", "didEnd"])
  }

  @Test("R23.41 What the program changes asks and reports no change; its selection is reported")
  func program() throws {
    let (host, view, recorder) = try makeView()
    defer { withExtendedLifetime(host) {} }
    view.text = "one two"
    #expect(recorder.take() == ["selection"])
    view.selectedRange = NSRange(location: 4, length: 99)
    #expect(recorder.take() == ["selection"])
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three two" && view.selectedRange == NSRange(location: 6, length: 3))
    #expect(recorder.take() == ["selection"])
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    #expect(recorder.take() == [])
    view.text = nil
    #expect(view.text == "" && view.attributedText.length == 0)
    view.selectedRange = NSRange(location: NSNotFound, length: 5)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("R23.42 A program's own text system is used, and its storage may change what is typed")
  func ownSystem() throws {
    nonisolated final class Loud: NSTextStorage {
      private let text = NSTextStorage()
      deinit {}
      override var string: String { text.string }
      override var length: Int { text.length }
      override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
      ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }
      override func replaceCharacters(in range: NSRange, with str: String) {
        text.replaceCharacters(in: range, with: str.uppercased())
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      }
      override func replaceCharacters(
        in range: NSRange, with attrString: NSAttributedString
      ) {
        replaceCharacters(in: range, with: attrString.string)
      }
      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        text.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
      }
      override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        text.attributedSubstring(from: range)
      }
    }
    let storage = Loud()
    let layout = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    storage.addLayoutManager(layout)
    layout.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
    #expect(view.textStorage === storage && view.layoutManager === layout)
    #expect(view.textContainer === container)
    view.insertText("ab")
    view.insertText("c")
    #expect(view.text == "ABC" && view.selectedRange.location == 3)
    view.undoManager?.undo()
    #expect(view.text == "AB")
  }

  @Test("R23.43 Keys move by characters, words, lines, paragraphs and pages, and extend with Shift")
  func keys() throws {
    let (host, view, _) = try makeView("one two-three\nfour \u{5D0}\u{5D1}\n\nlast")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    func at(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> String {
      host.press(key, modifiers: modifiers)
      let range = view.selectedRange
      return range.length > 0 ? "\(range.location)-\(range.upperBound)" : "\(range.location)"
    }
    #expect(at(.keyboardRightArrow) == "1")
    #expect(at(.keyboardRightArrow, .control) == "3")
    #expect(at(.keyboardRightArrow, .control) == "7")
    #expect(at(.keyboardRightArrow, [.control, .shift]) == "7-13")
    #expect(at(.keyboardLeftArrow) == "7")
    #expect(at(.keyboardLeftArrow, .control) == "4")
    #expect(at(.keyboardEnd) == "13")
    #expect(at(.keyboardHome, .shift) == "0-13")
    #expect(at(.keyboardDownArrow) == "21" || view.selectedRange.location > 13)
    #expect(at(.keyboardHome, .control) == "0")
    #expect(at(.keyboardDownArrow, .control) == "13")
    #expect(at(.keyboardDownArrow, .control) == "21")
    #expect(at(.keyboardUpArrow, .control) == "14")
    #expect(at(.keyboardEnd, .control) == "27")
    #expect(at(.keyboardUpArrow) == "22")
    #expect(at(.keyboardUpArrow) == "18" || view.selectedRange.location < 22)
    #expect(at(.keyboardPageDown) == "27")
    #expect(at(.keyboardPageUp, .shift) == "0-27" || view.selectedRange.length > 0)
  }

  @Test("R23.44 Moves up and down keep their column")
  func column() throws {
    let (host, view, _) = try makeView("mmmmmmmm\ni\nmmmmmmmm")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 6, length: 0)
    host.press(.keyboardDownArrow)
    #expect(view.selectedRange.location == 10)
    host.press(.keyboardDownArrow)
    #expect(view.selectedRange.location == 17)
    host.press(.keyboardUpArrow)
    host.press(.keyboardUpArrow)
    #expect(view.selectedRange.location == 6)
    host.press(.keyboardUpArrow)
    #expect(view.selectedRange.location == 0)
  }

  @Test(
    "R23.45 Keys delete words, cut, copy and paste, and take back steps"
  )
  func editing() throws {
    let (host, view, _) = try makeView("one two three")
    view.becomeFirstResponder()
    host.press(.keyboardDeleteOrBackspace, modifiers: .control)
    #expect(view.text == "one two ")
    host.press(.keyboardHome)
    host.press(.keyboardDeleteForward, modifiers: .control)
    #expect(view.text == " two ")
    host.press(.keyboardZ, modifiers: .control)
    #expect(view.text == "one two ")
    host.press(.keyboardZ, modifiers: [.control, .shift])
    #expect(view.text == " two ")
    host.press(.keyboardA, modifiers: .control)
    host.press(.keyboardX, modifiers: .control)
    #expect(view.text == "" && UIPasteboard.general.string == " two ")
    host.press(.keyboardV, modifiers: .control)
    host.press(.keyboardInsert, modifiers: .shift)
    #expect(view.text == " two  two ")
    for letter in [UIKeyboardHIDUsage.keyboardA, .keyboardB, .keyboardC] { host.press(letter) }
    #expect(view.text == " two  two abc")
    host.press(.keyboardZ, modifiers: .control)
    #expect(view.text == " two  two ")
    host.press(.keyboardY, modifiers: .control)
    #expect(view.text == " two  two abc")
    host.press(.keyboardD)
    host.advance(by: 6)
    host.press(.keyboardE)
    host.press(.keyboardZ, modifiers: .control)
    #expect(view.text == " two  two abcd")
  }

  @Test("R23.46 Clicks set the caret, select words and paragraphs; a drag selects and scrolls")
  func pointer() throws {
    let text = (1...40).map { "line \($0) of the text" }.joined(separator: "\n")
    let (host, view, _) = try makeView(text)
    func point(_ place: Int) -> CGPoint {
      let rect = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: place)!)
      return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    func click(_ place: Int, _ modifiers: UIKeyModifierFlags = []) {
      host.press(at: point(place), modifiers: modifiers)
      host.release(at: point(place), modifiers: modifiers)
    }
    click(3)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 3, length: 0))
    click(9, .shift)
    #expect(view.selectedRange == NSRange(location: 3, length: 6))
    host.advance(by: 2)
    click(1)
    click(1)
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    click(1)
    #expect(view.selectedRange == NSRange(location: 0, length: 19))
    host.advance(by: 2)
    host.press(at: point(2))
    host.movePointer(to: CGPoint(x: 100, y: 400))
    for _ in 0..<30 { host.advance(by: 1 / 60) }
    #expect(view.contentOffset.y > 20 && view.selectedRange.location == 2)
    #expect(view.selectedRange.length > 60)
    host.release(at: CGPoint(x: 100, y: 400))
    let offset = view.contentOffset
    host.advance(by: 0.5)
    #expect(view.contentOffset == offset)
  }

  @Test("R23.47 The caret is in view after each change of the user, and not for one of the program")
  func scrolling() throws {
    let (host, view, _) = try makeView("a")
    view.becomeFirstResponder()
    for _ in 0..<30 { host.press(.keyboardReturnOrEnter) }
    host.commit()
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.insetBy(dx: -1, dy: -1).contains(caret))
    #expect(view.contentOffset.y > 100)
    view.contentOffset = .zero
    view.text = view.text + "\nmore"
    host.commit()
    #expect(view.contentOffset == .zero)
  }

  @Test("R23.48 A text view that does not scroll is as high as its text")
  func size() throws {
    let (host, view, _) = try makeView("one")
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let one = view.intrinsicContentSize.height
    view.becomeFirstResponder()
    host.press(.keyboardReturnOrEnter)
    let two = view.intrinsicContentSize.height
    #expect(two > one + 15 && one > 16 + 15)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == two)
    #expect(view.sizeThatFits(CGSize(width: CGFloat.nan, height: 0)).height == two)
    view.textContainerInset = UIEdgeInsets(top: 20, left: 3, bottom: 20, right: 3)
    #expect(abs(view.intrinsicContentSize.height - two - 24) <= 1)
  }

  @Test("R23.49 Text that is not edited is selected and copied, and its links are opened by a tap")
  func readOnly() throws {
    final class Opener: NSObject, UITextViewDelegate {
      var opened: [URL] = []
      deinit {}
      func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
      ) -> UIAction? {
        if case .link(let url) = textItem.content { opened.append(url) }
        return nil
      }
    }
    let (host, view, recorder) = try makeView()
    let url = try #require(URL(string: "https://example.org"))
    view.attributedText = NSAttributedString(
      string: "link and more", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    view.textStorage.addAttribute(.link, value: url, range: NSRange(location: 0, length: 4))
    view.isEditable = false
    host.commit()
    _ = recorder.take()
    let opener = Opener()
    view.delegate = opener
    let rect = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument).map(view.firstRect))
    let start = view.convert(CGPoint(x: rect.minX + 8, y: rect.midY), to: nil)
    host.press(at: start)
    host.release(at: start)
    #expect(opener.opened == [url])
    view.becomeFirstResponder()
    #expect(!view.isEditingText && !host.isTextInputActive)
    host.press(.keyboardX)
    host.press(.keyboardA, modifiers: .control)
    host.press(.keyboardC, modifiers: .control)
    #expect(view.text == "link and more" && UIPasteboard.general.string == "link and more")
    #expect(recorder.take() == [])
  }

  @Test("R23.50 What is typed has the attributes before the caret, or those that were set for it")
  func typingAttributes() throws {
    let (host, view, _) = try makeView("ab")
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 0)
    host.press(.keyboardC)
    func color(_ place: Int) -> UIColor? {
      view.textStorage.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    #expect(color(2) == .red)
    view.typingAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 16)]
    host.press(.keyboardD)
    #expect(color(3) == .blue)
    view.selectedRange = NSRange(location: 1, length: 0)
    host.press(.keyboardE)
    #expect(color(1) == .label)
  }
}
