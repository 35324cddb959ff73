import OpenQuartzCore
import Testing

@Suite struct CALayerLayoutTests {
  @Test("Layout happens once in a commit, superlayers first")
  func order() {
    let stage = LayerStage()
    let log = LayoutLog()
    let (outer, inner) = (LoggedLayer("outer", log), LoggedLayer("inner", log))
    outer.addSublayer(inner)
    stage.root.addSublayer(outer)
    inner.setNeedsLayout()

    stage.frames.endTurn()
    #expect(log.entries == ["outer", "inner"])

    stage.frames.endTurn()
    #expect(log.entries == ["outer", "inner"])
  }

  @Test("A new size, and a new sublayer, need layout; a new position does not")
  func causes() {
    let stage = LayerStage()
    let log = LayoutLog()
    let layer = LoggedLayer("layer", log)
    stage.root.addSublayer(layer)
    stage.frames.endTurn()
    log.entries = []

    layer.position = CGPoint(x: 5, y: 5)
    layer.bounds.origin.x = 3
    #expect(!layer.needsLayout())
    layer.bounds.size.width = 10
    #expect(layer.needsLayout())
    stage.frames.endTurn()
    layer.addSublayer(CALayer())
    #expect(layer.needsLayout())
    stage.frames.endTurn()

    #expect(log.entries == ["layer", "layer"])
  }

  @Test("layoutIfNeeded begins at the topmost superlayer in a row that needs layout")
  func layoutIfNeeded() {
    let log = LayoutLog()
    let layers = ["a", "b", "c", "d"].map { LoggedLayer($0, log) }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
    layers[0].layoutIfNeeded()
    log.entries = []

    layers[1].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[3].setNeedsLayout()
    layers[3].layoutIfNeeded()
    #expect(log.entries == ["b", "c", "d"])

    layers[3].layoutIfNeeded()
    #expect(log.entries == ["b", "c", "d"])
  }

  @Test("What needs layout during layout is laid out in the same commit")
  func duringLayout() {
    let stage = LayerStage()
    let log = LayoutLog()
    let (first, second) = (LoggedLayer("first", log), LoggedLayer("second", log))
    stage.root.addSublayer(first)
    stage.root.addSublayer(second)
    stage.frames.endTurn()
    log.entries = []
    second.onLayout = { [weak second] in
      second?.onLayout = nil
      first.setNeedsLayout()
    }

    second.setNeedsLayout()
    stage.frames.endTurn()

    #expect(log.entries == ["second", "first"])
  }

  @Test("Layout that never ends is ended and reported, and continues in the next frame")
  func endless() {
    let stage = LayerStage()
    let log = LayoutLog()
    let layer = LoggedLayer("layer", log)
    stage.root.addSublayer(layer)
    layer.onLayout = { [weak layer] in layer?.setNeedsLayout() }

    layer.setNeedsLayout()
    stage.frames.endTurn()

    #expect(stage.misuses.map(\.id) == ["layout.endless"])
    #expect(log.entries.count == 64)
    layer.onLayout = nil
    stage.frames.advance(by: 1)
    #expect(log.entries.count == 65)
    #expect(stage.frames.nextFrameTime == nil)
  }

  @Test("The delegate lays out")
  func delegate() {
    let stage = LayerStage()
    let arranger = Arranger()
    let layer = stage.makeLayer()
    layer.delegate = arranger

    layer.setNeedsLayout()
    stage.frames.endTurn()

    #expect(arranger.count == 1)
  }
}

private final class LayoutLog {
  var entries: [String] = []
}

private final class LoggedLayer: CALayer {
  private let log: LayoutLog
  var onLayout: (() -> Void)?

  init(_ name: String, _ log: LayoutLog) {
    self.log = log
    super.init()
    self.name = name
  }

  override init(layer: Any) {
    log = (layer as? Self)?.log ?? LayoutLog()
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSublayers() {
    log.entries.append(name ?? "")
    onLayout?()
  }
}

private final class Arranger: CALayerDelegate {
  var count = 0
  func layoutSublayers(of layer: CALayer) { count += 1 }
}
