import Foundation
import NestTesting
import OpenCoreGraphics
import Testing

/// Files that cwebp, gif2webp and webpmux have made.
@Suite struct CGImageWebPTests {
  private static let lossless =
    "UklGRjoAAABXRUJQVlA4TC0AAAAvA0AAEDcgEEjaH3qN+RcQFPk/moCg6LrlAjBbypaCgrZt2FA/gzFZ"
    + "RP/jdQMA"
  private static let lossy =
    "UklGRlIAAABXRUJQVlA4IEYAAACQAwCdASogABAAAMASJaACdMoRwN4B+AH7Af0DkAuwH7AAUw8AAP76"
    + "IZf/dzNH+xrf/1oYdQVO4f+H3cwpI0ZCsXrEZ9AA"
  private static let animation =
    "UklGRqIAAABXRUJQVlA4WAoAAAASAAAAAwAAAQAAQU5JTQYAAAD/////AABBTk1GRgAAAAAAAAAAAAMA"
    + "AAEAAGQAAABWUDhMLQAAAC8DQAAQNyAQSNofeo35FxAU+T+agKDouuUCMFvKloKCtm3YUD+DMVlE/+N1"
    + "AwBBTk1GKAAAAAAAAAAAAAMAAAEAAGQAAABWUDhMDwAAAC8DQAAAB9D/iP4HIqL/AQA="

  private func file(_ base64: String) throws -> Data {
    try #require(Data(base64Encoded: base64))
  }

  @Test("R17.24 a picture without loss has exactly its pixels, premultiplied")
  func lossless() throws {
    let image = try CGImage(data: file(Self.lossless))

    #expect(image.width == 4 && image.height == 2)
    #expect(picture(image.bitmap) == ["RGB.", "W# 80800000 ."])
  }

  @Test("R17.24 a picture with loss has nearly its pixels, and is opaque")
  func lossy() throws {
    let image = try CGImage(data: file(Self.lossy))

    #expect(image.width == 32 && image.height == 16 && image.bitmap.isOpaque)
    let (left, right) = (image.bitmap.pixel(x: 4, y: 8), image.bitmap.pixel(x: 27, y: 8))
    #expect(left >> 16 & 0xFF > 230 && left & 0xFF < 25)
    #expect(right & 0xFF > 230 && right >> 16 & 0xFF < 25)
  }

  @Test("R17.24 of an animation the first picture is read, on the size of the whole")
  func animation() throws {
    let image = try CGImage(data: file(Self.animation))

    #expect(image.width == 4 && image.height == 2)
    #expect(picture(image.bitmap) == ["RGB.", "W# 80800000 ."])
  }

  @Test("R17.24 files that are cut off are refused, wherever that is")
  func truncated() throws {
    for whole in [try file(Self.lossless), try file(Self.lossy), try file(Self.animation)] {
      for count in 0..<whole.count {
        #expect(throws: GraphicsError.self, "\(count)") { try CGImage(data: whole.prefix(count)) }
      }
      // The length in the header agrees with what is left.
      for count in stride(from: 20, to: whole.count - 1, by: 7) {
        var cut = whole.prefix(count)
        let rest = UInt32(count - 8)
        cut.replaceSubrange(4..<8, with: (0..<4).map { UInt8(rest >> (8 * $0) & 0xFF) })
        _ = try? CGImage(data: cut)
      }
    }
  }

  @Test("R17.24 R17.44 a size that no bitmap has is refused by the header")
  func size() throws {
    var data = try file(Self.animation)
    #expect(data.dropFirst(12).prefix(4).elementsEqual("VP8X".utf8))
    data.replaceSubrange(24..<30, with: [0x3F, 0x9C, 0, 1, 0, 0])

    #expect(throws: GraphicsError.invalidBitmapSize(width: 40_000, height: 2)) {
      try CGImage(data: data)
    }
  }

  @Test("R17.24 damaged files give other pixels or an error")
  func damage() throws {
    var generator = SeededGenerator(seed: 11)
    for whole in [try file(Self.lossless), try file(Self.lossy), try file(Self.animation)] {
      for _ in 0..<100 {
        var damaged = whole
        for _ in 0..<3 {
          damaged[12 + generator.number(below: whole.count - 12)] = .random(
            in: 0...255, using: &generator)
        }
        // A damaged size may be large, and is read all the same.
        if let size = try? claimedArea(of: damaged), size > 1 << 20 { continue }
        _ = try? CGImage(data: damaged)
      }
    }
    #expect(throws: GraphicsError.self) { try CGImage(data: Data("RIFF\u{4}\0\0\0WEBP".utf8)) }
  }

  /// The area that a file without loss, or with an extended header, says that it has.
  private func claimedArea(of data: Data) throws -> Int {
    let bytes = [UInt8](data)
    guard bytes.count > 30 else { return 0 }
    if bytes[15] == UInt8(ascii: "X") {
      let width = Int(bytes[24]) | Int(bytes[25]) << 8 | Int(bytes[26]) << 16
      let height = Int(bytes[27]) | Int(bytes[28]) << 8 | Int(bytes[29]) << 16
      return (width + 1) * (height + 1)
    }
    let word = (21..<25).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
    if bytes[15] == UInt8(ascii: "L") { return ((word & 0x3FFF) + 1) * ((word >> 14 & 0x3FFF) + 1) }
    return (Int(bytes[26]) | Int(bytes[27]) << 8) * (Int(bytes[28]) | Int(bytes[29]) << 8)
  }
}
