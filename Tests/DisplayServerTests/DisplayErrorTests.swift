import DisplayServer
import Foundation
import Testing

@Suite struct DisplayErrorTests {
  @Test("every error is one line that says what to do or what is wrong")
  func wording() {
    let lines: [(DisplayError, String)] = [
      (
        .impossibleSize(width: -1, height: 20, scale: 1),
        "A surface of -1.0 × 20.0 points at scale 1.0 is impossible: "
          + "each side needs 1 to 32767 pixels."
      ),
      (.impossibleScale("big"), "NEST_SCALE=big is no scale: give a number from 0.5 to 8."),
      (.surfaceIsClosed, "The surface is closed: it has no pixels."),
      (
        .noDisplay(reason: "DISPLAY is not set"),
        "No display to open a window on (DISPLAY is not set): "
          + "set DISPLAY, or NEST_DISPLAY=headless to run without one."
      ),
      (
        .libraryMissing("libwindows.so", reason: "no such file"),
        "Windows need the library libwindows.so, which cannot be loaded (no such file): "
          + "install it, or set NEST_DISPLAY=headless to run without windows."
      ),
      (.displayIsInUse, "A window backend runs already: a process has one."),
      (.windowFailed(reason: "no memory"), "The window system refused: no memory."),
      (
        .unsupportedPixelFormat("RGB565"),
        "The window has RGB565 pixels, not 32-bit RGB: choose a display of depth 24."
      ),
    ]

    for (error, line) in lines {
      #expect(error.description == line)
      #expect(error.localizedDescription == line)
    }
  }
}
