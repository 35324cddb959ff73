import CImageFiles

/// The pictures of a GIF file, which are decoded one after the other.
final class GIFPictures {
  private let file: OpaquePointer
  private let bytes: NSData
  /// The picture that was drawn last: each is drawn over the one before.
  private let canvas: Bitmap

  /// Opens a file.
  ///
  /// - Parameter source: how an error names the image.
  init(_ data: Data, source: String = "in memory") throws {
    // The bytes stay where they are as long as the object exists.
    bytes = NSData(data: data)
    var (width, height, result) = (Int32(0), Int32(0), nk_image_damaged)
    let start = bytes.bytes.assumingMemoryBound(to: UInt8.self)
    guard let file = nk_gif_open(start, bytes.length, &width, &height, &result) else {
      try CGImage.checkResult(result, "GIF", package: "libgif7", source)
      preconditionFailure("A file that was read is open.")
    }
    do {
      // The best compression makes 4096 pixels of twelve bits.
      try CGImage.checkSize(
        Int(width), Int(height), byteCount: bytes.length, mostPixelsOfByte: 2731, source: source)
      canvas = try Bitmap(width: Int(width), height: Int(height), isOpaque: false)
    } catch {
      nk_gif_close(file)
      throw error
    }
    self.file = file
  }

  deinit { nk_gif_close(file) }

  /// Draws the next picture on the canvas, and returns for how many seconds it is shown; nil where
  /// there is none any more.
  func advance() -> Double? {
    canvas.flush()
    var delay: Int32 = 0
    guard nk_gif_next(file, canvas.data, canvas.bytesPerRow, &delay) else { return nil }
    canvas.markDirty()
    return Double(delay) / 100
  }

  /// A copy of what was drawn last; nil if there is no memory for it.
  func picture() -> CGImage? { (try? canvas.copy()).map { CGImage($0) } }
}

extension CGImage {
  /// Reads the bytes of a GIF file; of an animation its first picture.
  ///
  /// - Parameter source: how an error names the image.
  package convenience init(gifData: Data, source: String = "in memory") throws {
    let pictures = try GIFPictures(gifData, source: source)
    guard pictures.advance() != nil, let first = pictures.picture() else {
      throw GraphicsError.unreadableImage(
        source: source, reason: "it is no valid GIF, or ends too early")
    }
    self.init(first.bitmap)
  }
}
