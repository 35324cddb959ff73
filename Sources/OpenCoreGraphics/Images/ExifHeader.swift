/// The Exif header of an image file, of which the orientation of the camera is read. Of a TIFF file
/// it is the file itself; HEIF files are decoded upright.
package struct ExifHeader {
  /// The number of the orientation, from 1, upright, to 8.
  package let orientation: Int

  /// Reads the header of a JPEG, PNG, WebP or TIFF file, wherever it stands; nil if there is none,
  /// or it is damaged or says nothing of the orientation.
  package init?(_ data: Data) {
    guard let number = Self.header(in: data)?.orientationNumber, (1...8).contains(number) else {
      return nil
    }
    orientation = number
  }

  /// A header has at most 64 KiB in a JPEG file, and seldom more in others.
  private static let longest = 256 * 1024

  private static func header(in data: Data) -> TIFFBytes? {
    switch ImageFileFormat(data) {
    case .jpeg: header(inJPEG: data)
    // Chunks follow each other, each with its name, its length and, in a PNG file, a checksum.
    case .png: chunk("eXIf", in: FileChunks(data, start: 8, nameIsFirst: false, trailer: 4))
    case .webP: chunk("EXIF", in: FileChunks(data, start: 12, nameIsFirst: true, trailer: 0))
    case .tiff: tiff([UInt8](data)[...])
    default: nil
    }
  }

  private static func chunk(_ name: String, in chunks: FileChunks) -> TIFFBytes? {
    chunks.content(of: name, longest: longest).flatMap { tiff($0[...]) }
  }

  /// The TIFF structure, behind its mark if it has one.
  private static func tiff(_ bytes: ArraySlice<UInt8>) -> TIFFBytes? {
    let tiff = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    return tiff.isEmpty ? nil : TIFFBytes(bytes: tiff, isLittleEndian: tiff.first == 0x49)
  }

  /// The TIFF structure in a segment APP1 of a JPEG file.
  private static func header(inJPEG data: Data) -> TIFFBytes? {
    var rest = data.dropFirst(2)
    while let next = rest.firstIndex(of: 0xFF) {
      // Any number of these bytes may precede a marker, and damaged files have others there.
      rest = rest[next...].drop { $0 == 0xFF }
      guard let marker = rest.popFirst() else { return nil }
      switch marker {
      case 0, 0x01, 0xD0...0xD8: continue
      // The first scan, and the end.
      case 0xDA, 0xD9: return nil
      default: break
      }
      let length = rest.prefix(2).reduce(0) { $0 << 8 | Int($1) }
      guard length >= 2 else { continue }
      if marker == 0xE1 {
        let content = [UInt8](rest.prefix(length).dropFirst(2))[...]
        if content.count > 10, content.starts(with: mark) { return tiff(content) }
      }
      rest = rest.dropFirst(length)
    }
    return nil
  }

  /// The beginning of a segment with the structure.
  private static let mark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
}

/// Bytes of a TIFF structure, with numbers in its order of bytes.
private struct TIFFBytes {
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

  // Source: CIPA DC-008, Exif 2.32, tag 0x0112.
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
private struct FileChunks {
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
