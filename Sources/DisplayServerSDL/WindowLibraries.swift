import CSDL2
import DisplayServer

/// The libraries that only windows need. They are loaded when the first window is opened, and are
/// no part of a program that shows none.
enum WindowLibraries {
  /// The functions of SDL.
  ///
  /// - Throws: `DisplayError.libraryMissing`.
  static func loadSDL(from library: String = "libSDL2-2.0.so.0") throws -> SDLFunctions {
    var reason: UnsafePointer<CChar>?
    guard let functions = CSDL2_loadSDL(library, &reason) else { throw missing(library, reason) }
    return functions.pointee
  }

  /// The functions of X11.
  ///
  /// - Throws: `DisplayError.libraryMissing`.
  static func loadX11(from library: String = "libX11.so.6") throws -> X11Functions {
    var reason: UnsafePointer<CChar>?
    guard let functions = CSDL2_loadX11(library, &reason) else { throw missing(library, reason) }
    return functions.pointee
  }

  private static func missing(_ library: String, _ reason: UnsafePointer<CChar>?) -> DisplayError {
    .libraryMissing(library, reason: String(reason))
  }
}

extension SDLFunctions {
  /// Why the last call failed.
  var lastError: String { String(SDL_GetError()) }

  /// The window system that windows come through, for example x11.
  var videoDriver: String { String(SDL_GetCurrentVideoDriver()) }
}

extension String {
  /// The text of SDL; empty if there is none.
  nonisolated init(_ text: UnsafePointer<CChar>?) { self = text.map { String(cString: $0) } ?? "" }
}
