import DisplayServer
import OpenQuartzCore
import Testing

@Suite struct RenderContextTests {
  @Test("A change is composed once, at the end of the turn")
  func changeIsComposedAtTurnEnd() {
    let stage = LayerStage()
    let layer = stage.makeLayer()

    CATransaction.setDisableActions(true)
    layer.position.x += 10
    layer.opacity = 0.5
    #expect(stage.compositions == [])
    stage.frames.endTurn()

    #expect(stage.compositions == [0])
    #expect(stage.frames.nextFrameTime == nil)
  }

  @Test("A screen without changes requests no frame and composes nothing")
  func quietScreen() {
    let stage = LayerStage()
    _ = stage.makeLayer()

    stage.frames.advance(by: 10)

    #expect(stage.compositions == [])
    #expect(stage.frames.nextFrameTime == nil)
  }

  @Test("A commit has its phases in order: client, layers, display, begin, composition, client")
  func phases() {
    let frames = RecordingFrames()
    let log = PhaseLog()
    let context = RenderContext(frames: frames)
    RenderContext.current = context
    let layer = PhaseLayer(log)
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    let target = PhaseTarget(layer, log)
    context.client = log
    context.add(target)
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.delegate = log
    layer.add(animation, forKey: nil)

    frames.onTurnEnd?()

    #expect(
      log.entries == [
        "will", "layout", "layoutSublayers", "draw", "compose", "didStart", "did",
      ])
  }

  @Test("A frame runs timers, then ends, then the commit")
  func tickOrder() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let log = PhaseLog()
    stage.context.client = log
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.5
    animation.delegate = log
    layer.add(animation, forKey: nil)
    stage.context.schedule(after: 0.5) { log.entries.append("timer") }
    stage.frames.endTurn()
    stage.frames.advance(by: 0.49)
    log.entries = []

    stage.frames.advance(by: 0.01)

    #expect(log.entries == ["timer", "didStop", "will", "layout", "did"])
  }

  @Test("Changes made at the end of a commit are for the next one, which follows")
  func changesAfterComposition() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let log = PhaseLog()
    stage.context.client = log
    log.onEnd = {
      log.onEnd = nil
      layer.cornerRadius = 5
    }

    layer.setNeedsLayout()
    stage.frames.endTurn()

    #expect(log.entries.filter { $0 == "did" }.count == 2)
    #expect(stage.compositions == [0])
  }

  @Test("At a real clock, compositions keep half a frame's distance; the later one is deferred")
  func rate() {
    let frames = RecordingFrames()
    let context = RenderContext(frames: frames)
    RenderContext.current = context
    let log = PhaseLog()
    let layer = CALayer()
    let target = PhaseTarget(layer, log)
    context.add(target)
    layer.isHidden = true
    frames.now = 1
    frames.onTurnEnd?()
    #expect(log.entries == ["compose"])

    frames.now = 1.004
    layer.isHidden = false
    frames.onTurnEnd?()
    #expect(log.entries == ["compose"])
    let later: Double = 1 + 1.0 / 60
    #expect(frames.requests == [later])
    frames.now = later
    frames.onFrame?(frames.now)
    #expect(log.entries == ["compose", "compose"])

    frames.now += 0.01
    layer.isHidden = true
    frames.onTurnEnd?()
    #expect(log.entries == ["compose", "compose", "compose"])
  }

  @Test("The time does not change during a turn")
  func frozenTime() {
    let frames = RecordingFrames()
    let context = RenderContext(frames: frames)
    frames.now = 3

    #expect(context.now == 3)
    frames.now = 3.1
    #expect(context.now == 3)
    frames.onTurnEnd?()
    #expect(context.now == 3.1)
  }

  @Test("A frame or commit inside a commit does nothing, and is not lost")
  func nesting() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let log = PhaseLog()
    stage.context.client = log
    log.onLayout = {
      stage.context.commit()
      stage.context.tick(at: 0)
    }

    layer.cornerRadius = 1
    stage.frames.endTurn()

    #expect(log.entries == ["will", "layout", "did"])
    #expect(stage.compositions == [0])
  }

  @Test("Timers fire in the order of their times, in frames, and can be cancelled")
  func timers() {
    let stage = LayerStage()
    var log: [String] = []
    let note = { (name: String) in { log.append("\(name) \(stage.context.now)") } }
    stage.context.schedule(after: 0.5, note("late"))
    stage.context.schedule(after: 0.25, note("early"))
    let cancelled = stage.context.schedule(after: 0.25, note("never"))
    stage.context.schedule(after: 0.25, note("early too"))
    cancelled.cancel()

    #expect(stage.frames.nextFrameTime == 0.25)
    stage.frames.advance(by: 1)

    #expect(log == ["early 0.25", "early too 0.25", "late 0.5"])
    #expect(stage.frames.nextFrameTime == nil)
    #expect(!cancelled.isPending)
  }

  @Test("A timer that schedules another one without delay does not keep the frame from ending")
  func timerChain() {
    let stage = LayerStage()
    var times: [Double] = []
    func again() {
      times.append((stage.context.now * 60).rough)
      if times.count < 3 { stage.context.schedule(after: 0, again) }
    }

    stage.context.schedule(after: 0, again)
    stage.frames.advance(by: 1)

    #expect(times == [1, 2, 3])
  }

  @Test("A frame costs the animating layers, not the tree")
  func tickCost() {
    let stage = LayerStage()
    let animated = stage.makeLayer()
    for _ in 0..<100 { stage.root.addSublayer(CALayer()) }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    animated.add(fade, forKey: nil)
    stage.frames.endTurn()
    stage.holdsMarks = true

    stage.frames.advance(by: 0.5)

    #expect(stage.root.sublayers?.filter(\.marks.subtreeHasChanges) == [animated])
    #expect(animated.marks.changes == .placement)
  }
}
