/// Where glyphs come from.
package enum TextEnvironment: Hashable, Sendable {
  /// Only from Inter and DejaVu Sans, whatever the machine has and however it is set up: the same
  /// text gives the same pixels. A character that neither has is drawn as a box.
  case pinned
  /// From the fonts of the machine, Inter first: users see every script that they have a font for.
  /// Characters that Inter has are drawn as in `pinned`.
  case system

  /// The one in use. The default is `pinned`; a change empties the caches and shows in layouts
  /// that are made after it.
  @MainActor package static var current = TextEnvironment.pinned {
    didSet {
      if current != oldValue { storedEngine = nil }
    }
  }

  /// Checks that the fonts of `pinned` are installed; call it when the program starts.
  ///
  /// Throws `GraphicsError.missingFont`, which names what to install in one line. Without the
  /// check, text is drawn with the fonts of the machine and the line is written to the error
  /// output.
  package static func verifyFonts() throws {
    _ = try FontFiles()
  }

  /// The engine that measures and shapes text in the current environment; made when first needed.
  @MainActor static var engine: TextEngine {
    if let storedEngine { return storedEngine }
    let engine = makeEngine()
    storedEngine = engine
    return engine
  }

  @MainActor private static var storedEngine: TextEngine?

  @MainActor private static func makeEngine() -> TextEngine {
    do {
      return TextEngine(current, files: try FontFiles())
    } catch {
      if current == .pinned { FileHandle.standardError.write(Data("\(error)\n".utf8)) }
      return TextEngine(current, files: nil)
    }
  }
}
