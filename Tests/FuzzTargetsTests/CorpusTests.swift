import Foundation
import FuzzTargets
import NestTesting
import OpenUIKit
import Testing

/// The inputs that `make fuzz` begins with: files of every kind, whole ones and bad ones, and
/// inputs of libFuzzer that reach much of the code.
@Suite("Inputs of fuzz targets")
struct CorpusTests {
  @Test("R17.45 no input ends the program", arguments: FuzzTarget.allCases)
  func inputs(_ target: FuzzTarget) throws {
    let files = try Self.files(of: target)
    #expect(files.count >= 10)
    for file in files {
      let data = try Data(contentsOf: file)
      // Refusals are reported, as they have to be.
      _ = withMisuseIntercepted { target.run(data) }
    }
  }

  @Test(
    "R17.45 whole images are decoded, and those that are too large or of another kind are not"
  )
  func images() throws {
    for file in try Self.files(of: .image) where !file.lastPathComponent.hasPrefix("found-") {
      let image = UIImage(data: try Data(contentsOf: file))
      // Of those that end early some have enough for a part of the image.
      guard !file.lastPathComponent.contains("truncated") else { continue }
      let isBad = file.lastPathComponent.hasPrefix("bad-")
      #expect((image == nil) == isBad, "\(file.lastPathComponent)")
    }
  }

  private static func files(of target: FuzzTarget) throws -> [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus/\(target.rawValue)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
