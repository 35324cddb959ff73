#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The pixels of a picture: 0xAARRGGBB in sRGB, the components multiplied by alpha, row by row from
/// the top. Those of an opaque picture have the alpha 255.
nonisolated struct PixelBuffer: Sendable {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]

  /// Makes a picture of one colour.
  init(width: Int, height: Int, filledWith pixel: UInt32) {
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The pixels of a row.
  func row(_ y: Int) -> ArraySlice<UInt32> { pixels[y * width..<(y + 1) * width] }

  /// Whether a row is the same in both, which is fast.
  func isSameRow(_ y: Int, as other: PixelBuffer) -> Bool {
    pixels.withUnsafeBytes { left in
      other.pixels.withUnsafeBytes { right in
        let range = y * width * 4..<(y + 1) * width * 4
        guard !range.isEmpty, let left = left[range].base, let right = right[range].base else {
          return true
        }
        return memcmp(left, right, range.count) == 0
      }
    }
  }
}

nonisolated extension Slice<UnsafeRawBufferPointer> {
  /// Where the slice begins.
  fileprivate var base: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}

#if canImport(UIKit)
  nonisolated extension PixelBuffer {
    /// Copies a picture.
    init(_ picture: CGImage) {
      self.init(width: picture.width, height: picture.height, filledWith: 0)
      pixels.withUnsafeMutableBytes { bytes in
        let context = Self.context(bytes.baseAddress, picture.width, picture.height)
        context?.draw(
          picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
      }
    }

    /// The picture of these pixels.
    ///
    /// - Throws: `CocoaError` when there is no memory for it.
    func makePicture() throws -> CGImage {
      var pixels = pixels
      let picture = pixels.withUnsafeMutableBytes {
        Self.context($0.baseAddress, width, height)?.makeImage()
      }
      guard let picture else { throw CocoaError(.fileWriteOutOfSpace) }
      return picture
    }

    private static func context(
      _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int
    ) -> CGContext? {
      guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
      return CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue)
    }
  }
#else
  nonisolated extension PixelBuffer {
    /// Copies a picture.
    init(_ picture: CGImage) {
      let bitmap = picture.bitmap
      self.init(width: bitmap.width, height: bitmap.height, filledWith: 0)
      let opaque: UInt32 = bitmap.isOpaque ? 0xFF00_0000 : 0
      pixels.withUnsafeMutableBytes { bytes in
        for row in 0..<height {
          bytes.baseAddress?.advanced(by: row * width * 4).copyMemory(
            from: bitmap.data.advanced(by: row * bitmap.bytesPerRow), byteCount: width * 4)
        }
      }
      if opaque != 0 {
        pixels.withUnsafeMutableBufferPointer { for index in $0.indices { $0[index] |= opaque } }
      }
    }

    /// The picture of these pixels.
    ///
    /// - Throws: When there is no memory for it.
    func makePicture() throws -> CGImage {
      let bitmap = try Bitmap(width: width, height: height, isOpaque: false)
      pixels.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        for row in 0..<height {
          bitmap.data.advanced(by: row * bitmap.bytesPerRow).copyMemory(
            from: base.advanced(by: row * width * 4), byteCount: width * 4)
        }
      }
      bitmap.markDirty()
      return CGImage(bitmap)
    }
  }
#endif
