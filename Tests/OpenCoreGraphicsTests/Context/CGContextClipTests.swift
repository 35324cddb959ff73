import OpenCoreGraphics
import Testing

@Suite struct CGContextClipTests {
  private let everything = CGRect(x: 0, y: 0, width: 4, height: 2)

  @Test("A clip cuts what follows, clips intersect, and restoring undoes them")
  func nested() throws {
    let bitmap = try drawn(4, 2) {
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: 3, height: 2))
      $0.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
      $0.fill(everything)
      $0.restoreGState()
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
    }

    #expect(picture(bitmap) == [".##.", "RRRR"])
  }

  @Test("Several rectangles clip to their union")
  func union() throws {
    let bitmap = try drawn(4, 2) {
      $0.clip(to: [
        CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 3, y: 0, width: 1, height: 1),
      ])
      $0.fill(everything)
    }

    #expect(picture(bitmap) == ["#..#", "#..."])
  }

  @Test("The even-odd rule clips to the ring")
  func evenOdd() throws {
    let bitmap = try drawn(4, 2) {
      $0.addRect(everything)
      $0.addRect(CGRect(x: 1, y: 0, width: 2, height: 1))
      $0.clip(using: .evenOdd)
      $0.fill(everything)
    }

    #expect(picture(bitmap) == ["#..#", "####"])
  }

  @Test("A clip between pixels is soft")
  func soft() throws {
    let bitmap = try drawn(2, 1) {
      $0.clip(to: CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
      $0.setFillColor(red)
      $0.fill(everything)
    }

    #expect(pixels(bitmap) == [0x8080_0000, 0xFFFF_0000])
  }

  @Test("The box of the clip is in user space")
  func box() throws {
    _ = try drawn(4, 2, scale: 2) {
      #expect($0.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.clip(to: CGRect(x: 1, y: 0, width: 9, height: 0.5))
      $0.translateBy(x: 1, y: 0)
      #expect($0.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 1, height: 0.5))
      $0.clip(to: CGRect(x: 50, y: 50, width: 1, height: 1))
      #expect($0.boundingBoxOfClipPath.isNull)
      $0.resetClip()
      #expect($0.boundingBoxOfClipPath == CGRect(x: -1, y: 0, width: 2, height: 1))
    }
  }

  @Test("Clipping to no rectangle hides everything, an empty path changes nothing")
  func nothing() throws {
    let hidden = try drawn(4, 2) {
      $0.clip(to: [])
      $0.fill(everything)
    }
    let shown = try drawn(4, 2) {
      $0.clip()
      $0.fill(everything)
    }

    #expect(picture(hidden) == ["....", "...."])
    #expect(picture(shown) == ["####", "####"])
  }
}
