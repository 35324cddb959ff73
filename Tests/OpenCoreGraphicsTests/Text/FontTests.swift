import Testing

@testable import OpenCoreGraphics

/// The numbers of `UIFont.Weight`, thin to black.
private enum UIWeights {
  static let all: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
}

@MainActor
@Suite struct FontTests {
  @Test(
    "Each named weight has a cut of its own, and others take the nearest",
    arguments: [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900), (-1, 100), (1, 900), (0.1, 400), (.nan, 400),
    ] as [(CGFloat, Int)])
  func weights(_ weight: CGFloat, _ expected: Int) {
    #expect(Font(size: 17, weight: weight).cssWeight == expected)
  }

  @Test("The system font is Inter, from 20 points on its cut for display")
  func families() {
    #expect(Font(size: 19.9).families(in: .pinned) == "Inter,DejaVu Sans")
    #expect(Font(size: 20).families(in: .pinned) == "Inter Display,Inter,DejaVu Sans")
    #expect(Font(size: 17, isMonospaced: true).families(in: .pinned) == "DejaVu Sans Mono")
    #expect(Font(family: "Ours", size: 17).families(in: .system) == "Ours,Inter,sans-serif")
  }

  @Test(
    "The metrics are those of the font, in points",
    arguments: [
      ("Inter", 96.875, -24.148, 72.727, 54.545),
      ("Inter Display", 96.387, -24.512, 71.875, 51.563),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func metrics(
    _ family: String, _ ascender: CGFloat, _ descender: CGFloat, _ capHeight: CGFloat,
    _ xHeight: CGFloat
  ) {
    let metrics = Font(family: family, size: 100).metrics

    #expect(abs(metrics.ascender - ascender) < 0.01)
    #expect(abs(metrics.descender - descender) < 0.01)
    #expect(metrics.leading == 0)
    #expect(abs(metrics.capHeight - capHeight) < 0.01)
    #expect(abs(metrics.xHeight - xHeight) < 0.01)
    #expect(metrics.lineHeight == metrics.ascender - metrics.descender)
  }

  @Test("A line is as high as its font says", arguments: [9, 12, 17, 34] as [CGFloat])
  func lineHeight(_ size: CGFloat) {
    let font = Font(size: size)
    let layout = TextLayout(text: "Hxg", font: font)

    #expect(abs(layout.size.height - font.metrics.lineHeight) < 0.1)
    #expect(abs(layout.firstBaseline - font.metrics.ascender) < 0.1)
  }

  @Test("Impossible sizes are drawn as the nearest possible ones")
  func sizes() {
    #expect(Font(size: .nan).drawnSize == 1)
    #expect(Font(size: -5).drawnSize == 1)
    #expect(Font(size: .infinity).drawnSize == 2000)
  }

  @Test("The file of each cut is the one that a search among all fonts finds")
  func cuts() throws {
    let engine = TextEngine(.pinned, files: try FontFiles())
    for (index, cut) in FontCut.all.enumerated() {
      #expect(cut.index == index)
      let size: CGFloat = cut.isDisplay ? 28 : 14
      let weight = UIWeights.all[cut.cssWeight / 100 - 1]
      let alone = Font(size: size, weight: weight, isItalic: cut.isItalic)
      // Another family is searched among all fonts.
      let searched = Font(
        family: cut.isDisplay ? "Inter Display" : "Inter", size: size, weight: weight,
        isItalic: cut.isItalic)

      #expect(alone.cut == cut && searched.cut == nil)
      #expect(engine.metrics(of: alone) == engine.metrics(of: searched))
      let frames = [alone, searched].map { engine.makeLayout("Affinity (0123) …", font: $0).frame }
      #expect(frames[0] == frames[1] && frames[0].width > 50)
    }
  }

  @Test("Characters that the cut lacks come from other fonts, the rest of the text does not change")
  func fallback() throws {
    let engine = TextEngine(.pinned, files: try FontFiles())
    let font = Font(size: 17)
    func width(_ text: String) -> CGFloat { engine.makeLayout(text, font: font).frame.width }

    // A character that no font has is as wide as a box in each of them.
    #expect(abs(width("Hello ש") - width("Hello ") - width("ש")) < 0.1)
    #expect(width("ש") != width("\u{10FFFD}"))
    #expect(abs(width("Hello\n") - width("Hello")) < 0.1)
  }

  @Test("With the fonts of the machine, what the system font has is as it is with pinned fonts")
  func systemFonts() {
    let font = Font(size: 17)
    let pinned = (size: TextLayout(text: "Hello", font: font).size, metrics: font.metrics)
    TextEnvironment.current = .system
    defer { TextEnvironment.current = .pinned }

    #expect(TextLayout(text: "Hello", font: font).size == pinned.size)
    #expect(font.metrics == pinned.metrics)
    // From any font of the machine that has it.
    #expect(TextLayout(text: "Hello 漢", font: font).size.width > pinned.size.width)
  }
}
