import OpenCoreGraphics
import Testing

@Suite struct CGImageTests {
  @Test("An image has its size and layout")
  func properties() throws {
    let image = try makeFourColors()

    #expect(image.width == 2 && image.height == 2)
    #expect(image.bitsPerPixel == 32 && image.bitsPerComponent == 8)
    #expect(image.alphaInfo == .premultipliedFirst)
    #expect(image.bitmapInfo.contains(.byteOrder32Host))
    #expect(image == image.copy())
    #expect(try image != makeFourColors())
  }

  @Test("Cropping takes whole pixels from the top left")
  func cropping() throws {
    let image = try makeFourColors()

    let corner = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    let beyond = try #require(image.cropping(to: CGRect(x: 0.5, y: 1.2, width: 50, height: 50)))

    #expect(picture(corner.bitmap) == ["G"])
    #expect(picture(beyond.bitmap) == ["BW"])
  }

  @Test(
    "Cropping to nothing gives nothing",
    arguments: [
      CGRect.null, CGRect(x: 2, y: 0, width: 5, height: 5), .zero,
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    ])
  func croppingToNothing(_ rect: CGRect) throws {
    #expect(try makeFourColors().cropping(to: rect) == nil)
  }

  @Test("What a context draws later does not change the image that it made")
  func makeImage() throws {
    let bitmap = try Bitmap(width: 1, height: 1, isOpaque: false)
    let context = bitmap.makeContext(scale: 1)
    let before = try #require(context.makeImage())

    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(picture(before.bitmap) == ["."])
    #expect(picture(bitmap) == ["#"])
  }
}
