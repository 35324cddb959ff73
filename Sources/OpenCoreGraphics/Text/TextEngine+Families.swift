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

  /// The names of the fonts of a family, such as Bold Italic; none for a family that there is not.
  func faceNames(ofFamily family: String) -> [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(allFonts.context, &families, &count)
    guard let families else { return [] }
    defer { g_free(families) }
    for index in 0..<Int(count) {
      guard let found = families[index], let name = pango_font_family_get_name(found),
        String(cString: name) == family
      else { continue }
      var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
      var faceCount: Int32 = 0
      pango_font_family_list_faces(found, &faces, &faceCount)
      guard let faces else { return [] }
      defer { g_free(faces) }
      return (0..<Int(faceCount)).compactMap { face in
        // A slant that is only computed is no font of its own.
        faces[face].flatMap {
          pango_font_face_is_synthesized($0) == 0 ? pango_font_face_get_face_name($0) : nil
        }.map { String(cString: $0) }
      }
    }
    return []
  }
}

extension TextEnvironment {
  /// The names of the families of the current environment, sorted. Reads the configuration of the
  /// machine at the first call.
  @MainActor package static var familyNames: [String] { engine.familyNames() }

  /// The names of the fonts of a family, such as Bold Italic.
  @MainActor package static func faceNames(ofFamily family: String) -> [String] {
    engine.faceNames(ofFamily: family)
  }
}
