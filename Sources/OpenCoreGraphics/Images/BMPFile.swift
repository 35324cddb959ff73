// Source: BITMAPFILEHEADER, BITMAPINFOHEADER and its successors, in Microsoft's documentation.
// No library of the distribution reads these files alone.

/// A bitmap as BMP and ICO files have it: a description, a palette, and rows of pixels.
struct BMPFile {
  private enum Compression: Int {
    case none
    case runs8
    case runs4
    case masks
    /// With a mask for alpha too.
    case alphaMasks = 6
  }

  private let bytes: BMPBytes
  private let compression: Compression
  private let bitsPerPixel: Int
  let width: Int
  /// Of an icon that of the picture and its mask together.
  let storedHeight: Int
  private let isTopDown: Bool
  private let palette: [UInt32]
  /// Where red, green, blue and alpha are in a pixel.
  private let masks: [BMPMask]
  /// Where the description ends, with masks and palette.
  private let end: Int

  /// Reads a description; nil if it is none.
  init?(_ bytes: BMPBytes, headerAt start: Int) {
    guard let size = bytes.number(start, 4), size >= 12 else { return nil }
    let isOld = size == 12
    guard isOld || size >= 40,
      let width = bytes.signed(start + 4, isOld ? 2 : 4),
      let height = bytes.signed(start + (isOld ? 6 : 8), isOld ? 2 : 4),
      let bits = bytes.number(start + (isOld ? 10 : 14), 2),
      let compression = Compression(rawValue: isOld ? 0 : bytes.number(start + 16, 4) ?? -1),
      [1, 2, 4, 8, 16, 24, 32].contains(bits), width > 0, height != 0, height != .min,
      (compression != .runs8 || bits == 8), (compression != .runs4 || bits == 4)
    else { return nil }
    self.bytes = bytes
    (self.width, storedHeight, isTopDown) = (width, abs(height), height < 0)
    (self.compression, bitsPerPixel) = (compression, bits)
    // Behind a short description the masks come before the palette; a long one contains them.
    let hasMasks = compression == .masks || compression == .alphaMasks
    let maskCount = compression == .alphaMasks || size >= 56 ? 4 : 3
    masks =
      hasMasks
      ? (0..<maskCount).map { BMPMask(bytes.number(start + 40 + $0 * 4, 4) ?? 0) }
      : bits == 16
        ? [BMPMask(0x7C00), BMPMask(0x3E0), BMPMask(0x1F)]
        : [BMPMask(0xFF_0000), BMPMask(0xFF00), BMPMask(0xFF)]
    let colors = start + size + (hasMasks && size == 40 ? maskCount * 4 : 0)
    let named = isOld ? 0 : bytes.number(start + 32, 4) ?? 0
    let count = bits > 8 ? min(named, 256) : named == 0 ? 1 << bits : min(named, 1 << bits)
    let length = isOld ? 3 : 4
    palette = (0..<count).map {
      0xFF00_0000 | UInt32(bytes.number(colors + $0 * length, 3) ?? 0)
    }
    end = colors + count * length
  }

  /// Whether pixels say how much they cover.
  var hasAlpha: Bool { masks.count == 4 && masks[3].bits != 0 }

  private var rowLength: Int { (width * bitsPerPixel + 31) / 32 * 4 }

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - start: where its rows are; nil for directly behind the description.
  ///   - isIcon: whether a mask follows, as in icons, whose pixels of 32 bits have alpha.
  func draw(into bitmap: Bitmap, from start: Int? = nil, isIcon: Bool = false) {
    let start = start ?? end
    let height = bitmap.height
    if compression == .runs8 || compression == .runs4 {
      drawRuns(into: bitmap, from: start)
      return
    }
    let alpha = isIcon && bitsPerPixel == 32 && masks.count == 3 ? BMPMask(0xFF00_0000) : nil
    let hasAlpha = alpha.map { mask in
      // Old icons have zeros there, and only their mask counts.
      (0..<height).contains { row in
        (0..<width).contains {
          mask.value(in: bytes.number(start + row * rowLength + $0 * 4, 4) ?? 0) > 0
        }
      }
    }
    let masks = hasAlpha == true ? masks + [BMPMask(0xFF00_0000)] : masks
    for row in 0..<height {
      let place = start + row * rowLength
      guard bytes.number(place, 1) != nil else { break }
      let y = isTopDown ? row : height - 1 - row
      for x in 0..<width { bitmap.set(pixel(x, inRowAt: place, masks), x, y) }
    }
    if isIcon, hasAlpha != true {
      cut(bitmap, by: start + height * rowLength)
    }
  }

  private func pixel(_ x: Int, inRowAt place: Int, _ masks: [BMPMask]) -> UInt32 {
    if bitsPerPixel <= 8 {
      let bit = x * bitsPerPixel
      let byte = bytes.number(place + bit / 8, 1) ?? 0
      return color(byte >> (8 - bitsPerPixel - bit % 8) & (1 << bitsPerPixel - 1))
    }
    let length = bitsPerPixel / 8
    let value = bytes.number(place + x * length, length) ?? 0
    let alpha = masks.count == 4 && masks[3].bits != 0 ? masks[3].value(in: value) : 255
    return masks.prefix(3).reduce(alpha) { word, mask in
      word << 8 | (mask.value(in: value) * alpha + 127) / 255
    }
  }

  private func color(_ index: Int) -> UInt32 {
    palette.indices.contains(index) ? palette[index] : 0xFF00_0000
  }

  /// Makes clear what the mask of an icon names: a bit for each pixel.
  private func cut(_ bitmap: Bitmap, by start: Int) {
    let length = (width + 31) / 32 * 4
    for row in 0..<bitmap.height {
      for x in 0..<width {
        let byte = bytes.number(start + row * length + x / 8, 1) ?? 0
        if byte >> (7 - x % 8) & 1 == 1 { bitmap.set(0, x, bitmap.height - 1 - row) }
      }
    }
  }

  /// Draws pixels that are compressed: a number and a colour, or a zero and what it says.
  private func drawRuns(into bitmap: Bitmap, from start: Int) {
    let isHalf = compression == .runs4
    var (x, row, position) = (0, 0, start)
    func set(_ index: Int) {
      if x < width { bitmap.set(color(index), x, bitmap.height - 1 - row) }
      x += 1
    }
    while row < bitmap.height, let count = bytes.number(position, 1),
      let value = bytes.number(position + 1, 1)
    {
      position += 2
      if count > 0 {
        for step in 0..<count { set(isHalf ? (step % 2 == 0 ? value >> 4 : value & 15) : value) }
        continue
      }
      switch value {
      case 0: (x, row) = (0, row + 1)
      case 1: return
      case 2:
        guard let right = bytes.number(position, 1), let up = bytes.number(position + 1, 1) else {
          return
        }
        (x, row, position) = (x + right, row + up, position + 2)
      default:
        for step in 0..<value {
          guard let byte = bytes.number(position + (isHalf ? step / 2 : step), 1) else { return }
          set(isHalf ? (step % 2 == 0 ? byte >> 4 : byte & 15) : byte)
        }
        let length = isHalf ? (value + 1) / 2 : value
        position += length + length % 2
      }
    }
  }
}

/// The bits of a component of a pixel.
struct BMPMask {
  let bits: Int
  private let shift: Int
  private let largest: Int

  init(_ bits: Int) {
    self.bits = bits
    shift = bits == 0 ? 0 : bits.trailingZeroBitCount
    largest = bits >> shift
  }

  /// The component, from 0 to 255.
  func value(in pixel: Int) -> UInt32 {
    largest == 0 ? 0 : UInt32(clamping: (pixel & bits) >> shift * 255 / largest)
  }
}

/// Bytes with numbers whose lowest byte is first.
struct BMPBytes {
  let bytes: [UInt8]

  /// The number of some bytes from a position on; nil where there are none.
  func number(_ position: Int, _ length: Int) -> Int? {
    guard position >= 0, position <= bytes.count - length else { return nil }
    return (0..<length).reversed().reduce(0) { $0 << 8 | Int(bytes[position + $1]) }
  }

  /// The same, with a sign.
  func signed(_ position: Int, _ length: Int) -> Int? {
    number(position, length).map { $0 >> (length * 8 - 1) == 1 ? $0 - 1 << (length * 8) : $0 }
  }
}

extension Bitmap {
  fileprivate func set(_ pixel: UInt32, _ x: Int, _ y: Int) {
    data.storeBytes(of: pixel, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }
}

extension CGImage {
  /// Reads the bytes of a BMP file. What it lacks at its end is black.
  ///
  /// - Parameter source: how an error names the image.
  package convenience init(bmpData: Data, source: String = "in memory") throws {
    let bytes = BMPBytes(bytes: [UInt8](bmpData))
    guard let file = BMPFile(bytes, headerAt: 14), let start = bytes.number(10, 4),
      bytes.number(start, 1) != nil
    else {
      throw GraphicsError.unreadableImage(
        source: source, reason: "it is no valid BMP, or ends too early")
    }
    // A run of 255 pixels takes two bytes.
    try Self.checkSize(
      file.width, file.storedHeight, byteCount: bytes.bytes.count, mostPixelsOfByte: 128,
      source: source)
    let bitmap = try Bitmap(
      width: file.width, height: file.storedHeight, isOpaque: !file.hasAlpha)
    bitmap.flush()
    file.draw(into: bitmap, from: start)
    bitmap.markDirty()
    self.init(bitmap)
  }

  /// Reads the largest picture of an ICO or CUR file.
  ///
  /// - Parameter source: how an error names the image.
  package convenience init(icoData: Data, source: String = "in memory") throws {
    let bytes = BMPBytes(bytes: [UInt8](icoData))
    let problem = GraphicsError.unreadableImage(
      source: source, reason: "it is no valid ICO, or ends too early")
    // A picture that is 256 pixels wide is written as 0.
    let entries = (0..<(bytes.number(4, 2) ?? 0)).compactMap { index -> (area: Int, at: Int)? in
      let entry = 6 + index * 16
      guard let width = bytes.number(entry, 1), let height = bytes.number(entry + 1, 1),
        let start = bytes.number(entry + 12, 4), bytes.number(start, 4) != nil
      else { return nil }
      return ((width == 0 ? 256 : width) * (height == 0 ? 256 : height), start)
    }
    guard let start = entries.max(by: { $0.area < $1.area })?.at else { throw problem }
    if bytes.bytes[start...].starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      try self.init(pngData: Data(bytes.bytes[start...]), source: source)
      return
    }
    guard let file = BMPFile(bytes, headerAt: start), file.storedHeight > 1 else { throw problem }
    try Self.checkSize(
      file.width, file.storedHeight / 2, byteCount: bytes.bytes.count, mostPixelsOfByte: 128,
      source: source)
    let bitmap = try Bitmap(
      width: file.width, height: file.storedHeight / 2, isOpaque: false)
    bitmap.flush()
    file.draw(into: bitmap, isIcon: true)
    bitmap.markDirty()
    self.init(bitmap)
  }
}
