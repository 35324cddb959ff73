import OpenCoreGraphics
import Testing

@Suite struct CGColorTests {
  @Test("Colours keep their components with the alpha last")
  func components() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
    let gray = CGColor(gray: 0.5, alpha: 1)

    #expect(color.components == [0.25, 0.5, 0.75, 0.125])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.125)
    #expect(color.colorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(gray.components == [0.5, 1])
    #expect(gray.colorSpace?.model == .monochrome)
  }

  @Test("Equality is that of space and components")
  func equality() {
    #expect(CGColor(gray: 0, alpha: 1) == CGColor.black)
    #expect(CGColor(gray: 0, alpha: 1).hashValue == CGColor.black.hashValue)
    #expect(CGColor(red: 0, green: 0, blue: 0, alpha: 1) != CGColor.black)
    #expect(CGColor.black.copy(alpha: 0) == CGColor.clear)
    #expect(CGColor.black.copy(alpha: 0.5) != CGColor.black)
  }

  @Test("A colour space takes as many components as it has, and the alpha")
  func colorSpace() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let color = try #require(CGColor(colorSpace: space, components: [1, 0.5, 0, 0.5]))

    #expect(color.components == [1, 0.5, 0, 0.5])
    #expect(CGColorSpace(name: "unheard of") == nil)
  }

  @Test("A pixel is premultiplied, rounded and clamped")
  func pixel() {
    #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultipliedPixel == 0x8080_4000)
    #expect(CGColor(red: 2, green: -1, blue: .nan, alpha: 7).premultipliedPixel == 0xFFFF_0000)
    #expect(CGColor(gray: 0.5, alpha: 1).premultipliedPixel == 0xFF80_8080)
  }

  @Test("Filling with a colour gives its pixel")
  func matchesDrawing() throws {
    for step in 0...20 {
      let value = CGFloat(step) / 20
      let color = CGColor(red: value, green: 1 - value, blue: 0.3, alpha: 1)
      let bitmap = try drawn(1, 1) {
        $0.setFillColor(color)
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      #expect(bitmap.pixel(x: 0, y: 0) == color.premultipliedPixel)
    }
  }
}
