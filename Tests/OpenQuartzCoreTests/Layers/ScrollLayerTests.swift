import OpenQuartzCore
import Testing

@Suite struct ScrollLayerTests {
  private let stage = LayerStage()

  private func makeLayer() -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    stage.root.addSublayer(layer)
    return layer
  }

  @Test("R17.15 A scroll layer scrolls to points, in the directions of its mode")
  func points() {
    let layer = makeLayer()
    #expect(layer.scrollMode == .both)
    layer.scroll(to: CGPoint(x: 20, y: 30))
    #expect(layer.bounds == CGRect(x: 20, y: 30, width: 100, height: 50))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 1, y: 2))
    #expect(layer.bounds.origin == CGPoint(x: 20, y: 2))
    layer.scrollMode = .horizontally
    layer.scroll(to: CGPoint(x: 3, y: 4))
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 2))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint.zero)
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 2))
  }

  @Test(
    "R17.15 Rectangles are scrolled to by as little as is needed",
    arguments: [
      (CGRect(x: 10, y: 10, width: 20, height: 20), CGPoint.zero),
      (CGRect(x: 90, y: 10, width: 20, height: 20), CGPoint(x: 10, y: 0)),
      (CGRect(x: -5, y: 60, width: 20, height: 20), CGPoint(x: -5, y: 30)),
      (CGRect(x: 40, y: 20, width: 300, height: 20), CGPoint(x: 40, y: 0)),
    ])
  func rectangles(_ rect: CGRect, _ origin: CGPoint) {
    let layer = makeLayer()
    layer.scroll(to: rect)
    #expect(layer.bounds.origin == origin)
  }

  @Test("R17.15 Layers inside scroll the nearest scroll layer; others do nothing")
  func inside() {
    let layer = makeLayer()
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 200, y: 0, width: 50, height: 50)
    inner.frame = CGRect(x: 10, y: 20, width: 10, height: 10)
    layer.addSublayer(outer)
    outer.addSublayer(inner)

    inner.scrollRectToVisible(inner.bounds)
    #expect(layer.bounds.origin == CGPoint(x: 120, y: 0))
    inner.scroll(CGPoint(x: 1, y: 1))
    #expect(layer.bounds.origin == CGPoint(x: 211, y: 21))
    layer.scroll(CGPoint(x: 0, y: 5))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 5))
    stage.root.scroll(CGPoint(x: 7, y: 7))
    #expect(stage.root.bounds.origin == .zero)
    #expect(inner.preferredFrameSize() == CGSize(width: 10, height: 10))
  }
}
