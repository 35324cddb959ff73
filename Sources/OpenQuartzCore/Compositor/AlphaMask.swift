import CPixelKernels
import CPixman
import DisplayServer
import OpenCoreGraphics

/// A coverage for each pixel, a byte each.
nonisolated final class AlphaMask {
  /// The image that pixman uses as a mask.
  let raw: OpaquePointer
  let width, height: Int
  private let block: PixelBlock
  private let bytesPerRow: Int

  /// A mask that covers nothing; nil where there can be none.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, max(width, height) <= PictureLimits.longestSide,
      width * height <= PictureLimits.largestArea
    else { return nil }
    bytesPerRow = (width + 3) & ~3
    guard let block = PixelBlock(byteCount: bytesPerRow * height, isCleared: true) else {
      return nil
    }
    let image = pixman_image_create_bits(
      PIXMAN_a8, Int32(width), Int32(height), block.memory.assumingMemoryBound(to: UInt32.self),
      Int32(bytesPerRow))
    guard let image else { return nil }
    self.block = block
    raw = image
    self.width = width
    self.height = height
  }

  deinit { pixman_image_unref(raw) }

  private var bytes: UnsafeMutableRawPointer { block.memory }

  /// The memory of the mask.
  var byteCount: Int { bytesPerRow * height }

  /// The coverage of a pixel inside the mask.
  subscript(x: Int, y: Int) -> UInt8 {
    get { bytes.load(fromByteOffset: y * bytesPerRow + x, as: UInt8.self) }
    set { bytes.storeBytes(of: newValue, toByteOffset: y * bytesPerRow + x, as: UInt8.self) }
  }

  /// Covers a rectangle inside the mask.
  func cover(_ rect: PixelRect) {
    for y in rect.y..<rect.maxY {
      (bytes + y * bytesPerRow + rect.x)
        .initializeMemory(as: UInt8.self, repeating: 255, count: rect.width)
    }
  }

  /// Covers what a rounded rectangle inside the mask covers.
  func cover(_ rounded: RoundedRect) {
    let parts = rounded.parts(in: rounded.rect)
    for part in parts.full { cover(part) }
    for part in parts.edges {
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX { self[x, y] = rounded.coverage(x: x, y: y) }
      }
    }
  }

  /// Copies the alpha of a picture whose first pixel is at (x, y), which is inside the mask.
  func copyAlpha(of image: PixmanImage, x: Int, y: Int) {
    let part = nk_mask(
      bytes: bytes + y * bytesPerRow + x, bytes_per_row: bytesPerRow, width: Int32(width - x),
      height: Int32(height - y))
    nk_copy_alpha(part, image.bitmap)
  }

  /// Paints a colour as far as a part of the mask covers, onto the pixels of that part.
  func paint(_ color: PixelColor, _ part: PixelRect, onto target: nk_bitmap) {
    let mask = nk_mask(
      bytes: bytes + part.y * bytesPerRow + part.x, bytes_per_row: bytesPerRow,
      width: Int32(part.width), height: Int32(part.height))
    nk_cover(target, mask, color.word)
  }

  /// Blurs the mask, at each side of which enough pixels are not covered.
  ///
  /// - Returns: Whether there was memory for it.
  func blur(_ blur: ShadowBlur) -> Bool {
    nk_blur(
      nk_mask(
        bytes: bytes, bytes_per_row: bytesPerRow, width: Int32(width), height: Int32(height)),
      blur.sigma)
  }
}

/// How far a shadow is blurred, in pixels.
nonisolated struct ShadowBlur: Hashable {
  /// The standard deviation.
  let sigma: Double

  /// Fidelity: a standard deviation of more than 250 pixels counts as 250 [decided].
  init(sigma: Double) { self.sigma = min(max(sigma, 0), 250) }

  /// How much further than before a blurred shape reaches.
  var reach: Int { Int(nk_blur_reach(sigma)) }
}
