#if os(Linux)
  import OpenUIKit

  /// Two pictures of one size, compared pixel by pixel.
  nonisolated struct PictureComparison {
    /// The number of pixels that differ by more than the tolerance allows for a component.
    let differingPixels: Int
    /// The largest difference of any component of any pixel, 0 to 255.
    let largestDifference: Int
    /// The number of pixels of one picture.
    let pixelCount: Int

    /// Compares two pictures.
    ///
    /// - Returns: Nil when their sizes differ. Cost: linear in the pixels.
    init?(_ first: Bitmap, _ second: Bitmap, tolerance: PixelTolerance) {
      guard first.width == second.width, first.height == second.height else { return nil }
      var differing = 0
      var largest = 0
      for row in 0..<first.height where !Self.isSameRow(row, of: first, and: second) {
        for (left, right) in zip(first.row(row), second.row(row)) {
          let left = left | first.ignoredBits
          let right = right | second.ignoredBits
          guard left != right else { continue }
          let difference = Self.difference(left, right)
          largest = max(largest, difference)
          if difference > tolerance.component { differing += 1 }
        }
      }
      differingPixels = differing
      largestDifference = largest
      pixelCount = first.width * first.height
    }

    /// A fast comparison that avoids the slow one for most rows of most pictures.
    private static func isSameRow(_ row: Int, of first: Bitmap, and second: Bitmap) -> Bool {
      guard let left = first.row(row).baseAddress, let right = second.row(row).baseAddress else {
        return false
      }
      return memcmp(left, right, first.width * 4) == 0
    }

    /// Whether the pictures count as equal.
    func isAccepted(by tolerance: PixelTolerance) -> Bool {
      Double(differingPixels) <= tolerance.share * Double(pixelCount)
    }

    /// The largest difference of the four components of two pixels.
    static func difference(_ first: UInt32, _ second: UInt32) -> Int {
      stride(from: UInt32(0), to: 32, by: 8).reduce(0) { largest, shift in
        let left = Int((first >> shift) & 0xFF)
        let right = Int((second >> shift) & 0xFF)
        return max(largest, abs(left - right))
      }
    }

    /// A picture that shows where two pictures differ: red there, a pale grey copy elsewhere.
    static func differencePicture(of actual: Bitmap, and expected: Bitmap) throws -> Bitmap {
      let picture = try Bitmap(width: actual.width, height: actual.height, isOpaque: true)
      for row in 0..<min(actual.height, expected.height) {
        let output = picture.row(row)
        for (column, pair) in zip(actual.row(row), expected.row(row)).enumerated() {
          let isEqual = pair.0 | actual.ignoredBits == pair.1 | expected.ignoredBits
          output[column] = isEqual ? pale(pair.0) : 0xFFE0_1030
        }
      }
      picture.markDirty()
      return picture
    }

    private static func pale(_ pixel: UInt32) -> UInt32 {
      let sum = ((pixel >> 16) & 0xFF) + ((pixel >> 8) & 0xFF) + (pixel & 0xFF)
      let grey = 192 + sum / 12
      return 0xFF00_0000 | (grey << 16) | (grey << 8) | grey
    }
  }

  extension CGImage {
    /// Whether another picture has the same size and the same pixels. Cost: linear in the pixels.
    package func hasSamePixels(as other: CGImage) -> Bool {
      PictureComparison(bitmap, other.bitmap, tolerance: .exact)?.isAccepted(by: .exact) ?? false
    }
  }

  extension Bitmap {
    /// The unused bits of a pixel: the alpha of an opaque bitmap.
    nonisolated fileprivate var ignoredBits: UInt32 { isOpaque ? 0xFF00_0000 : 0 }

    /// The pixels of one row, 0xAARRGGBB. Valid as long as the bitmap lives.
    nonisolated func row(_ row: Int) -> UnsafeMutableBufferPointer<UInt32> {
      let start = data.advanced(by: row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return UnsafeMutableBufferPointer(start: start, count: width)
    }
  }
#endif
