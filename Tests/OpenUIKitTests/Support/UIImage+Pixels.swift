import OpenUIKit

extension UIImage {
  /// The pixels, row by row; none without a bitmap.
  @MainActor var pixels: [UInt32] {
    guard let bitmap = cgImage?.bitmap else { return [] }
    return (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { bitmap.pixel(x: $0, y: y) }
    }
  }
}
