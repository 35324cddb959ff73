import CCairo
import CPango

/// Fonts that texts are made from, and Pango's context for them.
///
/// Reading a font file to see what it has takes a millisecond, reading the configuration of the
/// machine several: a set of one file is there at once.
@MainActor
final class FontSet {
  /// Makes layouts and fonts.
  let context: OpaquePointer
  /// The same for texts that run to the left; made when first needed.
  private var mirroredContext: OpaquePointer?
  private let configuration: OpaquePointer?

  /// Makes a set of the given files and nothing else.
  ///
  /// Both are needed for equal pixels everywhere: a private configuration, because fontconfig can
  /// change hinting, embolden and replace, and pinned options, because the desktop can.
  convenience init(files: [String]) {
    let configuration = FcConfigCreate()
    for path in files { FcConfigAppFontAddFile(configuration, path) }
    self.init(configuration)
  }

  /// Makes the set of all fonts of the machine, as it is set up.
  static func system() -> FontSet { FontSet(FcInitLoadConfigAndFonts()) }

  private init(_ configuration: OpaquePointer?) {
    Self.keepDefaultConfigurationUnread
    let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    defer { g_object_unref(map) }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("Pango made no context.")
    }
    self.configuration = configuration
    self.context = context
    setOptions(of: context)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    if let mirroredContext { g_object_unref(UnsafeMutableRawPointer(mirroredContext)) }
    configuration.map(FcConfigDestroy)
  }

  /// Returns the context in which layouts are made whose text runs to one side, unless its first
  /// letter decides.
  ///
  /// Layouts are made anew when their context changes, so each side has one.
  func context(isRightToLeft: Bool) -> OpaquePointer {
    guard isRightToLeft else { return context }
    if let mirroredContext { return mirroredContext }
    guard let made = pango_font_map_create_context(pango_context_get_font_map(context)) else {
      return context
    }
    setOptions(of: made)
    pango_context_set_base_dir(made, PANGO_DIRECTION_RTL)
    mirroredContext = made
    return made
  }

  /// Whether the first font of the set has a glyph for each character of a text, so that no other
  /// font would be searched for one.
  func covers(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      FcCharSetHasChar(characters, scalar.value) != 0 || scalar.isInvisibleControl
    }
  }

  /// The characters of the first file.
  private lazy var characters: OpaquePointer? = {
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication)?.pointee, fonts.nfont > 0
    else { return nil }
    var characters: OpaquePointer?
    FcPatternGetCharSet(fonts.fonts[0], FC_CHARSET, 0, &characters)
    return characters
  }()

  private func setOptions(of context: OpaquePointer) {
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

  /// Pango reads fontconfig's default configuration as soon as it makes a font map, unless there is
  /// one. No set uses it, so it is replaced by an empty one.
  private static let keepDefaultConfigurationUnread: Void = {
    let empty = FcConfigCreate()
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
  }()
}

extension Unicode.Scalar {
  /// Whether it breaks or arranges text and is never drawn, so that any font does.
  fileprivate var isInvisibleControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
