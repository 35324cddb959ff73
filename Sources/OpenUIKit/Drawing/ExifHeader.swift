/// What the Exif header of a JPEG file says: how the camera was oriented.
nonisolated struct ExifHeader {
  let orientation: UIImage.Orientation

  /// Reads the header; nil if there is none, or it is damaged or says nothing of the orientation.
  init?(jpeg data: Data) {
    guard data.starts(with: [0xFF, 0xD8]),
      let header = Self.header(in: [UInt8](data.prefix(Self.searched))),
      let number = header.orientationNumber,
      let orientation = Self.orientations[number]
    else { return nil }
    self.orientation = orientation
  }

  /// The header stands at the beginning; a segment has at most 64 KiB.
  private static let searched = 256 * 1024

  // Source: CIPA DC-008, Exif 2.32, tag 0x0112.
  private static let orientations: [Int: UIImage.Orientation] = [
    1: .up, 2: .upMirrored, 3: .down, 4: .downMirrored, 5: .leftMirrored, 6: .right,
    7: .rightMirrored, 8: .left,
  ]

  /// The TIFF structure in the segment APP1 of a JPEG file.
  private static func header(in bytes: [UInt8]) -> TIFFBytes? {
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
        let tiff = bytes[content].dropFirst(6)
        return TIFFBytes(bytes: tiff, isLittleEndian: tiff.first == 0x49)
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
