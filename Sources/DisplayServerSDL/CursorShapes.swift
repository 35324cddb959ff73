import CSDL2
import DisplayServer

/// The shapes of the pointer, each made when it is first used.
final class CursorShapes {
  private var made: [PointerShape: OpaquePointer] = [:]
  private let sdl: SDLFunctions

  init(_ sdl: SDLFunctions) { self.sdl = sdl }

  deinit {}

  /// Gives the pointer a shape.
  func show(_ cursor: PointerShape) {
    _ = sdl.SDL_ShowCursor(cursor == .hidden ? SDL_DISABLE : SDL_ENABLE)
    guard let shape = Self.shape(of: cursor) else { return }
    let image = made[cursor] ?? sdl.SDL_CreateSystemCursor(shape)
    made[cursor] = image
    if let image { sdl.SDL_SetCursor(image) }
  }

  /// `nil` for a pointer that cannot be seen.
  nonisolated static func shape(of cursor: PointerShape) -> SDL_SystemCursor? {
    switch cursor {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .wait: SDL_SYSTEM_CURSOR_WAIT
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    case .hidden: nil
    }
  }
}
