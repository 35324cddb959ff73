/// The Exif header of an image file, of which the orientation of the camera is read.
nonisolated struct ExifHeader {
  let orientation: UIImage.Orientation

  /// Reads the header of a JPEG, PNG or WebP file; nil if there is none, or it is damaged or says
  /// nothing of the orientation.
  init?(_ data: Data) {
    guard let number = Self.header(in: data)?.orientationNumber,
      let orientation = Self.orientations[number]
    else { return nil }
    self.orientation = orientation
  }

  /// A header has at most 64 KiB, and that of a JPEG file stands at its beginning.
  private static let searched = 256 * 1024

  // Source: CIPA DC-008, Exif 2.32, tag 0x0112.
  private static let orientations: [Int: UIImage.Orientation] = [
    1: .up, 2: .upMirrored, 3: .down, 4: .downMirrored, 5: .leftMirrored, 6: .right,
    7: .rightMirrored, 8: .left,
  ]

  private static func header(in data: Data) -> TIFFBytes? {
    if data.starts(with: [0xFF, 0xD8]) { return header(inJPEG: [UInt8](data.prefix(searched))) }
    // Chunks follow each other, each with its name, its length and, in a PNG file, a checksum.
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return chunk("eXIf", in: FileChunks(data, start: 8, nameIsFirst: false, trailer: 4))
    }
    if data.starts(with: Array("RIFF".utf8)), data.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return chunk("EXIF", in: FileChunks(data, start: 12, nameIsFirst: true, trailer: 0))
    }
    return nil
  }

  private static func chunk(_ name: String, in chunks: FileChunks) -> TIFFBytes? {
    chunks.content(of: name, longest: searched).flatMap { tiff($0[...]) }
  }

  /// The TIFF structure, behind its mark if it has one.
  private static func tiff(_ bytes: ArraySlice<UInt8>) -> TIFFBytes? {
    let mark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    let tiff = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    return tiff.isEmpty ? nil : TIFFBytes(bytes: tiff, isLittleEndian: tiff.first == 0x49)
  }

  /// The TIFF structure in the segment APP1 of a JPEG file.
  private static func header(inJPEG bytes: [UInt8]) -> TIFFBytes? {
    let file = TIFFBytes(bytes: bytes[...], isLittleEndian: false)
    var position = 2
    // The segments up to the first scan.
    while let marker = file.number(at: position, length: 2), marker > 0xFF00, marker != 0xFFDA,
      let length = file.number(at: position + 2, length: 2), length >= 2
    {
      let content = position + 4..<min(position + 2 + length, bytes.count)
      if marker == 0xFFE1, content.count > 14,
        bytes[content].starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0])
      {
        return tiff(bytes[content])
      }
      position += 2 + length
    }
    return nil
  }
}

/// Bytes of a TIFF structure, with numbers in its order of bytes.
nonisolated private struct TIFFBytes {
  let bytes: ArraySlice<UInt8>
  let isLittleEndian: Bool

  /// The number of some bytes from a position on; nil where there are none.
  func number(at position: Int, length: Int) -> Int? {
    let first = bytes.startIndex + position
    guard position >= 0, first + length <= bytes.endIndex else { return nil }
    let part = bytes[first..<first + length]
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The value of the tag for the orientation in the first directory.
  var orientationNumber: Int? {
    guard let directory = number(at: 4, length: 4), let count = number(at: directory, length: 2)
    else { return nil }
    for entry in 0..<count {
      let position = directory + 2 + entry * 12
      guard let tag = number(at: position, length: 2) else { return nil }
      if tag == 0x0112 { return number(at: position + 8, length: 2) }
    }
    return nil
  }
}

/// The chunks of a PNG or a RIFF file.
nonisolated private struct FileChunks {
  private let data: Data
  private let start: Int
  /// Whether the name stands before the length, which is in little-endian order then; contents have
  /// an even length.
  private let nameIsFirst: Bool
  /// Bytes behind each content.
  private let trailer: Int

  init(_ data: Data, start: Int, nameIsFirst: Bool, trailer: Int) {
    self.data = data
    self.start = start
    self.nameIsFirst = nameIsFirst
    self.trailer = trailer
  }

  /// The content of the first chunk of a name, as many bytes as are asked for; nil if there is
  /// none.
  func content(of name: String, longest: Int) -> [UInt8]? {
    var rest = data.dropFirst(start)
    while rest.count > 8 {
      let header = [UInt8](rest.prefix(8))
      let number = nameIsFirst ? header[4...].reversed() : Array(header[..<4])
      let length = number.reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(8)
      if (nameIsFirst ? header[..<4] : header[4...]).elementsEqual(name.utf8) {
        return [UInt8](rest.prefix(min(length, longest)))
      }
      rest = rest.dropFirst(length + trailer + (nameIsFirst ? length % 2 : 0))
    }
    return nil
  }
}
