import OpenCoreGraphics
import Testing

@Suite struct BitmapTests {
  @Test("A new bitmap is transparent, an opaque one black")
  func empty() throws {
    let clear = try Bitmap(width: 2, height: 1, isOpaque: false)
    let opaque = try Bitmap(width: 2, height: 1, isOpaque: true)

    #expect(picture(clear) == [".."])
    #expect(picture(opaque) == ["##"])
    #expect(clear.bytesPerRow >= 8 && !clear.isOpaque && opaque.isOpaque)
  }

  @Test(
    "An impossible size throws an error of one line",
    arguments: [(0, 5), (5, -1), (40_000, 1), (32_767, 32_767), (Int.max, Int.max)])
  func invalidSize(_ width: Int, _ height: Int) {
    #expect(throws: GraphicsError.invalidBitmapSize(width: width, height: height)) {
      try Bitmap(width: width, height: height, isOpaque: false)
    }
  }

  @Test("The line names the size and the limits")
  func wording() {
    #expect(
      GraphicsError.invalidBitmapSize(width: 40000, height: 1).description
        == "A bitmap of 40000 × 1 pixels cannot be made: each side must be 1 to 32767 "
        + "and the whole at most 268435456 pixels.")
  }

  @Test("A copy does not follow its original")
  func copy() throws {
    let bitmap = try drawn(2, 2) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let copy = try bitmap.copy()

    bitmap.makeContext(scale: 1).fill(CGRect(x: 0, y: 0, width: 2, height: 2))

    #expect(picture(copy) == ["#.", ".."])
  }

  @Test("Drawing keeps bytes that were written directly")
  func written() throws {
    let bitmap = try Bitmap(width: 2, height: 1, isOpaque: false)
    bitmap.data.storeBytes(of: 0xFFFF_0000, as: UInt32.self)
    bitmap.markDirty()

    bitmap.makeContext(scale: 1).fill(CGRect(x: 1, y: 0, width: 1, height: 1))

    #expect(picture(bitmap) == ["R#"])
  }
}
