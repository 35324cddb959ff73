import NestTesting
import OpenCoreGraphics
import Testing

@Suite struct CGContextShadowTests {
  private let square = CGRect(x: 2, y: 1, width: 2, height: 2)

  @Test("R17.38 a shadow without blur is the shape itself, moved, and lies below it")
  func sharp() throws {
    let bitmap = try drawn(7, 5) {
      $0.setShadow(offset: CGSize(width: 1, height: 1), blur: 0, color: blue)
      $0.setFillColor(red)
      $0.fill(square)
    }

    #expect(picture(bitmap) == [".......", "..RR...", "..RRB..", "...BB..", "......."])
  }

  @Test("R17.38 the offset is in base space: pixels of points, whatever the transform is")
  func baseSpace() throws {
    let bitmap = try drawn(8, 4, scale: 2) {
      $0.scaleBy(x: 0.5, y: -0.5)
      $0.translateBy(x: 0, y: -4)
      $0.setShadow(offset: CGSize(width: 2, height: 0.5), blur: 0, color: blue)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 1, y: 2, width: 2, height: 1))
    }

    #expect(picture(bitmap) == ["........", ".RR.....", ".....BB.", "........"])
  }

  @Test("R17.38 where y points up, so does the offset")
  func upwards() throws {
    let bitmap = try Bitmap(width: 3, height: 3, isOpaque: false)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 3)
    let context = CGContext(bitmap: bitmap, deviceTransform: flip)
    context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: blue)
    context.setFillColor(red)

    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))

    #expect(picture(bitmap) == [".B.", ".R.", "..."])
  }

  @Test(
    "R17.38 what lies outside of the clip casts a shadow into it, and the clip cuts the shadow")
  func clipped() throws {
    let bitmap = try drawn(6, 1) {
      $0.clip(to: CGRect(x: 2, y: 0, width: 2, height: 1))
      $0.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: blue)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    #expect(picture(bitmap) == ["...B.."])
  }

  @Test("R17.38 without a colour a shadow is a third of black, and a clear one or none ends it")
  func colors() throws {
    let bitmap = try drawn(6, 3) {
      $0.setShadow(offset: CGSize(width: 0, height: 1), blur: 0)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: nil)
      $0.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      $0.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: .clear)
      $0.fill(CGRect(x: 4, y: 0, width: 1, height: 1))
    }

    #expect(picture(bitmap) == ["#.#.#.", " 55000000 .....", "......"])
  }

  @Test("R17.38 a blurred shadow is even, symmetric, and has half its strength at the edge")
  func blurred() throws {
    let bitmap = try drawn(80, 80) {
      $0.setShadow(offset: CGSize(width: 200, height: 0), blur: 8, color: .black)
      $0.fill(CGRect(x: -180, y: 20, width: 40, height: 40))
    }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(bitmap.pixel(x: x, y: y) >> 24) }
    #expect(alpha(40, 40) == 255)
    #expect(abs(alpha(20, 40) + alpha(19, 40) - 255) <= 2)
    #expect(alpha(5, 40) == 0)
    for step in 0..<40 { #expect(alpha(step, 40) == alpha(79 - step, 40)) }
    for step in 0..<40 { #expect(alpha(step, 40) == alpha(40, step)) }
    // A standard deviation of half the blur: 84 % at one of it.
    #expect(abs(alpha(23, 40) - 208) <= 8)
  }

  @Test("R17.38 lines, images, gradients and groups cast shadows; a group casts one")
  func everything() throws {
    let image = CGImage(try drawn(1, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) })
    let bitmap = try drawn(8, 3) {
      $0.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: blue)
      $0.setStrokeColor(red)
      $0.stroke(CGRect(x: 0.5, y: 0.5, width: 0, height: 0), width: 1)
      $0.move(to: CGPoint(x: 0, y: 0.5))
      $0.addLine(to: CGPoint(x: 1, y: 0.5))
      $0.strokePath()
      $0.draw(image, in: CGRect(x: 2, y: 0, width: 1, height: 1))
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(green)
      $0.fill(CGRect(x: 4, y: 0, width: 1, height: 1))
      $0.setFillColor(red)
      $0.fill(CGRect(x: 4, y: 1, width: 1, height: 1))
      $0.endTransparencyLayer()
      $0.fill(CGRect(x: 6, y: 0, width: 1, height: 1))
    }

    #expect(picture(bitmap) == ["R.#.G.#.", "B.B.R.B.", "....B..."])
  }

  @Test("R17.38 a shadow belongs to the state, and clearing casts none")
  func state() throws {
    let bitmap = try drawn(4, 2) {
      $0.saveGState()
      $0.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: blue)
      $0.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.setBlendMode(.copy)
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      $0.restoreGState()
      $0.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }

    #expect(picture(bitmap) == [".#.#", "...."])
  }

  @Test("R17.38 alpha and blend mode apply to a shadow too")
  func composed() throws {
    let bitmap = try drawn(2, 2) {
      $0.setFillColor(.white)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      $0.setBlendMode(.multiply)
      $0.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: red)
      $0.setFillColor(green)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.setBlendMode(.normal)
      $0.setAlpha(0)
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    #expect(picture(bitmap) == ["GW", "RW"])
  }

  @Test("R17.38 whatever numbers shadows are made of, the context continues drawing")
  func oddNumbers() throws {
    var numbers = OddNumbers(seed: 3, from: OddNumbers.wild)
    let context = try Bitmap(width: 40, height: 20, isOpaque: false).makeContext(scale: 2)
    for _ in 0..<60 {
      context.setShadow(
        offset: CGSize(width: numbers.next(), height: numbers.next()), blur: numbers.next())
      context.fill(numbers.nextRect())
      context.setPatternPhase(CGSize(width: numbers.next(), height: numbers.next()))
      context.saveGState()
      context.clip(to: numbers.nextRect(), mask: try makeFourColors())
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.restoreGState()
    }
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    context.flush()

    #expect(context.bitmap.pixel(x: 5, y: 5) == 0xFFFF_0000)
  }
}
