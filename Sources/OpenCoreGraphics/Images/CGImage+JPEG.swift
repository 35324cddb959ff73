import CJPEG

extension CGImage {
  /// The image as the bytes of a JPEG file; what is transparent becomes white.
  ///
  /// The bytes depend on the version of the library: compare decoded pixels, and these not exactly.
  ///
  /// - Parameter quality: 0, the smallest file, to 1, the best picture; what is beyond counts as
  ///   the nearer of both.
  package func jpegData(quality: CGFloat) throws -> Data {
    guard !quality.isNaN else {
      throw GraphicsError.unwritableImage(path: "in memory", reason: "its quality is not a number")
    }
    let opaque = try bitmap.isOpaque ? bitmap : onWhite()
    opaque.flush()
    var count = 0
    let bytes = nk_jpeg_encode(
      opaque.data, opaque.bytesPerRow, Int32(width), Int32(height),
      Int32((min(max(quality, 0), 1) * 100).rounded()), &count)
    guard let bytes else { throw GraphicsError.outOfMemory(width: width, height: height) }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }

  /// Reads the bytes of a JPEG file. Of one that is damaged or ends too early there is what could
  /// be read, and grey.
  ///
  /// - Parameter source: how an error names the image.
  package convenience init(jpegData: Data, source: String = "in memory") throws {
    let bitmap = try jpegData.withUnsafeBytes { buffer in
      let problem = GraphicsError.unreadableImage(
        source: source, reason: "it is no valid JPEG, or ends too early")
      var (width, height): (Int32, Int32) = (0, 0)
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress,
        nk_jpeg_read_size(bytes, buffer.count, &width, &height),
        Int(width) * Int(height) / Self.mostPixelsOfByte <= buffer.count
      else { throw problem }
      let bitmap = try Bitmap(width: Int(width), height: Int(height), isOpaque: true)
      bitmap.flush()
      guard
        nk_jpeg_decode(bytes, buffer.count, bitmap.data, bitmap.bytesPerRow, width, height)
      else { throw problem }
      bitmap.markDirty()
      return bitmap
    }
    self.init(bitmap)
  }

  /// A block of 8 × 8 pixels takes at least a bit; more than a whole file has are refused before
  /// there is memory for them.
  private static let mostPixelsOfByte = 8 * 64
}
