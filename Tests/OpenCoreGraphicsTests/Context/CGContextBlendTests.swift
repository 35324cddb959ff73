import OpenCoreGraphics
import Testing

@Suite struct CGContextBlendTests {
  private let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// A gray drawn over another one, both opaque.
  private func blended(_ mode: CGBlendMode, _ source: CGFloat, over: CGFloat) throws -> Int {
    let bitmap = try drawn(1, 1) {
      $0.setFillColor(gray: over, alpha: 1)
      $0.fill(pixel)
      $0.setBlendMode(mode)
      $0.setFillColor(gray: source, alpha: 1)
      $0.fill(pixel)
    }
    return Int(bitmap.pixel(x: 0, y: 0) & 0xFF)
  }

  @Test(
    "Separable modes follow their formulas",
    arguments: [
      (CGBlendMode.normal, 51), (.multiply, 31), (.screen, 173), (.darken, 51), (.lighten, 153),
      (.difference, 102), (.exclusion, 143), (.overlay, 92), (.hardLight, 61), (.plusLighter, 204),
      (.colorDodge, 191), (.colorBurn, 0), (.copy, 51),
    ])
  func formulas(_ mode: CGBlendMode, _ expected: Int) throws {
    // Source 0.2 over 0.6.
    #expect(abs(try blended(mode, 0.2, over: 0.6) - expected) <= 1)
  }

  @Test(
    "Porter-Duff modes act inside the shape only",
    arguments: [
      (CGBlendMode.copy, "BRB."), (.sourceIn, "BRB."), (.sourceOut, "..B."),
      (.sourceAtop, "BRB."), (.destinationOver, "RRB."), (.destinationIn, "RRB."),
      (.destinationOut, "..B."), (.destinationAtop, "RRB."), (.xor, "..B."), (.clear, "..B."),
    ] as [(CGBlendMode, String)])
  func porterDuff(_ mode: CGBlendMode, _ pattern: String) throws {
    let bitmap = try drawn(4, 1) {
      $0.setFillColor(blue)
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      $0.setBlendMode(mode)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    let middle =
      switch mode {
      case .copy, .sourceIn, .sourceAtop: "R"
      case .destinationOver, .destinationIn, .destinationAtop: "B"
      default: "."
      }
    #expect(picture(bitmap) == ["B\(middle)B."])
  }

  @Test("A transparency layer fades as one")
  func group() throws {
    let bitmap = try drawn(3, 1) {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.setFillColor(blue)
      $0.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      $0.endTransparencyLayer()
    }

    #expect(pixels(bitmap) == [0x8080_0000, 0x8000_0080, 0x8000_0080])
  }

  @Test("A layer ends the layers inside it and restores the state before it")
  func groupState() throws {
    let bitmap = try drawn(4, 1) {
      $0.setFillColor(red)
      $0.saveGState()
      $0.beginTransparencyLayer(
        in: CGRect(x: 0, y: 0, width: 2, height: 1), auxiliaryInfo: nil)
      $0.restoreGState()
      $0.saveGState()
      $0.translateBy(x: 1, y: 0)
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      $0.setFillColor(blue)
      $0.endTransparencyLayer()
      $0.endTransparencyLayer()
      $0.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
      $0.restoreGState()
    }

    #expect(picture(bitmap) == [".R.R"])
  }
}
