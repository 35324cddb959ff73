extension CGContext {
  /// Makes a context that draws into a bitmap of 8-bit premultiplied RGB pixels.
  ///
  /// Anything else returns nil: other depths, gray or other colour spaces, and other layouts than
  /// `premultipliedFirst` or `noneSkipFirst` in the byte order of the processor
  /// (`byteOrder32Little` on all usual ones), and impossible sizes.
  ///
  /// - Parameters:
  ///   - data: the pixels to draw into, valid as long as the context and its images; nil lets the
  ///     context have transparent ones of its own.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bitsPerComponent: has to be 8.
  ///   - bytesPerRow: at least four for each pixel and divisible by four; 0 computes it, and is
  ///     allowed only when `data` is nil.
  ///   - space: has to be an RGB space.
  ///   - bitmapInfo: how the components of a pixel are arranged.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let isRowPossible = bytesPerRow == 0 ? data == nil : bytesPerRow / 4 >= max(width, 0)
    guard
      bitsPerComponent == 8, space.model == .rgb,
      alpha == .premultipliedFirst || alpha == .noneSkipFirst,
      info.intersection(.byteOrderMask) == .byteOrder32Host,
      !info.contains(.floatComponents), isRowPossible, bytesPerRow % 4 == 0
    else { return nil }
    let isOpaque = alpha == .noneSkipFirst
    let bitmap: Bitmap?
    if let data {
      bitmap = try? Bitmap(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque)
    } else {
      bitmap = try? Bitmap(width: width, height: height, isOpaque: isOpaque)
    }
    guard let bitmap else { return nil }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(bitmap: bitmap, deviceTransform: flip)
  }

  // Decision 62: `CGImage` describes its bitmap by the same declarations.

  /// Pixels in a row; 0 in a PDF file.
  public var width: Int { pdf == nil ? bitmap.width : 0 }
  /// Rows; 0 in a PDF file.
  public var height: Int { pdf == nil ? bitmap.height : 0 }
  /// Bits in a component: 8; 0 in a PDF file.
  public var bitsPerComponent: Int { pdf == nil ? 8 : 0 }
  /// Bits in a pixel: 32; 0 in a PDF file.
  public var bitsPerPixel: Int { pdf == nil ? 32 : 0 }
  /// Bytes from one row to the next; 0 in a PDF file.
  public var bytesPerRow: Int { pdf == nil ? bitmap.bytesPerRow : 0 }
  /// The colour space of the pixels.
  public var colorSpace: CGColorSpace? { .deviceRGB }
  /// Where the alpha of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { bitmap.alphaInfo }
  /// How the bytes of a pixel are laid out.
  public var bitmapInfo: CGBitmapInfo { bitmap.info }
  /// The first byte of the top row. Call `flush()` before reading. Nil in a PDF file.
  public var data: UnsafeMutableRawPointer? { pdf == nil ? bitmap.data : nil }

  /// A picture of what has been drawn so far. Copies the pixels; nil without memory for them, and
  /// in a PDF file.
  public func makeImage() -> CGImage? {
    guard pdf == nil, let copy = try? bitmap.copy() else { return nil }
    return CGImage(copy)
  }
}
