import Foundation
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The gallery in a real window of a real X server, used with mouse and keyboard.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "needs Xvfb, xdotool, ImageMagick"))
struct GalleryWindowTests {
  @Test("R17.1 what the window shows after clicks and keys is what the headless screen shows")
  func window() throws {
    let display = try VirtualDisplay()
    let program = try RunningProgram(
      NestProcess.executable, ["gallery", "--log"],
      environment: ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "NEST_DISPLAY": ""])
    let twin = try GalleryTwin()
    try program.waitForLine(containing: "A.viewDidAppear")
    try display.focusWindow(titled: "NestKit")
    try expectSameStage(display, twin)

    try display.click(at: twin.buttonCenter(.push))
    try program.waitForLine(containing: "D.didPush(B, covering: A, animated)")
    try twin.tap(.push)
    try expectSameStage(display, twin)

    try display.click(at: twin.buttonCenter(.push))
    try program.waitForLine(containing: "D.didPush(C, covering: B, animated)")
    try twin.tap(.push)
    try expectSameStage(display, twin)

    try display.press("Escape")
    try program.waitForLine(containing: "D.didPop(C, revealing: B, animated)")
    twin.host.press(.keyboardEscape)
    try twin.host.settle()
    try expectSameStage(display, twin)

    #expect(try program.end(with: SIGINT) == 130)
  }

  /// Looks until the window shows the same as the twin, at most 50 times: the last frame may still
  /// be on its way to the server. Taking a picture takes its time, so nothing sleeps.
  private func expectSameStage(_ display: VirtualDisplay, _ twin: GalleryTwin) throws {
    let expected = try twin.stagePicture()
    var actual = expected
    for _ in 0..<50 {
      actual = try #require(try display.picture().cropping(to: twin.stageArea))
      if actual.hasSamePixels(as: expected) { return }
    }
    try ReferencePictures(besides: #filePath)
      .expect(actual, toEqual: expected, name: "gallery-window")
  }
}
