import OpenCoreGraphics
import Testing

/// The rows of a bitmap as text: one letter for each pixel of the legend, hexadecimal
/// digits for others.
func picture(
  _ bitmap: Bitmap,
  _ legend: [UInt32: String] = [
    0: ".", 0xFF00_0000: "#", 0xFFFF_0000: "R", 0xFF00_FF00: "G", 0xFF00_00FF: "B",
    0xFFFF_FFFF: "W",
  ]
) -> [String] {
  bitmap.flush()
  return (0..<bitmap.height).map { y in
    (0..<bitmap.width).map { x in
      let pixel = bitmap.pixel(x: x, y: y)
      return legend[pixel] ?? " \(String(pixel, radix: 16)) "
    }.joined()
  }
}

/// Returns a bitmap in UIKit's orientation, transparent at first, with the drawing of `draw`.
func drawn(
  _ width: Int, _ height: Int, isOpaque: Bool = false, scale: CGFloat = 1,
  _ draw: (CGContext) -> Void
) throws -> Bitmap {
  let bitmap = try Bitmap(width: width, height: height, isOpaque: isOpaque)
  draw(bitmap.makeContext(scale: scale))
  bitmap.flush()
  return bitmap
}

/// All pixels of a bitmap, row by row.
func pixels(_ bitmap: Bitmap) -> [UInt32] {
  (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap.pixel(x: $0, y: y) } }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

/// Two by two pixels: red and green above blue and white.
func makeFourColors() throws -> CGImage {
  CGImage(
    try drawn(2, 2) { context in
      for (index, color) in [red, green, blue, .white].enumerated() {
        context.setFillColor(color)
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    })
}
