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

  private static var isHeadlessForced: Bool {
    EnvironmentVariable.value(of: "NEST_DISPLAY") == "headless"
  }

  /// Whether `NEST_REDUCE_MOTION` asks for less motion: any value but `0`.
  static var reducesMotion: Bool {
    (EnvironmentVariable.value(of: "NEST_REDUCE_MOTION") ?? "0") != "0"
  }

  /// The size in `NEST_SCREEN`, or else the default of the backend. A value that is no size is
  /// reported on the standard error stream.
  static func screenSize(for backend: any DisplayBackend) -> CGSize {
    let usual = backend.isHeadless ? headlessSize : windowSize
    guard let value = EnvironmentVariable.value(of: "NEST_SCREEN") else { return usual }
    if let size = parse(value) { return size }
    let line =
      "NEST_SCREEN is “\(value)”, which is no size such as 1280x800 in points; "
      + "taking \(Int(usual.width))x\(Int(usual.height)).\n"
    FileHandle.standardError.write(Data(line.utf8))
    return usual
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
