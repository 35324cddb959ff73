import Foundation
import OpenUIKit

/// An X server without a screen, on a display number that was free, with simulated mouse and keys.
final class VirtualDisplay {
  /// The tools that are needed, all of them optional on a developer's machine.
  nonisolated static var isAvailable: Bool {
    [xvfb, xdotool, screenshot].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }

  nonisolated private static let xvfb = "/usr/bin/Xvfb"
  nonisolated private static let xdotool = "/usr/bin/xdotool"
  nonisolated private static let screenshot = "/usr/bin/import"

  /// The value of DISPLAY for programs that are to use it.
  let name: String
  private let server: RunningProgram

  /// Starts the server.
  init() throws {
    server = try RunningProgram(
      URL(fileURLWithPath: Self.xvfb),
      ["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"])
    name = ":" + (try server.waitForLine())
  }

  /// Waits for a window of that title and makes it the one with the keyboard.
  func focusWindow(titled title: String) throws {
    try run(Self.xdotool, ["search", "--sync", "--onlyvisible", "--name", title, "windowfocus"])
  }

  /// Ends the server: its programs lose their display.
  func shutDown() throws { try server.end(with: SIGKILL) }

  /// Moves the window of that title to a point of the screen.
  func moveWindow(titled title: String, to point: CGPoint) throws {
    try run(
      Self.xdotool,
      ["search", "--sync", "--name", title, "windowmove", "\(Int(point.x))", "\(Int(point.y))"])
  }

  /// Resizes the window of that title, in pixels.
  func resizeWindow(titled title: String, to size: CGSize) throws {
    try run(
      Self.xdotool,
      [
        "search", "--sync", "--name", title, "windowsize", "\(Int(size.width))",
        "\(Int(size.height))",
      ])
  }

  /// Hides the window of that title, as when it is minimised, or shows it again.
  func setWindowShown(_ isShown: Bool, titled title: String) throws {
    try run(
      Self.xdotool, ["search", "--name", title, isShown ? "windowmap" : "windowunmap"])
  }

  /// Clicks at a point of the screen, while a key is down, named as X names it.
  func click(at point: CGPoint, holding key: String? = nil) throws {
    let click = ["mousemove", "\(Int(point.x))", "\(Int(point.y))", "click", "1"]
    let keys = key.map { (["keydown", $0], ["keyup", $0]) } ?? ([], [])
    try run(Self.xdotool, keys.0 + click + keys.1)
  }

  /// Rotates the wheel at a point of the screen, so that the content moves up.
  func rotateWheel(by notches: Int, at point: CGPoint) throws {
    try run(
      Self.xdotool,
      ["mousemove", "\(Int(point.x))", "\(Int(point.y))", "click", "--repeat", "\(notches)", "5"])
  }

  /// Drags the pointer with the button down, in steps of about a frame each.
  func drag(from start: CGPoint, to end: CGPoint) throws {
    var arguments = ["mousemove", "\(Int(start.x))", "\(Int(start.y))", "mousedown", "1"]
    let steps = 12
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      arguments += ["mousemove", "\(Int(point.x))", "\(Int(point.y))", "sleep", "0.02"]
    }
    try run(Self.xdotool, arguments + ["mouseup", "1"])
  }

  /// Presses and releases a key, named as X names it.
  func press(_ key: String) throws {
    try run(Self.xdotool, ["key", key])
  }

  /// Types a text with the keys of the layout.
  func type(_ text: String) throws {
    try run(Self.xdotool, ["type", "--delay", "5", text])
  }

  /// Returns a picture of the screen.
  func picture() throws -> CGImage {
    try CGImage(pngData: run(Self.screenshot, ["-window", "root", "png:-"]))
  }

  @discardableResult
  private func run(_ tool: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return output
  }
}
