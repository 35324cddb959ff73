import Foundation
import OpenCoreGraphics
import Testing

@Suite struct CGPatternTests {
  /// Two by two points: red at the origin, and green at the opposite corner.
  private static let dots: CGPatternDrawPatternCallback = { _, context in
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  private func pattern(
    _ bounds: CGRect = CGRect(x: 0, y: 0, width: 2, height: 2),
    _ matrix: CGAffineTransform = .identity, step: CGSize = CGSize(width: 2, height: 2),
    isColored: Bool = true, info: UnsafeMutableRawPointer? = nil,
    release: CGPatternReleaseInfoCallback? = nil,
    draw: CGPatternDrawPatternCallback? = CGPatternTests.dots
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: release)
    return CGPattern(
      info: info, bounds: bounds, matrix: matrix, xStep: step.width, yStep: step.height,
      tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
  }

  private func fill(_ context: CGContext, _ pattern: CGPattern, alpha: CGFloat = 1, _ rect: CGRect)
  {
    var alpha = alpha
    context.setFillPattern(pattern, colorComponents: &alpha)
    context.fill(rect)
  }

  @Test("R17.39 cells are repeated from the origin that the context had before any transform")
  func cells() throws {
    let made = try #require(pattern())
    let rows = picture(
      try drawn(6, 4) { context in
        context.translateBy(x: 1, y: 0)
        fill(context, made, CGRect(x: 0, y: 0, width: 4, height: 4))
      })

    #expect(rows == ["..R.R.", ".G.G..", "..R.R.", ".G.G.."])
  }

  @Test("R17.39 a matrix scales cells, and a phase moves them")
  func placed() throws {
    let made = try #require(pattern(matrixOfTwo))
    let scaled = picture(
      try drawn(4, 4) { fill($0, made, CGRect(x: 0, y: 0, width: 4, height: 4)) })
    let moved = picture(
      try drawn(4, 4) { context in
        context.setPatternPhase(CGSize(width: 1, height: 0))
        fill(context, made, CGRect(x: 0, y: 0, width: 4, height: 4))
      })

    #expect(scaled == ["RR..", "RR..", "..GG", "..GG"])
    #expect(moved == [".RR.", ".RR.", "G..G", "G..G"])
  }

  private let matrixOfTwo = (
    CGRect(x: 0, y: 0, width: 2, height: 2), CGAffineTransform(scaleX: 2, y: 2)
  )

  private func pattern(_ placed: (CGRect, CGAffineTransform)) -> CGPattern? {
    pattern(placed.0, placed.1)
  }

  @Test("R17.39 where y points up the cells do too")
  func upwards() throws {
    let made = try #require(pattern())
    let space = CGColorSpaceCreateDeviceRGB()
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
    fill(context, made, CGRect(x: 0, y: 0, width: 4, height: 4))

    #expect(picture(context.bitmap) == [".G.G", "R.R.", ".G.G", "R.R."])
  }

  @Test("R17.39 cells have space between them, and lie over each other")
  func steps() throws {
    let apart = try #require(pattern(step: CGSize(width: 3, height: -3)))
    let overlapping = pattern(
      CGRect(x: 0, y: 0, width: 3, height: 1), step: CGSize(width: 2, height: 1),
      draw: { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 2, y: 0, width: 9, height: 1))
      })
    let over = try #require(overlapping)

    #expect(
      picture(try drawn(6, 3) { fill($0, apart, CGRect(x: 0, y: 0, width: 6, height: 3)) })
        == ["R..R..", ".G..G.", "......"])
    #expect(
      picture(try drawn(6, 1) { fill($0, over, CGRect(x: 0, y: 0, width: 6, height: 1)) })
        == ["RRRRRR"])
  }

  @Test("R17.39 cells without colours of their own are drawn in the colour of the paint")
  func uncolored() throws {
    let made = try #require(pattern(isColored: false))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    #expect(space.model == .pattern && space.numberOfComponents == 3)
    #expect(space.baseColorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(patternBaseSpace: space) == nil)
    let rows = picture(
      try drawn(4, 2) { context in
        let components: [CGFloat] = [0, 0, 1, 1]
        // Without a base the colour is none, and black stays.
        context.setFillPattern(made, colorComponents: components)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setFillColorSpace(space)
        context.setFillPattern(made, colorComponents: components)
        context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
      })

    #expect(rows == ["##B.", "##.B"])
  }

  @Test("R17.39 lines have patterns, with an alpha of the whole")
  func lines() throws {
    let made = try #require(pattern())
    let rows = picture(
      try drawn(4, 2) { context in
        var alpha: CGFloat = 0.5
        context.setStrokePattern(made, colorComponents: &alpha)
        context.setLineWidth(2)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1)])
      }, [0: ".", 0x8080_0000: "r", 0x8000_8000: "g"])

    #expect(rows == ["r.r.", ".g.g"])
  }

  @Test("R17.39 a colour is a pattern, and equal to another one of the same")
  func colors() throws {
    let made = try #require(pattern())
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    var alpha: CGFloat = 0.5
    let color = try #require(CGColor(patternSpace: space, pattern: made, components: &alpha))

    #expect(color.pattern === made && color.alpha == 0.5 && color.numberOfComponents == 1)
    #expect(color == CGColor(patternSpace: space, pattern: made, components: &alpha))
    let other = try #require(pattern())
    #expect(color != CGColor(patternSpace: space, pattern: other, components: &alpha))
    #expect(CGColor(colorSpace: space, components: &alpha) == nil)
    #expect(
      CGColor(patternSpace: CGColorSpaceCreateDeviceGray(), pattern: made, components: &alpha)
        == nil)
    #expect(color.channels == CGColor(gray: 0, alpha: 0.5).channels)
    let rows = picture(
      try drawn(2, 2) { context in
        context.setFillColor(color.copy(alpha: 1) ?? .black)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      })
    #expect(rows == ["R.", ".G"])
  }

  @Test("R17.39 the callbacks receive what they were given, and it is released once")
  func info() throws {
    let counts = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    counts.initialize(repeating: 0, count: 2)
    defer { counts.deallocate() }
    let release: CGPatternReleaseInfoCallback = { info in
      info?.assumingMemoryBound(to: Int.self)[1] += 1
    }
    let draw: CGPatternDrawPatternCallback = { info, _ in
      info?.assumingMemoryBound(to: Int.self)[0] += 1
    }
    var made = pattern(info: counts, release: release, draw: draw)
    _ = try drawn(9, 9) { context in
      for _ in 0..<3 {
        if let made { fill(context, made, CGRect(x: 0, y: 0, width: 9, height: 9)) }
      }
    }
    #expect(counts[0] == 1 && counts[1] == 0)

    // The `info` of an impossible pattern is not released.
    #expect(pattern(.null, info: counts, release: release) == nil)
    made = nil
    #expect(counts[1] == 1)
  }

  @Test("R17.39 patterns that there cannot be are none")
  func impossible() {
    let numbers: [CGFloat] = [.nan, .infinity, 0]
    for number in numbers {
      #expect(pattern(step: CGSize(width: number, height: 2)) == nil)
      #expect(pattern(step: CGSize(width: 2, height: number)) == nil)
      #expect(pattern(CGRect(x: 0, y: 0, width: number, height: 2)) == nil)
      #expect(pattern(CGRect(x: 0, y: 0, width: 2, height: 2), .init(scaleX: number, y: 1)) == nil)
    }
    #expect(pattern(step: CGSize(width: 0.1, height: 2)) == nil)
    #expect(pattern(CGRect(x: 1e300, y: 0, width: 2, height: 2)) == nil)
    #expect(pattern(draw: nil) == nil)
  }

  @Test("R17.39 a callback that leaves everything open, and a pattern of itself, do no harm")
  func careless() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let own = UnsafeMutablePointer<CGPattern?>.allocate(capacity: 1)
    own.initialize(to: nil)
    defer {
      own.deinitialize(count: 1)
      own.deallocate()
    }
    let careless = pattern(
      step: CGSize(width: 1, height: 1), info: own,
      draw: { info, context in
        context.restoreGState()
        context.restoreGState()
        context.endTransparencyLayer()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        var alpha: CGFloat = 0.5
        if let pattern = info?.assumingMemoryBound(to: CGPattern?.self).pointee {
          context.setFillPattern(pattern, colorComponents: &alpha)
        }
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
      })
    let made = try #require(careless)
    own.pointee = made
    var alpha: CGFloat = 0.5
    let color = CGColor(patternSpace: space, pattern: made, components: &alpha) ?? .black

    let bitmap = try drawn(4, 4) { context in
      context.setFillColor(color)
      context.setShadow(offset: .zero, blur: 1, color: color)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    #expect(bitmap.width == 4)
    own.pointee = nil
  }

  // MARK: PDF files

  @Test("R17.39 in a PDF file cells stay paths, with an alpha too")
  func pdf() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    let made = try #require(pattern(matrixOfTwo))
    fill(context, made, CGRect(x: 0, y: 0, width: 100, height: 100))
    fill(context, made, alpha: 0.5, CGRect(x: 100, y: 100, width: 100, height: 100))
    context.closePDF()
    let text = String(decoding: data as Data, as: Unicode.ASCII.self)

    #expect(text.contains("/PatternType 1"))
    #expect(!text.contains("/Subtype /Image"))
  }
}
