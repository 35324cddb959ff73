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
    let (display, program, twin) = try open()
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

  @Test("R17.1 UIKit 10 Tab moves the focus in the window, and Return presses the button")
  func focus() throws {
    let (display, program, twin) = try open()
    let push = try #require(twin.page.button(for: .push))

    for _ in 0..<60 where !push.isFocused {
      try display.press("shift+Tab")
      twin.host.press(.keyboardTab, modifiers: .shift)
    }
    try expectSameStage(display, twin)
    try display.press("Tab")
    try display.press("shift+Tab")
    try display.press("Return")
    try program.waitForLine(containing: "D.didPush(B, covering: A, animated)")
    twin.host.press(.keyboardReturnOrEnter)
    try twin.host.settle()
    try expectSameStage(display, twin)

    #expect(try program.end(with: SIGINT) == 130)
  }

  @Test("R15.1 R17.1 sheets, alerts and covers in the window: presented, pulled down, dismissed")
  func presentations() throws {
    let (display, program, twin) = try open()
    let page = try #require(twin.gallery.page(.presentation) as? PresentationPageViewController)

    /// Clicks at a view in the window, and taps the twin's.
    func click(_ view: UIView?, awaiting line: String? = nil) throws {
      let center = twin.center(of: try #require(view))
      try display.click(at: center)
      if let line { try program.waitForLine(containing: line) }
      twin.host.tap(at: center)
      try twin.host.settle()
    }

    try click(twin.gallery.chip(for: .presentation), awaiting: "A.viewDidAppear")
    try expectSameStage(display, twin)

    try click(page.button(for: .present), awaiting: "B.viewDidAppear(animated) [presented]")
    try expectSameStage(display, twin)
    let sheet = try #require(page.window.rootViewController?.presentedViewController?.view)
    let handle = sheet.convert(CGPoint(x: sheet.bounds.midX, y: 10), to: nil)
    let start = page.window.convert(handle, to: twin.host.window)
    let end = CGPoint(x: start.x, y: start.y + 220)
    try display.drag(from: start, to: end)
    try program.waitForLine(containing: "B.deinit")
    twin.host.drag(from: start, to: end)
    try twin.host.settle()
    try expectSameStage(display, twin)

    try click(page.chip(for: .fullScreen))
    try click(page.button(for: .present), awaiting: "C.viewDidAppear(animated) [presented]")
    try click(page.chip(for: .alert))
    try click(page.button(for: .present), awaiting: "Present UIAlertController")
    try expectSameStage(display, twin)
    try display.press("Escape")
    try program.waitForLine(containing: "Dismiss")
    twin.host.press(.keyboardEscape)
    try twin.host.settle()
    try expectSameStage(display, twin)

    try click(page.button(for: .dismissAll), awaiting: "C.deinit")
    try expectSameStage(display, twin)
    #expect(try program.end(with: SIGINT) == 130)
  }

  @Test("R17.1 Containers 5 a gallery that was interrupted returns where it was")
  func relaunch() throws {
    let folder = TemporaryFolder()
    let display = try VirtualDisplay()
    let twin = try GalleryTwin()
    func start(awaiting line: String) throws -> RunningProgram {
      let program = try launch(on: display, [], ["XDG_STATE_HOME": folder.url.path])
      try program.waitForLine(containing: line)
      try display.focusWindow(titled: "NestKit")
      return program
    }

    let first = try start(awaiting: "A.viewDidAppear")
    try display.click(at: twin.buttonCenter(.push))
    try first.waitForLine(containing: "D.didPush(B, covering: A, animated)")
    try twin.tap(.push)
    #expect(try first.end(with: SIGTERM) == 143)
    let second = try start(awaiting: "B.viewDidAppear")
    try expectSameStage(display, twin)

    try display.press("Escape")
    try second.waitForLine(containing: "D.didPop(B, revealing: A")
    #expect(try second.end(with: SIGINT) == 130)
  }

  /// The gallery in a window that has the keyboard, and its twin.
  private func open() throws -> (VirtualDisplay, RunningProgram, GalleryTwin) {
    let display = try VirtualDisplay()
    let program = try launch(on: display, ["--fresh"])
    let twin = try GalleryTwin()
    try program.waitForLine(containing: "A.viewDidAppear")
    try display.focusWindow(titled: "NestKit")
    return (display, program, twin)
  }

  private func launch(
    on display: VirtualDisplay, _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let window = ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "NEST_DISPLAY": ""]
    return try RunningProgram(
      NestProcess.executable, ["gallery", "--log"] + arguments,
      environment: window.merging(environment) { $1 })
  }

  /// Compares until the window shows the same as the twin, at most 50 times: the server may not
  /// have the last frame yet. Taking a picture takes time itself, so nothing sleeps.
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
