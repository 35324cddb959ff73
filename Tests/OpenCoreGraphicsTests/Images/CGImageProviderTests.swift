import OpenCoreGraphics
import Synchronization
import Testing

@Suite struct CGImageProviderTests {
  private func image(
    _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int = 8, pixel: Int, row: Int? = nil,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), alpha: CGImageAlphaInfo = .none,
    order: CGBitmapInfo = [], decode: [CGFloat]? = nil
  ) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    return CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel,
      bytesPerRow: row ?? (width * pixel + 7) / 8, space: space,
      bitmapInfo: [CGBitmapInfo(rawValue: alpha.rawValue), order],
      provider: provider, decode: decode,
      shouldInterpolate: true, intent: .perceptual)
  }

  @Test(
    "R17.38 every order of the components of 8 bits is read",
    arguments: [
      ([255, 0, 0], 24, CGImageAlphaInfo.none, [] as CGBitmapInfo),
      ([255, 0, 0, 255], 32, .premultipliedLast, []),
      ([255, 0, 0, 255], 32, .last, .byteOrder32Big),
      ([255, 255, 0, 0], 32, .first, []), ([255, 255, 0, 0], 32, .premultipliedFirst, []),
      ([255, 0, 0, 7], 32, .noneSkipLast, []), ([7, 255, 0, 0], 32, .noneSkipFirst, []),
      ([0, 0, 255, 255], 32, .premultipliedFirst, .byteOrder32Little),
      ([255, 0, 0, 255], 32, .premultipliedLast, .byteOrder32Big),
      ([7, 0, 0, 255], 32, .noneSkipLast, .byteOrder32Little),
    ] as [([UInt8], Int, CGImageAlphaInfo, CGBitmapInfo)])
  func orders(_ bytes: [UInt8], _ pixel: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo)
    throws
  {
    let image = try #require(try image(bytes, width: 1, pixel: pixel, alpha: alpha, order: order))

    #expect(picture(image.bitmap) == ["R"])
    #expect(image.renderingIntent == .perceptual && image.shouldInterpolate && !image.isMask)
  }

  @Test("R17.38 colours that are not premultiplied become so, and impossible ones are limited")
  func alphas() throws {
    let plain = try #require(try image([255, 128, 0, 128], width: 1, pixel: 32, alpha: .last))
    let excess = try #require(
      try image([255, 128, 0, 128], width: 1, pixel: 32, alpha: .premultipliedLast))

    #expect(pixels(plain.bitmap) == [0x8080_4000])
    #expect(pixels(excess.bitmap) == [0x8080_8000])
  }

  @Test("R17.38 greys have 1, 2, 4, 8 or 16 bits")
  func grays() throws {
    let space = CGColorSpaceCreateDeviceGray()
    let cases: [([UInt8], bits: Int)] = [
      ([0b0100_0000], 1), ([0b0011_0000], 2), ([0x0F], 4), ([0, 255], 8), ([0, 0, 255, 255], 16),
    ]
    for (bytes, bits) in cases {
      let image = try #require(
        try image(bytes, width: 2, bits: bits, pixel: bits, space: space))
      #expect(picture(image.bitmap) == ["#W"], "\(bits) bits")
    }
    let little = try #require(
      try image(
        [255, 0, 0, 255], width: 2, bits: 16, pixel: 16, space: space, order: .byteOrder16Little))
    #expect(pixels(little.bitmap) == [0xFF01_0101, 0xFFFE_FEFE])
  }

  @Test("R17.38 rows may be longer than their pixels, and numbers stand for what decode says")
  func rowsAndDecode() throws {
    let padded = try #require(
      try image(
        [255, 0, 0, 9, 9, 0, 255, 0], width: 1, height: 2, pixel: 24, row: 5))
    let inverted = try #require(
      try image([255, 0, 255], width: 1, pixel: 24, decode: [1, 0, 1, 0, 0, 1]))

    #expect(picture(padded.bitmap) == ["R", "G"])
    #expect(pixels(inverted.bitmap) == [0xFF00_FFFF])
  }

  @Test("R17.38 what cannot be read, is too short or has no size that a bitmap has gives no image")
  func refused() throws {
    let ten = [UInt8](repeating: 0, count: 10)
    #expect(try image(ten, width: 2, height: 2, pixel: 24) == nil)
    #expect(try image(ten, width: 2, pixel: 24, row: 5) == nil)
    #expect(try image(ten, width: 2, pixel: 24, row: -6) == nil)
    #expect(try image(ten, width: 1, height: 2, pixel: 24, row: .max) == nil)
    #expect(try image(ten, width: 0, pixel: 24) == nil)
    #expect(try image(ten, width: -1, pixel: 24, row: 4) == nil)
    #expect(try image(ten, width: .max, height: .max, pixel: 24, row: 4) == nil)
    #expect(try image(ten, width: 40_000, pixel: 24) == nil)
    #expect(try image(ten, width: 1, pixel: 32) == nil)
    #expect(try image(ten, width: 1, bits: 5, pixel: 15) == nil)
    #expect(try image(ten, width: 1, bits: 4, pixel: 12) == nil)
    #expect(try image(ten, width: 1, bits: .max, pixel: .max, row: 4) == nil)
    #expect(try image(ten, width: 1, pixel: 24, order: .floatComponents) == nil)
    #expect(try image(ten, width: 1, pixel: 24, order: .byteOrder32Little) == nil)
    #expect(try image([], width: 1, pixel: 24) == nil)
    let odd = try #require(
      try image([1, 2, 3], width: 1, pixel: 24, decode: [.nan, .infinity, -.infinity, 9, 0, 1]))
    #expect(odd.width == 1)
  }

  @Test("R17.38 an image provides its bytes as it says that they are laid out")
  func bytes() throws {
    let image = try makeFourColors()
    let data = try #require(image.dataProvider?.data)
    let provider = try #require(CGDataProvider(data: data))
    let space = try #require(image.colorSpace)
    let again = CGImage(
      width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
      bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow,
      space: space, bitmapInfo: image.bitmapInfo,
      provider: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)

    #expect(data.count == 16)
    let bitmap = try #require(again?.bitmap)
    #expect(picture(bitmap) == ["RG", "BW"])
  }

  private static let released = Mutex(0)

  @Test("R17.38 bytes of the program are released once, and a file that is not there gives none")
  func bytesOfProgram() throws {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 1)
    bytes.initializeMemory(as: UInt8.self, repeating: 255, count: 64)
    var provider = CGDataProvider(dataInfo: nil, data: bytes, size: 64) { _, bytes, count in
      CGImageProviderTests.released.withLock { $0 += count }
      UnsafeMutableRawPointer(mutating: bytes).deallocate()
    }
    #expect(provider?.data?.count == 64)
    #expect(Self.released.withLock { $0 } == 0)

    provider = nil

    #expect(Self.released.withLock { $0 } == 64)
    #expect(CGDataProvider(dataInfo: nil, data: bytes, size: -1) { _, _, _ in } == nil)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere/at/all")) == nil)
    #expect(CGDataProvider(filename: "/nowhere/at/all") == nil)
  }
}
