import CSDL2
import DisplayServer

/// SDL between its start and its end; a process has one at a time.
final class SDLSession {
  private init() {}

  isolated deinit { SDL_Quit() }

  /// Starts SDL's video part and nothing else.
  ///
  /// - Throws: `DisplayError.noDisplay` or `.displayIsTaken`, with an earlier session untouched.
  static func start(environment: [String: String]) throws -> SDLSession {
    guard SDL_WasInit(SDL_INIT_VIDEO) == 0 else { throw DisplayError.displayIsTaken }
    guard namesDisplay(environment) else {
      throw DisplayError.noDisplay(reason: "DISPLAY and WAYLAND_DISPLAY are not set")
    }
    for (hint, value) in hints { SDL_SetHint(hint, value) }
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw DisplayError.noDisplay(reason: String(cString: SDL_GetError()))
    }
    if String(cString: SDL_GetCurrentVideoDriver()) == "x11" {
      // Shared memory instead of a software OpenGL, which is 30 times slower. Other drivers
      // have no such path.
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    // On by default.
    SDL_StopTextInput()
    return SDLSession()
  }

  /// Whether a window system is to be expected: without one SDL would look for a bare screen.
  nonisolated static func namesDisplay(_ environment: [String: String]) -> Bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains {
      environment[$0].map { !$0.isEmpty } ?? false
    }
  }

  /// The environment overrides each of them.
  private static var hints: [(String, String)] {
    [
      // A window system only, never a bare screen.
      (SDL_HINT_VIDEODRIVER, "x11,wayland"),
      // SIGINT and SIGTERM end the process; SDL would queue them behind a wait.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      // The application decides when it ends.
      (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
      // A finger is a finger, a mouse is a mouse.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // Drags go on outside of the window.
      (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
      // An application is no game: the desktop keeps its effects and its screen saver.
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    ]
  }
}
