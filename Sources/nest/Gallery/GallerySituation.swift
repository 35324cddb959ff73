import Foundation

/// In which situation the gallery began, for a recording of what was done in it.
nonisolated struct GallerySituation: Codable, Hashable, Sendable {
  /// The state that was restored; nil if it began anew.
  var state: GalleryState?
  /// Whether text was drawn with the fonts of the machine.
  var hasSystemFonts: Bool

  /// Makes a situation.
  ///
  /// - Parameters:
  ///   - state: The state that was restored. Default: none.
  ///   - hasSystemFonts: Whether text was drawn with the fonts of the machine. Default: no.
  init(state: GalleryState? = nil, hasSystemFonts: Bool = false) {
    self.state = state
    self.hasSystemFonts = hasSystemFonts
  }

  /// Reads the text of a recording.
  ///
  /// - Throws: `CommandFailure` for the recording of another program.
  init(text: String?) throws(CommandFailure) {
    guard let text,
      let situation = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    else { throw CommandFailure("the recording was made in another program than the gallery") }
    self = situation
  }

  /// The situation as text.
  var text: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
