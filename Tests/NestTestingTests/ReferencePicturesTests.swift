import Foundation
import NestTesting
import OpenUIKit
import Testing

@Suite struct ReferencePicturesTests {
  /// A folder for references and one for failures, both deleted at the end.
  final class Folders {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nest-testing-\(UUID().uuidString)", isDirectory: true)

    var references: URL { url.appendingPathComponent("references") }
    var failures: URL { url.appendingPathComponent("failures") }

    func pictures(
      recording: Bool = false, _ additions: [String: String] = [:]
    ) -> ReferencePictures {
      var environment = ["NEST_FAILURES": failures.path]
      if recording { environment["NEST_RECORD"] = "1" }
      environment.merge(additions) { $1 }
      return ReferencePictures(folder: references, environment: environment)
    }

    func failureFiles() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: failures.path).sorted()
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }
  }

  let folders = Folders()

  /// A grey picture; the pixels from the fourth one on may have other colours.
  private func picture(
    width: Int = 8, height: Int = 4, odd pixels: UInt32...
  ) throws -> CGImage {
    let bitmap = try Bitmap(width: width, height: height, isOpaque: true)
    for row in 0..<height {
      let start = bitmap.data.advanced(by: row * bitmap.bytesPerRow)
      start.initializeMemory(as: UInt32.self, repeating: 0xFF80_8080, count: width)
    }
    for (index, pixel) in pixels.enumerated() {
      bitmap.data.storeBytes(of: pixel, toByteOffset: 12 + 4 * index, as: UInt32.self)
    }
    bitmap.markDirty()
    return CGImage(bitmap)
  }

  @Test("R16.2 a recorded reference is accepted again")
  func recording() throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")

    try folders.pictures().expect(picture(), toMatch: "grey")
  }

  @Test("R16.10 A folder for failures, or a list of used pictures, that cannot be written is named")
  func unwritable() throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")
    let file = folders.references.appendingPathComponent("grey.png").path

    let failures = #expect(throws: EnvironmentValueError.self) {
      try folders.pictures(["NEST_FAILURES": file]).expect(picture(odd: 0), toMatch: "grey")
    }
    let used = #expect(throws: EnvironmentValueError.self) {
      try folders.pictures(["NEST_USED_PICTURES": "\(file)/list"])
        .expect(picture(), toMatch: "grey")
    }

    #expect(failures?.variable == "NEST_FAILURES")
    #expect(failures?.value == file)
    #expect(
      used?.description
        == "The environment variable NEST_USED_PICTURES is \"\(file)/list\"; it has to be the path of a file "
        + "that can be written, or nothing.")
  }

  @Test("R16.2 one wrong pixel fails, and the pictures for inspection are written")
  func wrongPixel() throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")

    let error = #expect(throws: PictureMismatch.self) {
      try folders.pictures().expect(picture(odd: 0xFF80_8A80), toMatch: "grey")
    }

    #expect(
      error?.problem == .pixels(differing: 1, of: 32, largest: 10, colorDifference: 8.2))
    #expect(
      error?.difference == folders.failures.appendingPathComponent("grey.difference.png").path)
    #expect(error?.description.contains(". Difference: \(error?.difference ?? "")") == true)
    #expect(
      try folders.failureFiles() == [
        "grey.actual.png", "grey.difference.png", "grey.expected.png",
      ])
    let marked = try CGImage(
      contentsOf: folders.failures.appendingPathComponent("grey.difference.png"))
    #expect(marked.bitmap.pixel(x: 3, y: 0) == 0xFFE0_1030)
    #expect(marked.bitmap.pixel(x: 0, y: 0) == 0xFFE0_E0E0)
  }

  @Test("R16.2 the tolerance allows a difference of components and a share of pixels")
  func tolerance() throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")
    let pictures = folders.pictures()
    let wrong = try picture(odd: 0xFF80_8A80)

    try pictures.expect(wrong, toMatch: "grey", tolerance: PixelTolerance(component: 10))
    try pictures.expect(wrong, toMatch: "grey", tolerance: PixelTolerance(share: 1.0 / 32))

    #expect(throws: PictureMismatch.self) {
      try pictures.expect(wrong, toMatch: "grey", tolerance: PixelTolerance(component: 9))
    }
  }

  @Test("R16.2 another size fails")
  func wrongSize() throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")

    let error = #expect(throws: PictureMismatch.self) {
      try folders.pictures().expect(picture(width: 9), toMatch: "grey")
    }

    #expect(error?.problem == .size(actual: "9×4", expected: "8×4"))
    // Pixels that only one of them has are blue.
    let marked = try CGImage(contentsOf: URL(fileURLWithPath: #require(error?.difference)))
    #expect(marked.width == 9 && marked.bitmap.pixel(x: 8, y: 0) == 0xFF20_60D0)
    #expect(marked.bitmap.pixel(x: 7, y: 0) == 0xFFE0_E0E0)
  }

  @Test(
    "R16.11 a perceptual tolerance allows what eyes do not see, and marks it in another colour")
  func perceptual() throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")
    let pictures = folders.pictures()

    // 0.8, and 8.2 in CIEDE2000, in one pixel of 32.
    try pictures.expect(
      picture(odd: 0xFF80_8180), toMatch: "grey", tolerance: PixelTolerance(colorDifference: 1))
    #expect(throws: PictureMismatch.self) {
      try pictures.expect(picture(odd: 0xFF80_8A80), toMatch: "grey", tolerance: .perceptual)
    }
    try pictures.expect(
      picture(odd: 0xFF80_8A80), toMatch: "grey",
      tolerance: PixelTolerance(colorDifference: 1, share: 1.0 / 32))
    #expect(throws: PictureMismatch.self) {
      try pictures.expect(
        picture(odd: 0xFF80_8A80, 0xFF80_8180), toMatch: "grey", tolerance: .perceptual)
    }
    let marked = try CGImage(
      contentsOf: folders.failures.appendingPathComponent("grey.difference.png"))
    #expect(marked.bitmap.pixel(x: 3, y: 0) == 0xFFE0_1030)
    #expect(marked.bitmap.pixel(x: 4, y: 0) == 0xFFF0_B030)
  }

  @Test("R16.11 a call that records writes the reference, and fails so that it is not left there")
  func recordingOnDemand() throws {
    let error = #expect(throws: PictureMismatch.self) {
      try folders.pictures().expect(picture(), toMatch: "grey", recording: true)
    }

    #expect(error?.problem == .recorded)
    #expect(error?.actual == folders.references.appendingPathComponent("grey.png").path)
    try folders.pictures().expect(picture(), toMatch: "grey")
  }

  @Test("R16.11 NEST_RECORD=missing writes only the references that are not there")
  func recordingMissing() throws {
    let pictures = folders.pictures(["NEST_RECORD": "missing"])

    try pictures.expect(picture(), toMatch: "grey")

    #expect(throws: PictureMismatch.self) {
      try pictures.expect(picture(odd: 0xFF80_8A80), toMatch: "grey")
    }
  }

  @Test("R16.2 without a reference the picture is written for inspection")
  func noReference() throws {
    let error = #expect(throws: PictureMismatch.self) {
      try folders.pictures().expect(picture(), toMatch: "new")
    }

    #expect(error?.problem == .noReference)
    #expect(error?.description.contains("NEST_RECORD=1") == true)
    #expect(try folders.failureFiles() == ["new.actual.png"])
  }

  @Test("R16.2 only NEST_RECORD=1 records", arguments: ["", "0", "1"])
  func recordingTabs(value: String) throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")
    let wrong = try picture(odd: 0xFF80_8A80)

    let pictures = folders.pictures(["NEST_RECORD": value])
    let isAccepted = (try? pictures.expect(wrong, toMatch: "grey")) != nil

    #expect(try pictures.isRecording == (value == "1"))
    #expect(isAccepted == (value == "1"))
  }

  @Test("R16.2 another value of NEST_RECORD is an error, and nothing is written")
  func wrongTabs() throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")

    let error = #expect(throws: EnvironmentValueError.self) {
      try folders.pictures(["NEST_RECORD": "yes"])
        .expect(picture(odd: 0xFF80_8A80), toMatch: "grey")
    }

    #expect(
      error?.description
        == "The environment variable NEST_RECORD is \"yes\"; it has to be 1, missing, 0 or nothing."
    )
    try folders.pictures().expect(picture(), toMatch: "grey")
  }

  @Test("R16.2 every reference that is compared is listed where that is requested")
  func usedPictures() throws {
    let list = folders.url.appendingPathComponent("used")
    let pictures = folders.pictures(recording: true, ["NEST_USED_PICTURES": list.path])
    try pictures.expect(picture(), toMatch: "grey")
    try pictures.expect(picture(), toMatch: "folder/other")

    let paths = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(
      paths
        == ["grey.png", "folder/other.png"].map {
          folders.references.appendingPathComponent($0).standardizedFileURL.path
        })
  }

  @Test("R16.2 references are in the nearest folder of that name, else beside the source")
  func nearestFolder() throws {
    let outer = folders.url.appendingPathComponent("References")
    let inner = folders.url.appendingPathComponent("a/b/References")
    let sources = ["Test.swift", "a/Test.swift", "a/b/Test.swift", "a/b/c/Test.swift"]
    func found() -> [String] {
      sources.map {
        let file = folders.url.appendingPathComponent($0)
        return ReferencePictures(besides: file.path).folder.standardizedFileURL.path
      }
    }
    func path(_ name: String) -> String {
      folders.url.appendingPathComponent(name).standardizedFileURL.path
    }

    let none = found()
    try FileManager.default.createDirectory(at: outer, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)

    #expect(
      none == ["References", "a/References", "a/b/References", "a/b/c/References"].map(path))
    #expect(
      found() == ["References", "References", "a/b/References", "a/b/References"].map(path))
  }
}
