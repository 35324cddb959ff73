import Testing

@testable import NestTesting

/// CIEDE2000, by the numbers of its published test data: pairs at which implementations usually
/// err.
@Suite struct ColorDifferenceTests {
  private nonisolated static let pairs: [([Double], [Double], Double)] = [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425),
    ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
    ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1),
    ([50, 0, 0], [50, -1, 2], 2.3669),
    ([50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792),
    ([50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195),
    ([50, 2.5, 0], [50, 0, -2.5], 4.3065),
    ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([50, 2.5, 0], [61, -5, 29], 22.8977),
    ([50, 2.5, 0], [56, -27, -3], 31.903),
    ([50, 2.5, 0], [58, 24, 15], 19.4535),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
    ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
  ]

  private func color(_ values: [Double]) -> LabColor {
    LabColor(lightness: values[0], a: values[1], b: values[2])
  }

  @Test("R16.11 The difference of two colours is that of CIEDE2000", arguments: pairs.indices)
  func published(index: Int) {
    let (first, second, expected) = Self.pairs[index]

    let difference = color(first).difference(from: color(second))

    #expect(abs(difference - expected) < 0.000_05, "\(difference)")
    #expect(abs(color(second).difference(from: color(first)) - expected) < 0.000_05)
  }

  @Test("R16.11 Colours of sRGB are converted to CIELAB with the white D65")
  func conversion() {
    func text(_ red: Int, _ green: Int, _ blue: Int) -> [Double] {
      let color = LabColor(red: red, green: green, blue: blue)
      return [color.lightness, color.a, color.b].map { ($0 * 10).rounded() / 10 + 0 }
    }

    #expect(text(255, 255, 255) == [100, 0, 0])
    #expect(text(0, 0, 0) == [0, 0, 0])
    #expect(text(255, 0, 0) == [53.2, 80.1, 67.2])
    #expect(text(0, 255, 0) == [87.7, -86.2, 83.2])
    #expect(text(0, 0, 255) == [32.3, 79.2, -107.9])
  }

  @Test("R16.11 Translucent pixels are compared on black and on white")
  func translucent() {
    var colors = ColorDifferences()

    // Nothing and a black shadow look the same on black only.
    #expect(colors.difference(0, 0x8000_0000) > 30)
    #expect(colors.difference(0x8080_8080, 0x8080_8080) == 0)
    #expect(abs(colors.difference(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
  }
}
