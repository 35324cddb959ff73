import CCairo
import CPango

/// A font map of Pango with everything that is remembered about it.
@MainActor
final class TextEngine {
  private let context: OpaquePointer
  private let environment: TextEnvironment
  private var fontMetrics: [Font: FontMetrics] = [:]
  var measurements = TextMeasurementCache()

  /// Makes an engine that knows the given files and nothing else.
  ///
  /// Both are needed for equal pixels everywhere: a private configuration, because fontconfig can
  /// change hinting, embolden and replace, and pinned options, because the desktop can.
  convenience init(pinnedFonts files: FontFiles) {
    let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    let configuration = FcConfigCreate()
    for path in files.paths {
      FcConfigAppFontAddFile(configuration, path)
    }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    FcConfigDestroy(configuration)
    self.init(environment: .pinned, map: map)
    g_object_unref(map)
  }

  /// Makes an engine that knows the fonts of the machine.
  convenience init(systemFonts environment: TextEnvironment) {
    self.init(environment: environment, map: pango_cairo_font_map_get_default())
  }

  private init(environment: TextEnvironment, map: UnsafeMutablePointer<PangoFontMap>?) {
    self.environment = environment
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("Pango made no context.")
    }
    self.context = context
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 96)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pango_context_set_round_glyph_positions(context, 0)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Makes a layout of one text in one font, everything else as Pango has it.
  func makeLayout(_ text: String, font: Font) -> PangoLayoutHandle {
    let layout = PangoLayoutHandle(context: context)
    withDescription(of: font) { pango_layout_set_font_description(layout.pointer, $0) }
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
    let metrics = withDescription(of: font) { readMetrics($0, size: font.drawnSize) }
    // An animated font size makes fonts that nobody asks for again.
    if fontMetrics.count >= 256 { fontMetrics = [:] }
    fontMetrics[font] = metrics
    return metrics
  }

  private func readMetrics(_ description: OpaquePointer?, size: CGFloat) -> FontMetrics {
    guard let font = pango_context_load_font(context, description) else {
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

  private func withDescription<Result>(
    of font: Font, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, font.families(in: environment))
    pango_font_description_set_absolute_size(
      description, font.drawnSize * CGFloat(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.cssWeight)))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return body(description)
  }
}

/// A length of Pango in points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// A length in points as Pango has it, rounded up, so that what was measured fits in it.
func pangoUnits(_ points: CGFloat) -> Int32 {
  Int32(clamping: Int64((min(max(points, -1e6), 1e6) * CGFloat(PANGO_SCALE)).rounded(.up)))
}
