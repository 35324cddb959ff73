import CSDL2
import DisplayServer
import Foundation

/// SDL between its start and its end; a process has one at a time.
final class SDLSession {
  /// The functions of SDL.
  let sdl: SDLFunctions
  /// The functions of X11; nil where windows come through another system.
  let x11: X11Functions?

  private init(_ sdl: SDLFunctions) throws {
    self.sdl = sdl
    let usesX11 = sdl.videoDriver == "x11"
    x11 = usesX11 ? try WindowLibraries.loadX11() : nil
  }

  isolated deinit { sdl.SDL_Quit() }

  /// Loads SDL and starts its video part and nothing else.
  ///
  /// - Throws: `DisplayError.noDisplay`, `.libraryMissing` or `.displayIsInUse`, with an earlier
  ///   session untouched.
  static func start() throws -> SDLSession {
    guard namesDisplay(EnvironmentVariable.value) else {
      throw DisplayError.noDisplay(reason: "DISPLAY and WAYLAND_DISPLAY are not set")
    }
    let sdl = try WindowLibraries.loadSDL()
    guard sdl.SDL_WasInit(SDL_INIT_VIDEO) == 0 else { throw DisplayError.displayIsInUse }
    for (hint, value) in hints { _ = sdl.SDL_SetHint(hint, value) }
    sdl.SDL_SetMainReady()
    guard withoutComposeTable({ sdl.SDL_Init(SDL_INIT_VIDEO) }) == 0 else {
      throw DisplayError.noDisplay(reason: sdl.lastError)
    }
    let session = try SDLSession(sdl)
    if session.x11 != nil {
      // Shared memory instead of a software OpenGL, which is 30 times slower. Other drivers
      // have no such path.
      _ = sdl.SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    // On by default.
    sdl.SDL_StopTextInput()
    return session
  }

  /// How many frames a second the display shows; 60 if it does not say.
  var refreshRate: Double {
    var mode = SDL_DisplayMode()
    guard sdl.SDL_GetCurrentDisplayMode(0, &mode) == 0, 20...1000 ~= mode.refresh_rate else {
      return 60
    }
    return Double(mode.refresh_rate)
  }

  /// Keeps X11 from reading its table of composed characters while `body` runs.
  ///
  /// SDL opens an input method at its start, which reads thousands of lines; that takes as long as
  /// everything else together, and no view takes text.
  private static func withoutComposeTable<Result>(_ body: () -> Result) -> Result {
    let variable = "XCOMPOSEFILE"
    guard EnvironmentVariable.value(of: variable) == nil else { return body() }
    setenv(variable, "/dev/null", 1)
    defer { unsetenv(variable) }
    return body()
  }

  /// Whether a window system is to be expected: without one SDL would look for a bare screen.
  nonisolated static func namesDisplay(_ variable: (String) -> String?) -> Bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains {
      variable($0).map { !$0.isEmpty } ?? false
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
      // Fingers make no mouse events, and a mouse no touches.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // Compositions of any length; else they are cut off after 31 bytes.
      (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
      // The click that gives a window the keyboard counts too; SDL drops one that arrives soon
      // after.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      // A drag continues outside the window.
      (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
      // The desktop keeps its effects and its screen saver, which SDL switches off for games.
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    ]
  }
}
