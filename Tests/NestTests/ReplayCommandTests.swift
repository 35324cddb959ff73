import Foundation
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// Recordings of the gallery, and `nest replay` as a user starts it.
@Suite(.serialized) struct ReplayCommandTests {
  /// The gallery on a headless screen, with what its program records.
  private func makeTwin(_ folder: String?) throws -> (GalleryTwin, GalleryWatch) {
    let gallery = GalleryViewController()
    let host = try TestHost(size: CGSize(width: 1280, height: 800))
    let watch = GalleryWatch(gallery, in: host.window, GallerySituation(), folder: folder)
    return (try GalleryTwin(gallery, on: host), watch)
  }

  /// Uses several pages of the gallery.
  private func use(_ twin: GalleryTwin) throws {
    try twin.tap(.push)
    twin.host.press(.keyboardEscape)
    try twin.host.settle()
    let tabs: TabsPageViewController = try twin.open(.tabs)
    twin.host.tap(at: twin.center(of: try #require(tabs.button(for: .next))))
    twin.host.advance(by: 0.1)
    twin.host.press(.keyboardRightArrow, modifiers: .control)
    try twin.host.settle()
  }

  @Test("R27.9 R27.6 A recording of the gallery, performed again, gives the same timeline")
  func sameTimeline() throws {
    let folder = TemporaryFolder()
    let (twin, watch) = try makeTwin(folder.url.path)
    ContractMonitor.start(.calls { _ in }, rules: GalleryWatch.rules, eventLimit: .max)
    let (pages, monitor) = (folder.url("recording-1.json"), ContractMonitor.running)
    try use(twin)
    twin.host.press(.keyboardR, modifiers: .control)
    try twin.host.settle()
    let recording = try InputRecording(data: Data(contentsOf: pages))
    #expect(watch.inputs.recording.steps.count >= recording.steps.count)
    #expect(monitor?.breachCount == 0)
    monitor?.stop()

    let outcome = try GalleryReplay(recording: recording).run()

    #expect(outcome.breaches.map(\.description) == [])
    // The monitor was started after the gallery was shown; its line of the key is the last.
    let expected = recording.timeline.lines.filter { $0.hasPrefix("→") }
    let lines = outcome.events.map(\.description)
    #expect(lines.filter { $0.hasPrefix("→") }.prefix(expected.count) == expected[...])
    #expect(expected.count > 10)
    let file = folder.url("copy.json").path
    try recording.data.write(to: URL(fileURLWithPath: file))
    let result = try NestProcess.run(
      ["replay", file], environment: NestProcess.withoutDisplay)
    #expect(result.status == 0 && result.errors == "")
    let printed = result.output.split(separator: "\n").map { String($0.dropFirst(8)) }
    #expect(printed == lines)
  }

  @Test("R27.9 The log of the gallery shows a breach, which writes a recording; replay shortens it")
  func breach() throws {
    let folder = TemporaryFolder()
    let (twin, watch) = try makeTwin(folder.url.path)
    defer { withExtendedLifetime(watch) {} }
    twin.host.press(.keyboardB, modifiers: .control)
    #expect(ContractMonitor.running != nil)
    try use(twin)
    let child = twin.page
    _ = withMisuseIntercepted { twin.host.turn { child.viewWillAppear(false) } }
    try twin.host.settle()

    let lines = twin.gallery.recorder.timeline.lines
    #expect(lines.contains { $0.hasPrefix("!.StackPageViewController") })
    #expect(lines.contains { $0.hasPrefix("·.Recorded in ") })
    let tone = twin.gallery.recorder.events.first { $0.source == "!" }.map { LogLine($0).tone }
    #expect(tone == .breach)
    #expect(FileManager.default.fileExists(atPath: folder.url("recording-1.json").path))
    #expect(!FileManager.default.fileExists(atPath: folder.url("recording-2.json").path))
    twin.host.press(.keyboardB, modifiers: .control)
    #expect(ContractMonitor.running == nil)
  }

  @Test("R27.9 Where no recording can be written the gallery says so")
  func noFolder() throws {
    let (twin, watch) = try makeTwin(nil)
    defer { withExtendedLifetime(watch) {} }
    twin.host.press(.keyboardR, modifiers: .control)
    #expect(twin.gallery.recorder.timeline.lines.last?.hasPrefix("·.No folder") == true)
    let (other, second) = try makeTwin("/dev/null/recordings")
    defer { withExtendedLifetime(second) {} }
    other.host.press(.keyboardR, modifiers: .control)
    #expect(other.gallery.recorder.timeline.lines.last?.hasPrefix("·.Not recorded") == true)
    #expect(GalleryWatch.folder(environment: ["XDG_STATE_HOME": "/s"]) == "/s/nest/recordings")
    #expect(GalleryWatch.folder(environment: [:]) == nil)
  }

  @Test("R27.8 R27.9 A file that cannot be performed ends with status 1 and a line")
  func errors() throws {
    let folder = TemporaryFolder()
    let screen = InputRecording.Screen(width: 300, height: 300)
    let later = String(decoding: InputRecording(screen: screen).data, as: UTF8.self)
      .replacingOccurrences(of: "\"version\":1", with: "\"version\":9")
    let files: [(String, Data, String)] = [
      ("text", Data("hello".utf8), "it is no recording of inputs"),
      ("later", Data(later.utf8), "the recording has version 9 of the format, and 1 is read"),
      (
        "other", InputRecording(screen: screen).data,
        "the recording was made in another program than the gallery"
      ),
    ]
    for (name, data, message) in files {
      try data.write(to: folder.url(name))
      let result = try NestProcess.run(["replay", folder.url(name).path])
      #expect(result.status == 1 && result.output == "", "\(name)")
      #expect(result.errors.hasSuffix("\(message)\n"), "\(result.errors)")
    }
    let missing = try NestProcess.run(["replay", folder.url("missing").path])
    #expect(missing.status == 1 && missing.errors.contains("cannot be read"))
    let whole = folder.url("whole").path
    let situation = try #require(GallerySituation().text)
    let recording = InputRecording(
      screen: .init(width: 800, height: 600), state: situation,
      steps: [.init(time: 0.5, input: .memoryWarning)])
    try recording.data.write(to: URL(fileURLWithPath: whole))
    let shrunk = try NestProcess.run(["replay", whole, "--shrink", folder.url("short").path])
    #expect(shrunk.status == 1 && shrunk.errors.contains("nothing is broken"))
    let page = try NestProcess.run(["replay", whole, "--format", "html"])
    #expect(page.status == 0 && page.output.hasPrefix("<!doctype html>"))
    let usage = try NestProcess.run(["replay"])
    #expect(usage.status == 2 && usage.errors.contains("Missing expected argument '<file>'"))
    for option in ["--out", "--shrink"] {
      #expect(try NestProcess.run(["replay", whole, option, ""]).status == 2)
    }
  }
}
