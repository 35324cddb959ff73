import Testing

@testable import OpenQuartzCore

/// Pictures that a person has looked at, beside the tests.
enum ReferencePicture {
  /// Expects an image to have the very pixels of `References/<name>.png`.
  ///
  /// With `NEST_RECORD` in the environment the picture is written instead; look at it before you
  /// commit it.
  static func expect(
    _ image: CGImage, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("References/\(name).png")
    if ProcessInfo.processInfo.environment["NEST_RECORD"] != nil {
      try image.writePNG(to: url)
      return
    }
    let reference = try CGImage(contentsOf: url)
    #expect(
      (image.width, image.height) == (reference.width, reference.height),
      sourceLocation: sourceLocation)
    let pairs = zip(image.words, reference.words)
    let differences = pairs.filter { $0 != $1 }.count
    #expect(
      differences == 0, "\(differences) pixels differ from \(url.lastPathComponent)",
      sourceLocation: sourceLocation)
  }
}
