import NestTesting
import OpenCoreGraphics
import Testing

/// A number that cairo cannot represent would end all drawing into a bitmap, silently.
@Suite struct CGContextOddNumberTests {
  private func stillDraws(_ context: CGContext) -> Bool {
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.clear(pixel)
    context.setFillColor(red)
    context.fill(pixel)
    context.flush()
    return context.bitmap.pixel(x: 0, y: 0) == 0xFFFF_0000
  }

  @Test(
    "Whatever numbers paths are made of, the context continues drawing",
    arguments: try DriverSeeds(1...4))
  func paths(_ seed: UInt64) throws {
    var numbers = OddNumbers(seed: seed, from: OddNumbers.wild)
    let context = try Bitmap(width: 40, height: 20, isOpaque: false).makeContext(scale: 2)
    for round in 0..<300 {
      context.saveGState()
      if round % 3 == 0 { context.concatenate(numbers.nextTransform()) }
      context.setLineWidth(numbers.next())
      context.setMiterLimit(numbers.next())
      context.setAlpha(numbers.next())
      context.setLineDash(phase: numbers.next(), lengths: [round % 2 == 0 ? 3 : numbers.next()])
      context.move(to: numbers.nextPoint())
      context.addLine(to: numbers.nextPoint())
      context.addCurve(
        to: numbers.nextPoint(), control1: numbers.nextPoint(), control2: numbers.nextPoint())
      context.addArc(
        center: numbers.nextPoint(), radius: numbers.next(), startAngle: numbers.next(),
        endAngle: numbers.next(), clockwise: round % 2 == 0)
      context.addArc(
        tangent1End: numbers.nextPoint(), tangent2End: numbers.nextPoint(),
        radius: numbers.next())
      _ = context.pathContains(numbers.nextPoint(), mode: .fill)
      _ = context.pathContains(numbers.nextPoint(), mode: .stroke)
      _ = context.path?.boundingBoxOfPath
      context.drawPath(using: round % 2 == 0 ? .fillStroke : .eoFill)
      context.clip(to: numbers.nextRect())
      context.fillEllipse(in: numbers.nextRect())
      context.addPath(
        CGPath(
          roundedRect: numbers.nextRect(), cornerWidth: numbers.next(),
          cornerHeight: numbers.next(), transform: nil))
      context.strokePath()
      context.restoreGState()
    }

    #expect(stillDraws(context))
  }

  @Test(
    "Whatever numbers images are placed by, the context continues drawing",
    arguments: try DriverSeeds(1...4))
  func images(_ seed: UInt64) throws {
    var wild = OddNumbers(seed: seed, from: OddNumbers.wild)
    var large = OddNumbers(seed: seed, from: OddNumbers.large)
    let small = try makeFourColors()
    let wide = CGImage(
      try drawn(2000, 10) { $0.fill(CGRect(x: 0, y: 0, width: 2000, height: 10)) })
    let context = try Bitmap(width: 4000, height: 20, isOpaque: false).makeContext(scale: 1)
    for round in 0..<400 {
      context.saveGState()
      context.interpolationQuality = round % 2 == 0 ? .high : .default
      if round % 2 == 0 { context.rotate(by: large.next()) }
      if round % 4 == 0 { context.concatenate(CGAffineTransform(1, 0, large.next(), 1, 0, 0)) }
      context.drawUpright(round % 5 == 0 ? small : wide, in: large.nextRect())
      context.draw(wide, in: wild.nextRect(), byTiling: round % 7 == 0)
      context.restoreGState()
    }

    #expect(stillDraws(context))
  }

  @Test(
    "Whatever numbers gradients are made of, the context continues drawing",
    arguments: try DriverSeeds(1...1))
  func gradients(seed: UInt64) throws {
    var numbers = OddNumbers(seed: seed, from: OddNumbers.wild)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue], locations: [.nan, .infinity]))
    let context = try Bitmap(width: 40, height: 20, isOpaque: false).makeContext(scale: 1)
    for round in 0..<300 {
      context.saveGState()
      if round % 3 == 0 { context.concatenate(numbers.nextTransform()) }
      context.drawLinearGradient(
        gradient, start: numbers.nextPoint(), end: numbers.nextPoint(),
        options: round % 2 == 0 ? .drawsAfterEndLocation : [])
      context.drawRadialGradient(
        gradient, startCenter: numbers.nextPoint(), startRadius: numbers.next(),
        endCenter: numbers.nextPoint(), endRadius: numbers.next(),
        options: round % 2 == 0 ? .drawsBeforeStartLocation : [])
      context.restoreGState()
    }

    #expect(stillDraws(context))
  }

  @Test(
    "Whatever numbers text is made of, the context continues drawing",
    arguments: try DriverSeeds(1...1))
  @MainActor func text(seed: UInt64) throws {
    var numbers = OddNumbers(seed: seed, from: OddNumbers.wild)
    let context = try Bitmap(width: 40, height: 20, isOpaque: false).makeContext(scale: 1)
    for round in 0..<300 {
      context.saveGState()
      if round % 3 == 0 { context.concatenate(numbers.nextTransform()) }
      TextLayout(
        text: "any text", font: Font(size: numbers.next(), weight: numbers.next()),
        maximumWidth: numbers.next(), maximumLines: round % 3,
        lineBreak: round % 2 == 0 ? .truncatingTail : .wordWrapping, lineSpacing: numbers.next()
      ).draw(in: context, at: numbers.nextPoint(), color: .black)
      context.restoreGState()
    }

    #expect(stillDraws(context))
  }

  @Test(
    "A point is searched in a path of absurd curves in finite time",
    arguments: try DriverSeeds(1...1))
  func contains(seed: UInt64) {
    var numbers = OddNumbers(seed: seed, from: [.infinity, -.infinity, 1e300, -1e300, 1, 0, -3])
    for _ in 0..<500 {
      let path = CGMutablePath()
      path.move(to: numbers.nextPoint())
      path.addCurve(
        to: numbers.nextPoint(), control1: numbers.nextPoint(), control2: numbers.nextPoint())
      _ = path.contains(numbers.nextPoint())
    }
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))

    #expect(!line.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test("A picture that is rotated and much smaller keeps its colour")
  func shrunkAndTurned() throws {
    let image = CGImage(
      try drawn(4000, 3000) {
        $0.setFillColor(red)
        $0.fill(CGRect(x: 0, y: 0, width: 4000, height: 3000))
      })
    let bitmap = try drawn(40, 40) {
      $0.translateBy(x: 20, y: 20)
      $0.rotate(by: 0.5)
      $0.drawUpright(image, in: CGRect(x: -15, y: -10, width: 30, height: 20))
    }

    #expect(bitmap.pixel(x: 20, y: 20) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 2, y: 2) == 0)
    let covered = pixels(bitmap).reduce(0) { $0 + Int($1 >> 24) } / 255
    #expect(abs(covered - 600) <= 6)
  }

  @Test("A dashed line of infinite length is drawn")
  func endlessDashes() throws {
    let bitmap = try drawn(3, 1) {
      $0.setLineDash(phase: 0, lengths: [1, 1])
      $0.strokeLineSegments(between: [CGPoint(x: -1e9, y: 0.5), CGPoint(x: 1e9, y: 0.5)])
    }

    #expect(picture(bitmap) == ["###"])
  }
}
