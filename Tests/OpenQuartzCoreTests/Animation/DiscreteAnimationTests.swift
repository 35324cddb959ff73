import OpenQuartzCore
import Testing

@Suite struct DiscreteAnimationTests {
  private func animation(_ values: Int, duration: Double) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = (0..<values).map { Double($0) }
    animation.calculationMode = .discrete
    animation.duration = duration
    return animation
  }

  @Test("An animation in steps requests a frame for each step, and none in between")
  func steps() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = animation(4, duration: 2)
    animation.repeatCount = 2

    layer.add(animation, forKey: nil)
    stage.frames.endTurn()
    stage.frames.advance(by: 5)

    #expect(stage.compositions.map { ($0 * 60).rough } == [0, 30, 60, 90, 120, 150, 180, 210, 240])
    #expect(stage.frames.nextFrameTime == nil)
  }

  @Test("Faster layers, begin times and parts of a repetition are taken into account")
  func times() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.speed = 2
    let animation = animation(4, duration: 4)
    animation.repeatCount = 1.125

    layer.add(animation, forKey: nil)
    stage.frames.endTurn()
    stage.frames.advance(by: 5)

    #expect(stage.compositions.map { ($0 * 60).rough } == [0, 30, 60, 90, 120, 135])
  }

  @Test("What changes all the time requests every frame, also beside steps")
  func mixture() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let smooth = CABasicAnimation(keyPath: "opacity")
    smooth.fromValue = 0
    smooth.duration = 0.1

    layer.add(animation(2, duration: 0.2), forKey: nil)
    layer.add(smooth, forKey: nil)
    stage.frames.endTurn()
    stage.frames.advance(by: 1)

    #expect(stage.compositions.map { ($0 * 60).rough } == [0, 1, 2, 3, 4, 5, 6, 12])
  }
}
