import OpenCoreGraphics
import Testing

@Suite struct CGContextBitmapTests {
  private let usual =
    CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Host.rawValue

  private func make(
    data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 2, bits: Int = 8,
    bytesPerRow: Int = 0, space: CGColorSpace = .deviceRGB, info: UInt32? = nil
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: info ?? usual)
  }

  @Test("A premultiplied RGB bitmap can be drawn into")
  func usualLayout() throws {
    let context = try #require(make())

    #expect(context.width == 2 && context.height == 2 && context.bytesPerRow == 8)
    #expect(context.bitsPerPixel == 32 && context.bitsPerComponent == 8)
    #expect(context.alphaInfo == .premultipliedFirst)
    #expect(context.data != nil)
  }

  @Test("The caller's memory receives the pixels")
  func ownMemory() throws {
    var memory = [UInt32](repeating: 0, count: 8)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(make(data: bytes.baseAddress, bytesPerRow: 16))
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      context.flush()
    }

    #expect(memory == [0xFFFF_0000, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("Other layouts and sizes give no context")
  func others() {
    let last =
      CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Host.rawValue
    #expect(make(bits: 16) == nil)
    #expect(make(space: .deviceGray) == nil)
    #expect(make(info: last) == nil)
    #expect(make(info: CGImageAlphaInfo.premultipliedFirst.rawValue) == nil)
    #expect(make(width: 0) == nil)
    #expect(make(height: -3) == nil)
    #expect(make(width: 100_000, height: 100_000) == nil)
    #expect(make(bytesPerRow: 4) == nil)
    #expect(make(bytesPerRow: 9) == nil)
  }
}
