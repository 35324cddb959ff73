import CPixelKernels
import CPixman
import DisplayServer
import Testing

@testable import OpenQuartzCore

@Suite("Pixel kernels")
struct PixelKernelTests {
  /// A bitmap that owns its pixels.
  nonisolated final class Picture {
    let width: Int
    let height: Int
    let words: UnsafeMutablePointer<UInt32>

    init(width: Int, height: Int, _ word: (Int, Int) -> UInt32) {
      self.width = width
      self.height = height
      words = .allocate(capacity: width * height)
      for y in 0..<height {
        for x in 0..<width { (words + y * width + x).initialize(to: word(x, y)) }
      }
    }

    deinit { words.deallocate() }

    var bitmap: nk_bitmap {
      nk_bitmap(
        pixels: words, bytes_per_row: width * 4, width: Int32(width), height: Int32(height))
    }

    var contents: [UInt32] { Array(UnsafeBufferPointer(start: words, count: width * height)) }

    /// How many pixels are not those of another picture.
    func differences(from other: Picture) -> Int {
      zip(contents, other.contents).filter { $0 != $1 }.count
    }

    var everything: nk_box { nk_box(left: 0, top: 0, right: Int32(width), bottom: Int32(height)) }
  }

  /// Premultiplied noise with smooth parts, always the same.
  func noise(width: Int, height: Int, opaque: Bool) -> Picture {
    var state: UInt32 = 12345
    return Picture(width: width, height: height) { x, y in
      state = state &* 1_664_525 &+ 1_013_904_223
      let alpha = opaque ? 255 : (state >> 24)
      let red = UInt32((x * 5 + y) % 256) * alpha / 255
      let green = UInt32((y * 7) % 256) * alpha / 255
      let blue = ((state >> 8) & 0xff) * alpha / 255
      return alpha << 24 | red << 16 | green << 8 | blue
    }
  }

  func drawing(
    _ source: Picture, through inverse: PlaneProjection, alpha: UInt8 = 255, isOpaque: Bool = false
  ) -> nk_picture {
    var picture = nk_picture()
    picture.bitmap = source.bitmap
    picture.width = Double(source.width)
    picture.height = Double(source.height)
    picture.is_opaque = isOpaque
    picture.alpha = alpha
    picture.inverse = inverse.rows
    return picture
  }

  /// Rotated, skewed, perspective, magnified, reduced, behind the eye: map source to destination.
  static let maps: [(String, PlaneProjection)] = [
    ("turned", .rotation(0.3).concatenating(.translation(60, 10))),
    ("rotated by a right angle", .rotation(.pi / 2).concatenating(.translation(90, 5))),
    ("skewed", PlaneProjection(1, 0.4, 5, 0.1, 0.9, 3, 0, 0, 1)),
    ("magnified", .scale(2.7, 2.2).concatenating(.translation(-20.3, -10.6))),
    ("reduced", .scale(0.6, 0.7).concatenating(.translation(10.4, 20.7))),
    ("in perspective", PlaneProjection(0.8, 0.1, 20, 0.05, 0.9, 15, 0.004, 0.001, 1)),
    ("through the eye", PlaneProjection(1, 0, 60, 0, 1, 40, -0.03, 0, 1)),
    ("mirrored", PlaneProjection(-1, 0, 100, 0, 1, 3.5, 0, 0, 1)),
    ("mirrored and reduced", PlaneProjection(-0.73, 0, 100.2, 0, -0.9, 50.5, 0, 0, 1)),
    ("reduced, an even number of columns", .scale(0.61, 0.9)),
  ]

  @Test("R17.7 a colour is painted through a mask as pixman does it, by SSE2 and scalar code")
  func cover() throws {
    var state: UInt32 = 99
    func random() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 8
    }
    let (width, height) = (61, 9)
    var bytes = (0..<64 * height).map { _ in
      random() % 3 == 0 ? (random() % 2 == 0 ? UInt8(0) : 255) : UInt8(random() % 256)
    }
    for color: UInt32 in [0xFFFF_FFFF, 0xFF12_3456, 0x8040_1000, 0x0101_0101, 0x4D00_0000, 0] {
      for opaque in [true, false] {
        let pictures = (0..<3).map { _ in noise(width: width, height: height, opaque: opaque) }
        bytes.withUnsafeMutableBytes { raw in
          guard let start = raw.baseAddress else { return }
          let mask = nk_mask(
            bytes: start, bytes_per_row: 64, width: Int32(width), height: Int32(height))
          nk_cover(pictures[0].bitmap, mask, color)
          nk_cover_scalar(pictures[1].bitmap, mask, color)
          let target = PixmanImage(
            pixels: pictures[2].words, width: width, height: height, bytesPerRow: width * 4,
            isOpaque: opaque, owner: nil)
          let source = SolidImage(PixelColor(word: color))
          let coverage = pixman_image_create_bits(
            PIXMAN_a8, Int32(width), Int32(height), start.assumingMemoryBound(to: UInt32.self), 64)
          pixman_image_composite32(
            PIXMAN_OP_OVER, source.raw, coverage, target.raw, 0, 0, 0, 0, 0, 0, Int32(width),
            Int32(height))
          pixman_image_unref(coverage)
        }
        #expect(pictures[0].contents == pictures[1].contents)
        // The highest byte of an opaque pixel means nothing.
        let seen = pictures.map { $0.contents.map { opaque ? $0 | 0xFF00_0000 : $0 } }
        #expect(seen[0] == seen[2], "\(String(color, radix: 16)) \(opaque)")
      }
    }
  }

  @Test("R17.7 a filled part has the pixels that pixman gives it, and nothing beside it changes")
  func fill() {
    for (color, width) in [(0xFF12_3456 as UInt32, 1), (0, 7), (0xFFFF_FFFF, 40)] {
      let pictures = (0..<2).map { _ in noise(width: 61, height: 9, opaque: false) }
      let images = pictures.map {
        PixmanImage(
          pixels: $0.words, width: 61, height: 9, bytesPerRow: 61 * 4, isOpaque: false, owner: nil)
      }
      nk_fill(images[0].part(PixelRect(x: 5, y: 2, width: width, height: 6)), color)
      var value = PixelColor(word: color).pixman
      var box = pixman_box32_t(x1: 5, y1: 2, x2: 5 + Int32(width), y2: 8)
      pixman_image_fill_boxes(PIXMAN_OP_SRC, images[1].raw, &value, 1, &box)
      #expect(pictures[0].contents == pictures[1].contents)
    }
  }

  @Test("R17.7 rows of a mask may be in the opposite order, or one that is repeated")
  func coverRows() {
    let white = { Picture(width: 3, height: 2) { _, _ in 0xFFFF_FFFF } }
    var bytes: [UInt8] = [0, 255, 0, 255, 0, 0]
    let (turned, repeated) = (white(), white())
    bytes.withUnsafeMutableBytes { raw in
      guard let start = raw.baseAddress else { return }
      nk_cover(
        turned.bitmap, nk_mask(bytes: start + 3, bytes_per_row: -3, width: 3, height: 2),
        0xFF00_0000)
      nk_cover(
        repeated.bitmap, nk_mask(bytes: start, bytes_per_row: 0, width: 3, height: 2),
        0xFF00_0000)
    }
    let (black, rest) = (0xFF00_0000 as UInt32, 0xFFFF_FFFF as UInt32)
    #expect(turned.contents == [black, rest, rest, rest, black, rest])
    #expect(repeated.contents == [rest, black, rest, rest, black, rest])
  }

  @Test("SSE2 and scalar code give the same pixels", arguments: [UInt8(255), 128, 1])
  func vectorEqualsScalar(alpha: UInt8) throws {
    for (name, map) in Self.maps {
      for isOpaque in [true, false] {
        let source = noise(width: 67, height: 45, opaque: false)
        let fast = noise(width: 131, height: 97, opaque: false)
        let slow = noise(width: 131, height: 97, opaque: false)
        var picture = drawing(
          source, through: try #require(map.inverted), alpha: alpha, isOpaque: isOpaque)

        nk_draw_picture(fast.bitmap, fast.everything, &picture)
        nk_draw_picture_scalar(slow.bitmap, slow.everything, &picture)

        #expect(fast.differences(from: slow) == 0, "\(name), opaque: \(isOpaque)")
      }
    }
  }

  @Test("A pixel does not depend on the clip")
  func clipDoesNotMatter() throws {
    for (name, map) in Self.maps {
      let source = noise(width: 67, height: 45, opaque: false)
      let whole = noise(width: 131, height: 97, opaque: true)
      let parts = noise(width: 131, height: 97, opaque: true)
      var picture = drawing(source, through: try #require(map.inverted), alpha: 200)

      nk_draw_picture(whole.bitmap, whole.everything, &picture)
      for top in stride(from: 0, to: 97, by: 13) {
        for left in stride(from: 0, to: 131, by: 17) {
          let clip = nk_box(
            left: Int32(left), top: Int32(top), right: Int32(left + 17), bottom: Int32(top + 13))
          nk_draw_picture(parts.bitmap, clip, &picture)
        }
      }

      #expect(whole.differences(from: parts) == 0, "\(name)")
    }
  }

  @Test("The kernel agrees with bilinear sampling in floating point")
  func agreesWithReference() throws {
    for (name, map) in Self.maps {
      let source = noise(width: 67, height: 45, opaque: false)
      let target = noise(width: 131, height: 97, opaque: true)
      let reference = ReferenceSampler(source: source, map: map, alpha: 200)
      let before = target.contents
      var picture = drawing(source, through: try #require(map.inverted), alpha: 200)

      nk_draw_picture(target.bitmap, target.everything, &picture)

      var worst = 0.0
      for (index, word) in target.contents.enumerated() {
        let expected = reference.pixel(x: index % 131, y: index / 131, over: before[index])
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          let value = Double((word >> shift) & 0xff)
          worst = max(worst, abs(value - expected[Int(shift / 8)]))
        }
      }
      // Weights of seven bits move a sample by up to 1/256 of a texel in each direction.
      #expect(worst < 3, "\(name): off by \(worst)")
    }
  }

  @Test("An opaque picture at an integer offset is copied exactly")
  func integerOffsetIsExact() throws {
    let source = noise(width: 40, height: 30, opaque: true)
    let target = Picture(width: 60, height: 50) { _, _ in 0xff00_00ff }
    var picture = drawing(
      source, through: try #require(PlaneProjection.translation(7, 9).inverted), isOpaque: true)

    nk_draw_picture(target.bitmap, target.everything, &picture)

    let expected = Picture(width: 60, height: 50) { x, y in
      (7..<47).contains(x) && (9..<39).contains(y)
        ? source.words[(y - 9) * 40 + x - 7] : 0xff00_00ff
    }
    #expect(target.differences(from: expected) == 0)
  }

  @Test("A right angle is exact")
  func rightAngleIsExact() throws {
    let source = noise(width: 40, height: 30, opaque: true)
    let target = Picture(width: 30, height: 40) { _, _ in 0 }
    let map = PlaneProjection.rotation(.pi / 2).concatenating(.translation(30, 0))
    var picture = drawing(source, through: try #require(map.inverted), isOpaque: true)

    nk_draw_picture(target.bitmap, target.everything, &picture)

    let expected = Picture(width: 30, height: 40) { x, y in source.words[(29 - x) * 40 + y] }
    #expect(target.differences(from: expected) == 0)
  }

  @Test("Edges are antialiased by the part of the pixel that they cover")
  func edges() throws {
    let source = Picture(width: 2, height: 2) { _, _ in 0xffff_ffff }
    let target = Picture(width: 8, height: 1) { _, _ in 0xff00_0000 }
    let map = PlaneProjection.scale(2, 10).concatenating(.translation(1.75, -5))
    var picture = drawing(source, through: try #require(map.inverted))

    nk_draw_picture(target.bitmap, target.everything, &picture)

    let grays = target.contents.map { $0 & 0xff }
    #expect(grays == [0, 64, 255, 255, 255, 191, 0, 0])
  }

  @Test("A picture narrower than a pixel covers what it covers, and none seen edge-on")
  func thin() throws {
    let source = Picture(width: 4, height: 4) { _, _ in 0xffff_ffff }
    for (width, expected) in [(0.2, UInt32(51)), (0.0001, 0)] {
      let target = Picture(width: 3, height: 1) { _, _ in 0xff00_0000 }
      let map = PlaneProjection.scale(width / 4, 10).concatenating(
        .translation(1.5 - width / 2, -5))
      var picture = drawing(source, through: try #require(map.inverted))

      nk_draw_picture(target.bitmap, target.everything, &picture)

      #expect(target.contents.map { $0 & 0xff } == [0, expected, 0])
    }
  }

  @Test("What is behind the eye is not drawn")
  func behindTheEye() throws {
    // The plane x' = x / (1 - x/20): the eye is at x = 20, the right half is behind it.
    let source = Picture(width: 40, height: 4) { _, _ in 0xffff_ffff }
    let target = Picture(width: 64, height: 1) { _, _ in 0xff00_0000 }
    let map = PlaneProjection(1, 0, 32, 0, 1, 0, -0.05, 0, 1)
      .concatenating(.translation(0, -1))
    var picture = drawing(source, through: try #require(map.inverted))

    nk_draw_picture(target.bitmap, target.everything, &picture)

    let isDrawn = target.contents.map { $0 & 0xff != 0 }
    let reference = ReferenceSampler(source: source, map: map, alpha: 255)
    let expected = (0..<64).map { reference.pixel(x: $0, y: 0, over: 0xff00_0000)[0] > 0.5 }
    #expect(isDrawn == expected)
    #expect(isDrawn.contains(false))
  }

  @Test("A matrix that is not a number draws nothing outside the picture's memory")
  func notANumber() {
    let source = noise(width: 5, height: 5, opaque: true)
    let target = Picture(width: 20, height: 20) { _, _ in 0xff00_0000 }
    for value in [Double.nan, .infinity, 1e300, 0] {
      var picture = drawing(
        source, through: PlaneProjection(value, value, value, 1, value, 1, value, 0, 1))
      nk_draw_picture(target.bitmap, target.everything, &picture)
    }
  }

  @Test("Halving averages pairs and keeps an odd last one")
  func halving() {
    let source = Picture(width: 5, height: 3) { x, y in UInt32(x * 10 + y * 4) * 0x0101_0101 }
    let columns = Picture(width: 3, height: 3) { _, _ in 0 }
    let rows = Picture(width: 5, height: 2) { _, _ in 0 }

    nk_halve_columns(columns.bitmap, source.bitmap)
    nk_halve_rows(rows.bitmap, source.bitmap)

    #expect(columns.contents.map { $0 & 0xff } == [5, 25, 40, 9, 29, 44, 13, 33, 48])
    #expect(rows.contents.map { $0 & 0xff } == [2, 12, 22, 32, 42, 8, 18, 28, 38, 48])
  }
}

extension PlaneProjection {
  /// Rotates about the origin, from the x axis towards the y axis, by an angle in radians.
  nonisolated static func rotation(_ angle: Double) -> PlaneProjection {
    PlaneProjection(cos(angle), -sin(angle), 0, sin(angle), cos(angle), 0, 0, 0, 1)
  }
}

extension PixelKernelTests {
  @Test("The box around what is not clear is that of the pixels, wherever they are")
  func visibleBox() {
    func box(_ picture: Picture) -> [Int32] {
      let box = nk_visible_box(picture.bitmap)
      return [box.left, box.top, box.right, box.bottom]
    }
    for (width, height) in [(1, 1), (7, 3), (31, 4), (32, 5), (97, 9), (130, 2)] {
      #expect(box(Picture(width: width, height: height) { _, _ in 0 }) == [0, 0, 0, 0])
      for y in 0..<height {
        for x in stride(from: 0, to: width, by: 3) {
          let (otherX, otherY) = ((x * 5 + 2) % width, (y * 3 + 1) % height)
          let picture = Picture(width: width, height: height) { column, row in
            (column, row) == (x, y) ? 1 : (column, row) == (otherX, otherY) ? 0xff00_0000 : 0
          }
          let expected = [
            min(x, otherX), min(y, otherY), max(x, otherX) + 1, max(y, otherY) + 1,
          ]
          #expect(box(picture) == expected.map(Int32.init))
        }
      }
    }
  }
}
