/// Borrowed pixels of a surface: x8r8g8b8, a native-endian `UInt32` 0xXXRRGGBB each.
///
/// Valid until the surface's next present, resize or close; the X byte is undefined.
package struct PixelBuffer {
  package let baseAddress: UnsafeMutableRawPointer
  package let width: Int
  package let height: Int
  /// The distance between two rows; a multiple of 4.
  package let bytesPerRow: Int

  package init(
    baseAddress: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) {
    self.baseAddress = baseAddress
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  /// The rectangle that holds every pixel.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// One pixel; a position outside `bounds` is a precondition failure. For tests and tools: slow.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { baseAddress.load(fromByteOffset: offset(x, y), as: UInt32.self) }
    nonmutating set {
      baseAddress.storeBytes(of: newValue, toByteOffset: offset(x, y), as: UInt32.self)
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "pixel \(x), \(y) is outside \(width) × \(height)")
    return y * bytesPerRow + x * 4
  }
}
