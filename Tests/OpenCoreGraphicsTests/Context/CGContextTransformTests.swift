import OpenCoreGraphics
import Testing

@Suite struct CGContextTransformTests {
  private func makePlain(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
  }

  @Test("In a context of its own y points up")
  func plain() throws {
    let context = try makePlain(3, 2)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(context.ctm.isIdentity)
    #expect(picture(context.bitmap) == ["...", "#.."])
  }

  @Test("In UIKit's contexts y points down, and the transform says so")
  func flipped() throws {
    let bitmap = try drawn(6, 4, scale: 2) {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect($0.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
      #expect($0.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 2, y: 0))
      #expect($0.convertToUserSpace(CGPoint(x: 2, y: 0)) == CGPoint(x: 1, y: 2))
    }

    #expect(picture(bitmap) == ["##....", "##....", "......", "......"])
  }

  @Test("Each transform is applied before those that are there")
  func order() throws {
    let bitmap = try drawn(6, 2) {
      $0.scaleBy(x: 2, y: 2)
      $0.translateBy(x: 1, y: 0)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(picture(bitmap) == ["..##..", "..##.."])
  }

  @Test("A rotation by a quarter is exact to the pixel")
  func rotation() throws {
    let bitmap = try drawn(3, 3) {
      $0.translateBy(x: 3, y: 0)
      $0.rotate(by: .pi / 2)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    #expect(picture(bitmap) == ["..#", "..#", "..."])
  }

  @Test("The transform counts when a piece is added, not when it is filled")
  func pathSpace() throws {
    let bitmap = try drawn(4, 1) {
      $0.translateBy(x: 1, y: 0)
      $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.translateBy(x: 1, y: 0)
      #expect($0.boundingBoxOfPath == CGRect(x: -1, y: 0, width: 1, height: 1))
      #expect($0.currentPointOfPath == CGPoint(x: -1, y: 0))
      #expect($0.pathContains(CGPoint(x: -0.5, y: 0.5), mode: .fill))
      $0.fillPath()
    }

    #expect(picture(bitmap) == [".#.."])
  }

  @Test("Restoring restores everything that was saved, and does nothing without a saved state")
  func restoring() throws {
    let bitmap = try drawn(3, 1) {
      $0.setFillColor(red)
      $0.saveGState()
      $0.setFillColor(blue)
      $0.setAlpha(0)
      $0.translateBy(x: 2, y: 0)
      $0.setBlendMode(.clear)
      $0.setLineWidth(50)
      $0.interpolationQuality = .none
      $0.restoreGState()
      $0.restoreGState()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.setStrokeColor(green)
      $0.strokeLineSegments(between: [CGPoint(x: 2.5, y: 0), CGPoint(x: 2.5, y: 1)])
      #expect($0.interpolationQuality == .default)
    }

    #expect(picture(bitmap) == ["R.G"])
  }
}
