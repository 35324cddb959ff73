import Foundation
import OpenUIKit

@testable import NestTesting

/// A moving picture in a PNG file (APNG): pictures of one size with times, of which only what
/// changes is stored.
struct AnimatedPicture {
  /// A part of the picture that replaces what was there.
  struct Frame {
    var x = 0
    var y = 0
    let picture: CGImage
    /// How long it is shown, in hundredths of a second.
    var hundredths: Int
  }

  /// A file that is no moving picture as this type writes it.
  struct Malformed: Error {}

  private(set) var frames: [Frame] = []
  private var last: PixelBuffer?

  /// Adds a picture; one that is the same as the last one prolongs that.
  mutating func add(_ picture: CGImage, hundredths: Int) throws {
    let pixels = PixelBuffer(picture)
    guard let last else {
      last = pixels
      return frames.append(Frame(picture: picture, hundredths: hundredths))
    }
    let rows = (0..<pixels.height).filter { !pixels.isSameRow($0, as: last) }
    guard let top = rows.first, let bottom = rows.last else {
      frames[frames.count - 1].hundredths += hundredths
      return
    }
    let columns = (0..<pixels.width).filter { x in rows.contains { pixels[x, $0] != last[x, $0] } }
    let (left, right) = (columns.first ?? 0, columns.last ?? 0)
    guard
      let part = picture.cropping(
        to: CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
    else { throw Malformed() }
    frames.append(Frame(x: left, y: top, picture: part, hundredths: hundredths))
    self.last = pixels
  }

  /// Returns the pictures that are shown, one after the other, each whole.
  func pictures() throws -> [(picture: CGImage, hundredths: Int)] {
    guard let first = frames.first else { return [] }
    var shown = PixelBuffer(first.picture)
    return try frames.map { frame in
      let part = PixelBuffer(frame.picture)
      for y in 0..<part.height {
        for x in 0..<part.width { shown[frame.x + x, frame.y + y] = part[x, y] }
      }
      return (try shown.makePicture(), frame.hundredths)
    }
  }
}

extension AnimatedPicture {
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// A part of a PNG file: its name and its contents.
  private typealias Chunk = (name: String, data: Data)

  /// The bytes of the file. It is repeated for ever; who knows no moving pictures shows the first
  /// one.
  func data() throws -> Data {
    var file = Self.signature
    var number = 0
    for (index, frame) in frames.enumerated() {
      let chunks = try Self.chunks(of: frame.picture.pngData())
      if index == 0, let header = chunks.first {
        file += Self.chunk("IHDR", header.data)
        file += Self.chunk("acTL", Self.bytes(frames.count, 0))
      }
      file += Self.chunk(
        "fcTL",
        Self.bytes(
          number, frame.picture.width, frame.picture.height, frame.x, frame.y)
          + Data([0, UInt8(frame.hundredths), 0, 100, 0, 0]))
      number += 1
      for chunk in chunks where chunk.name == "IDAT" {
        if index == 0 {
          file += Self.chunk("IDAT", chunk.data)
        } else {
          file += Self.chunk("fdAT", Self.bytes(number) + chunk.data)
          number += 1
        }
      }
    }
    return file + Self.chunk("IEND", Data())
  }

  /// Reads a file.
  init(data: Data) throws {
    var header = Data()
    var control = Data()
    var content = Data()
    func finish() throws {
      guard control.count == 26 else { return }
      let values = (0..<5).map { Self.number(control, at: 4 * $0) }
      let part =
        Self.signature
        + Self.chunk("IHDR", Self.bytes(values[1], values[2]) + header.dropFirst(8))
        + content + Self.chunk("IEND", Data())
      frames.append(
        Frame(
          x: values[3], y: values[4], picture: try CGImage(pngData: part),
          hundredths: Int(control[control.startIndex + 21])))
      content = Data()
    }
    for chunk in try Self.chunks(of: data) {
      switch chunk.name {
      case "IHDR": header = chunk.data
      case "fcTL":
        try finish()
        control = chunk.data
      case "IDAT": content += Self.chunk("IDAT", chunk.data)
      case "fdAT": content += Self.chunk("IDAT", chunk.data.dropFirst(4))
      default: break
      }
    }
    try finish()
    if frames.isEmpty { throw Malformed() }
  }

  private static func chunks(of file: Data) throws -> [Chunk] {
    guard file.starts(with: signature) else { throw Malformed() }
    var chunks: [Chunk] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = number(rest, at: 0)
      guard rest.count >= length + 12 else { throw Malformed() }
      let body = rest.dropFirst(8).prefix(length)
      chunks.append((String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self), Data(body)))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }

  private static func chunk(_ name: String, _ data: Data) -> Data {
    let body = Data(name.utf8) + data
    return bytes(data.count) + body + bytes(Int(checksum(of: body)))
  }

  /// Numbers of 32 bits, the highest byte first.
  private static func bytes(_ numbers: Int...) -> Data {
    Data(numbers.flatMap { number in [24, 16, 8, 0].map { UInt8((number >> $0) & 0xFF) } })
  }

  private static func number(_ data: Data, at offset: Int) -> Int {
    data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The checksum of PNG, CRC-32.
  private static func checksum(of data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}
