import OpenCoreGraphics
import Testing

@MainActor
@Suite struct TextLayoutTests {
  private let font = Font(size: 17)
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func layout(
    _ text: String, width: CGFloat? = nil, lines: Int = 0, _ mode: LineBreak = .wordWrapping,
    spacing: CGFloat = 0
  ) -> TextLayout {
    TextLayout(
      text: text, font: font, maximumWidth: width, maximumLines: lines, lineBreak: mode,
      lineSpacing: spacing)
  }

  @Test("Every character makes a text wider, and every size and heavier weight a font")
  func monotone() {
    let growing = (1...sentence.count).map { layout(String(sentence.prefix($0))).size.width }
    let sizes = stride(from: 8, through: 40, by: 4).map {
      TextLayout(text: sentence, font: Font(size: $0)).size.width
    }
    let weights = [-0.8, 0, 0.3, 0.62].map {
      TextLayout(text: sentence, font: Font(size: 17, weight: $0)).size.width
    }

    for widths in [growing, sizes, weights] {
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test("An empty text is as high as a line and has no width")
  func empty() {
    let empty = layout("")

    #expect(empty.size == CGSize(width: 0, height: layout("H").size.height))
    #expect(empty.lineCount == 1)
    #expect(empty.firstBaseline == layout("H").firstBaseline)
  }

  @Test("Words wrap at the width, and a text fits into its own width")
  func wrapping() {
    let natural = layout(sentence).size.width

    #expect(layout(sentence, width: natural).lineCount == 1)
    #expect(layout(sentence, width: natural - 1).lineCount == 2)
    #expect(layout(sentence, width: natural / 2 + 20).lineCount == 2)
    #expect(layout(sentence, width: natural / 4).lineCount > 4)
    #expect(layout(sentence, width: natural / 4).size.width <= natural / 4)
    #expect(layout("a b c d", width: layout("m").size.width).lineCount == 4)
  }

  @Test("Every text fits into the width that it measures, in every font")
  func fitsItself() {
    for size in stride(from: CGFloat(9), through: 34, by: 0.7) {
      let text = TextLayout(text: sentence, font: Font(size: size)).size.width
      let again = TextLayout(text: sentence, font: Font(size: size), maximumWidth: text)
      #expect(again.lineCount == 1)
    }
  }

  @Test("A word that is too long breaks inside, and characters may break anywhere")
  func longWords() {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let half = layout(word).size.width / 2

    #expect(layout(word, width: half + 10).lineCount == 2)
    let room = layout("ab cdef").size.width
    #expect(layout("ab cdefgh", width: room).size.width == layout("cdefgh").size.width)
    let anywhere = layout("ab cdefgh", width: room, .charWrapping)
    #expect(anywhere.lineCount == 2)
    #expect(abs(anywhere.size.width - room) < 0.1)
  }

  @Test("Paragraphs are lines of their own, however they are written")
  func paragraphs() {
    #expect(layout("a\nb\nc").lineCount == 3)
    #expect(layout("a\r\nb").lineCount == 2)
    #expect(layout("a\nb").size.height == 2 * layout("a").size.height)
  }

  @Test("Baselines are those of the first and the last line, with the space between lines")
  func baselines() {
    let line = layout("a")
    let three = layout("a\nb\nc", spacing: 4)

    #expect(three.firstBaseline == line.firstBaseline)
    #expect(three.lastBaseline == line.firstBaseline + 2 * (line.size.height + 4))
    #expect(three.size.height == 3 * line.size.height + 8)
  }

  @Test("Lines beyond the limit are left out")
  func maximumLines() {
    let text = "one\ntwo\nthree\nfour"
    let two = layout(text, lines: 2)

    #expect(two.lineCount == 2 && two.isTruncated)
    #expect(two.size == layout("one\ntwo").size)
    #expect(!layout(text, lines: 4).isTruncated)
    #expect(!layout(text, lines: 9).isTruncated)
    #expect(layout(text, lines: 9).lineCount == 4)
  }

  @Test("Widths without meaning are as wide as needed", arguments: [.nan, .infinity, 1e12, nil])
  func unlimited(_ width: CGFloat?) {
    #expect(layout(sentence, width: width).size == layout(sentence).size)
  }

  @Test("No width at all still gives every character its line")
  func noWidth() {
    #expect(layout("abc", width: 0).lineCount == 3)
    #expect(layout("abc", width: -5).lineCount == 3)
  }

  @Test("Long and odd texts can be laid out")
  func odd() {
    #expect(layout(String(repeating: "word ", count: 5000), width: 300).lineCount > 100)
    #expect(layout("\u{0}\u{FFFD}🎉\u{200D}e\u{301}").size.width > 0)
    #expect(layout("שלום עולם", width: 50).lineCount == 2)
    #expect(layout("\n\n\n").lineCount == 4)
  }
}
