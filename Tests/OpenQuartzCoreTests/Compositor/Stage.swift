import DisplayServer
import Testing

@testable import OpenQuartzCore

/// A tree of layers on a surface in memory.
final class Stage {
  let root = CALayer()
  let backend = HeadlessBackend(clock: .manual)
  let surface: any DisplaySurface
  let host: LayerHost

  init(width: Double = 64, height: Double = 48, scale: Double = 1) throws {
    surface = try backend.makeSurface(width: width, height: height, scale: scale, title: "")
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    host = LayerHost(root: root, surface: surface)
  }

  /// Composes what changed.
  @discardableResult
  func render() -> FrameStatistics {
    host.renderIfNeeded()
    return host.lastFrameStatistics
  }

  /// A pixel of the surface, 0xRRGGBB.
  func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try surface.pixels()[x, y] & 0xff_ffff }

  /// All pixels of the surface, row by row, 0xRRGGBB.
  func pixels() throws -> [UInt32] {
    let buffer = try surface.pixels()
    return (0..<buffer.height).flatMap { y in
      let row = buffer.baseAddress + y * buffer.bytesPerRow
      let words = UnsafeBufferPointer(
        start: row.assumingMemoryBound(to: UInt32.self), count: buffer.width)
      return words.map { $0 & 0xff_ffff }
    }
  }

  /// All pixels of a picture painted anew.
  func freshPixels() throws -> [UInt32] { try host.snapshot().words }

  /// Adds a layer with a frame and a colour.
  @discardableResult
  func add(
    _ color: CGColor?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    to parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }
}

extension CGColor {
  nonisolated static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  nonisolated static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  nonisolated static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  nonisolated static func gray(_ byte: Int, alpha: CGFloat = 1) -> CGColor {
    CGColor(gray: CGFloat(byte) / 255, alpha: alpha)
  }
}

extension CGImage {
  /// The pixels, row by row, 0xRRGGBB.
  var words: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { bitmap.pixel(x: $0, y: y) & 0xff_ffff } }
  }

  /// A picture with a word for each pixel, 0xAARRGGBB premultiplied.
  static func make(
    width: Int, height: Int, isOpaque: Bool = true, _ word: (_ x: Int, _ y: Int) -> UInt32
  ) throws -> CGImage {
    let bitmap = try Bitmap(width: width, height: height, isOpaque: isOpaque)
    for y in 0..<height {
      for x in 0..<width {
        bitmap.data.storeBytes(
          of: word(x, y), toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
    bitmap.markDirty()
    return CGImage(bitmap)
  }
}
