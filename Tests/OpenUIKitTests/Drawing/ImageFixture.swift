import Testing

@testable import OpenUIKit

/// Images of known pixels, and the pixels of images.
enum ImageFixture {
  /// An image of one pixel per point, with a colour for each pixel, by rows.
  static func image(_ rows: [[UIColor]], scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(
      width: CGFloat(rows.first?.count ?? 0) / scale, height: CGFloat(rows.count) / scale)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (y, row) in rows.enumerated() {
        for (x, color) in row.enumerated() {
          color.setFill()
          context.fill(
            CGRect(
              x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: 1 / scale, height: 1 / scale))
        }
      }
    }
  }

  /// A letter for each pixel: r, g, b, w, `.` for none, `?` for others.
  static func letters(_ image: CGImage?) throws -> [String] {
    let bitmap = try #require(image).bitmap
    let names: [UInt32: Character] = [
      0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_FFFF: "w", 0: ".",
    ]
    return (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { names[bitmap.pixel(x: $0, y: y)] ?? "?" })
    }
  }

  /// Returns the letters of the pixels that drawing makes, at one pixel per point.
  static func drawing(_ width: Int, _ height: Int, _ draw: () -> Void) throws -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format
    ).image { _ in draw() }
    return try letters(image.cgImage)
  }
}
