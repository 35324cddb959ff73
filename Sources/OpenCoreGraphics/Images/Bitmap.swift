import CCairo
import CPixelKernels
import Foundation

/// Pixels in memory that can be drawn into and composed.
///
/// A pixel is a native-endian `UInt32`, 0xAARRGGBB, premultiplied; in an opaque bitmap the top
/// byte means nothing. New bitmaps are transparent, opaque ones black. The first row is the top.
package final class Bitmap {
  /// The longest side.
  package static let maximumSide = 32767
  /// The largest area; 2²⁸ pixels are a gigabyte.
  package static let maximumPixelCount = 1 << 28

  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Bytes from one row to the next.
  package let bytesPerRow: Int
  /// The first byte of the first row; valid as long as the bitmap exists.
  package let data: UnsafeMutableRawPointer
  /// The cairo image surface; valid as long as the bitmap exists.
  package let surface: OpaquePointer
  /// Whether the top byte of a pixel is ignored and every pixel covers what is behind it.
  package let isOpaque: Bool
  /// The result of the last ``visibleBounds()``; nil after a change of the pixels.
  private var measuredBounds: CGRect?

  /// Makes a bitmap with memory of its own.
  ///
  /// Costs the clearing of its memory. Throws `GraphicsError` for an impossible size.
  package convenience init(width: Int, height: Int, isOpaque: Bool) throws {
    try Bitmap.check(width, height)
    guard let block = PixelBlock(byteCount: width * height * 4, isCleared: true) else {
      throw GraphicsError.outOfMemory(width: width, height: height)
    }
    try self.init(
      data: block.memory, width: width, height: height, bytesPerRow: width * 4,
      isOpaque: isOpaque)
    surface.keep(block)
  }

  /// Makes a bitmap of memory that it does not own, and that must stay valid as long as the bitmap.
  package convenience init(
    data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool
  ) throws {
    try Bitmap.check(width, height)
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let surface = cairo_image_surface_create_for_data(
      data.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height),
      Int32(bytesPerRow))
    guard let surface, let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      throw GraphicsError.invalidBitmapSize(width: width, height: height)
    }
    self.init(owning: surface, data: data, isOpaque: isOpaque)
  }

  /// Takes ownership of a cairo image surface in one of the two formats.
  private init(owning surface: OpaquePointer, data: UnsafeMutablePointer<UInt8>, isOpaque: Bool) {
    self.surface = surface
    self.data = UnsafeMutableRawPointer(data)
    self.isOpaque = isOpaque
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  static func check(_ width: Int, _ height: Int) throws {
    let isPossible =
      (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
      && width * height <= maximumPixelCount
    guard isPossible else {
      throw GraphicsError.invalidBitmapSize(width: width, height: height)
    }
  }
}

extension Bitmap {
  /// Where the alpha of a pixel is.
  var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  /// How the bytes of a pixel are laid out.
  var info: CGBitmapInfo { [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Host] }
}

extension OpaquePointer {
  /// Lets a cairo surface keep the memory of its pixels. Cairo may refer to a surface for longer
  /// than its bitmap exists: a context keeps the last source that it painted with.
  fileprivate func keep(_ block: PixelBlock) {
    let status = cairo_surface_set_user_data(
      self, PixelBlockKey.pointer, Unmanaged.passRetained(block).toOpaque()
    ) { block in
      if let block { Unmanaged<PixelBlock>.fromOpaque(block).release() }
    }
    precondition(status == CAIRO_STATUS_SUCCESS, "There is no memory to keep pixels with.")
  }
}

/// Names the memory among what is attached to a surface: the address is what counts.
private enum PixelBlockKey {
  nonisolated(unsafe) static let pointer = UnsafeMutablePointer<cairo_user_data_key_t>
    .allocate(capacity: 1)
}

extension Bitmap {
  /// A bitmap for drawing that nothing shows.
  static var onePixel: Bitmap {
    guard let bitmap = try? Bitmap(width: 1, height: 1, isOpaque: false) else {
      preconditionFailure("There is no memory for a bitmap of one pixel.")
    }
    return bitmap
  }

  /// The smallest rectangle, in pixels, outside of which every pixel is clear; all of an opaque
  /// bitmap.
  ///
  /// Costs the reading of what is clear, once until ``pixelsDidChange()``. Call `flush()` before.
  package func visibleBounds() -> CGRect {
    if let measuredBounds { return measuredBounds }
    let bounds = measureVisibleBounds()
    measuredBounds = bounds
    return bounds
  }

  /// Finishes cairo's drawing, after which the bitmap shows something else.
  package func pixelsDidChange() {
    flush()
    measuredBounds = nil
  }

  private func measureVisibleBounds() -> CGRect {
    guard !isOpaque else { return CGRect(x: 0, y: 0, width: width, height: height) }
    let box = nk_visible_box(
      nk_bitmap(
        pixels: data, bytes_per_row: bytesPerRow, width: Int32(width), height: Int32(height)))
    return CGRect(
      x: Int(box.left), y: Int(box.top), width: Int(box.right - box.left),
      height: Int(box.bottom - box.top))
  }

  /// Finishes cairo's drawing. Call it before reading `data`.
  package func flush() {
    cairo_surface_flush(surface)
  }

  /// Informs cairo that `data` was changed without it. Call it after writing to `data`.
  package func markDirty() {
    cairo_surface_mark_dirty(surface)
  }

  /// A bitmap of its own with the same pixels.
  package func copy() throws -> Bitmap {
    flush()
    let result = try Bitmap(width: width, height: height, isOpaque: isOpaque)
    for row in 0..<height {
      (result.data + row * result.bytesPerRow)
        .copyMemory(from: data + row * bytesPerRow, byteCount: width * 4)
    }
    result.markDirty()
    return result
  }

  /// One pixel, 0xAARRGGBB premultiplied; opaque bitmaps give an alpha of 0xFF.
  ///
  /// - Parameters:
  ///   - x: 0 up to, not including, `width`, from the left.
  ///   - y: 0 up to, not including, `height`, from the top.
  package func pixel(x: Int, y: Int) -> UInt32 {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y), "There is no pixel at \(x), \(y).")
    let value = data.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    return isOpaque ? value | 0xFF00_0000 : value
  }
}
