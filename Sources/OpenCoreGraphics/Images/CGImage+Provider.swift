extension CGImage {
  /// Makes an image of bytes. They are converted to the pixels that all images have: 32 bits, sRGB,
  /// premultiplied.
  ///
  /// Read are grey and RGB with 8 and 16 bits in a component, with and without alpha, in either
  /// order of bytes, and greys of 1, 2 and 4 bits. Anything else, a size that no bitmap has, rows
  /// that are too short, and fewer bytes than rows give nil.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bitsPerComponent: bits in a component.
  ///   - bitsPerPixel: bits in a pixel: those of all its components.
  ///   - bytesPerRow: bytes from one row to the next.
  ///   - space: the colour space of the components.
  ///   - bitmapInfo: where the alpha is, and the order of the bytes.
  ///   - provider: the bytes; the first row is the top.
  ///   - decode: for each component except alpha, what 0 and what its greatest value stand for,
  ///     from 0 to 1; nil for these two numbers.
  ///   - shouldInterpolate: whether pixels are mixed where the image is drawn in another size.
  ///   - intent: the method to replace colours that a device does not have; only stored, since all
  ///     is sRGB.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space,
        info: bitmapInfo)
    else { return nil }
    let decoding = ComponentDecoding(decode, count: space.numberOfComponents)
    let bitmap = provider.makeBitmap(width, height, bytesPerRow, layout) { pixel in
      let gray = pixel.gray.map { Int(decoding.tables[0][$0]) }
      let red = gray ?? Int(decoding.tables[0][pixel.red])
      let green = gray ?? Int(decoding.tables[1][pixel.green])
      let blue = gray ?? Int(decoding.tables[2][pixel.blue])
      return layout.word(red, green, blue, alpha: pixel.alpha)
    }
    guard let bitmap else { return nil }
    self.init(bitmap, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Makes a mask of bytes: 0 is painted, the greatest value is left as it is.
  ///
  /// Components of 1, 2, 4, 8 and 16 bits are read. Nil where
  /// `init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)`
  /// gives nil for a grey image.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bitsPerComponent: bits in a pixel.
  ///   - bitsPerPixel: the same.
  ///   - bytesPerRow: bytes from one row to the next.
  ///   - provider: the bytes; the first row is the top.
  ///   - decode: the numbers that 0 and the greatest value stand for; nil for 0 and 1. With 1 and 0
  ///     the mask is inverted.
  ///   - shouldInterpolate: whether pixels are mixed where the mask is drawn in another size.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: .deviceGray,
        info: [])
    else { return nil }
    let table = ComponentDecoding(decode, count: 1).tables[0]
    let bitmap = provider.makeBitmap(width, height, bytesPerRow, layout, isOpaque: false) { pixel in
      UInt32(255 - Int(table[pixel.gray ?? 0])) << 24
    }
    guard let bitmap else { return nil }
    self.init(bitmap, isMask: true, shouldInterpolate: shouldInterpolate)
  }

  /// The bytes of all pixels, laid out as `bitmapInfo` and `bytesPerRow` say. Costs a copy of them.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data(bytes: bitmap.data, count: bitmap.bytesPerRow * bitmap.height))
  }

  /// An image whose alpha is what the image lets through as a mask; nil without memory for it.
  var coverage: CGImage? {
    guard bitmap.isOpaque else { return isMask ? CGImage(bitmap) : self }
    guard let result = try? Bitmap(width: width, height: height, isOpaque: false) else {
      return nil
    }
    for y in 0..<height {
      let source = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let target = (result.data + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let pixel = source[x]
        let red = pixel >> 16 & 0xFF
        let green = pixel >> 8 & 0xFF
        let brightness = (red * 77 + green * 150 + (pixel & 0xFF) * 29) >> 8
        target[x] = brightness << 24
      }
    }
    result.markDirty()
    return CGImage(result, shouldInterpolate: shouldInterpolate)
  }
}

/// The components of one pixel, each from 0 to 255.
private struct ReadPixel {
  var gray: Int?
  var red = 0
  var green = 0
  var blue = 0
  var alpha = 255
}

extension PixelLayout {
  /// A premultiplied pixel.
  fileprivate func word(_ red: Int, _ green: Int, _ blue: Int, alpha: Int) -> UInt32 {
    func component(_ value: Int) -> UInt32 {
      UInt32(isPremultiplied || alpha == 255 ? min(value, alpha) : (value * alpha + 127) / 255)
    }
    return UInt32(alpha) << 24 | component(red) << 16 | component(green) << 8 | component(blue)
  }
}

extension CGDataProvider {
  /// A bitmap of the pixels in the bytes; nil if there are not enough, or for an impossible size.
  fileprivate func makeBitmap(
    _ width: Int, _ height: Int, _ bytesPerRow: Int, _ layout: PixelLayout, isOpaque: Bool? = nil,
    _ convert: (ReadPixel) -> UInt32
  ) -> Bitmap? {
    guard (try? Bitmap.check(width, height)) != nil else { return nil }
    let rowBytes = (width * layout.bitsPerPixel + 7) / 8
    let (others, overflows) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    return withBytes { bytes in
      guard bytesPerRow >= rowBytes, !overflows, bytes.count >= rowBytes,
        bytes.count - rowBytes >= others,
        let start = bytes.bindMemory(to: UInt8.self).baseAddress,
        let bitmap = try? Bitmap(
          width: width, height: height, isOpaque: isOpaque ?? !layout.hasAlpha)
      else { return nil }
      bitmap.flush()
      for y in 0..<height {
        let row = start + y * bytesPerRow
        let target = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        var bit = 0
        for x in 0..<width {
          var pixel = ReadPixel()
          for component in layout.components {
            let value = layout.value(row, bit: bit)
            bit += layout.bitsPerComponent
            switch component {
            case .gray: pixel.gray = value
            case .red: pixel.red = value
            case .green: pixel.green = value
            case .blue: pixel.blue = value
            case .alpha: pixel.alpha = value
            case .skipped: break
            }
          }
          target[x] = convert(pixel)
        }
      }
      bitmap.markDirty()
      return bitmap
    }
  }
}
