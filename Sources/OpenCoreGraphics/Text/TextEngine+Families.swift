import CPango

extension TextEngine {
  /// The names of the families of the environment, sorted.
  func familyNames() -> [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(allFonts.context, &families, &count)
    guard let families else { return [] }
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { index in
      families[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }
    .sorted()
  }
}

extension TextEnvironment {
  /// The names of the families of the current environment, sorted. Reads the configuration of the
  /// machine at the first call.
  @MainActor package static var familyNames: [String] { engine.familyNames() }
}
