import OpenCoreGraphics
import Testing

@Suite struct CGContextImageTests {
  private let whole = CGRect(x: 0, y: 0, width: 2, height: 2)

  @Test("An image is upside down in UIKit's contexts, unless it is drawn upright")
  func flipped() throws {
    let image = try makeFourColors()

    #expect(try picture(drawn(2, 2) { $0.draw(image, in: whole) }) == ["BW", "RG"])
    #expect(try picture(drawn(2, 2) { $0.drawUpright(image, in: whole) }) == ["RG", "BW"])
  }

  @Test("An image is upright where y points up")
  func plain() throws {
    let image = try makeFourColors()
    let bitmap = try Bitmap(width: 2, height: 2, isOpaque: false)
    let context = CGContext(
      bitmap: bitmap, deviceTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2))

    context.draw(image, in: whole)

    #expect(picture(bitmap) == ["RG", "BW"])
  }

  @Test("Without interpolation pixels become blocks")
  func blocks() throws {
    let image = try makeFourColors()
    let bitmap = try drawn(4, 6) {
      $0.interpolationQuality = .none
      $0.drawUpright(image, in: CGRect(x: 0, y: 1, width: 4, height: 4))
    }

    #expect(picture(bitmap) == ["....", "RRGG", "RRGG", "BBWW", "BBWW", "...."])
  }

  @Test(
    "A stretched image has sharp sides",
    arguments: [CGInterpolationQuality.low, .medium, .high, .default])
  func sharpSides(_ quality: CGInterpolationQuality) throws {
    let image = CGImage(try drawn(1, 1) { $0.fill(whole) })
    let bitmap = try drawn(5, 3) {
      $0.interpolationQuality = quality
      $0.drawUpright(image, in: CGRect(x: 1, y: 1, width: 3, height: 1))
    }

    #expect(picture(bitmap) == [".....", ".###.", "....."])
  }

  @Test("A smaller image is the mean of its pixels")
  func shrunk() throws {
    let image = try makeFourColors()
    let bitmap = try drawn(1, 1) {
      $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    let pixel = bitmap.pixel(x: 0, y: 0)
    for shift in [0, 8, 16] {
      #expect(abs(Int(pixel >> shift & 0xFF) - 128) <= 2)
    }
  }

  @Test("Alpha and clip apply")
  func alphaAndClip() throws {
    let image = try makeFourColors()
    let bitmap = try drawn(2, 2) {
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2))
      $0.setAlpha(0.5)
      $0.drawUpright(image, in: whole)
    }

    #expect(pixels(bitmap) == [0x8080_0000, 0, 0x8000_0080, 0])
  }

  @Test("Tiles repeat over the whole clip, one of them at the rectangle")
  func tiles() throws {
    let image = try makeFourColors()
    let bitmap = try drawn(5, 3) {
      $0.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
    }

    #expect(picture(bitmap) == ["WBWBW", "GRGRG", "WBWBW"])
  }

  @Test(
    "A rectangle without area draws nothing",
    arguments: [
      CGRect.null, .zero, CGRect(x: 0, y: 0, width: 2, height: 0),
      CGRect(x: 0, y: CGFloat.nan, width: 2, height: 2), .infinite,
    ])
  func nothing(_ rect: CGRect) throws {
    let image = try makeFourColors()
    let bitmap = try drawn(2, 2) {
      $0.draw(image, in: rect)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(bitmap.pixel(x: 0, y: 0) == 0xFF00_0000)
    if !rect.isInfinite { #expect(picture(bitmap) == ["#.", ".."]) }
  }
}
