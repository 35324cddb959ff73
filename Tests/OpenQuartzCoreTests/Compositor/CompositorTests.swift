import DisplayServer
import NestTesting
import Testing

@testable import OpenQuartzCore

@Suite("Compositor")
struct CompositorTests {
  @Test("Layers are painted back to front, over black")
  func order() throws {
    let stage = try Stage(width: 4, height: 1)
    stage.add(.red, 0, 0, 3, 1)
    stage.add(.green, 1, 0, 1, 1)

    stage.render()

    #expect(try stage.pixels() == [0xff0000, 0x00ff00, 0xff0000, 0x000000])
  }

  @Test("A layer with a higher z position is in front, whatever the order of the list")
  func zPosition() throws {
    let stage = try Stage(width: 2, height: 1)
    let first = stage.add(.red, 0, 0, 2, 1)
    stage.add(.green, 1, 0, 1, 1)
    first.zPosition = 1
    stage.render()
    #expect(try stage.pixels() == [0xff0000, 0xff0000])

    first.zPosition = 0
    stage.render()

    #expect(try stage.pixels() == [0xff0000, 0x00ff00])
  }

  @Test("Opacity of a single layer blends it")
  func opacity() throws {
    let stage = try Stage(width: 3, height: 1)
    stage.root.backgroundColor = .white
    let layer = stage.add(.gray(0), 0, 0, 1, 1)
    layer.opacity = 0.6
    let translucent = stage.add(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), 1, 0, 1, 1)
    translucent.opacity = 0.5

    stage.render()

    // 255 · (1 - 0.6) = 102; an alpha of 128 · 128 / 255 = 64 leaves 191 of white.
    #expect(try stage.pixels() == [0x666666, 0xffbfbf, 0xffffff])
  }

  @Test("With opacity of a group no sublayer is visible through another")
  func groupOpacity() throws {
    let stage = try Stage(width: 3, height: 1)
    stage.root.backgroundColor = .white
    let group = stage.add(nil, 0, 0, 3, 1)
    stage.add(.gray(0), 0, 0, 2, 1, to: group)
    stage.add(.gray(0), 1, 0, 2, 1, to: group)
    group.opacity = 0.6

    let statistics = stage.render()

    #expect(try stage.pixels() == [0x666666, 0x666666, 0x666666])
    #expect(statistics.flattenedLayers == 1)
  }

  @Test(
    "A layer that masks clips its sublayers to its bounds, one that does not shows them outside")
  func clipping() throws {
    let stage = try Stage(width: 5, height: 1)
    let outer = stage.add(nil, 1, 0, 2, 1)
    stage.add(.red, -1, 0, 5, 1, to: outer)
    stage.render()
    #expect(try stage.pixels() == [0xff0000, 0xff0000, 0xff0000, 0xff0000, 0xff0000])

    outer.masksToBounds = true
    stage.render()

    #expect(try stage.pixels() == [0, 0xff0000, 0xff0000, 0, 0])
  }

  @Test("A corner radius rounds the background always, contents and sublayers only when masked")
  func cornerRadius() throws {
    let stage = try Stage(width: 30, height: 10)
    let picture = try CGImage.make(width: 10, height: 10) { _, _ in 0xffff_ffff }
    let background = stage.add(.white, 0, 0, 10, 10)
    let contents = stage.add(nil, 10, 0, 10, 10)
    contents.contents = picture
    let masked = stage.add(nil, 20, 0, 10, 10)
    masked.contents = picture
    masked.masksToBounds = true
    for layer in [background, contents, masked] { layer.cornerRadius = 5 }

    stage.render()

    #expect(try [0, 10, 20].map { try stage.pixel($0, 0) } == [0, 0xffffff, 0])
    #expect(try [0, 20].map { try stage.pixel($0 + 5, 5) } == [0xffffff, 0xffffff])
    // The mask of the corner is the same for colours and for pictures.
    let pixels = try stage.pixels()
    let rows = (0..<10).map { y in Array(pixels[(y * 30)..<(y * 30 + 30)]) }
    #expect(rows.allSatisfy { Array($0[0..<10]) == Array($0[20..<30]) })
  }

  @Test("A rounded clip of sublayers is cut once: edges are antialiased like those of a background")
  func roundedClip() throws {
    let stage = try Stage(width: 20, height: 10)
    stage.add(.white, 0, 0, 10, 10).cornerRadius = 4
    let clip = stage.add(.gray(0), 10, 0, 10, 10)
    clip.cornerRadius = 4
    clip.masksToBounds = true
    clip.borderWidth = 1
    clip.borderColor = .white
    stage.add(.white, -5, -5, 20, 20, to: clip)

    stage.render()

    let pixels = try stage.pixels()
    let rows = (0..<10).map { y in Array(pixels[(y * 20)..<(y * 20 + 20)]) }
    #expect(rows.allSatisfy { Array($0[0..<10]) == Array($0[10..<20]) })
  }

  @Test("A border is painted above sublayers, inside the bounds")
  func border() throws {
    let stage = try Stage(width: 6, height: 5)
    let layer = stage.add(.red, 0, 0, 6, 5)
    layer.borderWidth = 1
    layer.borderColor = .blue
    stage.add(.green, 0, 0, 3, 5, to: layer)

    stage.render()

    let edge = Array(repeating: UInt32(0x0000ff), count: 6)
    let middle: [UInt32] = [0x0000ff, 0x00ff00, 0x00ff00, 0xff0000, 0xff0000, 0x0000ff]
    #expect(try stage.pixels() == edge + middle + middle + middle + edge)
  }

  @Test("A translucent border blends each of its pixels once, also on tiny layers")
  func translucentBorder() throws {
    let stage = try Stage(width: 24, height: 7)
    for (index, size) in [1.0, 2, 3, 4, 5, 7].enumerated() {
      let layer = stage.add(nil, Double(index) * 4, 0, min(size, 3), size)
      layer.borderWidth = 2
      layer.borderColor = .gray(255, alpha: 0.6)
    }

    stage.render()

    let values = Set(try stage.pixels())
    #expect(values == [0, 0x999999])
  }

  @Test("Hidden and transparent layers, and empty ones that mask, take their sublayers with them")
  func skipped() throws {
    let stage = try Stage(width: 4, height: 1)
    let layers = (0..<4).map { index in
      let layer = stage.add(nil, Double(index), 0, index == 2 ? 0 : 1, 1)
      stage.add(.red, 0, 0, 1, 1, to: layer)
      return layer
    }
    layers[0].isHidden = true
    layers[1].opacity = 0
    layers[2].masksToBounds = true

    stage.render()

    #expect(try stage.pixels() == [0, 0, 0, 0xff0000])
  }

  @Test("Pictures of a scale draw one pixel to one pixel on a surface of that scale")
  func twoPixelsPerPoint() throws {
    let stage = try Stage(width: 3, height: 2, scale: 2)
    let layer = stage.add(nil, 0.5, 0.5, 2, 1)
    layer.contents = try CGImage.make(width: 4, height: 2) { x, y in
      0xff00_0000 | UInt32(y * 4 + x + 1)
    }
    layer.contentsScale = 2

    stage.render()

    let blank = Array(repeating: UInt32(0), count: 6)
    #expect(try stage.pixels() == blank + [0, 1, 2, 3, 4, 0] + [0, 5, 6, 7, 8, 0] + blank)
  }

  @Test("A hairline between two pixels is one pixel wide")
  func hairline() throws {
    let stage = try Stage(width: 1, height: 4)
    stage.add(.white, 0, 1.6, 1, 0.3)

    stage.render()

    #expect(try stage.pixels() == [0, 0, 0xffffff, 0])
  }

  @Test("A transform acts about the anchor point")
  func anchorPoint() throws {
    let stage = try Stage(width: 8, height: 1)
    let layer = stage.add(.red, 2, 0, 2, 1)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    layer.position = CGPoint(x: 2, y: 0.5)
    layer.transform = CATransform3DMakeScale(3, 1, 1)

    stage.render()

    let red = Array(repeating: UInt32(0xff0000), count: 6)
    #expect(try stage.pixels() == [0, 0] + red)
  }

  @Test("A sublayer transform moves sublayers about the anchor point, not the layer itself")
  func sublayerTransform() throws {
    let stage = try Stage(width: 8, height: 1)
    let layer = stage.add(.blue, 0, 0, 8, 1)
    stage.add(.red, 3, 0, 2, 1, to: layer)
    layer.sublayerTransform = CATransform3DMakeScale(2, 1, 1)

    stage.render()

    let (blue, red) = (UInt32(0x0000ff), UInt32(0xff0000))
    #expect(try stage.pixels() == [blue, blue, red, red, red, red, blue, blue])
  }

  @Test("Perspective makes what is nearer larger")
  func perspective() throws {
    let stage = try Stage(width: 40, height: 40)
    stage.root.sublayerTransform.m34 = -1 / 100
    let layer = stage.add(.red, 10, 10, 20, 20)
    layer.zPosition = 50
    stage.render()
    // At half the distance to the eye everything is twice as large.
    #expect(try stage.pixel(0, 0) == 0xff0000 && stage.pixel(39, 39) == 0xff0000)

    layer.zPosition = -100
    stage.render()

    let lit = try stage.pixels().indices.filter { try stage.pixel($0 % 40, $0 / 40) != 0 }
    #expect(lit.count == 100)
    #expect(try stage.pixel(15, 15) == 0xff0000 && stage.pixel(24, 24) == 0xff0000)
  }

  @Test("A layer that faces away shows its back, unless it is single-sided")
  func backs() throws {
    let stage = try Stage(width: 4, height: 4)
    let layer = stage.add(.red, 0, 0, 4, 4)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    stage.render()
    #expect(try stage.pixel(1, 1) == 0xff0000)

    layer.isDoubleSided = false
    stage.render()

    #expect(try stage.pixel(1, 1) == 0)
  }

  @Test("A layer that passes the eye is drawn up to where it does")
  func behindTheEye() throws {
    let stage = try Stage(width: 60, height: 60)
    stage.root.sublayerTransform.m34 = -1 / 20
    let layer = stage.add(.red, 0, 20, 60, 20)
    layer.transform = CATransform3DMakeRotation(1.4, 0, 1, 0)

    stage.render()

    // To the left the layer is nearer and passes the eye; to the right it is further away and
    // ends.
    let row = try (0..<60).map { try stage.pixel($0, 30) > 0x7f_ffff }
    #expect(row == (0..<60).map { $0 < 32 })
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("Pictures of nested layers that pass the eye are bounded by what can be seen")
  func nestedPerspective() throws {
    let stage = try Stage(width: 390, height: 844)
    var parent = stage.root
    var turned: [CALayer] = []
    for _ in 0..<3 {
      let layer = stage.add(.red, 0, 0, 390, 844, to: parent)
      layer.transform.m34 = -1 / 100
      layer.transform = CATransform3DRotate(layer.transform, 0.8, 1, 1, 0)
      turned.append(layer)
      parent = layer
    }
    turned[2].backgroundColor = .green

    stage.render()

    let pictures = turned.compactMap { $0.composition?.picture?.byteCount }
    #expect(pictures.count > 1 && pictures.reduce(0, +) < 50 << 20)
    #expect(try stage.pixels() == stage.freshPixels())
    #expect(try stage.pixel(195, 422) == 0x00ff00)
  }

  @Test("A corner radius of any size costs no memory beyond the picture that is seen")
  func largeRadius() throws {
    let stage = try Stage(width: 200, height: 100)
    let circle = stage.add(.white, -20_000, -20_000, 40_000, 40_000)
    circle.cornerRadius = 20_000
    circle.masksToBounds = true
    stage.add(.red, 19_000, 19_000, 2_000, 2_000, to: circle)
    let ring = stage.add(nil, -90_000, -1_000_000, 2_000_000, 2_000_000)
    ring.cornerRadius = 1_000_000
    ring.borderWidth = 90_100

    stage.render()

    #expect(circle.composition?.picture?.byteCount ?? 0 <= 200 * 100 * 4)
    #expect(try stage.pixel(99, 50) == 0 && stage.pixel(102, 50) == 0xff0000)
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("Edge-on layers are not drawn")
  func edgeOn() throws {
    let stage = try Stage(width: 10, height: 10)
    stage.add(.red, 0, 0, 10, 10).transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

    stage.render()

    #expect(Set(try stage.pixels()) == [0])
  }

  @Test("A tree of 4,000 levels is composed")
  func deepTree() throws {
    let stage = try Stage(width: 4, height: 1)
    var layer = stage.root
    for _ in 0..<4000 { layer = stage.add(nil, 0, 0, 4, 1, to: layer) }
    layer.backgroundColor = .red

    stage.render()
    layer.backgroundColor = .green
    let statistics = stage.render()

    #expect(try stage.pixels() == Array(repeating: 0x00ff00, count: 4))
    #expect(statistics.visitedLayers == 4001)
    // Nothing below recurses in `deinit` that deep.
    while let parent = layer.superlayer {
      layer.removeFromSuperlayer()
      layer = parent
    }
    stage.render()
  }

  @Test("R14.3 A layer that needs too large a picture is left out, and that is reported")
  func pictureTooLarge() throws {
    let bitmap = try Bitmap(width: 2, height: 2, isOpaque: false)
    let context = bitmap.makeContext(scale: 1)
    // Two pixels are 200,000 points high, with one pixel a point in the layer.
    context.scaleBy(x: 1, y: 1e-5)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 1e6)
    layer.backgroundColor = .red

    let recorder = DiagnosticRecorder()
    layer.render(in: context)
    recorder.stop()
    bitmap.flush()

    #expect(recorder.misuses.map(\.id) == ["layer.picture-unavailable"])
    #expect((0..<4).allSatisfy { bitmap.pixel(x: $0 % 2, y: $0 / 2) == 0 })
  }

  @Test(
    "Rendering into a context draws the model at the context's scale, without the own transform")
  func renderInContext() throws {
    let bitmap = try Bitmap(width: 8, height: 4, isOpaque: false)
    let context = bitmap.makeContext(scale: 2)
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 3, height: 1)
    layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    layer.backgroundColor = .red
    let child = CALayer()
    child.frame = CGRect(x: 2, y: 0, width: 2, height: 2)
    child.backgroundColor = .blue
    layer.addSublayer(child)

    layer.render(in: context)
    bitmap.flush()

    let (red, blue) = (UInt32(0xffff_0000), UInt32(0xff00_00ff))
    let upper = [red, red, red, red, blue, blue, blue, blue]
    let lower = [0, 0, 0, 0, blue, blue, blue, blue]
    let rows = (0..<4).map { y in (0..<8).map { bitmap.pixel(x: $0, y: y) } }
    #expect(rows == [upper, upper, lower, lower])
  }
}
