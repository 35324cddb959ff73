import OpenQuartzCore
import Testing

@Suite struct LayerTimeTests {
  /// A layer in a layer in the root; the inner one moves from 0 to 100 in one second.
  private func makeScene(_ stage: LayerStage) -> (outer: CALayer, inner: CALayer) {
    let outer = stage.makeLayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    stage.frames.endTurn()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = 1
    inner.add(animation, forKey: "move")
    stage.frames.endTurn()
    return (outer, inner)
  }

  @Test("Speed 0 and a time offset pause a subtree; the usual recipe continues where it was")
  func pauseAndResume() {
    let stage = LayerStage()
    let (outer, inner) = makeScene(stage)
    stage.frames.advance(by: 0.25)

    let paused = outer.convertTime(CACurrentMediaTime(), from: nil)
    outer.speed = 0
    outer.timeOffset = paused
    stage.frames.endTurn()
    stage.frames.advance(by: 10)
    #expect(inner.presented.position.x == 25)
    #expect(stage.frames.nextFrameTime == nil)

    outer.speed = 1
    outer.timeOffset = 0
    outer.beginTime = 0
    outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - paused
    stage.frames.endTurn()
    #expect(inner.presented.position.x == 25)
    stage.frames.advance(by: 0.5)
    #expect(inner.presented.position.x == 75)
    stage.frames.advance(by: 0.25)
    #expect(inner.animationKeys() == nil)
  }

  @Test("A paused subtree is scrubbed with its time offset, in both directions, past both ends")
  func scrub() {
    let stage = LayerStage()
    let outer = stage.makeLayer()
    outer.speed = 0
    let inner = CALayer()
    outer.addSublayer(inner)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = 1
    animation.fillMode = .both
    inner.add(animation, forKey: "move")
    stage.frames.endTurn()
    var xs: [CGFloat] = []

    for offset in [0, 0.5, 1, 2, 0.25, 0] {
      outer.timeOffset = offset
      stage.frames.endTurn()
      xs.append(inner.presented.position.x)
    }

    #expect(xs == [0, 50, 100, 100, 25, 0])
    #expect(inner.animationKeys() == ["move"])
    #expect(stage.compositions.count == 6)
    #expect(stage.frames.nextFrameTime == nil)
  }

  @Test("A layer's speed makes its animations, and those below, faster")
  func speed() {
    let stage = LayerStage()
    let (outer, inner) = makeScene(stage)
    stage.frames.advance(by: 0.25)

    // Going on from the present time at the double speed.
    outer.beginTime = 0.25
    outer.timeOffset = 0.25
    outer.speed = 2
    stage.frames.endTurn()
    #expect(inner.presented.position.x == 25)
    stage.frames.advance(by: 0.25)

    #expect(inner.presented.position.x == 75)
    stage.frames.advance(by: 0.125)
    #expect(inner.animationKeys() == nil)
  }

  @Test("Times are converted through the layers in between")
  func conversion() {
    let stage = LayerStage()
    let (outer, inner) = makeScene(stage)
    outer.speed = 2
    outer.beginTime = 10
    inner.timeOffset = 5

    #expect(outer.convertTime(12, from: nil) == 4)
    #expect(inner.convertTime(12, from: nil) == 9)
    #expect(inner.convertTime(9, to: nil) == 12)
    #expect(inner.convertTime(9, to: outer) == 4)
    #expect(inner.convertTime(4, from: outer) == 9)
    #expect(inner.convertTime(4, from: stage.root) == -7)
  }

  @Test("In a layer that runs backwards an animation ends at its beginning")
  func backwards() {
    let stage = LayerStage()
    let (outer, inner) = makeScene(stage)
    stage.frames.advance(by: 0.5)

    outer.speed = -1
    outer.beginTime = 0.5
    outer.timeOffset = 0.5
    stage.frames.endTurn()
    stage.frames.advance(by: 0.25)
    #expect(inner.presented.position.x == 25)
    stage.frames.advance(by: 0.3)

    #expect(inner.animationKeys() == nil)
    #expect(stage.frames.nextFrameTime == nil)
  }
}
