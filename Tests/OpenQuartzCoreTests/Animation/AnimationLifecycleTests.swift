import OpenQuartzCore
import Testing

@Suite struct AnimationLifecycleTests {
  private let log = AnimationLog()

  @Test("It begins with the commit, shows its values, and ends in the first frame at its end")
  func life() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    stage.frames.advance(by: 5)

    layer.add(log.animation("a"), forKey: "move")
    #expect(log.entries == [])
    #expect(layer.presented.position.x == 0)
    stage.frames.endTurn()
    #expect(log.entries == ["a start"])
    #expect(layer.animation(forKey: "move")?.beginTime == 5)

    stage.frames.advance(by: 0.5)
    #expect(layer.presented.position.x == 50 && layer.position.x == 50)
    stage.frames.advance(by: 0.25)
    #expect(layer.presented.position.x == 75 && layer.position.x == 50)
    stage.frames.advance(by: 0.25)
    #expect(log.entries == ["a start", "a stop true"])
    #expect(layer.presented.position.x == 50)
    #expect(layer.animationKeys() == nil)
    #expect(stage.frames.nextFrameTime == nil)
  }

  @Test("An animation that begins while another one of its layer ends has its end sent once")
  func chained() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let first = log.animation("a")
    log.onStop["a"] = { [self] in layer.add(log.animation("b"), forKey: "move") }
    layer.add(first, forKey: "move")
    stage.frames.endTurn()

    stage.frames.advance(by: 3)

    #expect(log.entries == ["a start", "a stop true", "b start", "b stop true"])
  }

  @Test("Frames come on the grid while something animates, and no longer")
  func frames() {
    let stage = LayerStage()
    let layer = stage.makeLayer()

    layer.add(log.animation("a", duration: 0.05), forKey: nil)
    stage.frames.endTurn()
    stage.frames.advance(by: 1)

    #expect(stage.compositions.map { ($0 * 60).rough } == [0, 1, 2, 3])
  }

  @Test("The layer has a copy of its own")
  func copies() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let original = log.animation("a")
    layer.add(original, forKey: "move")

    original.toValue = 1000
    original.duration = 100
    stage.frames.endTurn()
    stage.frames.advance(by: 0.5)

    #expect(layer.presented.position.x == 50)
    #expect(layer.animation(forKey: "move") !== original)
  }

  @Test("With a begin time it waits: filled, or showing the model")
  func delayed() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let begin = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
    layer.add(log.animation("a") { ($0.beginTime, $0.fillMode) = (begin, .backwards) }, forKey: "a")
    layer.add(
      log.animation("b") { ($0.beginTime, $0.keyPath) = (begin, "position.y") }, forKey: "b")
    stage.frames.endTurn()

    #expect(layer.presented.position == CGPoint(x: 0, y: 50))
    #expect(log.entries == [])
    #expect(stage.frames.nextFrameTime == 1)
    stage.frames.advance(by: 1)
    #expect(log.entries == ["a start", "b start"])
    stage.frames.advance(by: 0.25)
    #expect(layer.presented.position == CGPoint(x: 25, y: 25))
  }

  @Test("Ends are sent in the order in which they happened, before the frame's commit")
  func endOrder() {
    let stage = LayerStage()
    let (first, second) = (stage.makeLayer(), stage.makeLayer())
    first.add(log.animation("late", duration: 0.7), forKey: nil)
    first.add(log.animation("early", duration: 0.2), forKey: nil)
    second.add(log.animation("middle", duration: 0.5), forKey: nil)
    second.add(log.animation("also early", duration: 0.2), forKey: nil)
    stage.frames.endTurn()
    log.entries = []
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 5
    stage.root.add(slow, forKey: nil)

    // One step over everything: the frame source would stop at each end in between.
    stage.context.tick(at: 4)

    #expect(
      log.entries == [
        "early stop true", "also early stop true", "middle stop true", "late stop true",
      ])
  }

  @Test("A delegate may start the next animation: it begins in the same frame")
  func chain() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let chain = Chain(layer)
    let first = log.animation("")
    first.delegate = chain
    layer.add(first, forKey: nil)
    stage.frames.endTurn()

    stage.frames.advance(by: 1)

    #expect(chain.stops == 1)
    #expect(layer.animation(forKey: "next")?.beginTime == 1)
    #expect(layer.presented.position.x == 200)
    stage.frames.advance(by: 1)
    #expect(layer.presented.position.x == 50)
  }

  @Test("Animations without duration take the transaction's; a key path nobody has is only time")
  func defaultDuration() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let timer = CABasicAnimation(keyPath: "nothing.like.this")
    timer.delegate = log.delegate("timer")
    layer.add(timer, forKey: nil)
    stage.frames.endTurn()
    #expect(stage.frames.nextFrameTime == 0.25)

    stage.frames.advance(by: 0.25)

    #expect(log.entries == ["timer start", "timer stop true"])
    #expect(stage.compositions == [])
  }

  @Test("An animation of z positions sorts the siblings while it runs")
  func depth() {
    let stage = LayerStage()
    let (a, b) = (stage.makeLayer(), stage.makeLayer())
    let rise = CABasicAnimation(keyPath: "zPosition")
    (rise.fromValue, rise.toValue) = (-1, 1)
    rise.duration = 1
    a.add(rise, forKey: nil)
    stage.frames.endTurn()

    #expect(stage.root.sublayersByZ == [a, b])
    stage.frames.advance(by: 0.75)
    #expect(stage.root.sublayersByZ == [b, a])
    stage.frames.advance(by: 0.25)
    #expect(stage.root.sublayersByZ == [a, b])
  }

  @Test("Presentation copies show the current frame, the model the final values")
  func presentation() throws {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(inner)
    stage.frames.endTurn()
    layer.add(log.animation("a"), forKey: nil)
    stage.frames.endTurn()
    stage.frames.advance(by: 0.75)

    let copy = try #require(layer.presentation())
    #expect(copy.position == CGPoint(x: 75, y: 50) && layer.position == CGPoint(x: 50, y: 50))
    #expect(copy.model() === layer && layer.model() === layer)
    #expect(copy.superlayer?.model() === stage.root)
    #expect(copy.sublayers?.map { $0.model() } == [inner])
    let there = inner.presentation()?.convert(CGPoint.zero, to: stage.root.presentation())
    #expect(there == CGPoint(x: 25, y: 0))
    #expect(stage.root.presentation()?.hitTest(CGPoint(x: 120, y: 50))?.model() === layer)
    #expect(stage.root.hitTest(CGPoint(x: 120, y: 50)) === stage.root)
  }
}

private final class Chain: CAAnimationDelegate {
  private let layer: CALayer
  var stops = 0

  init(_ layer: CALayer) { self.layer = layer }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stops += 1
    let next = CABasicAnimation(keyPath: "position.x")
    (next.fromValue, next.toValue) = (200, 300)
    next.duration = 1
    layer.add(next, forKey: "next")
  }
}
