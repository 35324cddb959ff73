import Foundation
import NestTesting
import OpenCoreGraphics
import Testing

@Suite struct CGImageJPEGTests {
  /// How far the channels of two pixels are apart at most.
  private func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) }.max() ?? 0
  }

  /// Two areas: red on the left, blue at the right.
  private func makeFlag() throws -> CGImage {
    CGImage(
      try drawn(64, 32, isOpaque: true) {
        $0.setFillColor(red)
        $0.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
        $0.setFillColor(blue)
        $0.fill(CGRect(x: 32, y: 0, width: 32, height: 32))
      })
  }

  @Test("R19.1 a picture that was written as JPEG has nearly the same pixels")
  func roundTrip() throws {
    let image = try makeFlag()

    let data = try image.jpegData(quality: 1)
    let read = try CGImage(data: data)

    #expect(data.prefix(3) == Data([0xFF, 0xD8, 0xFF]))
    #expect(read.width == 64 && read.height == 32)
    for x in [2, 20, 44, 62] {
      let (before, after) = (image.bitmap.pixel(x: x, y: 9), read.bitmap.pixel(x: x, y: 9))
      #expect(distance(before, after) <= 4, "at \(x)")
    }
  }

  @Test("R19.1 a lower quality makes a smaller file; what is beyond 0 and 1 counts as the nearer")
  func quality() throws {
    var generator = SeededGenerator(seed: 1)
    let image = CGImage(
      try drawn(64, 64, isOpaque: true) { context in
        for index in 0..<1024 {
          context.setFillColor(gray: CGFloat(generator.number(below: 256)) / 255, alpha: 1)
          context.fill(CGRect(x: index % 32 * 2, y: index / 32 * 2, width: 2, height: 2))
        }
      })

    let sizes = try [-1, 0, 0.5, 1, 9].map { try image.jpegData(quality: $0).count }

    #expect(sizes[0] == sizes[1] && sizes[1] < sizes[2] && sizes[2] < sizes[3])
    #expect(sizes[3] == sizes[4])
    #expect(throws: GraphicsError.self) { try image.jpegData(quality: .nan) }
  }

  @Test("R17.23 the colours of a JPEG for printing are converted")
  func inks() throws {
    // Five columns, from red at the top to blue at the bottom.
    let file = """
      /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLU\
      BXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
      T09PT09PT09PT09PT09PT09PT09P/8AAFAgABAAFBAEiAAIRAQMRAQQiAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB/\
      /EABwQAQACAQUAAAAAAAAAAAAAAAADFQRRZJKT4f/EABUBAQEAAAAAAAAAAAAAAAAAAAQG/8QAGxEAAQQDAAAAAAAA\
      AAAAAAAAAQAEFJECUlP/2gAOBAEAAhEDEQQAAD8Asa6DWTkAhZrnplZQYjfQUFoNdvczt8Af/9k=
      """
    let image = try CGImage(data: try #require(Data(base64Encoded: file)))

    #expect(image.width == 5 && image.height == 4)
    #expect(distance(image.bitmap.pixel(x: 2, y: 0), 0xFFEF_0036) <= 4)
    #expect(distance(image.bitmap.pixel(x: 2, y: 1), 0xFF94_0D55) <= 4)
  }

  @Test("R19.1 what is transparent is white in a JPEG")
  func transparency() throws {
    let image = CGImage(
      try drawn(16, 16) {
        $0.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
      })

    let read = try CGImage(data: image.jpegData(quality: 1))

    #expect(distance(read.bitmap.pixel(x: 2, y: 8), 0xFF80_8080) <= 4)
    #expect(distance(read.bitmap.pixel(x: 13, y: 8), 0xFFFF_FFFF) <= 4)
  }

  private let gray: UInt32 = 0xFF80_8080

  @Test("R17.50 Of a JPEG file that ends early there is what it has, and grey below")
  func ending() throws {
    let image = CGImage(
      try drawn(64, 64, isOpaque: true) { context in
        for (index, color) in [red, green, blue, red].enumerated() {
          context.setFillColor(color)
          context.fill(CGRect(x: 0, y: index * 16, width: 64, height: 16))
        }
      })
    let whole = try image.jpegData(quality: 1)
    let start = try #require(whole.lastRange(of: [0xFF, 0xDA])).upperBound + 12
    // The part that says how large the picture is: its length, and what is behind that.
    let frame = try #require(whole.firstRange(of: [0xFF, 0xC0])).upperBound
    let size = frame + Int(whole[frame]) << 8 + Int(whole[frame + 1])
    var spaced = whole
    spaced.insert(contentsOf: [0, 0], at: 2 + 2 + Int(whole[4]) << 8 + Int(whole[5]))

    for data in [whole, whole.dropLast(2), spaced, whole.dropLast(1)] {
      let read = try CGImage(data: data)
      for (y, color) in [(8, 0xFFFF_0000), (24, 0xFF00_FF00), (40, 0xFF00_00FF)] as [(Int, UInt32)]
      {
        #expect(distance(read.bitmap.pixel(x: 9, y: y), color) <= 4)
      }
    }
    let half = try CGImage(data: whole.prefix((start + whole.count) / 2))
    #expect(half.height == 64 && distance(half.bitmap.pixel(x: 9, y: 8), 0xFFFF_0000) <= 4)
    for count in size..<whole.count {
      let read = try CGImage(data: whole.prefix(count))
      #expect(read.width == 64 && read.height == 64, "\(count)")
      guard count <= start else { continue }
      let isGray = (0..<64).allSatisfy { distance(read.bitmap.pixel(x: 9, y: $0), gray) <= 1 }
      #expect(isGray, "\(count) \(read.bitmap.pixel(x: 9, y: 20))")
    }
    for count in 0..<size {
      #expect(throws: GraphicsError.self, "\(count)") { try CGImage(data: whole.prefix(count)) }
    }
  }

  @Test("R17.50 Whatever is changed in a JPEG file, there are other pixels or an error")
  func damage() throws {
    let whole = try makeFlag().jpegData(quality: 0.8)

    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var damaged = whole
      for _ in 0..<5 {
        damaged[2 + generator.number(below: whole.count - 2)] = .random(
          in: 0...255, using: &generator)
      }
      _ = try? CGImage(data: damaged)
    }
    #expect(throws: GraphicsError.self) { try CGImage(data: Data([0xFF, 0xD8])) }
    #expect(throws: GraphicsError.self) { try CGImage(data: Data()) }
  }

  @Test("R19.1 a file that says it is too large for a picture is refused")
  func size() throws {
    var data = try makeFlag().jpegData(quality: 0.5)
    let frame = try #require(data.firstRange(of: [0xFF, 0xC0]))
    data.replaceSubrange(
      frame.lowerBound + 5..<frame.lowerBound + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])

    #expect(throws: GraphicsError.self) { try CGImage(data: data) }
  }
}
