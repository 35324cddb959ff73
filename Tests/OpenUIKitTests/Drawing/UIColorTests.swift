import NestTesting
import OpenUIKit
import Testing

struct UIColorTests {
  @Test("components of greys, RGB and hues are those that were given")
  func components() {
    func rgba(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    #expect(rgba(UIColor(white: 0.5, alpha: 0.25)) == [0.5, 0.5, 0.5, 0.25])
    #expect(rgba(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)) == [0.1, 0.2, 0.3, 1])
    #expect(
      rgba(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)) == [0, 0.5, 0, 1])
    #expect(
      rgba(UIColor(hue: 0.9, saturation: 0.5, brightness: 1, alpha: 1)) == [1, 0.5, 0.8, 1])
    #expect(rgba(.systemBlue.withAlphaComponent(0.5)) == [0, 0.478, 1, 0.5])
    #expect(rgba(.clear) == [0, 0, 0, 0])
  }

  @Test("hue, saturation and brightness are those that were given; greys have a white")
  func hue() {
    for hue in stride(from: 0.0, to: 1, by: 0.05) {
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1)
      var (back, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
      color.getHue(&back, saturation: &saturation, brightness: &brightness, alpha: nil)

      #expect(abs(back - hue) < 1e-9)
      #expect(abs(saturation - 0.6) < 1e-9)
      #expect(abs(brightness - 0.8) < 1e-9)
    }
    var white: CGFloat = -1
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(abs(white - 2.0 / 3) < 1e-9)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("R19.20 colours of text on light and dark backgrounds do not follow the style")
  func textOnBackgrounds() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)

      #expect(UIColor.darkText.resolvedColor(with: traits) == UIColor(white: 0, alpha: 1))
      #expect(UIColor.lightText.resolvedColor(with: traits) == UIColor(white: 1, alpha: 0.6))
    }
  }

  @Test("equal colours are equal objects")
  func equality() {
    let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    #expect(one == .red)
    #expect(one.hash == UIColor.red.hash)
    #expect(one != .blue)
    #expect(Set([one, .red, .blue]).count == 2)
  }
}
