import Foundation
import NestTesting
import OpenUIKit
import Testing

/// The example with several windows, in real windows of a real X server.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "needs Xvfb, xdotool, ImageMagick"))
struct SceneWindowTests {
  private static let size = CGSize(width: 400, height: 350)
  /// Where the server shows a window without a window manager: in the middle.
  private static let origin = CGPoint(x: 440, y: 225)

  private func start(
    _ display: VirtualDisplay, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let folder = NestProcess.executable.deletingLastPathComponent()
    let program = try RunningProgram(
      folder.appendingPathComponent("scenes"), arguments,
      environment: environment.merging([
        "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "NEST_DISPLAY": "",
        "NEST_SCREEN": "400x350",
      ]) { own, _ in own })
    for url in arguments { try program.waitForLine(containing: "Scene 1 opens \(url)") }
    try program.waitForLine(containing: "Scene 1 active")
    return program
  }

  /// A point of the first window on the screen.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: Self.origin.x + x, y: Self.origin.y + y)
  }

  /// Reads the screen until a pixel has a colour, at most 50 times: the server may not have the
  /// last frame yet. Reading takes time itself, so nothing sleeps.
  private func expect(
    _ color: [UInt8], at point: CGPoint, on display: VirtualDisplay,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var found: [UInt8] = []
    for _ in 0..<50 {
      let pixel = try #require(
        display.picture().cropping(to: CGRect(origin: point, size: CGSize(width: 1, height: 1))))
      found = pixel.firstPixel
      if found == color { return }
    }
    #expect(found == color, sourceLocation: sourceLocation)
  }

  private let red: [UInt8] = [255, 0, 0]
  private let yellow: [UInt8] = [255, 255, 0]
  private let white: [UInt8] = [255, 255, 255]
  private let black: [UInt8] = [0, 0, 0]

  @Test("R17.1 a second window opens, is used, hidden, shown again and closed; the first one stays")
  func severalWindows() throws {
    let display = try VirtualDisplay()
    let program = try start(display)
    try expect(red, at: point(395, 345), on: display)

    try display.click(at: point(100, 40))
    try program.waitForLine(containing: "Scene 2 active")
    try display.moveWindow(titled: "Scene 2", to: CGPoint(x: 860, y: 0))
    try expect(red, at: CGPoint(x: 865, y: 5), on: display)
    try expect(red, at: point(395, 345), on: display)

    try display.setWindowShown(false, titled: "Scene 2")
    try program.waitForLine(containing: "Scene 2 in background")
    try display.setWindowShown(true, titled: "Scene 2")
    try program.waitForLine(containing: "Scene 2 enters foreground")
    try expect(red, at: CGPoint(x: 865, y: 5), on: display)

    try display.click(at: CGPoint(x: 960, y: 190))
    try display.click(at: CGPoint(x: 960, y: 240))
    try program.waitForLine(containing: "pasted Copied: äöü")
    try display.click(at: CGPoint(x: 960, y: 290))
    try program.waitForLine(containing: "Scene 2 disconnected")
    try program.waitForLine(containing: "discarded 1")
    try expect(black, at: CGPoint(x: 865, y: 5), on: display)
    try expect(red, at: point(395, 345), on: display)
    #expect(try program.end(with: SIGTERM) == 143)
    try program.waitForLine(containing: "will terminate")
  }

  @Test(
    "a window that is resized shows no stale areas, at fractional scales too", arguments: [1, 1.25])
  func resize(scale: CGFloat) throws {
    let display = try VirtualDisplay()
    let program = try start(display, environment: ["NEST_SCALE": "\(scale)"])
    try display.moveWindow(titled: "Scene 1", to: .zero)

    for (width, height) in [(500, 300), (300, 400), (620, 512), (420, 280), (640, 480)] {
      let size = CGSize(width: CGFloat(width) * scale, height: CGFloat(height) * scale)
      try display.resizeWindow(titled: "Scene 1", to: size)
      try program.waitForLine(containing: "laid out \(width) × \(height)")
      for x in [5, size.width - 5] {
        try expect(red, at: CGPoint(x: x, y: size.height / 2), on: display)
      }
      for y in [5, size.height - 5] {
        try expect(red, at: CGPoint(x: size.width / 2, y: y), on: display)
      }
      try expect(white, at: CGPoint(x: size.width - 20, y: size.height - 20), on: display)
      try expect(black, at: CGPoint(x: size.width + 2, y: size.height + 2), on: display)
    }
    try program.end(with: SIGTERM)
  }

  @Test(
    "R17.1 UIKit 10 what is typed into a real window reaches the first responder, edited by keys")
  func typing() throws {
    let display = try VirtualDisplay()
    let program = try start(display)
    try display.focusWindow(titled: "Scene 1")
    try display.type("lost")
    try display.click(at: point(290, 40))
    try program.waitForLine(containing: "editing")

    try display.type("Hello, World 12?!")
    try program.waitForLine(containing: "text: Hello, World 12?!")
    for _ in 0..<3 { try display.press("BackSpace") }
    try program.waitForLine(containing: "text: Hello, World 1")
    try display.press("adiaeresis")

    let line = try program.waitForLine(containing: "ä")
    #expect(line == "text: Hello, World 1ä")
    try program.end(with: SIGTERM)
  }

  @Test(
    "UIKit 13.4 Control and Home in a real window scroll to the top, as a tap on a status bar does")
  func scrollToTop() throws {
    let display = try VirtualDisplay()
    let program = try start(display)
    try display.focusWindow(titled: "Scene 1")

    try display.press("Next")
    let line = try program.waitForLine(containing: "scrolled to")
    try display.press("ctrl+Home")
    let top = try program.waitForLine(containing: "scrolled to")

    #expect(line == "scrolled to 90" && top == "scrolled to the top")
    try program.end(with: SIGTERM)
  }

  @Test("R17.1 UIKit 13.9 a wheel, and a mouse that drags, scroll in a real window")
  func scrolling() throws {
    let display = try VirtualDisplay()
    let program = try start(display, ["https://example.com/rows"])
    try expect(yellow, at: point(370, 100), on: display)

    try display.rotateWheel(by: 5, at: point(290, 120))
    let afterWheel = try program.waitForLine(containing: "dragged to")
    try expect(white, at: point(370, 100), on: display)
    try display.drag(from: point(290, 80), to: point(290, 160))
    let afterDrag = try program.waitForLine(containing: "dragged to")

    let offsets = [afterWheel, afterDrag].compactMap { line in
      line.split(separator: " ").last.flatMap { Int($0) }
    }
    #expect(offsets.count == 2 && offsets[0] >= 100 && offsets[1] < offsets[0])
    try program.end(with: SIGTERM)
  }

  @Test("text that is copied in a program is pasted in another one, and back")
  func pasteboard() throws {
    let display = try VirtualDisplay()
    let first = try start(display)
    try display.moveWindow(titled: "Scene 1", to: .zero)
    try expect(red, at: CGPoint(x: 395, y: 345), on: display)
    let second = try start(display)
    try expect(red, at: point(395, 345), on: display)

    try display.click(at: CGPoint(x: 100, y: 190))
    try display.click(at: point(100, 240))
    let pasted = try second.waitForLine(containing: "pasted")
    try display.click(at: point(290, 40))
    try second.waitForLine(containing: "editing")
    try display.type("back again")
    try second.waitForLine(containing: "text: back again")
    try display.click(at: point(100, 190))
    try display.click(at: CGPoint(x: 100, y: 240))
    let pastedBack = try first.waitForLine(containing: "pasted")

    #expect(pasted == "pasted Copied: äöü" && pastedBack == "pasted back again")
    try second.end(with: SIGTERM)
    try display.click(at: CGPoint(x: 100, y: 240))
    let afterwards = try first.waitForLine(containing: "pasted")
    #expect(afterwards == "pasted nothing")
    try first.end(with: SIGTERM)
  }

  @Test("a program that loses its display calls its delegates and ends with status 1")
  func lostDisplay() throws {
    let display = try VirtualDisplay()
    let program = try start(display)

    try display.shutDown()

    try program.waitForLine(containing: "Scene 1 disconnected")
    try program.waitForLine(containing: "will terminate")
    #expect(try program.waitForEnd() == 1)
  }

  @Test("R20.2 windows are dark as the environment, or the desktop's portal, says")
  func style() throws {
    let display = try VirtualDisplay()
    let program = try start(display, environment: ["NEST_STYLE": "dark"])
    try expect(black, at: point(300, 200), on: display)
    try program.end(with: SIGINT)

    guard let bus = try SessionBus() else { return }
    let other = try start(display, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    try expect(white, at: point(300, 200), on: display)
    try bus.setColorScheme(1)
    try expect(black, at: point(300, 200), on: display)
    try bus.setColorScheme(2)
    try expect(white, at: point(300, 200), on: display)
    #expect(try other.end(with: SIGINT) == 130)
  }
}

/// A session bus on which the settings of a desktop change.
private final class SessionBus {
  private static let daemon = "/usr/bin/dbus-daemon"
  private static let emitter = "/usr/bin/gdbus"

  let address: String
  private let server: RunningProgram

  /// Starts a bus; nil where the tools are missing.
  init?() throws {
    guard
      [Self.daemon, Self.emitter].allSatisfy({ FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    server = try RunningProgram(
      URL(fileURLWithPath: Self.daemon), ["--session", "--nofork", "--print-address=1"])
    address = try server.waitForLine()
  }

  /// Posts a change, as the portal does.
  func setColorScheme(_ scheme: Int) throws {
    let emitter = try RunningProgram(
      URL(fileURLWithPath: Self.emitter),
      [
        "emit", "--session", "--object-path", "/org/freedesktop/portal/desktop", "--signal",
        "org.freedesktop.portal.Settings.SettingChanged", "org.freedesktop.appearance",
        "color-scheme", "<uint32 \(scheme)>",
      ], environment: ["DBUS_SESSION_BUS_ADDRESS": address])
    _ = try emitter.waitForEnd()
  }
}

extension CGImage {
  /// Red, green and blue of the first pixel.
  fileprivate var firstPixel: [UInt8] {
    let pixel = bitmap.pixel(x: 0, y: 0)
    return [16, 8, 0].map { UInt8(pixel >> $0 & 0xff) }
  }
}
