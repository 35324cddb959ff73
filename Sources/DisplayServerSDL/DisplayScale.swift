import CSDL2
import DisplayServer
import Foundation

/// How many pixels make a point on this display.
nonisolated enum DisplayScale {
  /// The scale that `NEST_SCALE` asks for; else the one that suits the display.
  ///
  /// - Throws: `DisplayError.impossibleScale`.
  @MainActor
  static func suggested() throws -> Double {
    var physicalDPI: Float = 0
    let isKnown = SDL_GetDisplayDPI(0, &physicalDPI, nil, nil) == 0
    return try scale(
      environment: ProcessInfo.processInfo.environment["NEST_SCALE"],
      desktopDPI: desktopDPI(), physicalDPI: isKnown ? Double(physicalDPI) : nil)
  }

  /// - Parameters:
  ///   - environment: the text of `NEST_SCALE`, which decides if it is there.
  ///   - desktopDPI: what the person set: 96 is 1, rounded to halves.
  ///   - physicalDPI: what the monitor claims, often wrongly: only whole scales up to 3.
  static func scale(
    environment: String?, desktopDPI: Double?, physicalDPI: Double?
  ) throws -> Double {
    if let environment, !environment.isEmpty {
      guard let scale = Double(environment), 0.5...8 ~= scale else {
        throw DisplayError.impossibleScale(environment)
      }
      return scale
    }
    if let desktopDPI, desktopDPI > 0 {
      return min(max((desktopDPI / 96 * 2).rounded() / 2, 1), 8)
    }
    if let physicalDPI, physicalDPI > 0 {
      return min(max((physicalDPI / 96).rounded(.down), 1), 3)
    }
    return 1
  }

  /// `Xft.dpi` of the X resources; `nil` when nobody set it, or without X.
  @MainActor
  private static func desktopDPI() -> Double? {
    guard String(cString: SDL_GetCurrentVideoDriver()) == "x11", let display = XOpenDisplay(nil)
    else { return nil }
    defer { XCloseDisplay(display) }
    return XGetDefault(display, "Xft", "dpi").flatMap { Double(String(cString: $0)) }
  }
}
