import DisplayServer
import OpenQuartzCore
import Testing

/// Which frames a context requests, and which it does not need any more.
@Suite struct FrameRequestTests {
  @Test("A frame that nothing needs any more is withdrawn at the end of the turn")
  func withdrawnFrames() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let timers = [0.5, 1].map { stage.context.schedule(after: $0) {} }
    let ticker = FrameTicker { _ in }
    ticker.start()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.beginTime = 0.25
    fade.fillMode = .both
    layer.add(fade, forKey: "fade")
    stage.frames.endTurn()
    var times = [stage.frames.nextFrameTime]
    func note(_ body: () -> Void) {
      body()
      stage.frames.endTurn()
      times.append(stage.frames.nextFrameTime)
    }

    note { ticker.stop() }
    note { layer.removeAnimation(forKey: "fade") }
    note { timers[0].cancel() }
    note { timers[1].cancel() }

    #expect(times == [1.0 / 60, 0.25, 0.5, 1, nil])
  }

  @Test("Timers that are cancelled and set anew in every turn leave one frame requested")
  func resetTimers() {
    let stage = LayerStage()
    var token: TimerToken?
    for _ in 1...128 {
      stage.frames.advance(by: 1.0 / 128)
      token?.cancel()
      token = stage.context.schedule(after: 0.5) {}
    }
    stage.frames.endTurn()

    #expect(stage.frames.nextFrameTime == 1.5 && stage.frames.counts.delivered == 0)
  }

  @Test("A clock that stands still requests no frames; what changed meanwhile is shown afterwards")
  func suspended() {
    let frames = RecordingFrames()
    let context = RenderContext(frames: frames)
    RenderContext.current = context
    let log = PhaseLog()
    let layer = CALayer()
    context.add(PhaseTarget(layer, log))
    layer.opacity = 0.5
    frames.now = 1
    frames.onTurnEnd?()
    context.schedule(after: 5) {}
    context.isSuspended = true
    frames.onTurnEnd?()
    #expect(frames.requests == [])

    frames.now = 1.001
    layer.isHidden = true
    frames.onTurnEnd?()
    layer.isHidden = false
    frames.onTurnEnd?()
    #expect(log.entries == ["compose"] && frames.requests == [])
    context.isSuspended = false

    #expect(frames.requests.contains(1 + 1.0 / 60))
    frames.now = 1 + 1.0 / 60
    frames.onFrame?(frames.now)
    #expect(log.entries == ["compose", "compose"])
  }

  @Test("A layer that is marked and not composed yet is composed with what changes later")
  func markedLayers() {
    let frames = RecordingFrames()
    let context = RenderContext(frames: frames)
    RenderContext.current = context
    let log = PhaseLog()
    let layer = CALayer()
    let target = PhaseTarget(layer, log)
    context.add(target)
    layer.opacity = 0.5
    frames.now = 1
    frames.onTurnEnd?()

    // Both changes are deferred; the second one finds the layer marked.
    frames.now = 1.002
    layer.isHidden = true
    frames.onTurnEnd?()
    frames.now = 1.004
    layer.isHidden = false
    frames.onTurnEnd?()
    #expect(frames.requests.allSatisfy { $0 == 1 + 1.0 / 60 } && !frames.requests.isEmpty)
    frames.now = 1 + 1.0 / 60
    frames.onFrame?(frames.now)

    #expect(log.entries == ["compose", "compose"] && !layer.marks.subtreeHasChanges)
  }
}
