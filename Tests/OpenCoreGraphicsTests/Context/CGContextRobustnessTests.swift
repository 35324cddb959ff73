import OpenCoreGraphics
import Testing

@Suite struct CGContextRobustnessTests {
  private let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Does something odd, then draws one pixel: a context must still draw.
  private func survives(_ body: (CGContext) -> Void) throws -> [String] {
    try picture(
      drawn(2, 1) { context in
        context.saveGState()
        body(context)
        context.restoreGState()
        context.fill(pixel)
      })
  }

  @Test(
    "Drawing through a transform that cannot be inverted draws nothing and changes nothing",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
      CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: .infinity, y: 1),
      CGAffineTransform(scaleX: 1e-200, y: 1e-200), CGAffineTransform(translationX: .nan, y: 0),
    ])
  func singular(_ transform: CGAffineTransform) throws {
    let image = try makeFourColors()
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    let result = try survives {
      $0.concatenate(transform)
      $0.fill(CGRect(x: -5, y: -5, width: 10, height: 10))
      $0.stroke(CGRect(x: -5, y: -5, width: 10, height: 10))
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 1, y: 1), options: .drawsAfterEndLocation)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.endTransparencyLayer()
      $0.clip(to: pixel)
      #expect($0.boundingBoxOfClipPath.isNull)
    }

    #expect(result == ["#."])
  }

  @Test("Coordinates that are not numbers are left out")
  func notANumber() throws {
    let result = try survives {
      $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2))
      $0.move(to: CGPoint(x: 0, y: CGFloat.nan))
      $0.addLine(to: .zero)
      $0.addArc(
        center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
      $0.strokePath()
      $0.setLineWidth(.nan)
      $0.setMiterLimit(.nan)
      $0.setAlpha(.nan)
    }

    #expect(result == ["#."])
  }

  @Test("Infinite and enormous shapes fill everything that can be seen")
  func enormous() throws {
    for rect in [
      CGRect.infinite, CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30),
      CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
    ] {
      let bitmap = try drawn(2, 1) {
        $0.rotate(by: 0.5)
        $0.fill(rect)
      }
      #expect(picture(bitmap) == ["##"])
    }
  }

  @Test("A clip to the infinite rectangle hides nothing")
  func infiniteClip() throws {
    let bitmap = try drawn(2, 1) {
      $0.clip(to: .infinite)
      $0.fill(pixel)
    }

    #expect(picture(bitmap) == ["#."])
  }

  @Test("Rectangles of negative size are those of positive size")
  func negative() throws {
    let bitmap = try drawn(3, 1) { $0.fill(CGRect(x: 2, y: 1, width: -1, height: -1)) }

    #expect(picture(bitmap) == [".#."])
  }

  @Test("The same drawing gives the same pixels every time")
  func deterministic() throws {
    func scene() throws -> [UInt32] {
      let image = try makeFourColors()
      return pixels(
        try drawn(64, 64, scale: 2) {
          $0.fillEllipse(in: CGRect(x: 1.3, y: 2.7, width: 20, height: 17))
          $0.rotate(by: 0.3)
          $0.drawUpright(image, in: CGRect(x: 8, y: 3, width: 17, height: 11))
          $0.setLineDash(phase: 1, lengths: [3, 2])
          $0.strokeEllipse(in: CGRect(x: 5, y: 1, width: 20, height: 17))
        })
    }

    #expect(try scene() == scene())
  }
}
