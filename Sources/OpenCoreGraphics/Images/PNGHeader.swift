/// The part of a PNG file before its pixels that has its size. It is checked before memory is
/// allocated, so that no more is allocated than the file can fill.
struct PNGHeader {
  let width: Int
  let height: Int
  /// Bits of a pixel in the file.
  let bitsPerPixel: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The signature, and the first block: length, name, width, height, depth, kind of colour.
  private static let byteCount = 26
  /// A byte of compressed data makes no more than 1032 bytes.
  private static let bestCompression = 1032

  /// Throws if the data does not begin as a PNG file.
  init(_ data: Data, source: String) throws {
    let bytes = [UInt8](data.prefix(Self.byteCount))
    guard bytes.starts(with: Self.signature.prefix(bytes.count)) else {
      throw GraphicsError.unreadableImage(source: source, reason: "it is no valid PNG")
    }
    guard bytes.count == Self.byteCount else {
      throw GraphicsError.unreadableImage(source: source, reason: "the PNG data ends too early")
    }
    func number(at index: Int) -> Int {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
    // Of grey, colours, a palette, grey with alpha, colours with alpha.
    let components = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]]
    guard Array(bytes[12..<16]) == Array("IHDR".utf8), let components,
      [1, 2, 4, 8, 16].contains(bytes[24])
    else { throw GraphicsError.unreadableImage(source: source, reason: "it is no valid PNG") }
    bitsPerPixel = components * Int(bytes[24])
  }

  /// Throws if there can be no bitmap of that size, or if a file of that many bytes cannot have so
  /// many pixels.
  func check(byteCount: Int, source: String) throws {
    try Bitmap.check(width, height)
    let pixelBytes = width * height * bitsPerPixel / 8
    guard pixelBytes / Self.bestCompression <= byteCount else {
      throw GraphicsError.unreadableImage(source: source, reason: "the PNG data ends too early")
    }
  }
}
