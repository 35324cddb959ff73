import CPixelKernels
import DisplayServer
import Testing

@testable import OpenQuartzCore

@Suite("Geometry of the compositor")
struct CompositorGeometryTests {
  @Test("The parts of a rounded rectangle do not overlap, and have the coverage that they promise")
  func roundedRectIsPartitioned() {
    for shape in shapes {
      for (width, height) in [(1, 1), (2, 7), (9, 4), (20, 33), (41, 40), (64, 5)] {
        let rounded = RoundedRect(
          PixelRect(x: 3, y: -2, width: width, height: height), shape.0, corners: shape.1)
        let parts = rounded.parts(in: rounded.rect)
        let all = parts.full + parts.edges + parts.outside
        let region = Region(all)

        #expect(region.area == all.reduce(0) { $0 + $1.area })
        for (x, y) in rounded.rect.positions {
          let coverage = rounded.coverage(x: x, y: y)
          let position = PixelRect(x: x, y: y, width: 1, height: 1)
          if parts.full.contains(where: { $0.contains(position) }) { #expect(coverage == 255) }
          if parts.outside.contains(where: { $0.contains(position) }) { #expect(coverage == 0) }
          if !region.overlaps(position) { #expect(coverage == 0) }
        }
      }
    }
  }

  @Test("The parts inside a clip are those of the whole, cut to the clip")
  func roundedRectIsClipped() {
    for shape in shapes {
      let rounded = RoundedRect(
        PixelRect(x: 3, y: -2, width: 60, height: 47), shape.0, corners: shape.1)
      for clip in [
        PixelRect(x: 0, y: 0, width: 9, height: 50), PixelRect(x: 30, y: 20, width: 80, height: 3),
        PixelRect(x: 100, y: 0, width: 4, height: 4),
      ] {
        let parts = rounded.parts(in: clip)

        #expect(
          (parts.full + parts.edges + parts.outside).allSatisfy { clip.contains($0) })
        #expect(
          clip.intersection(rounded.rect).positions.allSatisfy { x, y in
            let position = PixelRect(x: x, y: y, width: 1, height: 1)
            let isPartial = 1..<255 ~= rounded.coverage(x: x, y: y)
            return !isPartial || parts.edges.contains { $0.contains(position) }
          })
      }
    }
  }

  @Test("R17.7 the stored coverage of corners is that of their shapes, of all rows and of some")
  func storedCoverage() {
    for (shape, _) in shapes {
      let all = CornerCoverage(shape, rows: 0...shape.side)
      let middle = shape.side / 2
      let one = CornerCoverage(shape, rows: middle...middle)
      for y in 0...(shape.side + 3) {
        for x in 0...(shape.side + 3) {
          #expect(all[x, y] == shape.coverage(x: x, y: y))
          if y == middle { #expect(one[x, y] == all[x, y]) }
        }
      }
    }
  }

  @Test("R17.7 a rounded rectangle is painted as by a mask of it, in whole and in parts")
  func paintedRectangles() {
    for (shape, mask) in shapes {
      for (width, height) in [(1, 1), (2, 7), (20, 33), (41, 40), (64, 5)] {
        let rounded = RoundedRect(
          PixelRect(x: 3, y: 2, width: width, height: height), shape, corners: mask)
        for color: UInt32 in [0xFFFF_FFFF, 0x8040_1000] {
          #expect(painted(rounded, color) == expected(rounded, color))
        }
      }
    }
  }

  @Test("R17.7 of a corner with a radius of millions of pixels only painted rows are computed")
  func hugeCorners() {
    let shape = CornerShape(radius: 4_000_000)
    let rounded = RoundedRect(
      PixelRect(x: -2_340_000, y: -2_340_000, width: 8_000_000, height: 8_000_000), shape)
    let corners = CornerCoverages()
    let image = stage()
    let box = PixelRect(x: 10, y: 8, width: 30, height: 21)
    corners.paint(PixelColor(word: 0xFFFF_FFFF), rounded, in: box, onto: image)
    for (x, y) in box.positions {
      let coverage = UInt32(rounded.coverage(x: x, y: y))
      #expect(word(image, x, y) == 0xFF00_0000 | coverage * 0x01_0101)
    }
  }

  private func stage() -> PixmanImage {
    let image = PixmanImage.blank(width: 80, height: 50, isOpaque: false)
    guard let image else { preconditionFailure("no memory") }
    nk_fill(image.bitmap, 0xFF00_0000)
    return image
  }

  private func word(_ image: PixmanImage, _ x: Int, _ y: Int) -> UInt32 {
    image.pixels.load(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
  }

  private func words(_ image: PixmanImage) -> [UInt32] {
    (0..<image.height).flatMap { y in (0..<image.width).map { word(image, $0, y) } }
  }

  /// Painted in parts of several sizes, which no edge of the rectangle meets.
  private func painted(_ rounded: RoundedRect, _ color: UInt32) -> [UInt32] {
    let image = stage()
    let corners = CornerCoverages()
    for y in stride(from: 0, to: image.height, by: 11) {
      for x in stride(from: 0, to: image.width, by: 17) {
        let part = PixelRect(x: x, y: y, width: 17, height: 11).intersection(rounded.rect)
        guard !part.isEmpty else { continue }
        corners.paint(PixelColor(word: color), rounded, in: part, onto: image)
      }
    }
    return words(image)
  }

  private func expected(_ rounded: RoundedRect, _ color: UInt32) -> [UInt32] {
    let image = stage()
    var bytes = rounded.rect.positions.map { rounded.coverage(x: $0.0, y: $0.1) }
    bytes.withUnsafeMutableBytes { raw in
      guard let start = raw.baseAddress else { return }
      let mask = nk_mask(
        bytes: start, bytes_per_row: rounded.rect.width, width: Int32(rounded.rect.width),
        height: Int32(rounded.rect.height))
      nk_cover_scalar(image.part(rounded.rect), mask, color)
    }
    return words(image)
  }

  @Test("The edges of a large corner have few pixels, wherever it is seen")
  func largeCornersAreCheap() {
    let rounded = RoundedRect(
      PixelRect(x: -5000, y: -5000, width: 10_000, height: 10_000), CornerShape(radius: 5000))

    let seen = rounded.parts(in: PixelRect(x: 0, y: 0, width: 4000, height: 4000))
    let all = rounded.parts(in: rounded.rect)

    #expect(seen.edges.reduce(0) { $0 + $1.area } < 100_000)
    #expect(all.edges.reduce(0) { $0 + $1.area } < 500_000)
  }

  /// Fills and borders with round corners, and with some of them.
  private var shapes: [(CornerShape, CACornerMask)] {
    let continuous = circles.filter { $0.radius > 1 }.map { circle in
      var shape = circle
      shape.curve = .continuous
      return shape
    }
    return (circles + continuous).map { ($0, .all) }
      + circles.enumerated().map { ($1, CACornerMask(rawValue: UInt($0 % 16))) }
      + continuous.enumerated().map { ($1, CACornerMask(rawValue: UInt($0 % 16))) }
  }

  /// Fills and borders, of whole, broken and no radius.
  private var circles: [CornerShape] {
    [0, 1, 2.5, 7.3, 16, 20].flatMap { radius in
      [CornerShape(radius: radius), CornerShape(radius: radius, inset: 1)]
        + [1, 2, 5, 12, 30].flatMap { border in
          [
            CornerShape(radius: radius, border: border),
            CornerShape(radius: radius, border: border, hasSquareOutside: true),
          ]
        }
    }
  }

  @Test("A round corner covers the area of a disc, and is symmetric")
  func discs() {
    for radius in [1.0, 2.5, 7.3, 20] {
      let shape = CornerShape(radius: radius)
      var area = 0.0
      for y in 0..<shape.side {
        for x in 0..<shape.side {
          area += Double(shape.coverage(x: x, y: y)) / 255
          #expect(shape.coverage(x: x, y: y) == shape.coverage(x: y, y: x))
        }
      }
      let beyond = Double(shape.side * shape.side) - radius * radius
      #expect(abs(area - beyond - radius * radius * .pi / 4) < 0.1 + radius * 0.02)
    }
  }

  @Test("A border covers what the outer disc covers and the inner one does not")
  func borders() {
    let border = CornerShape(radius: 6, border: 2)
    let square = CornerShape(radius: 2, border: 4)

    let row = (0..<6).map { (Double(border.coverage(x: $0, y: 5)) / 25.5).rounded() / 10 }
    #expect(row == [1, 1, 0, 0, 0, 0])
    #expect(border.coverage(x: 0, y: 0) == 0)
    #expect(square.side == 4)
    #expect((1..<4).allSatisfy { square.coverage(x: $0, y: $0) == 255 })
    #expect(square.coverage(x: 3, y: 0) == 255 && square.coverage(x: 0, y: 0) < 128)
  }

  @Test("Damage covers all that was added")
  func damageCovers() {
    var tracker = DamageTracker()
    let added = (0..<200).map { index in
      PixelRect(x: index * 37 % 1000, y: index * 91 % 800, width: 5 + index % 60, height: 20)
    }

    for rect in added {
      tracker.add(rect)
      #expect(tracker.rects.count <= DamageTracker.limit)
    }

    for rect in added {
      let rest = Region(rect)
      for damaged in tracker.rects { rest.subtract(damaged) }
      #expect(rest.isEmpty)
    }
  }

  @Test("Damage merges what is close and keeps apart what is far")
  func damageMerges() {
    var tracker = DamageTracker()

    tracker.add(PixelRect(x: 0, y: 0, width: 20, height: 20))
    tracker.add(PixelRect(x: 24, y: 0, width: 20, height: 20))
    tracker.add(PixelRect(x: 600, y: 500, width: 20, height: 20))
    tracker.add(PixelRect(x: 5, y: 5, width: 5, height: 5))
    tracker.add(.zero)

    #expect(
      tracker.rects == [
        PixelRect(x: 600, y: 500, width: 20, height: 20),
        PixelRect(x: 0, y: 0, width: 44, height: 20),
      ])
  }

  @Test("Sublayers that share an edge in points share it in pixels")
  func sharedEdges() {
    var values = LayerValues()
    values.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
    let bounds = PixelRect(x: 0, y: 0, width: 100, height: 10)
    let space = LayerSpace(values, bounds: bounds, scale: 1)

    let placed = (0..<3).map { index -> PixelRect in
      var child = LayerValues()
      child.frame = CGRect(x: Double(index) * 100 / 3, y: 0, width: 100.0 / 3, height: 10)
      let placement = LayerPlacement(child, in: space)
      return placement.footprint(of: placement.bounds)
    }

    #expect(placed.map(\.x) == [0, 33, 67])
    #expect(placed.map(\.maxX) == [33, 67, 100])
  }

  @Test("A sublayer that fills a superlayer of a fractional size fills its pixels")
  func fillsFractionalSize() {
    var values = LayerValues()
    values.frame = CGRect(x: 100.0 / 3, y: 0, width: 100.0 / 3, height: 0.2)
    let outside = LayerSpace(scale: 1, bounds: PixelRect(x: 0, y: 0, width: 100, height: 10))
    let placement = LayerPlacement(values, in: outside)
    let inside = LayerSpace(values, bounds: placement.bounds, scale: 1)
    var child = LayerValues()
    child.frame = CGRect(origin: .zero, size: values.bounds.size)

    let filling = LayerPlacement(child, in: inside)

    #expect(placement.bounds == PixelRect(x: 0, y: 0, width: 34, height: 1))
    #expect(filling.footprint(of: filling.bounds) == placement.bounds)
  }

  @Test("Scrolling moves sublayers rigidly, by whole pixels")
  func scrolling() {
    var values = LayerValues()
    values.bounds = CGRect(x: 0, y: 0.3, width: 10, height: 10)
    let outside = LayerSpace(scale: 1, bounds: PixelRect(x: 0, y: 0, width: 10, height: 10))
    let rows = stride(from: 0.0, to: 3, by: 0.25).map { offset -> [Int] in
      values.bounds.origin.y = CGFloat(offset)
      values.position = CGPoint(x: 5, y: 5)
      let placement = LayerPlacement(values, in: outside)
      let inside = LayerSpace(values, bounds: placement.bounds, scale: 1)
      guard case .offset(_, let dy) = placement.map else { return [] }
      return [2.4, 7.6].map { inside.row(CGFloat($0)) + dy }
    }

    #expect(rows.allSatisfy { $0[1] - $0[0] == 6 })
    #expect(rows.first == [2, 8] && rows.last == [-1, 5])
  }

  @Test(
    "Contents are placed by their gravity",
    arguments: [
      (CALayerContentsGravity.resize, PixelRect(x: 0, y: 0, width: 20, height: 10)),
      (.resizeAspect, PixelRect(x: 3, y: 0, width: 15, height: 10)),
      (.resizeAspectFill, PixelRect(x: 0, y: -1, width: 20, height: 13)),
      (.center, PixelRect(x: 7, y: 3, width: 6, height: 4)),
      (.top, PixelRect(x: 7, y: 0, width: 6, height: 4)),
      (.bottom, PixelRect(x: 7, y: 6, width: 6, height: 4)),
      (.left, PixelRect(x: 0, y: 3, width: 6, height: 4)),
      (.right, PixelRect(x: 14, y: 3, width: 6, height: 4)),
      (.topLeft, PixelRect(x: 0, y: 0, width: 6, height: 4)),
      (.topRight, PixelRect(x: 14, y: 0, width: 6, height: 4)),
      (.bottomLeft, PixelRect(x: 0, y: 6, width: 6, height: 4)),
      (.bottomRight, PixelRect(x: 14, y: 6, width: 6, height: 4)),
    ])
  func gravity(gravity: CALayerContentsGravity, expected: PixelRect) throws {
    var values = LayerValues()
    values.contentsGravity = gravity
    let bounds = PixelRect(x: 0, y: 0, width: 20, height: 10)

    let place = ContentsPlacement(width: 6, height: 4, values: values, bounds: bounds, scale: 1)

    #expect(try #require(place).target == expected)
    #expect(place?.source == PixelRect(x: 0, y: 0, width: 6, height: 4))
  }

  @Test("A contents rectangle picks a part, and a contents scale changes the size")
  func contentsRectAndScale() throws {
    var values = LayerValues()
    values.contentsGravity = .topLeft
    values.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    values.contentsScale = 2
    let bounds = PixelRect(x: 0, y: 0, width: 50, height: 50)

    let once = ContentsPlacement(width: 12, height: 8, values: values, bounds: bounds, scale: 1)
    let twice = ContentsPlacement(width: 12, height: 8, values: values, bounds: bounds, scale: 2)

    #expect(once?.source == PixelRect(x: 6, y: 0, width: 6, height: 8))
    #expect(once?.target == PixelRect(x: 0, y: 0, width: 3, height: 4))
    #expect(twice?.target == PixelRect(x: 0, y: 0, width: 6, height: 8))
    #expect(twice?.isExact == true)
  }

  @Test("What was drawn rounded up to whole pixels is not scaled down again")
  func roundedBacking() {
    var values = LayerValues()
    values.bounds = CGRect(x: 0, y: 0, width: 10.3, height: 5.5)
    let bounds = PixelRect(x: 0, y: 0, width: 10, height: 5)

    let drawn = ContentsPlacement(
      width: 11, height: 6, isDrawn: true, values: values, bounds: bounds, scale: 1)
    let given = ContentsPlacement(width: 11, height: 6, values: values, bounds: bounds, scale: 1)

    #expect(drawn?.target == PixelRect(x: 0, y: 0, width: 11, height: 6))
    #expect(given?.target == bounds)
  }
}

extension PixelRect {
  /// The position of every pixel, row by row.
  fileprivate var positions: [(x: Int, y: Int)] {
    (y..<maxY).flatMap { y in (x..<maxX).map { ($0, y) } }
  }
}
