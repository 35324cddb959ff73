import CWebP

extension CGImage {
  /// Reads the bytes of a WebP file, with or without loss; of an animation its first picture.
  ///
  /// - Parameter source: how an error names the image.
  package convenience init(webPData: Data, source: String = "in memory") throws {
    try Self.checkLength(ofWebP: webPData, source: source)
    let bitmap = try webPData.withUnsafeBytes { buffer in
      let problem = GraphicsError.unreadableImage(
        source: source, reason: "it is no valid WebP, or ends too early")
      var (width, height): (Int32, Int32) = (0, 0)
      var hasAlpha = false
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress,
        nk_webp_read_size(bytes, buffer.count, &width, &height, &hasAlpha)
      else { throw problem }
      let bitmap = try Bitmap(width: Int(width), height: Int(height), isOpaque: !hasAlpha)
      bitmap.flush()
      guard
        nk_webp_decode(bytes, buffer.count, bitmap.data, bitmap.bytesPerRow, width, height)
      else { throw problem }
      bitmap.markDirty()
      return bitmap
    }
    self.init(bitmap)
  }

  /// Throws if a file is shorter than it says: before there is memory for its pixels.
  private static func checkLength(ofWebP data: Data, source: String) throws {
    let length = data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard ImageFileFormat(data) == .webP, length + 8 <= data.count else {
      throw GraphicsError.unreadableImage(source: source, reason: "the WebP data ends too early")
    }
  }
}
