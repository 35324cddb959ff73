import CSDL2
import DisplayServer

/// The clipboard of the desktop.
final class SDLClipboard: Clipboard {
  var onChange: (() -> Void)?

  /// The text that this program has set, until another program sets one; nil without a text.
  private var own: String?
  private let sdl: SDLFunctions

  init(_ sdl: SDLFunctions) { self.sdl = sdl }

  deinit {}

  // SDL gives a copy of the text, and an empty one if there is none or its owner does not answer.
  var text: String? {
    get {
      guard let copy = sdl.SDL_GetClipboardText() else { return nil }
      defer { sdl.SDL_free(copy) }
      let text = String(cString: copy)
      return text.isEmpty ? nil : text
    }
    set {
      // The end of a text in C.
      let text = (newValue ?? "").filter { $0 != "\0" }
      own = text
      _ = sdl.SDL_SetClipboardText(text)
    }
  }

  var hasText: Bool { sdl.SDL_HasClipboardText() == SDL_TRUE }

  /// The clipboard has changed, maybe by this program itself.
  func didChange() {
    if let own, own == text ?? "" { return }
    own = nil
    onChange?()
  }
}
