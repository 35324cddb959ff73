import OpenQuartzCore
import Testing

@Suite struct CALayerDisplayTests {
  @Test("A layer without setNeedsDisplay() has no backing store")
  func noBacking() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.backgroundColor = .white

    stage.frames.endTurn()

    #expect(layer.backing == nil)
    #expect(!layer.needsDisplay())
  }

  @Test("A layer draws once in a commit, in points, at its scale")
  func drawing() throws {
    let stage = LayerStage()
    let layer = DrawingLayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 8)
    layer.contentsScale = 2
    stage.root.addSublayer(layer)

    layer.setNeedsDisplay()
    layer.setNeedsDisplay()
    #expect(layer.backing == nil && layer.needsDisplay())
    stage.frames.endTurn()

    let backing = try #require(layer.backing)
    #expect(layer.draws == 1)
    #expect(backing.width == 20 && backing.height == 16)
    #expect(layer.bitmapColumns(of: backing) == [0, 9])
    #expect(!layer.needsDisplay())
  }

  @Test("Only a dirty part is drawn again; the rest keeps its pixels")
  func partialDrawing() throws {
    let stage = LayerStage()
    let layer = DrawingLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.root.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.frames.endTurn()
    let first = layer.backing

    layer.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 2, height: 10))
    stage.frames.endTurn()

    let backing = try #require(layer.backing)
    #expect(backing === first)
    #expect(backing.pixel(x: 1, y: 5) == 0xFF00_00FF)
    #expect(backing.pixel(x: 3, y: 5) == 0xFFFF_0000)
  }

  @Test("A layer with setNeedsDisplay() draws when it is added to the tree")
  func displayBeforeAdding() {
    let stage = LayerStage()
    let (outer, layer) = (CALayer(), DrawingLayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setNeedsDisplay()
    outer.addSublayer(layer)
    stage.frames.endTurn()
    #expect(layer.draws == 0)

    stage.root.addSublayer(outer)
    stage.frames.endTurn()

    #expect(layer.draws == 1)
  }

  @Test("A new size draws again only if the layer needs that")
  func sizeChange() {
    let stage = LayerStage()
    let layer = DrawingLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.root.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.frames.endTurn()

    layer.bounds.size.width = 20
    stage.frames.endTurn()
    #expect(layer.draws == 1)

    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    stage.frames.endTurn()
    #expect(layer.draws == 2)
    #expect(layer.backing?.width == 30)
  }

  @Test("A layer without area, or one that draws nothing, has no backing store")
  func nothingToDraw() {
    let stage = LayerStage()
    let empty = DrawingLayer()
    let plain = CALayer()
    plain.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    plain.drawsContent = false
    stage.root.sublayers = [empty, plain]
    empty.setNeedsDisplay()
    plain.setNeedsDisplay()

    stage.frames.endTurn()

    #expect(empty.backing == nil && plain.backing == nil)
    #expect(!plain.needsDisplay())
  }

  @Test("Ceasing to draw releases the backing store")
  func ceasingToDraw() {
    let stage = LayerStage()
    let layer = DrawingLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.root.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.frames.endTurn()

    layer.drawsContent = false

    #expect(layer.backing == nil)
    #expect(layer.marks.changes.contains(.pixels))
  }

  @Test("The delegate displays or draws; the last one counts")
  func delegate() throws {
    let stage = LayerStage()
    let painter = Painter()
    let layer = stage.makeLayer()
    layer.delegate = painter

    layer.setNeedsDisplay()
    stage.frames.endTurn()
    #expect(painter.log == ["willDraw", "draw"])
    #expect(layer.backing != nil && layer.contents == nil)

    let provider = ImageProvider(CGImage(try Bitmap(width: 1, height: 1, isOpaque: true)))
    layer.delegate = provider
    layer.setNeedsDisplay()
    stage.frames.endTurn()
    #expect(layer.backing == nil)
    #expect(layer.contents as? CGImage === provider.image)
  }

  @Test("A layer that is too large to draw stays empty, and that is reported")
  func tooLarge() {
    let stage = LayerStage()
    let layer = DrawingLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    stage.root.addSublayer(layer)
    layer.setNeedsDisplay()

    stage.frames.endTurn()

    #expect(layer.backing == nil)
    #expect(stage.misuses.map(\.id) == ["layer.backing-store-unavailable"])
  }
}

/// Fills itself with a colour.
private final class DrawingLayer: CALayer {
  var draws = 0
  var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  override func draw(in ctx: CGContext) {
    draws += 1
    ctx.setFillColor(color)
    ctx.fill(bounds)
  }

  /// The first and the last point column that are filled.
  func bitmapColumns(of bitmap: Bitmap) -> [Int] {
    let filled = (0..<bitmap.width).filter { bitmap.pixel(x: $0, y: 3) == 0xFFFF_0000 }
    return [filled.first ?? -1, filled.last ?? -1].map { $0 / 2 }
  }
}

private final class Painter: CALayerDelegate {
  var log: [String] = []

  func layerWillDraw(_ layer: CALayer) { log.append("willDraw") }

  func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
}

private final class ImageProvider: CALayerDelegate {
  let image: CGImage

  init(_ image: CGImage) { self.image = image }

  func display(_ layer: CALayer) { layer.contents = image }
}
