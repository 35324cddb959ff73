import OpenQuartzCore
import Testing

@Suite struct AnimationRemovalTests {
  private let log = AnimationLog()

  @Test("Removing ends it unfinished, in the same turn's commit")
  func removing() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.add(log.animation("a"), forKey: "a")
    layer.add(log.animation("b"), forKey: "b")
    layer.add(log.animation("c"), forKey: nil)
    stage.frames.endTurn()
    stage.frames.advance(by: 0.5)
    log.entries = []

    layer.removeAnimation(forKey: "b")
    #expect(layer.animationKeys() == ["a"])
    #expect(log.entries == [])
    stage.frames.endTurn()
    #expect(log.entries == ["b stop false"])
    layer.removeAllAnimations()
    stage.frames.endTurn()

    #expect(log.entries == ["b stop false", "a stop false", "c stop false"])
    #expect(layer.presented.position.x == 50)
    #expect(stage.frames.nextFrameTime == nil || stage.frames.nextFrameTime == 0.5 + 1.0 / 60)
    stage.frames.advance(by: 1)
    #expect(stage.frames.nextFrameTime == nil)
  }

  @Test("A second animation with the same key replaces the first")
  func replacing() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.add(log.animation("a"), forKey: "move")
    stage.frames.endTurn()

    layer.add(log.animation("b"), forKey: "move")
    stage.frames.endTurn()

    #expect(log.entries == ["a start", "a stop false", "b start"])
    #expect(layer.animationKeys() == ["move"])
  }

  @Test("An end is sent once, however often the animation was replaced before")
  func replacedInOneTurn() {
    let stage = LayerStage()
    let layer = stage.makeLayer()

    for name in ["a", "b", "c"] { layer.add(log.animation(name), forKey: "move") }
    stage.frames.endTurn()
    layer.removeAllAnimations()
    layer.add(log.animation("d"), forKey: "move")
    stage.frames.advance(by: 2)

    #expect(
      log.entries == [
        "a stop false", "b stop false", "c start", "c stop false", "d start", "d stop true",
      ])
  }

  @Test("Leaving the tree ends it unfinished; moving within the turn does not")
  func leavingTheTree() {
    let stage = LayerStage()
    let (outer, layer) = (CALayer(), CALayer())
    outer.addSublayer(layer)
    stage.root.addSublayer(outer)
    layer.add(log.animation("a"), forKey: "move")
    stage.frames.endTurn()

    outer.removeFromSuperlayer()
    stage.root.addSublayer(outer)
    stage.frames.endTurn()
    #expect(log.entries == ["a start"])

    outer.removeFromSuperlayer()
    stage.frames.endTurn()
    #expect(log.entries == ["a start", "a stop false"])
    #expect(layer.animationKeys() == nil)
    stage.frames.advance(by: 1)
    #expect(stage.frames.nextFrameTime == nil)
  }

  @Test("In a layer that is not shown it does not run, and counts as finished")
  func notShown() {
    let stage = LayerStage()
    let layer = CALayer()

    layer.add(log.animation("a"), forKey: "move")
    stage.frames.endTurn()

    #expect(log.entries == ["a stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation added before its layer is added to the tree in the same turn runs")
  func addedBeforeTheLayer() {
    let stage = LayerStage()
    let layer = CALayer()

    layer.add(log.animation("a"), forKey: "move")
    stage.root.addSublayer(layer)
    stage.frames.endTurn()

    #expect(log.entries == ["a start"])
  }

  @Test("Left at its end, it shows its last value and costs no frames")
  func retained() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.add(
      log.animation("a") { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) },
      forKey: "move")
    stage.frames.endTurn()

    stage.frames.advance(by: 3)

    #expect(log.entries == ["a start", "a stop true"])
    #expect(layer.presented.position.x == 100)
    #expect(stage.frames.nextFrameTime == nil)
    layer.removeAnimation(forKey: "move")
    stage.frames.endTurn()
    #expect(layer.presented.position.x == 50)
    #expect(log.entries == ["a start", "a stop true"])
  }

  @Test("An animation of a layer that layout brings into the tree runs")
  func addedBeforeLayout() {
    let stage = LayerStage()
    let layer = CALayer()
    let bringer = Bringer(layer)
    stage.context.client = bringer

    layer.add(log.animation("a"), forKey: "move")
    bringer.superlayer = stage.root
    stage.frames.endTurn()

    #expect(log.entries == ["a start"])
  }

  @Test("A layer takes its animations along when another context becomes the current one")
  func contexts() {
    let layer = CALayer()
    _ = LayerStage()
    layer.add(log.animation("a"), forKey: "move")

    let stage = LayerStage()
    stage.root.addSublayer(layer)
    layer.add(log.animation("b"), forKey: "other")
    stage.frames.endTurn()
    stage.frames.advance(by: 1)

    #expect(log.entries == ["a start", "b start", "a stop true", "b stop true"])
  }
}

/// Adds a layer in the layout phase.
private final class Bringer: CommitClient {
  nonisolated private let lifetimeStorage = LifetimeStorage()
  nonisolated var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
  deinit { lifetimeStorage.end() }

  private let layer: CALayer
  var superlayer: CALayer?

  init(_ layer: CALayer) { self.layer = layer }

  func commitWillBegin() {}

  func layoutBeforeDisplay() {
    superlayer?.addSublayer(layer)
    superlayer = nil
  }

  func commitDidEnd() {}
}
