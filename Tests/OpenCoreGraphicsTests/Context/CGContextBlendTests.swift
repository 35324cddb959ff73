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

  @Test(
    "R19.1 plusDarker adds what both lack to white",
    arguments: [(0.8, 0.7, 128), (0.2, 0.6, 0), (1, 0.6, 153), (0.6, 1, 153), (0, 1, 0)])
  func darker(_ source: CGFloat, over: CGFloat, _ expected: Int) throws {
    #expect(abs(try blended(.plusDarker, source, over: over) - expected) <= 1)
  }

  @Test("R19.1 plusDarker with nothing is what is drawn, and nothing is left as it is")
  func darkerAlone() throws {
    let bitmap = try drawn(4, 1) {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 1))
      $0.setBlendMode(.plusDarker)
      $0.setFillColor(blue)
      $0.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }

    #expect(picture(bitmap) == [".B#R"])
  }

  @Test("R19.1 plusDarker holds for lines, images, gradients and layers, inside the clip")
  func darkerDrawing() throws {
    let image = CGImage(
      try drawn(1, 1) {
        $0.setFillColor(blue)
        $0.fill(pixel)
      })
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [blue, blue] as CFArray, locations: nil))
    let all = CGRect(x: 0, y: 0, width: 3, height: 3)
    let drawings: [(CGContext) -> Void] = [
      { $0.stroke(CGRect(x: 0.5, y: 0.5, width: 2, height: 2), width: 2) },
      { $0.drawUpright(image, in: all) },
      {
        $0.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 3, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      },
      {
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.fill(all)
        $0.endTransparencyLayer()
      },
      {
        $0.beginTransparencyLayer(in: all, auxiliaryInfo: nil)
        $0.setBlendMode(.plusDarker)
        $0.fill(all)
        $0.endTransparencyLayer()
      },
    ]
    for (index, draw) in drawings.enumerated() {
      let bitmap = try drawn(3, 3, isOpaque: true) {
        $0.setFillColor(gray: 1, alpha: 1)
        $0.fill(all)
        $0.setFillColor(blue)
        $0.setStrokeColor(blue)
        $0.setBlendMode(.plusDarker)
        $0.clip(to: CGRect(x: 1, y: 0, width: 2, height: 2))
        draw($0)
      }
      #expect(picture(bitmap) == ["WBB", "WBB", "WWW"], "drawing \(index)")
    }
  }

  @Test("R19.1 half of plusDarker covers half, and the rest stays")
  func halfDarker() throws {
    let bitmap = try drawn(2, 1) {
      $0.setBlendMode(.plusDarker)
      $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      $0.fill(pixel)
    }

    #expect(pixels(bitmap) == [0x8080_0000, 0])
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
