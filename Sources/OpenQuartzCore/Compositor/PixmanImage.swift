import CPixelKernels
import CPixman
import DisplayServer
import OpenCoreGraphics

/// Pixels that pixman and the pixel kernels draw from and into.
///
/// A pixel is a native-endian `UInt32`, 0xAARRGGBB, premultiplied.
nonisolated final class PixmanImage {
  let pixels: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// The top byte of a pixel means nothing; every pixel is opaque.
  let isOpaque: Bool
  /// For drawing from and into: with alpha, unless the image is opaque.
  let raw: OpaquePointer
  /// The same pixels with their alpha ignored: drawing a part known to be opaque costs half.
  let opaqueRaw: OpaquePointer
  /// Keeps the memory alive.
  private let owner: AnyObject?

  /// An image of foreign memory, which `owner` keeps alive.
  init(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool,
    owner: AnyObject?
  ) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.owner = owner
    func make(_ format: pixman_format_code_t) -> OpaquePointer {
      let words = pixels.assumingMemoryBound(to: UInt32.self)
      let image = pixman_image_create_bits(
        format, Int32(width), Int32(height), words, Int32(bytesPerRow))
      guard let image else {
        preconditionFailure("no pixman image of \(width) × \(height), \(bytesPerRow) bytes a row")
      }
      return image
    }
    opaqueRaw = make(PIXMAN_x8r8g8b8)
    raw = isOpaque ? pixman_image_ref(opaqueRaw) : make(PIXMAN_a8r8g8b8)
  }

  /// An image of a bitmap that was drawn elsewhere.
  convenience init(_ bitmap: Bitmap) {
    bitmap.flush()
    self.init(
      pixels: bitmap.data, width: bitmap.width, height: bitmap.height,
      bytesPerRow: bitmap.bytesPerRow, isOpaque: bitmap.isOpaque, owner: bitmap)
  }

  /// An image of the pixels of a surface, for as long as they are valid.
  convenience init(_ buffer: PixelBuffer) {
    self.init(
      pixels: buffer.baseAddress, width: buffer.width, height: buffer.height,
      bytesPerRow: buffer.bytesPerRow, isOpaque: true, owner: nil)
  }

  /// An image with undefined pixels of its own; nil where there is no memory for it.
  ///
  /// - Parameter old: memory that nothing else uses, which the image may take.
  static func blank(
    width: Int, height: Int, isOpaque: Bool, reusing old: PixelBlock? = nil
  ) -> PixmanImage? {
    let byteCount = width * height * 4
    let resized = old.flatMap { PixelBlock(byteCount: byteCount, reusingMemoryOf: $0) }
    guard let block = resized ?? PixelBlock(byteCount: byteCount, isCleared: false) else {
      return nil
    }
    return PixmanImage(
      pixels: block.memory, width: width, height: height, bytesPerRow: width * 4,
      isOpaque: isOpaque, owner: block)
  }

  /// The block that owns the pixels, if that is one.
  var block: PixelBlock? { owner as? PixelBlock }

  /// The memory of the pixels.
  var byteCount: Int { bytesPerRow * height }

  deinit {
    pixman_image_unref(raw)
    pixman_image_unref(opaqueRaw)
  }

  /// Makes every pixel transparent black.
  func clear() {
    for y in 0..<height {
      (pixels + y * bytesPerRow).initializeMemory(as: UInt8.self, repeating: 0, count: width * 4)
    }
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The part inside `rect`, which is inside the bounds, as the kernels take it.
  func part(_ rect: PixelRect) -> nk_bitmap {
    nk_bitmap(
      pixels: pixels + rect.y * bytesPerRow + rect.x * 4, bytes_per_row: bytesPerRow,
      width: Int32(rect.width), height: Int32(rect.height))
  }

  /// All of it, as the kernels take it.
  var bitmap: nk_bitmap { part(bounds) }
}
