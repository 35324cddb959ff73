import OpenQuartzCore
import Testing

struct EdgeAntialiasingTests {
  @Test("R17.56 a layer keeps whether its edges may be smoothed")
  func value() {
    let layer = CALayer()
    #expect(!layer.allowsEdgeAntialiasing)

    layer.allowsEdgeAntialiasing = true
    #expect(layer.allowsEdgeAntialiasing)
    layer.allowsEdgeAntialiasing = false
    #expect(!layer.allowsEdgeAntialiasing)
  }
}
