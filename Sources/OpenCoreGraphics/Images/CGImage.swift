/// A picture made of pixels; it cannot be changed once made.
///
/// Pixels are 8 bits each of alpha, red, green and blue, premultiplied. It compares by identity.
public final class CGImage: @unchecked Sendable {
  // Unchecked because a bitmap can be drawn into; nothing draws into one that an image was made of.

  /// The pixels. They are shared and must not be changed.
  package let bitmap: Bitmap

  /// Whether the image is a mask: of its pixels only the coverage counts, and it is drawn in the
  /// colour of fills.
  public let isMask: Bool
  /// Whether pixels are mixed where the image is drawn in another size and the context has the
  /// default quality.
  public let shouldInterpolate: Bool
  /// The method to replace colours that a device does not have, as it was given. It has no effect,
  /// since sRGB has no such colours.
  public let renderingIntent: CGColorRenderingIntent

  /// Makes an image of a bitmap without copying it: nobody may draw into the bitmap after that.
  package init(
    _ bitmap: Bitmap, isMask: Bool = false, shouldInterpolate: Bool = true,
    intent: CGColorRenderingIntent = .defaultIntent
  ) {
    bitmap.flush()
    self.bitmap = bitmap
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
  }

  // Decision 62: `CGContext` describes its bitmap by the same declarations.

  /// Pixels in a row.
  public var width: Int { bitmap.width }
  /// Rows.
  public var height: Int { bitmap.height }
  /// Bits in a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits in a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row to the next.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// The colour space of the pixels.
  public var colorSpace: CGColorSpace? { .deviceRGB }
  /// Where the alpha of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { bitmap.alphaInfo }
  /// How the bytes of a pixel are laid out.
  public var bitmapInfo: CGBitmapInfo { bitmap.info }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// A copy of a part; nil when nothing of the part lies inside the image.
  ///
  /// - Parameter rect: in pixels, origin top left; grown to whole pixels and cut to the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isNumeric else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.intersection(whole).integral
    guard !part.isNull, !part.isEmpty else { return nil }
    guard
      let cut = try? Bitmap(
        width: Int(part.width), height: Int(part.height), isOpaque: bitmap.isOpaque)
    else { return nil }
    for row in 0..<cut.height {
      let source = (Int(part.minY) + row) * bytesPerRow + Int(part.minX) * 4
      (cut.data + row * cut.bytesPerRow)
        .copyMemory(from: bitmap.data + source, byteCount: cut.width * 4)
    }
    cut.markDirty()
    return CGImage(
      cut, isMask: isMask, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }
}

extension CGImage {
  /// A copy without some columns and rows, in pixels, which have to be inside; itself without any.
  /// Nil if nothing would be left, or there is no memory.
  package func removing(columns: Range<Int>, rows: Range<Int>) -> CGImage? {
    guard !columns.isEmpty || !rows.isEmpty else { return self }
    guard
      let result = try? Bitmap(
        width: width - columns.count, height: height - rows.count, isOpaque: bitmap.isOpaque)
    else { return nil }
    let rest = (0..<height).filter { !rows.contains($0) }
    for (row, source) in rest.enumerated() {
      let target = result.data + row * result.bytesPerRow
      let line = bitmap.data + source * bytesPerRow
      target.copyMemory(from: line, byteCount: columns.lowerBound * 4)
      (target + columns.lowerBound * 4)
        .copyMemory(
          from: line + columns.upperBound * 4, byteCount: (width - columns.upperBound) * 4)
    }
    result.markDirty()
    return CGImage(
      result, isMask: isMask, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }
}

extension CGImage: Hashable {
  /// Whether both are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
