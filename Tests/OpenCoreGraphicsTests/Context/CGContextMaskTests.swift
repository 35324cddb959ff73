import OpenCoreGraphics
import Testing

@Suite struct CGContextMaskTests {
  private let all = CGRect(x: 0, y: 0, width: 4, height: 2)

  /// A picture of grey pixels without alpha, by rows.
  private func gray(_ rows: [[UInt8]]) throws -> CGImage {
    let bytes = Data(rows.flatMap { $0 })
    let provider = try #require(CGDataProvider(data: bytes as CFData))
    return try #require(
      CGImage(
        width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 8,
        bytesPerRow: rows[0].count, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
        provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
  }

  private func mask(_ rows: [[UInt8]], decode: [CGFloat]? = nil) throws -> CGImage {
    let bytes = Data(rows.flatMap { $0 })
    let provider = try #require(CGDataProvider(data: bytes as CFData))
    return try #require(
      CGImage(
        maskWidth: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 8,
        bytesPerRow: rows[0].count, provider: provider,
        decode: decode, shouldInterpolate: false))
  }

  @Test("R17.38 a grey image lets through where it is white; upside down where y points down")
  func grays() throws {
    let image = try gray([[255, 0, 255, 0], [0, 0, 128, 255]])
    let bitmap = try drawn(4, 2) {
      $0.clip(to: all, mask: image)
      $0.setFillColor(red)
      $0.fill(all)
    }

    #expect(picture(bitmap) == [".. 80800000 R", "R.R."])
  }

  @Test("R17.38 of an image with alpha its alpha counts, of a mask its coverage")
  func alphas() throws {
    let image = CGImage(try drawn(4, 2) { $0.fill(CGRect(x: 1, y: 1, width: 2, height: 1)) })
    let cover = try mask([[0, 255, 255, 255], [255, 255, 255, 0]])
    for (mask, rows) in [(image, [".RR.", "...."]), (cover, ["...R", "R..."])] {
      let bitmap = try drawn(4, 2) {
        $0.clip(to: all, mask: mask)
        $0.setFillColor(red)
        $0.fill(all)
      }
      #expect(picture(bitmap) == rows)
    }
  }

  @Test("R17.38 two masks and a clip let through what all of them do, until the state is restored")
  func nested() throws {
    let left = try gray([[255, 255, 0, 0]])
    let even = try gray([[0, 255, 0, 255]])
    let bitmap = try drawn(4, 2) {
      $0.setFillColor(red)
      $0.saveGState()
      $0.clip(to: all, mask: left)
      $0.saveGState()
      $0.clip(to: all, mask: even)
      $0.fill(all)
      $0.restoreGState()
      $0.clip(to: CGRect(x: 0, y: 1, width: 4, height: 1))
      $0.fill(all)
      $0.restoreGState()
      $0.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }

    #expect(picture(bitmap) == [".R.R", "RR.."])
  }

  @Test("R17.38 the mode that replaces what is there replaces it in the mask only")
  func modes() throws {
    let image = try gray([[255, 0, 255, 0]])
    let bitmap = try drawn(4, 1) {
      $0.setFillColor(blue)
      $0.fill(all)
      $0.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1), mask: image)
      $0.setBlendMode(.copy)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.setBlendMode(.clear)
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 1))
    }

    #expect(picture(bitmap) == ["RB.B"])
  }

  @Test("R17.38 a mask cuts shadows and groups")
  func shadowsAndGroups() throws {
    let image = try gray([[255, 0, 255, 255]])
    let bitmap = try drawn(4, 2) {
      $0.clip(to: all, mask: image)
      $0.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: blue)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      $0.endTransparencyLayer()
    }

    #expect(picture(bitmap) == ["R.R.", "B.B."])
  }

  @Test("R17.38 an empty rectangle lets nothing through, and resetting the clip everything")
  func nothing() throws {
    let (image, black) = (try gray([[255]]), try gray([[0]]))
    let bitmap = try drawn(4, 1) {
      $0.setFillColor(red)
      $0.clip(to: .zero, mask: image)
      $0.fill(all)
      $0.resetClip()
      $0.clip(to: all, mask: black)
      $0.fill(all)
      $0.resetClip()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(picture(bitmap) == ["R..."])
  }

  @Test("R17.38 a mask is drawn in the colour of fills")
  func drawnMask() throws {
    let cover = try mask([[255, 0]], decode: [1, 0])
    let bitmap = try drawn(4, 1) {
      $0.setFillColor(green)
      $0.draw(cover, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    #expect(cover.isMask)
    #expect(picture(bitmap) == ["G..."])
  }

  @Test("R17.38 an image with a mask has what the mask lets through")
  func masking() throws {
    let image = try makeFourColors()
    let corner = try gray([[255, 0], [255, 255]])
    let masked = try #require(image.masking(corner))

    #expect(picture(masked.bitmap) == ["R.", "BW"])
  }
}
