import Testing

@testable import OpenCoreGraphics

@MainActor
@Suite struct TextTruncationTests {
  private let font = Font(size: 17)
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func width(_ text: String) -> CGFloat {
    TextLayout(text: text, font: font).size.width
  }

  private func layout(
    _ text: String, width: CGFloat?, lines: Int = 1, _ mode: LineBreak = .truncatingTail
  ) -> TextLayout {
    TextLayout(
      text: text, font: font, maximumWidth: width, maximumLines: lines, lineBreak: mode)
  }

  @Test(
    "The ellipsis is where the mode puts it, without blanks beside it",
    arguments: [
      (LineBreak.truncatingHead, 3, "…cde"), (.truncatingTail, 3, "ab…"),
      (.truncatingMiddle, 3, "ab…e"), (.truncatingTail, 0, "…"), (.truncatingMiddle, 0, "…"),
      (.truncatingTail, 6, "ab cde…"),
    ])
  func placement(_ mode: LineBreak, _ count: Int, _ expected: String) {
    #expect(TextTruncation(text: "ab cde", lineBreak: mode).text(keeping: count) == expected)
  }

  @Test("The search finds the longest that fits, wherever it begins")
  func search() {
    let truncation = TextTruncation(text: "abcdefghij", lineBreak: .truncatingTail)
    for limit in 0...9 {
      for guess in [-5, 0, 3, 9, 100] {
        let found = truncation.longest(near: guess, canKeepAll: false) { $0.count - 1 <= limit }
        #expect(found.count - 1 == limit)
      }
    }
    #expect(truncation.longest(near: 5, canKeepAll: true) { _ in true } == "abcdefghij…")
    #expect(truncation.longest(near: 5, canKeepAll: false) { _ in false } == "…")
  }

  @Test(
    "A truncated line is as long as it can be",
    arguments: [LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail])
  func fills(_ mode: LineBreak) {
    for room in stride(from: CGFloat(40), through: 300, by: 13) {
      let line = layout(sentence, width: room, mode)
      #expect(line.lineCount == 1 && line.isTruncated)
      #expect(line.size.width <= room)
      #expect(line.size.width > room - width("m  "))
    }
  }

  @Test("What fits is not truncated")
  func fits() {
    let natural = width(sentence)

    #expect(!layout(sentence, width: natural).isTruncated)
    #expect(layout(sentence, width: natural - 0.5).isTruncated)
    #expect(!layout(sentence, width: nil).isTruncated)
    #expect(!layout(sentence, width: 60, lines: 0).isTruncated)
  }

  @Test("The last line allowed is the one that is truncated")
  func secondLine() {
    let two = layout(sentence, width: 150, lines: 2)

    #expect(two.lineCount == 2 && two.isTruncated)
    #expect(two.blocks.count == 2)
    #expect(two.blocks[0].layout.frame.width == width("The quick brown"))
    #expect(two.lastBaseline > two.firstBaseline)
    #expect(abs(two.size.height - 2 * layout("x", width: nil).size.height) < 1e-9)
  }

  @Test("The space between lines is also above the truncated one")
  func spacing() {
    func height(_ spacing: CGFloat) -> CGFloat {
      TextLayout(
        text: sentence, font: font, maximumWidth: 120, maximumLines: 3,
        lineBreak: .truncatingTail, lineSpacing: spacing
      ).size.height
    }

    #expect(height(6) == height(0) + 12)
  }

  @Test("A paragraph that is not shown leaves an ellipsis, even if there is no width")
  func hiddenParagraph() {
    let line = layout("one\ntwo", width: nil)
    let wide = layout("one\ntwo", width: 200)

    #expect(line.lineCount == 1 && line.isTruncated)
    #expect(line.size.width == width("one…"))
    #expect(wide.size.width == width("one…"))
  }

  @Test("Clipped lines keep their length and do not break")
  func clipping() {
    let line = layout(sentence, width: 50, lines: 0, .clipping)
    let two = layout(sentence + "\nshort\nthird", width: 50, lines: 2, .clipping)

    #expect(line.lineCount == 1 && !line.isTruncated)
    #expect(line.size.width == width(sentence))
    #expect(two.lineCount == 2 && two.isTruncated)
  }
}
