import CSDL2
import DisplayServer

nonisolated extension EventTranslation {
  /// Finished text. Bytes that are no UTF-8 become replacement characters.
  func text(_ event: SDL_TextInputEvent) -> DisplayEvent? {
    let text = Self.string(in: event.text)
    return text.isEmpty ? nil : .text(text)
  }

  /// The text that an input method composes, up to 31 bytes; empty when the composition has ended.
  func composition(_ event: SDL_TextEditingEvent) -> DisplayEvent {
    composition(Self.string(in: event.text), event.start, event.length)
  }

  /// The same for longer texts. The caller frees the text of the event.
  func composition(_ event: SDL_TextEditingExtEvent) -> DisplayEvent {
    composition(event.text.map { String(cString: $0) } ?? "", event.start, event.length)
  }

  private func composition(_ text: String, _ start: Int32, _ length: Int32) -> DisplayEvent {
    .composition(CompositionEvent(text: text, start: Int(start), length: Int(length)))
  }

  /// The text in a buffer of bytes, up to the first zero.
  private static func string<Buffer>(in buffer: Buffer) -> String {
    withUnsafeBytes(of: buffer) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
