import CSDL2
import DisplayServer
import Foundation

/// How many pixels make a point on this display.
package nonisolated enum DisplayScale {
  /// The scale that `NEST_SCALE` sets; else the one that suits the display.
  ///
  /// - Throws: `DisplayError.impossibleScale`.
  @MainActor
  static func suggested(_ session: SDLSession) throws -> Double {
    var physicalDPI: Float = 0
    let isKnown = session.sdl.SDL_GetDisplayDPI(0, &physicalDPI, nil, nil) == 0
    return try scale(
      environment: EnvironmentVariable.value(of: "NEST_SCALE"),
      desktopDPI: session.x11.flatMap(desktopDPI), physicalDPI: isKnown ? Double(physicalDPI) : nil)
  }

  /// - Parameters:
  ///   - environment: the text of `NEST_SCALE`, which decides if it is there.
  ///   - desktopDPI: the setting of the user: 96 is 1, rounded to quarters.
  ///   - physicalDPI: the value that the monitor reports, often wrongly: only whole scales up to 3.
  package static func scale(
    environment: String?, desktopDPI: Double?, physicalDPI: Double?
  ) throws -> Double {
    if let environment, !environment.isEmpty {
      guard let scale = Double(environment), 0.5...8 ~= scale else {
        throw DisplayError.impossibleScale(environment)
      }
      return scale
    }
    if let desktopDPI, desktopDPI > 0 {
      return min(max((desktopDPI / 96 * 4).rounded() / 4, 1), 8)
    }
    if let physicalDPI, physicalDPI > 0 {
      return min(max((physicalDPI / 96).rounded(.down), 1), 3)
    }
    return 1
  }

  /// `Xft.dpi` of the X resources; `nil` when nobody set it.
  @MainActor
  private static func desktopDPI(_ x11: X11Functions) -> Double? {
    guard let display = x11.XOpenDisplay(nil) else { return nil }
    defer { _ = x11.XCloseDisplay(display) }
    return x11.XGetDefault(display, "Xft", "dpi").flatMap { Double(String(cString: $0)) }
  }
}
