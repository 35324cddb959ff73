import OpenCoreGraphics
import Testing

@Suite struct CGContextGradientTests {
  private func makeGradient() throws -> CGGradient {
    try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
  }

  @Test("A linear gradient leads from one colour to the other in equal steps")
  func linear() throws {
    let gradient = try makeGradient()
    let bitmap = try drawn(4, 1) {
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    }

    let values = pixels(bitmap).map { Int($0 & 0xFF) }
    for (value, expected) in zip(values, [32, 96, 159, 223]) {
      #expect(abs(value - expected) <= 1)
    }
    #expect(pixels(bitmap).allSatisfy { $0 >> 24 == 0xFF })
  }

  @Test(
    "Options extend the ends",
    arguments: [
      ([], [0, 0]), (.drawsBeforeStartLocation, [0xFF00_0000, 0]),
      (.drawsAfterEndLocation, [0, 0xFFFF_FFFF]),
      (
        [.drawsBeforeStartLocation, .drawsAfterEndLocation], [0xFF00_0000, 0xFFFF_FFFF]
      ),
    ] as [(CGGradientDrawingOptions, [UInt32])])
  func options(_ options: CGGradientDrawingOptions, _ ends: [UInt32]) throws {
    let gradient = try makeGradient()
    let bitmap = try drawn(6, 1) {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: options)
    }

    #expect([bitmap.pixel(x: 0, y: 0), bitmap.pixel(x: 5, y: 0)] == ends)
    #expect(bitmap.pixel(x: 2, y: 0) >> 24 == 0xFF && bitmap.pixel(x: 3, y: 0) >> 24 == 0xFF)
  }

  @Test("A radial gradient draws what lies between its circles")
  func radial() throws {
    let gradient = try makeGradient()
    let centre = CGPoint(x: 10, y: 10)
    let bitmap = try drawn(20, 20) {
      $0.drawRadialGradient(
        gradient, startCenter: centre, startRadius: 3, endCenter: centre, endRadius: 9,
        options: [])
    }

    #expect(bitmap.pixel(x: 10, y: 10) == 0)
    #expect(bitmap.pixel(x: 0, y: 0) == 0)
    #expect(abs(Int(bitmap.pixel(x: 15, y: 10) & 0xFF) - 106) <= 3)
  }

  @Test("Transform, alpha and clip apply")
  func state() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, red], locations: nil))
    let bitmap = try drawn(4, 1) {
      $0.translateBy(x: 1, y: 0)
      $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.setAlpha(0.5)
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
    }

    #expect(pixels(bitmap) == [0, 0x8080_0000, 0, 0])
  }

  @Test(
    "A gradient is the same wherever its origin is, and however small its unit",
    arguments: [
      CGAffineTransform(translationX: 1e7, y: -1e6), CGAffineTransform(scaleX: 1e-6, y: 1e-6),
      CGAffineTransform(a: 1, b: 0, c: 1e6, d: 1, tx: 3, ty: 0),
    ])
  func farAway(_ transform: CGAffineTransform) throws {
    let gradient = try makeGradient()
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let ends = [CGPoint(x: 1, y: 1), CGPoint(x: 7, y: 1)]
    let scale = transform.a
    let places = ends.map { $0.applying(transform.inverted()) }

    let linear = try drawn(8, 3) {
      // The colours of a sheared gradient would change along lines that are not upright.
      $0.concatenate(transform.c == 0 ? transform : .identity)
      let (start, end) = transform.c == 0 ? (places[0], places[1]) : (ends[0], ends[1])
      $0.drawLinearGradient(gradient, start: start, end: end, options: all)
    }
    let radial = try drawn(8, 3) {
      $0.concatenate(transform)
      $0.drawRadialGradient(
        gradient, startCenter: places[0], startRadius: 0, endCenter: places[0],
        endRadius: 6 / scale, options: all)
      // Drawing continues.
      $0.concatenate(transform.inverted())
      $0.setFillColor(.black)
      $0.fill(CGRect(x: 7, y: 2, width: 1, height: 1))
    }

    let plain = try drawn(8, 3) {
      $0.drawLinearGradient(gradient, start: ends[0], end: ends[1], options: all)
    }
    for (seen, expected) in zip(pixels(linear), pixels(plain)) {
      #expect(abs(Int(seen & 0xFF) - Int(expected & 0xFF)) <= 1)
    }
    #expect(radial.pixel(x: 7, y: 2) == 0xFF00_0000)
    #expect(transform.c != 0 || radial.pixel(x: 1, y: 1) & 0xFF < 0x40)
  }

  @Test("Equal ends and impossible radii draw nothing")
  func degenerate() throws {
    let gradient = try makeGradient()
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let bitmap = try drawn(2, 2) {
      $0.drawLinearGradient(gradient, start: .zero, end: .zero, options: all)
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero, options: all)
      $0.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 5,
        options: all)
      $0.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 5, endCenter: .zero, endRadius: 5,
        options: all)
    }

    #expect(picture(bitmap) == ["..", ".."])
  }
}
