import CPango

/// An object that measures and shapes text, with its caches.
///
/// Text of the system font is drawn from the file of its cut alone, as long as that has all of its
/// characters; other text from all fonts of the environment. The result is the same, because the
/// cut is first in either case.
@MainActor
final class TextEngine {
  private let environment: TextEnvironment
  /// Nil where they are not all installed.
  private let files: FontFiles?
  /// The fonts of each cut that was needed, at its index.
  private var cuts = [FontSet?](repeating: nil, count: FontCut.all.count)
  private(set) lazy var allFonts = makeAllFonts()
  private var fontMetrics: [Font: FontMetrics] = [:]
  /// The measurements of texts, since layouts request the same ones many times.
  var measurements = TextCache<TextKey, TextMeasurement>(
    generationSize: 2048, generationBytes: 1 << 18)
  /// The lines of paragraphs, so that a change of a text lays out what has changed.
  var paragraphs = TextCache<TextParagraphKey, TextParagraph>(generationBytes: 1 << 18)
  /// The lines of texts in one font, which a new view with the same text does not lay out again.
  var typesetTexts = TextCache<AlignedText, TypesetText>(generationBytes: 1 << 18)

  /// Makes an engine for an environment.
  init(_ environment: TextEnvironment, files: FontFiles?) {
    self.environment = environment
    self.files = files
  }

  /// Makes a layout of one text, everything else as Pango has it.
  ///
  /// - Parameters:
  ///   - font: the font of all of the text that is in no run.
  ///   - runs: the runs that cover the text; none for text in one font.
  ///   - isRightToLeft: where the text runs to; nil if its first letter decides.
  func makeLayout(
    _ text: String, font: Font, runs: [TextRun] = [], isRightToLeft: Bool? = nil
  ) -> PangoLayoutHandle {
    let fonts = fonts(for: text, in: font, runs)
    let layout = PangoLayoutHandle(context: fonts.context(isRightToLeft: isRightToLeft ?? false))
    if isRightToLeft != nil { pango_layout_set_auto_dir(layout.pointer, 0) }
    withDescription(of: font) { pango_layout_set_font_description(layout.pointer, $0) }
    setAttributes(of: runs, in: text, font: font, to: layout)
    // Pango takes a zero byte for the end; a blank keeps all offsets.
    var text = text.utf8.contains(0) ? text.replacingOccurrences(of: "\0", with: " ") : text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout.pointer, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    return layout
  }

  /// How tall the lines and letters of a font are.
  func metrics(of font: Font) -> FontMetrics {
    if let known = fontMetrics[font] { return known }
    let fonts = fonts(for: "", in: font)
    let metrics = withDescription(of: font) { readMetrics($0, of: fonts, size: font.drawnSize) }
    // An animated font size makes fonts that are not used again.
    if fontMetrics.count >= 256 { fontMetrics = [:] }
    fontMetrics[font] = metrics
    return metrics
  }

  private func readMetrics(
    _ description: OpaquePointer?, of fonts: FontSet, size: CGFloat
  ) -> FontMetrics {
    guard let font = pango_context_load_font(fonts.context, description) else {
      return FontMetrics(ascender: size, descender: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
    defer { g_object_unref(font) }
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    let ascender = points(pango_font_metrics_get_ascent(metrics))
    let descender = points(pango_font_metrics_get_descent(metrics))
    let height = points(pango_font_metrics_get_height(metrics))
    let glyphs = pango_font_get_hb_font(font)
    var unitsX: Int32 = 0
    var unitsY: Int32 = 0
    hb_font_get_scale(glyphs, &unitsX, &unitsY)
    func letterHeight(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(glyphs, tag, &value)
      return unitsY == 0 ? 0 : size * CGFloat(value) / CGFloat(abs(unitsY))
    }
    return FontMetrics(
      ascender: ascender, descender: -descender,
      leading: max(0, height - ascender - descender),
      capHeight: letterHeight(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: letterHeight(HB_OT_METRICS_TAG_X_HEIGHT))
  }

  /// The fonts that a text needs.
  private func fonts(for text: String, in font: Font) -> FontSet {
    guard let fonts = cutFonts(of: font), fonts.covers(text) else { return allFonts }
    return fonts
  }

  private func fonts(for text: String, in font: Font, _ runs: [TextRun]) -> FontSet {
    for run in runs where run.attributes.font != font && run.attributes.font.cut != font.cut {
      return allFonts
    }
    return fonts(for: text, in: font)
  }

  private func cutFonts(of font: Font) -> FontSet? {
    guard let cut = font.cut else { return nil }
    if let known = cuts[cut.index] { return known }
    guard let path = files?.path(of: cut) else { return nil }
    let fonts = FontSet(files: [path])
    cuts[cut.index] = fonts
    return fonts
  }

  private func makeAllFonts() -> FontSet {
    if environment == .pinned, let files { return FontSet(files: files.paths) }
    return .system()
  }

  func withDescription<Result>(
    of font: Font, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, font.families(in: environment))
    pango_font_description_set_absolute_size(
      description, font.drawnSize * CGFloat(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.cssWeight)))
    if let stretch = font.stretch { pango_font_description_set_stretch(description, stretch) }
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return body(description)
  }
}

extension Font {
  /// The width of glyphs as Pango has it; nil for the usual one.
  fileprivate var stretch: PangoStretch? {
    switch width {
    case ..<(-0.25): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.05): PANGO_STRETCH_CONDENSED
    case ...0.05: nil
    case 0.05...: PANGO_STRETCH_EXPANDED
    default: nil
    }
  }
}

/// A length of Pango in points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// The sum of advances that Pango can lay out in one line, in points: its coordinates end at two
/// million points, and beyond them a tab leads nowhere, for which it would search without end.
let longestLine: CGFloat = 500_000

/// A length in points as Pango has it, rounded up, so that what was measured fits in it.
func pangoUnits(_ points: CGFloat) -> Int32 {
  Int32(clamping: Int64((min(max(points, -1e6), 1e6) * CGFloat(PANGO_SCALE)).rounded(.up)))
}
