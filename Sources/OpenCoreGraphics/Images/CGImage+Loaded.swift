import CImageFiles

extension CGImage {
  /// The functions of a library that reads the first picture of a file: its size, and its pixels.
  private typealias SizeReader = (
    UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
    UnsafeMutablePointer<Bool>
  ) -> nk_image_result
  private typealias PixelReader = (
    UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer, Int, Int32, Int32
  ) -> nk_image_result

  /// Reads the bytes of a TIFF file, as they are stored: not turned as the file says.
  package convenience init(tiffData: Data, source: String = "in memory") throws {
    self.init(
      try Self.load(
        tiffData, "TIFF", package: "libtiff6", source, nk_tiff_read_size, nk_tiff_decode))
  }

  /// Reads the bytes of a HEIF file, such as HEIC and AVIF, upright.
  ///
  /// - Parameter name: the name of its format.
  package convenience init(heifData: Data, name: String, source: String = "in memory") throws {
    self.init(
      try Self.load(heifData, name, package: "libheif1", source, nk_heif_read_size, nk_heif_decode))
  }

  private static func load(
    _ data: Data, _ format: String, package name: String, _ source: String,
    _ readSize: SizeReader, _ decode: PixelReader
  ) throws -> Bitmap {
    try data.withUnsafeBytes { buffer in
      func check(_ result: nk_image_result) throws {
        try checkResult(result, format, package: name, source)
      }
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else {
        throw GraphicsError.unreadableImage(source: source, reason: "it has no bytes")
      }
      var (width, height, hasAlpha) = (Int32(0), Int32(0), false)
      try check(readSize(bytes, buffer.count, &width, &height, &hasAlpha))
      // White pages take next to no bytes.
      try checkSize(
        Int(width), Int(height), byteCount: buffer.count, mostPixelsOfByte: 1 << 14, source: source)
      let bitmap = try Bitmap(width: Int(width), height: Int(height), isOpaque: !hasAlpha)
      bitmap.flush()
      try check(
        decode(bytes, buffer.count, bitmap.data, bitmap.bytesPerRow, width, height))
      bitmap.markDirty()
      return bitmap
    }
  }

  static func checkResult(
    _ result: nk_image_result, _ format: String, package name: String, _ source: String
  ) throws {
    switch result {
    case nk_image_read: break
    case nk_image_no_library:
      throw GraphicsError.unreadableImage(
        source: source,
        reason: "the library for \(format) files is not there: install the Debian package \(name)")
    default:
      throw GraphicsError.unreadableImage(
        source: source, reason: "it is no valid \(format), or ends too early")
    }
  }
}
