import DisplayServer
import DisplayServerSDL

/// Chooses the display server and the size of the screen; only this type depends on window systems.
enum DisplayChoice {
  /// The size of a screen in memory, in points.
  static let headlessSize = CGSize(width: 393, height: 852)
  /// The size of the first real window, in points.
  static let windowSize = CGSize(width: 1280, height: 800)

  /// The window system, or memory if `NEST_DISPLAY` is `headless` or there is no window system.
  static func makeBackend() -> any DisplayBackend {
    if isHeadlessForced { return HeadlessBackend(clock: .real) }
    do {
      return try SDLBackend()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return HeadlessBackend(clock: .real)
    }
  }

  /// The window system; throws a `DisplayError` if there is none or `NEST_DISPLAY` is `headless`.
  static func makeWindowBackend() throws -> any DisplayBackend {
    if isHeadlessForced { throw DisplayError.noDisplay(reason: "NEST_DISPLAY is headless") }
    return try SDLBackend()
  }

  private static var isHeadlessForced: Bool { isHeadlessForced() }

  /// Whether `NEST_DISPLAY` is `headless`. Any other value is reported.
  nonisolated static func isHeadlessForced(
    lookup: (String) -> String? = EnvironmentVariable.value(of:),
    report: (String) -> Void = EnvironmentVariable.writeLine
  ) -> Bool {
    EnvironmentVariable.value(
      of: "NEST_DISPLAY", expected: "headless or nothing", lookup: lookup, report: report
    ) { $0 == "headless" ? true : nil } ?? false
  }

  /// Whether `NEST_REDUCE_MOTION` asks for less motion. A value that is neither `1` nor `0` is
  /// reported.
  nonisolated static func reducesMotion(
    lookup: (String) -> String? = EnvironmentVariable.value(of:),
    report: (String) -> Void = EnvironmentVariable.writeLine
  ) -> Bool {
    EnvironmentVariable.value(
      of: "NEST_REDUCE_MOTION", expected: "1, 0 or nothing", lookup: lookup, report: report
    ) { ["1": true, "0": false][$0] } ?? false
  }

  /// The scale in `NEST_SCALE` for a screen in memory; nil without one, and where the backend reads
  /// it. A value that is no scale is reported on the standard error stream.
  static func scale(
    for backend: any DisplayBackend, text: String? = EnvironmentVariable.value(of: "NEST_SCALE")
  ) -> CGFloat? {
    guard backend.isHeadless, let text, !text.isEmpty else { return nil }
    do {
      return try DisplayScale.scale(environment: text, desktopDPI: nil, physicalDPI: nil)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return nil
    }
  }

  /// The size in `NEST_SCREEN`, or else the default of the backend. A value that is no size is
  /// reported.
  static func screenSize(
    for backend: any DisplayBackend, lookup: (String) -> String? = EnvironmentVariable.value(of:),
    report: (String) -> Void = EnvironmentVariable.writeLine
  ) -> CGSize {
    let usual = backend.isHeadless ? headlessSize : windowSize
    return EnvironmentVariable.value(
      of: "NEST_SCREEN", expected: "a size in points such as 1280x800, or nothing", lookup: lookup,
      report: report, parse: parse) ?? usual
  }

  /// Reads `WIDTHxHEIGHT` in points; nil if the text is no size.
  nonisolated static func parse(_ text: String) -> CGSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width >= 1, height >= 1, width.isFinite, height.isFinite
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
