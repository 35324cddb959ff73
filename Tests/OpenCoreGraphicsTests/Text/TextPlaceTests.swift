import NestTesting
import Testing

@testable import OpenCoreGraphics

/// Carets, hits, lines, words and sentences in text with attributes, and in text of any length.
@MainActor
@Suite struct TextPlaceTests {
  private let font = Font(size: 17)

  /// Pieces of many scripts, combined characters, emoji and characters that arrange text.
  private static let pieces = [
    "Hello", " ", "world ", "e\u{301}", "שלום", "مرحبا", "नमस्ते", "ไทย", "日本語", "👨‍👩‍👧‍👦", "🇩🇪",
    "😀", "ﬁ", "office ", "123", " 45.6 ", "\u{200F}", "\u{2067}", "\u{2069}", "\u{202E}",
    "\u{202C}",
    "(", ")", "a\u{300}\u{323}", "한국어", "ქართული", "\t", "-", "\u{AD}", "\u{FFFD}",
  ]

  private func randomText(_ random: inout SeededGenerator, lines: Bool) -> String {
    let count = Int.random(in: 1...14, using: &random)
    var text = ""
    for _ in 0..<count {
      text += Self.pieces.randomElement(using: &random) ?? ""
      if lines, Int.random(in: 0..<8, using: &random) == 0 { text += "\n" }
    }
    return text
  }

  private func randomRuns(_ text: String, _ random: inout SeededGenerator) -> [TextRun] {
    var runs: [TextRun] = []
    var rest = Array(text)
    while !rest.isEmpty {
      let count = Int.random(in: 1...rest.count, using: &random)
      var attributes = TextAttributes(font: Font(size: CGFloat.random(in: 9...30, using: &random)))
      if Bool.random(using: &random) { attributes.kern = 2 }
      if Bool.random(using: &random) { attributes.baselineOffset = 3 }
      if Int.random(in: 0..<4, using: &random) == 0 { attributes.directions = [1] }
      let part = String(rest.prefix(count))
      runs.append(TextRun(attributes: attributes, count: part.utf8.count))
      rest.removeFirst(count)
    }
    return runs
  }

  /// Whether the hit at each caret between characters finds one in the same place.
  private func expectInverse(_ layout: TextLayout, _ text: String) {
    for index in text.indices + [text.endIndex] {
      let location = index.utf16Offset(in: text)
      let caret = layout.caretRect(at: location)
      let point = CGPoint(x: caret.minX, y: caret.midY)
      let found = layout.location(near: point)
      let again = layout.caretRect(at: found)
      let isNear = abs(again.minX - caret.minX) < 0.1 && again.minY == caret.minY
      #expect(isNear, "\(location) → \(found): \(caret) → \(again) in \(text.debugDescription)")
    }
  }

  @Test("R17.26 The hit at a caret finds it, in text of many scripts and both directions")
  func inverse() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<200 {
      let text = randomText(&random, lines: false)
      expectInverse(TextLayout(text: text, font: font), text)
    }
  }

  @Test("R17.26 The hit at a caret finds it, in runs with attributes on several lines")
  func inverseInRuns() {
    var random = SeededGenerator(seed: 21)
    for number in 0..<200 {
      let text = randomText(&random, lines: true)
      let content = TextContent(text: text, runs: randomRuns(text, &random))
      let width: CGFloat? = number % 3 == 0 ? nil : CGFloat(number + 40)
      let alignments: [TextAlignment] = [.natural, .center, .right, .justified]
      let layout = TextLayout(
        content, font: font, maximumWidth: width, alignment: alignments[number % 4])
      expectInverse(layout, text)
    }
  }

  @Test("R17.26 Every character is in one line, and lines follow each other")
  func lines() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let text = randomText(&random, lines: true)
      let content = TextContent(text: text, runs: randomRuns(text, &random))
      let lines = TextLayout(content, font: font, maximumWidth: 90).lineFragments

      var place = 0
      var bottom: CGFloat = 0
      for line in lines {
        #expect(line.range.location == place, "\(text.debugDescription)")
        #expect(line.usedRect.minY >= bottom - 0.01)
        place = line.range.upperBound
        bottom = line.usedRect.maxY
      }
      #expect(place == text.utf16.count)
    }
  }

  @Test("R17.26 Characters are covered by as many rectangles as they have parts in lines")
  func rectangles() {
    let layout = TextLayout(text: "abc אבג def", font: font)

    #expect(layout.rects(for: NSRange(location: 0, length: 11)).map(\.width).reduce(0, +) > 0)
    #expect(layout.rects(for: NSRange(location: 2, length: 3)).count == 2)
    #expect(layout.rects(for: NSRange(location: 3, length: 0)).isEmpty)
    #expect(layout.rects(for: NSRange(location: 50, length: 9)).isEmpty)
    #expect(layout.rects(for: NSRange(location: -4, length: Int.max)).count >= 1)
  }

  @Test("R17.26 Words and sentences are found from any place in them, in several scripts")
  func words() {
    let layout = TextLayout(text: "Hello, world! Don’t stop. שלום עולם", font: font)

    #expect(layout.wordRange(at: 2) == NSRange(location: 0, length: 5))
    #expect(layout.wordRange(at: 7) == NSRange(location: 7, length: 5))
    #expect(layout.wordRange(at: 16) == NSRange(location: 14, length: 5))
    #expect(layout.wordRange(at: 28) == NSRange(location: 26, length: 4))
    #expect(layout.sentenceRange(at: 3)?.location == 0)
    #expect(layout.sentenceRange(at: 15) == NSRange(location: 14, length: 11))
  }

  @Test("R17.26 What is left out has its carets beside the ellipsis")
  func truncated() {
    let text = "The quick brown fox jumps over the lazy dog"
    for mode in [LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail] {
      let layout = TextLayout(
        text: text, font: font, maximumWidth: 120, maximumLines: 1, lineBreak: mode)
      expectInverse(layout, text)
      #expect(layout.caretRect(at: 20).minX <= 121)
    }
  }

  @Test("R17.27 Ten megabytes are measured up to the height that is shown, and one line of them")
  func huge() {
    let text = String(repeating: "Lorem ipsum dolor sit amet. ", count: 10_000_000 / 28)
    let shown = TextLayout(
      TextContent(text: text), font: font, maximumWidth: 300, maximumHeight: 200,
      lineBreak: .truncatingTail)
    let line = TextLayout(
      text: text, font: font, maximumWidth: 300, maximumLines: 1, lineBreak: .truncatingTail)
    let middle = TextLayout(
      text: text, font: font, maximumWidth: 300, maximumLines: 2, lineBreak: .truncatingMiddle)

    #expect(shown.isTruncated && shown.size.height <= 200.01 && shown.lineCount > 5)
    #expect(line.lineCount == 1 && line.isTruncated && line.size.width <= 300)
    #expect(middle.lineCount == 2 && middle.size.width <= 300)
  }

  @Test("R17.27 Paragraphs longer than a part have the lines that they have in one")
  func parts() {
    let text = String(repeating: "word and more of them, ", count: 2000)
    let parts = TextLayout(text: text, font: font, maximumWidth: 400)
    let all = TextContent(text: text).slice(0..<text.utf8.count)
    let whole = TextParagraph(
      TextParagraphKey(
        text: all.text, runs: [], font: font, style: TextParagraphStyle(), width: 400,
        isBroken: true), engine: TextEnvironment.engine)

    #expect(parts.lineCount == whole.lines.count)
    #expect(parts.blocks.count > 2)
    #expect(abs(parts.size.height - (whole.lines.last?.frame.maxY ?? 0)) < 0.1)
  }

  @Test(
    "R17.27 Lengths and sizes that are no numbers or huge give a size, and no trap",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5])
  func oddNumbers(_ number: CGFloat) {
    var attributes = TextAttributes(font: Font(size: number, weight: number))
    attributes.kern = number
    attributes.baselineOffset = number
    attributes.attachment = CGRect(x: number, y: number, width: number, height: number)
    var style = TextParagraphStyle()
    style.firstLineHeadIndent = number
    style.headIndent = number
    style.tailIndent = number
    style.lineSpacing = number
    style.paragraphSpacing = number
    style.paragraphSpacingBefore = number
    style.lineHeightMultiple = number
    style.minimumLineHeight = number
    style.maximumLineHeight = number
    style.tabs = [TextTab(location: number, alignment: .decimal)]
    style.tabInterval = number
    let text = "a\tb\u{FFFC}c\nd e f"
    let content = TextContent(
      text: text, runs: [TextRun(attributes: attributes, count: text.utf8.count)],
      styles: [(0, style)])
    for width in [nil, number, 50] {
      let layout = TextLayout(
        content, font: Font(size: number), maximumWidth: width, maximumHeight: number)

      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      #expect(layout.lineCount >= 1)
      _ = layout.location(near: CGPoint(x: number, y: number))
      _ = layout.caretRect(at: 3)
    }
  }

  @Test(
    "R17.27 Tabs lead on, each to the right, at any distance of their places",
    arguments: [0, 0.0001, 1, 28, 1e5, 1e300],
    [[], [40], [40, 40], [90, 40], [1e-4, 1e5], [1e300]])
  func distantTabs(_ interval: CGFloat, _ places: [CGFloat]) {
    let text = String(repeating: "a\t", count: 64)
    var attributes = TextAttributes(font: font)
    var style = TextParagraphStyle()
    style.tabs = places.map { TextTab(location: $0, alignment: .left) }
    style.tabInterval = interval
    for kern in [0, 2000] as [CGFloat] {
      attributes.kern = kern
      let content = TextContent(
        text: text, runs: [TextRun(attributes: attributes, count: text.utf8.count)],
        styles: [(0, style)])
      let layout = TextLayout(content, font: font)

      #expect(layout.lineCount == 1)
      #expect(layout.size.width < 2e6)
      let carets = (0..<64).map { layout.caretRect(at: $0 * 2).minX }
      #expect(zip(carets, carets.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test("R17.25 Behind the last place tabs lead to multiples of the interval")
  func tabInterval() {
    var style = TextParagraphStyle()
    style.tabs = [TextTab(location: 40, alignment: .left)]
    style.tabInterval = 30
    let content = TextContent(
      text: "\t\t\t\ta",
      runs: [TextRun(attributes: TextAttributes(font: font), count: 5)], styles: [(0, style)])
    let layout = TextLayout(content, font: font)

    #expect((1...4).map { layout.caretRect(at: $0).minX.rounded() } == [40, 60, 90, 120])
  }

  @Test("R17.25 A line that is shortened has room for its tabs", arguments: [30, 150] as [CGFloat])
  func shortenedTabs(_ place: CGFloat) {
    var style = TextParagraphStyle()
    style.tabs = [TextTab(location: place, alignment: .left)]
    style.lineBreak = .truncatingTail
    let text = "a\tmany words that have no room"
    let content = TextContent(
      text: text,
      runs: [TextRun(attributes: TextAttributes(font: font), count: text.utf8.count)],
      styles: [(0, style)])
    let layout = TextLayout(content, font: font, maximumWidth: 200)

    #expect(layout.isTruncated && layout.lineCount == 1)
    // No more is left out than one word's width.
    #expect(layout.size.width <= 200 && layout.size.width > 180)
    #expect(layout.caretRect(at: 2).minX.rounded() == place)
  }

  @Test("R17.27 A long plain text of large letters with tabs is laid out")
  func longLargeText() {
    let text = String(repeating: "w\t", count: 4000)
    let layout = TextLayout(text: text, font: Font(size: 2000))

    #expect(layout.lineCount >= 1 && layout.size.width < 2e6)
  }

  @Test("R17.27 A wide picture in a long line does not break it")
  func wideAttachment() {
    var picture = TextAttributes(font: font)
    picture.attachment = CGRect(x: 0, y: -100, width: 2000, height: 100)
    let text = String(repeating: "a", count: 6000)
    let content = TextContent(
      text: text + "\u{FFFC}",
      runs: [
        TextRun(attributes: TextAttributes(font: font), count: 6000),
        TextRun(attributes: picture, count: 3),
      ], styles: [])

    #expect(TextLayout(content, font: font).lineCount == 1)
  }

  @Test("R17.27 A last line that is shortened is looked at up to the beginning of a character")
  func longLastLine() {
    var attributes = TextAttributes(font: font)
    attributes.directions = [0]
    for first in ["", "a", "aa"] {
      let text = first + String(repeating: "\u{4E2D}", count: 6000)
      let content = TextContent(
        text: text, runs: [TextRun(attributes: attributes, count: text.utf8.count)], styles: [])
      let layout = TextLayout(
        content, font: font, maximumWidth: 200, maximumLines: 2, lineBreak: .truncatingTail)

      #expect(layout.isTruncated && layout.lineCount == 2)
    }
  }

  @Test("R17.27 Ten thousand nested embeddings are laid out")
  func nestedEmbeddings() {
    let bomb =
      String(repeating: "\u{202B}a\u{202A}", count: 10_000)
      + String(repeating: "\u{202C}", count: 20_000)
    let isolates = String(repeating: "\u{2067}", count: 10_000) + "a"
    for text in [bomb, isolates] {
      let layout = TextLayout(text: text, font: font, maximumWidth: 300)
      #expect(layout.lineCount >= 1 && layout.size.width <= 301)
      _ = layout.location(near: CGPoint(x: 100, y: 10))
    }
  }

  @Test("R17.25 A word that is broken has a hyphen only behind a soft one")
  func hyphens() {
    let word = "incomprehensibilities"
    let whole = TextLayout(text: word, font: font).size.width
    for lineBreak in [LineBreak.wordWrapping, .charWrapping] {
      let layout = TextLayout(
        TextContent(text: word), font: font, maximumWidth: whole / 2, lineBreak: lineBreak)
      let lines = layout.lineFragments
      #expect(lines.count >= 2)
      for line in lines {
        let start = word.index(word.startIndex, offsetBy: line.range.location)
        let text = String(word[start...].prefix(line.range.length))
        let alone = TextLayout(text: text, font: font).size.width
        #expect(abs(line.usedRect.width - alone) < 0.7, "\(text)")
      }
    }

    let soft = TextLayout(text: "incomprehen\u{AD}sibilities", font: font, maximumWidth: whole - 1)
    let first = TextLayout(text: "incomprehen", font: font).size.width
    let hyphen = TextLayout(text: "\u{2010}", font: font).size.width
    #expect(soft.lineCount == 2)
    #expect(abs((soft.lineFragments.first?.usedRect.width ?? 0) - first - hyphen) < 1)
  }
}
