import OpenCoreGraphics
import Testing

@MainActor
@Suite struct TextPositionTests {
  private let font = Font(size: 17)

  @Test("A caret is where the text before it ends")
  func caret() {
    let text = "Hello"
    let layout = TextLayout(text: text, font: font)

    #expect(layout.caretRect(at: text.startIndex).minX == 0)
    #expect(abs(layout.caretRect(at: text.endIndex).minX - layout.size.width) < 0.01)
    let middle = text.index(text.startIndex, offsetBy: 2)
    let before = TextLayout(text: "He", font: font).size.width
    #expect(abs(layout.caretRect(at: middle).minX - before) < 0.5)
    #expect(layout.caretRect(at: middle).height == layout.size.height)
  }

  @Test("The second line has its carets below")
  func secondLine() {
    let text = "ab\ncd"
    let layout = TextLayout(text: text, font: font)

    let caret = layout.caretRect(at: text.endIndex)

    #expect(caret.minY == layout.size.height / 2)
  }

  @Test(
    "A point finds the nearest position, also beyond the text and between the parts of a letter")
  func nearest() {
    let text = "He\u{301}llo"
    let layout = TextLayout(text: text, font: font)
    for index in text.indices {
      #expect(layout.index(near: layout.caretRect(at: index).origin) == index)
    }

    #expect(layout.index(near: CGPoint(x: -50, y: 5)) == text.startIndex)
    #expect(layout.index(near: CGPoint(x: 500, y: 5)) == text.endIndex)
    #expect(layout.index(near: CGPoint(x: CGFloat.nan, y: 5)) == text.startIndex)
  }
}
