import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

/// Pictures that are clear except for a few pixels: only what is around these is painted.
@Suite("Clear margins of pictures")
struct ClearMarginTests {
  /// 30 × 20 pixels, red at these positions and clear elsewhere.
  private static func picture(_ positions: [(x: Int, y: Int)]) throws -> CGImage {
    try .make(width: 30, height: 20, isOpaque: false) { x, y in
      positions.contains { $0 == (x, y) } ? 0xffff_0000 : 0
    }
  }

  /// Where a stage of 64 × 48 is red, as `[x, y]`.
  private static func red(_ stage: Stage) throws -> Set<[Int]> {
    let pixels = try stage.pixels()
    return Set(pixels.indices.filter { pixels[$0] == 0xff_0000 }.map { [$0 % 64, $0 / 64] })
  }

  @Test(
    "Rendering 3 Every pixel that is not clear is painted, wherever it is",
    arguments: [
      [(0, 0)], [(29, 19)], [(0, 19), (29, 0)], [(14, 9)], [(3, 2), (26, 2), (9, 17)], [],
    ])
  func pixels(positions: [(Int, Int)]) throws {
    let stage = try Stage()
    let layer = stage.add(nil, 10, 5, 30, 20)
    layer.contents = try Self.picture(positions.map { ($0.0, $0.1) })
    stage.render()
    #expect(try Self.red(stage) == Set(positions.map { [$0.0 + 10, $0.1 + 5] }))
  }

  @Test("Of a part of a picture, what is not clear in that part is painted")
  func part() throws {
    let stage = try Stage()
    let layer = stage.add(nil, 10, 5, 15, 10)
    layer.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    layer.contents = try Self.picture([(2, 2), (20, 12), (29, 19)])
    stage.render()
    #expect(try Self.red(stage) == [[15, 7], [24, 14]])
  }

  @Test("Corners and bounds cut the picture as before, and a picture beyond its layer is whole")
  func clipped() throws {
    let stage = try Stage()
    let layer = stage.add(nil, 10, 5, 20, 12)
    layer.contentsGravity = .topLeft
    layer.contents = try Self.picture([(0, 0), (5, 5), (25, 15)])
    stage.render()
    #expect(try Self.red(stage) == [[10, 5], [15, 10], [35, 20]])

    layer.masksToBounds = true
    layer.cornerRadius = 4
    stage.render()
    #expect(try Self.red(stage) == [[15, 10]])
    #expect(try stage.pixels() == stage.freshPixels())
  }

  @Test("A layer that draws more the next time is painted as far as that")
  func drawnAgain() throws {
    let stage = try Stage()
    let layer = BarLayer()
    layer.frame = CGRect(x: 10, y: 5, width: 30, height: 20)
    stage.root.addSublayer(layer)
    for bar in [
      CGRect(x: 4, y: 4, width: 2, height: 3), CGRect(x: 20, y: 1, width: 10, height: 19),
    ] {
      layer.bar = bar
      layer.setNeedsDisplay()
      stage.root.displayTree()
      stage.render()
      #expect(try Self.red(stage).count == Int(bar.width * bar.height))
      #expect(try stage.pixels() == stage.freshPixels())
    }
  }
}

/// Draws a red rectangle.
private final class BarLayer: CALayer {
  var bar = CGRect.zero

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(bar)
  }
}
