import NestTesting
import Testing

@testable import OpenUIKitText

/// Texts of which only a part is laid out.
@Suite struct LongTextTests {
  /// Paragraphs of one line to six.
  private static let text: String = {
    var random = SeededGenerator(seed: 5)
    return (0..<3_000).map { number in
      let words = Int.random(in: 1...40, using: &random)
      return "\(number) " + String(repeating: "word ", count: words)
    }.joined(separator: "\n")
  }()

  private func makeView(_ text: String = Self.text) throws -> (TestHost, UITextView) {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = text
    host.window.makeKeyAndVisible()
    host.turn { host.window.addSubview(view) }
    return (host, view)
  }

  @Test("R23.142 What is seen stays where it is while estimated heights above it become known")
  func stays() throws {
    let (host, view) = try makeView()
    #expect(view.layoutManager.hasNonContiguousLayout)
    host.turn { view.contentOffset.y = 30_000 }

    for _ in 0..<200 {
      // What is in the middle of the view, and how far down.
      let place = try #require(view.closestPosition(to: view.middle))
      let before = view.caretRect(for: place).minY - view.contentOffset.y
      host.turn { view.contentOffset.y -= 37 }
      let after = view.caretRect(for: place).minY - view.contentOffset.y
      #expect(abs(after - before - 37) < 0.01)
    }
    #expect(view.contentSize.height >= view.layoutManager.usedRect(for: view.textContainer).height)
  }

  @Test("R23.142 The end is reached at once, and the text typed there is seen")
  func end() throws {
    let (host, view) = try makeView()
    host.turn { view.becomeFirstResponder() }
    host.turn { view.selectedRange = NSRange(location: view.textStorage.length, length: 0) }
    host.turn { view.scrollRangeToVisible(view.selectedRange) }
    try host.settle()
    host.type("z")
    try host.settle()
    #expect(view.text.hasSuffix("z"))
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(caret))
    #expect(abs(view.bounds.maxY - view.contentSize.height) < 1)
    #expect(view.layoutManager.hasNonContiguousLayout)

    host.turn { view.layoutManager.ensureLayout(for: view.textContainer) }
    #expect(!view.layoutManager.hasNonContiguousLayout)
  }

  @Test("R23.143 A line of a hundred thousand letters is edited, and so are changes far away")
  func longLine() throws {
    let (host, view) = try makeView(String(repeating: "abcdefghi ", count: 10_000))
    host.turn { view.becomeFirstResponder() }
    host.turn { view.selectedRange = NSRange(location: 50_000, length: 0) }
    host.type("Z")
    #expect(view.textStorage.length == 100_001)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(caret.maxY <= view.contentSize.height && caret.minY > 10_000)
    #expect(view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)) == view.endOfDocument)
  }
}

extension UITextView {
  fileprivate var middle: CGPoint { CGPoint(x: bounds.minX + 20, y: bounds.midY) }
}
