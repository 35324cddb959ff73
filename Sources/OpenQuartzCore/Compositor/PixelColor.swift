import CPixman
import OpenCoreGraphics

/// A colour as one premultiplied pixel, 0xAARRGGBB.
nonisolated struct PixelColor: Hashable, Sendable {
  let word: UInt32

  static let clear = PixelColor(word: 0)
  static let black = PixelColor(word: 0xff00_0000)

  init(word: UInt32) { self.word = word }

  init(_ color: CGColor?) { word = color?.premultipliedPixel ?? 0 }

  var alpha: UInt8 { UInt8(word >> 24) }
  var isClear: Bool { alpha == 0 }
  var isOpaque: Bool { alpha == 255 }

  /// The colour times `alpha` / 255.
  func faded(by alpha: UInt8) -> PixelColor {
    guard alpha < 255 else { return self }
    func channel(_ shift: UInt32) -> UInt32 {
      let product = ((word >> shift) & 0xff) * UInt32(alpha) + 128
      return ((product + (product >> 8)) >> 8) << shift
    }
    return PixelColor(word: channel(24) | channel(16) | channel(8) | channel(0))
  }

  /// The colour with the sixteen bits per channel that pixman takes.
  var pixman: pixman_color_t {
    func channel(_ shift: UInt32) -> UInt16 { UInt16((word >> shift) & 0xff) * 0x101 }
    return pixman_color_t(
      red: channel(16), green: channel(8), blue: channel(0), alpha: channel(24))
  }
}
