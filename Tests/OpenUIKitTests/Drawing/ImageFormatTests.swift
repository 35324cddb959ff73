import Foundation
import MisuseReports
import NestTesting
import Testing

@testable import OpenUIKit

/// Files of the formats that `UIImage` reads, byte by byte.
struct ImageFormatTests {
  private static func letters(_ data: [UInt8]) throws -> [String] {
    try ImageFixture.letters(UIImage(data: Data(data))?.cgImage)
  }

  private static func bytes(_ number: Int, _ length: Int = 4) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// A BMP file with a description of the given length.
  private static func bmp(
    _ width: Int, _ height: Int, bits: Int, compression: Int = 0, rest: [UInt8] = [],
    palette: [[UInt8]] = [], pixels: [UInt8]
  ) -> [UInt8] {
    let before = rest + palette.flatMap { $0 }
    let header: [[UInt8]] = [
      bytes(40), bytes(width), bytes(height), bytes(1, 2), bytes(bits, 2), bytes(compression),
      bytes(0), bytes(0), bytes(0), bytes(palette.count), bytes(0),
    ]
    let start = 54 + before.count
    let file: [[UInt8]] = [
      Array("BM".utf8), bytes(start + pixels.count), bytes(0), bytes(start),
      header.flatMap { $0 }, before, pixels,
    ]
    return file.flatMap { $0 }
  }

  private static let colors: [[UInt8]] = [
    [0, 0, 255, 0], [0, 255, 0, 0], [255, 0, 0, 0], [255, 255, 255, 0],
  ]

  @Test("R17.48 BMP files have pixels of 1 to 32 bits, masks, runs, and rows from both sides")
  func bitmaps() throws {
    let files: [[UInt8]] = [
      Self.bmp(
        2, 2, bits: 24, pixels: [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]),
      Self.bmp(
        2, -2, bits: 32,
        pixels: [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 9, 255, 255, 255, 9]),
      Self.bmp(2, 2, bits: 8, palette: Self.colors, pixels: [2, 3, 0, 0, 0, 1, 0, 0]),
      Self.bmp(2, 2, bits: 4, palette: Self.colors, pixels: [0x23, 0, 0, 0, 0x01, 0, 0, 0]),
      Self.bmp(
        2, 2, bits: 16, pixels: [0x1F, 0, 0xFF, 0x7F, 0, 0x7C, 0xE0, 0x03]),
      Self.bmp(
        2, 2, bits: 16, compression: 3,
        rest: Self.bytes(0xF800) + Self.bytes(0x7E0) + Self.bytes(0x1F),
        pixels: [0x1F, 0, 0xFF, 0xFF, 0, 0xF8, 0xE0, 0x07]),
      Self.bmp(
        2, 2, bits: 8, compression: 1, palette: Self.colors,
        pixels: [1, 2, 1, 3, 0, 0, 1, 0, 1, 1, 0, 1]),
      Self.bmp(
        2, 2, bits: 4, compression: 2, palette: Self.colors,
        pixels: [2, 0x23, 0, 2, 0, 0, 0, 0, 2, 0x01, 0, 1]),
    ]
    for (index, file) in files.enumerated() {
      #expect(try Self.letters(file) == ["rg", "bw"], "\(index)")
      for count in 0..<file.count { _ = UIImage(data: Data(file.prefix(count))) }
    }
    let bits = Self.bmp(
      3, 1, bits: 1, palette: [Self.colors[0], Self.colors[2]], pixels: [0x40, 0, 0, 0])
    #expect(try Self.letters(bits) == ["rbr"])
    let clear = Self.bmp(
      2, 1, bits: 32, compression: 6,
      rest: [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000].flatMap { Self.bytes($0) },
      pixels: [0, 0, 255, 255, 0, 0, 255, 0])
    #expect(try Self.letters(clear) == ["r."])
    #expect(UIImage(data: Data(Self.bmp(40_000, 40_000, bits: 24, pixels: [0]))) == nil)
  }

  @Test("R17.48 Icons have their largest picture, with its mask or alpha, or as PNG")
  func icons() throws {
    func icon(_ pictures: [(side: UInt8, content: [UInt8])]) -> [UInt8] {
      var start = 6 + 16 * pictures.count
      var (entries, contents): ([UInt8], [UInt8]) = ([], [])
      for (side, content) in pictures {
        entries += [side, side, 0, 0, 1, 0, 32, 0]
        entries += Self.bytes(content.count) + Self.bytes(start)
        contents += content
        start += content.count
      }
      let parts: [[UInt8]] = [[0, 0, 1, 0], Self.bytes(pictures.count, 2), entries, contents]
      return parts.flatMap { $0 }
    }
    let masked = Array(
      Self.bmp(
        2, 4, bits: 24,
        pixels: [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]
          + [0x40, 0, 0, 0, 0x80, 0, 0, 0]
      ).dropFirst(14))
    let small = Array(
      Self.bmp(1, 2, bits: 32, pixels: [0, 0, 255, 255, 0, 0, 0, 0]).dropFirst(14))
    let png = try #require(ImageFixture.image([[.red, .blue]]).pngData())

    #expect(try Self.letters(icon([(1, small), (2, masked)])) == [".g", "b."])
    #expect(try Self.letters(icon([(1, small)])) == ["r"])
    #expect(try Self.letters(icon([(1, small), (0, Array(png))])) == ["rb"])
    let file = icon([(2, masked), (1, small)])
    for count in 0..<file.count { _ = UIImage(data: Data(file.prefix(count))) }
  }

  /// A TIFF file of four pixels, red and green above blue and white.
  private static func tiff(orientation: UInt8, isLittleEndian: Bool, hasAlpha: Bool) -> [UInt8] {
    func number(_ value: Int, _ length: Int) -> [UInt8] {
      isLittleEndian ? bytes(value, length) : bytes(value, length).reversed()
    }
    let samples = hasAlpha ? 4 : 3
    func entry(_ tag: Int, _ value: Int) -> [UInt8] {
      [number(tag, 2), number(3, 2), number(1, 4), number(value, 2), [0, 0]].flatMap { $0 }
    }
    func entry(_ tag: Int, type: Int, count: Int, _ value: Int) -> [UInt8] {
      [number(tag, 2), number(type, 2), number(count, 4), number(value, 4)].flatMap { $0 }
    }
    // Where the bits of each sample, the pixels and their number are.
    let entryCount = hasAlpha ? 10 : 9
    let end = 8 + 2 + entryCount * 12 + 4
    var entries = [
      entry(0x100, 2), entry(0x101, 2), entry(0x102, type: 3, count: samples, end), entry(0x106, 2),
      entry(0x111, type: 4, count: 1, end + samples * 2), entry(0x112, Int(orientation)),
      entry(0x115, samples), entry(0x116, 2), entry(0x117, type: 4, count: 1, samples * 4),
    ]
    if hasAlpha { entries.append(entry(0x152, 2)) }
    let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
    let pixels = colors.enumerated().map { $1 + (hasAlpha ? [$0 == 3 ? 0 : 255] : []) }
    let mark: [UInt8] = isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]
    var parts: [[UInt8]] = [mark, number(42, 2), number(8, 4), number(entryCount, 2)]
    parts += entries
    parts.append(number(0, 4))
    parts += (0..<samples).map { _ in number(8, 2) }
    parts += pixels
    return parts.flatMap { $0 }
  }

  @Test("R17.48 R17.23 TIFF files of both orders of bytes are read, and turned as they say")
  func tiff() throws {
    for isLittleEndian in [true, false] {
      let file = Self.tiff(orientation: 6, isLittleEndian: isLittleEndian, hasAlpha: false)
      let image = try #require(UIImage(data: Data(file)))
      #expect(image.imageOrientation == .right)
      #expect(try ImageFixture.letters(image.cgImage) == ["rg", "bw"])
      let upright = try #require(image.pngData())
      #expect(try Self.letters(Array(upright)) == ["br", "wg"])
      for count in 0..<file.count { _ = UIImage(data: Data(file.prefix(count))) }
      let clear = Self.tiff(orientation: 1, isLittleEndian: isLittleEndian, hasAlpha: true)
      #expect(try Self.letters(clear) == ["rg", "b."])
    }
  }

  private static let animation = Data(
    base64Encoded:
      "R0lGODlhBAAEAPEAAP8AAAAA/wD/AP///yH5BAQUAP8ALAAAAAAEAAQAQAIEhI8JBQAh+QQMAAD/ACwBAAEAAgAC"
      + "AAACAoxTACH5BAgeAP8ALAAAAAACAAEAAAIClAoAIfkEBAcA/wAsAgACAAIAAgAAAgKcVwA7")

  @Test("R17.48 A GIF file is its first picture; the others are drawn over it and taken away")
  func gif() throws {
    let data = try #require(Self.animation)
    let image = try #require(UIImage(data: data))
    #expect(image.images == nil && image.size == CGSize(width: 4, height: 4))
    #expect(try ImageFixture.letters(image.cgImage) == ["rrrr", "rrrr", "rrrr", "rrrr"])

    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let count = CGImageSourceGetCount(source)
    func picture(_ index: Int) throws -> [String] {
      try ImageFixture.letters(CGImageSourceCreateImageAtIndex(source, index, nil))
    }
    let expected = [
      ["rrrr", "rrrr", "rrrr", "rrrr"], ["rrrr", "rbbr", "rbbr", "rrrr"],
      ["ggrr", "rrrr", "rrrr", "rrrr"], ["..rr", "rrrr", "rrww", "rrww"],
    ]
    #expect(try (0..<count).map { try picture($0) } == expected)
    #expect(try picture(1) == expected[1] && picture(1) == expected[1])
    #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    let delays = try (0..<count).map { index in
      let all = try #require(
        CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])
      #expect(all[kCGImagePropertyPixelWidth] as? Int == 4)
      let gif = try #require(all[kCGImagePropertyGIFDictionary] as? [String: Any])
      return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime]
        .map { gif[$0] as? Double }
    }
    #expect(delays == [[0.2, 0.2], [0.1, 0], [0.3, 0.3], [0.07, 0.07]])
    for length in 0..<data.count {
      guard let cut = CGImageSourceCreateWithData(data.prefix(length), nil) else { continue }
      for index in 0..<CGImageSourceGetCount(cut) {
        #expect(CGImageSourceCreateImageAtIndex(cut, index, nil) != nil)
      }
    }
    #expect(UIImage(data: data.prefix(60)) != nil)
  }

  @Test("R17.48 An image source of one picture says what the file does")
  func imageSource() throws {
    let file = Self.tiff(orientation: 6, isLittleEndian: true, hasAlpha: true)
    let source = try #require(CGImageSourceCreateWithData(Data(file), nil))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.tiff")
    let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(all[kCGImagePropertyOrientation] as? Int == 6)
    #expect(all[kCGImagePropertyHasAlpha] as? Bool == true)
    #expect(all[kCGImagePropertyGIFDictionary] == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCreateWithData(Data("text".utf8), nil) == nil)
  }

  @Test("R17.48 A HEIC file has its colours")
  func heic() throws {
    // Red above blue.
    let file = try #require(
      Data(
        base64Encoded: """
          AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAA\
          AAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAjAAAACNp\
          aW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAA\
          AAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAA\
          AwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAA\
          EHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAACUbWRhdAAAAIgoAa8GOOPnvz9N/md7///y\
          vXeh/vYOKr4N1l/j6Fcj/lWI///jMoJd2MnsVGm8QjZZx0EfCUU6MFHnPsAbgcoBMIrqkCe11k75op/lXE2A\
          un4xfL9y724cjV+1rB7uz/aF726/ENyOrK3WkUv93SQiZ+ura7LpML9VG0rAeaWRqBjO+PAaXGfw
          """))
    let image = try #require(UIImage(data: file)?.cgImage)
    #expect(image.width == 64 && image.height == 64)
    let (top, bottom) = (image.bitmap.pixel(x: 20, y: 10), image.bitmap.pixel(x: 20, y: 50))
    #expect(top >> 16 & 0xFF > 240 && top & 0xFF < 16)
    #expect(bottom & 0xFF > 240 && bottom >> 16 & 0xFF < 16)
    for count in stride(from: 0, to: file.count, by: 7) {
      _ = UIImage(data: file.prefix(count))
    }
  }

  @Test("R17.49 A file of a format that is known and not read is reported by its name")
  func unreadFormats() {
    let files: [(String, [UInt8])] = [
      ("JPEG 2000", [0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20]), ("JPEG XL", [0xFF, 0x0A, 1, 2]),
      ("PSD", Array("8BPS".utf8)), ("SVG", Array("<?xml?><svg>".utf8)),
      ("PDF", Array("%PDF-1.4".utf8)), ("ICNS", Array("icns".utf8)),
      ("OpenEXR", [0x76, 0x2F, 0x31, 0x01]),
    ]
    for (name, bytes) in files {
      let reports = withMisuseIntercepted { #expect(UIImage(data: Data(bytes)) == nil) }
      #expect(reports.map(\.id) == ["drawing.unread-format"])
      #expect(reports.first?.message == "There is no image of a file in the format \(name)")
    }
    let reports = withMisuseIntercepted {
      for text in ["", "text", "GIF89a", "BM", "II*\0"] {
        #expect(UIImage(data: Data(text.utf8)) == nil)
      }
    }
    #expect(reports.isEmpty)
  }
}
