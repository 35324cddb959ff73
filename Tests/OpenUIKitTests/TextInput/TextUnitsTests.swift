import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct TextUnitsTests {
  @Test(
    "R23.1 Words are those of Unicode, without blanks and punctuation",
    arguments: [
      ("can't stop", ["can't", "stop"]), ("pi is 3.14!", ["pi", "is", "3.14"]),
      ("a_b, naïve", ["a_b", "naïve"]), ("שלום עולם", ["שלום", "עולם"]), (" - ", []),
      ("e\u{301}te\u{301}", ["e\u{301}te\u{301}"]), ("", []),
    ])
  func words(text: String, words: [String]) {
    let units = TextUnits(text)
    var found: [String] = []
    var place = 0
    while let end = units.boundary(of: .word, from: place, isForward: true) {
      let range = units.range(of: .word, at: end, isForward: false)
      found.append((text as NSString).substring(with: range ?? NSRange()))
      place = end
    }
    #expect(found == words)
    var backwards: [String] = []
    place = units.length
    while let start = units.boundary(of: .word, from: place, isForward: false) {
      let range = units.range(of: .word, at: start, isForward: true)
      backwards.append((text as NSString).substring(with: range ?? NSRange()))
      place = start
    }
    #expect(backwards.reversed() == words)
  }

  @Test("R23.2 Paragraphs end with each of Unicode's ends, characters are what a person sees")
  func paragraphs() {
    let units = TextUnits("one\r\ntwo\u{2029}\n👍🏽")
    #expect(units.paragraph(at: 2) == NSRange(location: 0, length: 3))
    #expect(units.paragraph(at: 5) == NSRange(location: 5, length: 3))
    #expect(units.paragraph(at: 9) == NSRange(location: 9, length: 0))
    #expect(units.paragraph(at: 12) == NSRange(location: 10, length: 4))
    #expect(units.next(after: 3) == 5 && units.previous(before: 5) == 3)
    #expect(units.next(after: 10) == 14 && units.previous(before: 12) == 10)
    #expect(!units.isBoundary(4) && units.isBoundary(14) && !units.isBoundary(15))
    #expect(units.rounded(NSRange(location: 12, length: .max)) == NSRange(location: 10, length: 4))
  }

  @Test("R23.3 A tokenizer finds the units of any document, at a boundary in a direction")
  func tokenizer() throws {
    let view = DocumentView()
    view.text = "one two. Three"
    let tokenizer = view.tokenizer
    func range(_ place: Int, _ unit: UITextGranularity, _ direction: UITextDirection) -> NSRange? {
      let range = tokenizer.rangeEnclosingPosition(
        DocumentView.Place(place), with: unit, inDirection: direction)
      return (range as? DocumentView.Span)?.range
    }
    #expect(range(1, .word, .storage(.forward)) == NSRange(location: 0, length: 3))
    #expect(range(3, .word, .storage(.forward)) == nil)
    #expect(range(3, .word, .storage(.backward)) == NSRange(location: 0, length: 3))
    #expect(range(4, .word, .layout(.right)) == NSRange(location: 4, length: 3))
    #expect(range(4, .word, .layout(.left)) == nil)
    let end = DocumentView.Place(3)
    #expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.backward)))
    #expect(!tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .storage(.forward)))
    let next = tokenizer.position(from: end, toBoundary: .word, inDirection: .storage(.forward))
    #expect((next as? DocumentView.Place)?.offset == 7)
    #expect(range(2, .sentence, .storage(.forward))?.location == 0)
    #expect(range(2, .document, .storage(.forward))?.length == 14)
  }

  @Test("R23.4 An input method learns where text is typed, and forgets text that has changed")
  func place() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let view = DocumentView(frame: CGRect(x: 20, y: 30, width: 100, height: 20))
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    view.becomeFirstResponder()
    host.type("ab")
    host.commit()
    let surface = try #require(host.window.screen.surface)
    #expect(surface.textInputRect == CGRect(x: 40, y: 30, width: 2, height: 20))
    host.compose("xyz")
    host.commit()
    #expect(surface.textInputRect == CGRect(x: 40, y: 30, width: 30, height: 20))
    view.inputDelegate?.textDidChange(view)
    host.compose("")
    #expect(view.marked != nil)
    view.resignFirstResponder()
    view.setNeedsLayout()
    host.commit()
    #expect(surface.textInputRect == nil && view.inputDelegate == nil)
  }

  @Test("R23.5 Secret text is typed without input methods")
  func secret() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let view = DocumentView()
    view.isSecureTextEntry = true
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    view.becomeFirstResponder()
    #expect(!host.isTextInputActive)
    host.press(.keyboardA, modifiers: .shift)
    #expect(view.text == "A")
  }

  @Test("R23.6 Standard edit actions are performed by responders that say so")
  func actions() {
    final class Copying: UIView {
      deinit {}
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:" || super.canPerformAction(action, withSender: sender)
      }
    }
    let view = Copying()
    let copy = Selector("copy:", UIResponder.copy(_:))
    #expect(view.target(forAction: copy, withSender: nil) as? UIView === view)
    #expect(view.target(forAction: "cut:", withSender: nil) == nil)
    #expect(!UIView().canPerformAction(copy, withSender: nil))
  }
}
