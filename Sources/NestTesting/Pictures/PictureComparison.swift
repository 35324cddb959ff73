/// Two pictures of one size, compared pixel by pixel.
nonisolated struct PictureComparison {
  /// The number of pixels that differ by more than the tolerance allows for a pixel.
  private(set) var differingPixels = 0
  /// The largest difference of any component of any pixel, 0 to 255.
  private(set) var largestDifference = 0
  /// The largest difference of two colours, as far as it was measured: where a component differs by
  /// more than the tolerance allows.
  private(set) var largestColorDifference = 0.0
  /// The number of pixels of one picture.
  let pixelCount: Int

  /// Compares two pictures.
  ///
  /// - Returns: Nil when their sizes differ. Cost: linear in the pixels.
  init?(_ first: PixelBuffer, _ second: PixelBuffer, tolerance: PixelTolerance) {
    guard first.width == second.width, first.height == second.height else { return nil }
    pixelCount = first.width * first.height
    var colors = ColorDifferences()
    for row in 0..<first.height where !first.isSameRow(row, as: second) {
      for (left, right) in zip(first.row(row), second.row(row)) where left != right {
        let difference = Self.difference(left, right)
        largestDifference = max(largestDifference, difference)
        guard difference > tolerance.component else { continue }
        let colorDifference = colors.difference(left, right)
        largestColorDifference = max(largestColorDifference, colorDifference)
        if colorDifference > tolerance.colorDifference { differingPixels += 1 }
      }
    }
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

  /// A picture that shows where two pictures differ: red by more than the tolerance, amber by less,
  /// blue where only one of them is, a pale grey copy elsewhere.
  static func differencePicture(
    of actual: PixelBuffer, and expected: PixelBuffer, tolerance: PixelTolerance
  ) -> PixelBuffer {
    var picture = PixelBuffer(
      width: max(actual.width, expected.width), height: max(actual.height, expected.height),
      filledWith: 0xFF20_60D0)
    var colors = ColorDifferences()
    for row in 0..<min(actual.height, expected.height) {
      for (column, pair) in zip(actual.row(row), expected.row(row)).enumerated() {
        let (left, right) = pair
        picture[column, row] =
          if left == right {
            pale(left)
          } else if difference(left, right) <= tolerance.component
            || colors.difference(left, right) <= tolerance.colorDifference
          {
            0xFFF0_B030
          } else {
            0xFFE0_1030
          }
      }
    }
    return picture
  }

  private static func pale(_ pixel: UInt32) -> UInt32 {
    let sum = ((pixel >> 16) & 0xFF) + ((pixel >> 8) & 0xFF) + (pixel & 0xFF)
    let grey = 192 + sum / 12
    return 0xFF00_0000 | (grey << 16) | (grey << 8) | grey
  }
}

#if os(Linux)
  import OpenUIKit

  extension CGImage {
    /// Whether another picture has the same size and the same pixels. Cost: linear in the pixels.
    package func hasSamePixels(as other: CGImage) -> Bool {
      PictureComparison(PixelBuffer(self), PixelBuffer(other), tolerance: .exact)?
        .isAccepted(by: .exact) ?? false
    }
  }
#endif
