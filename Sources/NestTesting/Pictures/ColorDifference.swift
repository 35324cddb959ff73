import Foundation

/// A colour in CIELAB, with the white of sRGB, D65.
nonisolated struct LabColor: Hashable, Sendable {
  /// From 0, black, to 100, white.
  let lightness: Double
  /// From green to red.
  let a: Double
  /// From blue to yellow.
  let b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts components of sRGB from 0 to 255.
  init(red: Int, green: Int, blue: Int) {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let x = Self.root((0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47)
    let y = Self.root(0.212_672_9 * red + 0.715_152_2 * green + 0.072_175 * blue)
    let z = Self.root((0.019_333_9 * red + 0.119_192 * green + 0.950_304_1 * blue) / 1.088_83)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static func linear(_ component: Int) -> Double {
    let value = Double(component) / 255
    return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func root(_ value: Double) -> Double {
    value > 216 / 24_389.0 ? cbrt(value) : (24_389 / 27.0 * value + 16) / 116
  }

  /// How different two colours look: CIEDE2000, with all weights 1.
  func difference(from other: LabColor) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1 + 0.5 * (1 - Self.saturation(meanChroma))
    let (chroma, hue) = Self.polar(a * stretch, b)
    let (otherChroma, otherHue) = Self.polar(other.a * stretch, other.b)
    let isGrey = chroma * otherChroma == 0

    var turn = isGrey ? 0 : otherHue - hue
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let lightnessStep = other.lightness - lightness
    let chromaStep = otherChroma - chroma
    let hueStep = 2 * sqrt(chroma * otherChroma) * Self.sine(turn / 2)

    let mean = (chroma + otherChroma) / 2
    var meanHue = isGrey ? hue + otherHue : (hue + otherHue) / 2
    if !isGrey, abs(hue - otherHue) > 180 { meanHue += meanHue < 180 ? 180 : -180 }
    let offset = (lightness + other.lightness) / 2 - 50
    let hueWeight =
      1 - 0.17 * Self.cosine(meanHue - 30) + 0.24 * Self.cosine(2 * meanHue)
      + 0.32 * Self.cosine(3 * meanHue + 6) - 0.2 * Self.cosine(4 * meanHue - 63)
    let rotation =
      -Self.sine(60 * exp(-pow((meanHue - 275) / 25, 2))) * 2 * Self.saturation(mean)

    let light = lightnessStep / (1 + 0.015 * offset * offset / sqrt(20 + offset * offset))
    let colorful = chromaStep / (1 + 0.045 * mean)
    let tint = hueStep / (1 + 0.015 * mean * hueWeight)
    return sqrt(
      light * light + colorful * colorful + tint * tint + rotation * colorful * tint)
  }

  /// How near a chroma is to the ones that look the same, 0 to 1.
  private static func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return sqrt(power / (power + pow(25, 7)))
  }

  private static func polar(_ a: Double, _ b: Double) -> (chroma: Double, hue: Double) {
    guard a != 0 || b != 0 else { return (0, 0) }
    let degrees = atan2(b, a) * 180 / .pi
    return (hypot(a, b), degrees < 0 ? degrees + 360 : degrees)
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}

/// Measures how different pixels look. A difference that was measured once is not computed again.
nonisolated struct ColorDifferences {
  private var known: [UInt64: Double] = [:]

  /// The difference of two pixels, 0xAARRGGBB with the components multiplied by alpha.
  mutating func difference(_ first: UInt32, _ second: UInt32) -> Double {
    let key = UInt64(first) << 32 | UInt64(second)
    if let known = known[key] { return known }
    let onBlack = Self.color(first, on: 0).difference(from: Self.color(second, on: 0))
    let isOpaque = first >> 24 == 0xFF && second >> 24 == 0xFF
    let difference =
      isOpaque
      ? onBlack
      : max(onBlack, Self.color(first, on: 255).difference(from: Self.color(second, on: 255)))
    known[key] = difference
    return difference
  }

  private static func color(_ pixel: UInt32, on grey: Int) -> LabColor {
    let rest = grey * (255 - Int(pixel >> 24)) / 255
    func component(_ shift: UInt32) -> Int { min(Int((pixel >> shift) & 0xFF) + rest, 255) }
    return LabColor(red: component(16), green: component(8), blue: component(0))
  }
}
