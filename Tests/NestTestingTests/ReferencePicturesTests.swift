import Foundation
import NestTesting
import OpenUIKit
import Testing

@Suite struct ReferencePicturesTests {
  /// A folder for references and one for failures, both gone at the end.
  final class Folders {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nest-testing-\(UUID().uuidString)", isDirectory: true)

    var references: URL { url.appendingPathComponent("references") }
    var failures: URL { url.appendingPathComponent("failures") }

    func pictures(recording: Bool = false) -> ReferencePictures {
      var environment = ["NEST_FAILURES": failures.path]
      if recording { environment["NEST_RECORD"] = "1" }
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

  /// A grey picture; one pixel of it may have another colour.
  private func picture(
    width: Int = 8, height: Int = 4, odd pixel: UInt32? = nil
  ) throws -> CGImage {
    let bitmap = try Bitmap(width: width, height: height, isOpaque: true)
    for row in 0..<height {
      let start = bitmap.data.advanced(by: row * bitmap.bytesPerRow)
      start.initializeMemory(as: UInt32.self, repeating: 0xFF80_8080, count: width)
    }
    if let pixel { bitmap.data.storeBytes(of: pixel, toByteOffset: 12, as: UInt32.self) }
    bitmap.markDirty()
    return CGImage(bitmap)
  }

  @Test("R16.2 a recorded reference is accepted again")
  func recording() throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")

    try folders.pictures().expect(picture(), toMatch: "grey")
  }

  @Test("R16.2 one wrong pixel fails, and the pictures to look at are written")
  func wrongPixel() throws {
    try folders.pictures(recording: true).expect(picture(), toMatch: "grey")

    let error = #expect(throws: PictureMismatch.self) {
      try folders.pictures().expect(picture(odd: 0xFF80_8A80), toMatch: "grey")
    }

    #expect(error?.problem == .pixels(differing: 1, of: 32, largest: 10))
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
  }

  @Test("R16.2 without a reference the picture is kept for a look")
  func noReference() throws {
    let error = #expect(throws: PictureMismatch.self) {
      try folders.pictures().expect(picture(), toMatch: "new")
    }

    #expect(error?.problem == .noReference)
    #expect(error?.description.contains("NEST_RECORD=1") == true)
    #expect(try folders.failureFiles() == ["new.actual.png"])
  }
}
