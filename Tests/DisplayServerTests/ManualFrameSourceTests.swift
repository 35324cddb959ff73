import DisplayServer
import Testing

@Suite struct ManualFrameSourceTests {
  /// A callback of a frame source, with its time.
  private enum Step: Equatable {
    case frame(Double)
    case turnEnd(Double)
  }

  private final class Log {
    let source = ManualFrameSource()
    var steps: [Step] = []
    /// Runs in each frame, after it is noted.
    var onFrame: (Double) -> Void = { _ in }
    var onTurnEnd: () -> Void = {}

    init() {
      source.onFrame = { [unowned self] time in
        #expect(time == source.now)
        steps.append(.frame(time))
        onFrame(time)
      }
      source.onTurnEnd = { [unowned self] in
        steps.append(.turnEnd(source.now))
        onTurnEnd()
      }
    }

    var frames: [Double] {
      steps.compactMap { if case .frame(let time) = $0 { time } else { nil } }
    }
  }

  private let log = Log()

  /// A point of the grid of frames, in seconds.
  private func grid(_ index: Int) -> Double { Double(index) / 60 }

  @Test("the clock starts at 0 and stands still")
  func start() {
    #expect(log.source.now == 0)
    #expect(log.source.frameInterval == 1.0 / 60)
    #expect(log.source.nextFrameTime == nil)
  }

  @Test("there is no frame without a request, only the turn end of the step")
  func noRequest() {
    log.source.advance(by: 10)

    #expect(log.steps == [.turnEnd(10)])
    #expect(log.source.now == 10)
  }

  @Test("one request brings one frame, on the grid, then the turn ends")
  func oneRequest() {
    log.source.requestFrame(at: 0)
    log.source.advance(by: 1)

    #expect(log.steps == [.frame(grid(1)), .turnEnd(grid(1)), .turnEnd(1)])
  }

  @Test("frames that request the next come on the grid, and once more at the exact target")
  func animation() {
    log.onFrame = { [log] _ in log.source.requestFrame(at: 0) }
    log.source.requestFrame(at: 0)
    log.source.advance(by: 0.06)

    #expect(log.frames == [grid(1), grid(2), grid(3), 0.06])
    #expect(log.source.now == 0.06)
    #expect(log.source.nextFrameTime == grid(4))
    #expect(log.steps.last == .turnEnd(0.06))
  }

  @Test("a target on the grid gets one frame, not two")
  func targetOnGrid() {
    log.onFrame = { [log] _ in log.source.requestFrame(at: 0) }
    log.source.requestFrame(at: 0)
    log.source.advance(by: 0.05)

    #expect(log.frames == [grid(1), grid(2), 0.05])
  }

  @Test("steps that do not add up exactly deliver the same frames")
  func inexactSteps() {
    log.onFrame = { [log] _ in log.source.requestFrame(at: 0) }
    log.source.requestFrame(at: 0)
    for _ in 0..<8 { log.source.advance(by: 0.1) }

    #expect(log.source.now != 0.8)
    #expect(log.frames.count == 48)
  }

  @Test("a frame that requests no other one is the last")
  func animationEnds() {
    log.onFrame = { [log] time in if time < 0.03 { log.source.requestFrame(at: time) } }
    log.source.requestFrame(at: 0)
    log.source.advance(by: 5)

    #expect(log.frames == [grid(1), grid(2)])
  }

  @Test("a frame for a future time is delivered exactly then, off the grid too")
  func exactTime() {
    log.source.requestFrame(at: 0.1234)
    log.source.advance(by: 1)

    #expect(log.frames == [0.1234])
  }

  @Test("a time beyond the target waits")
  func laterTime() {
    log.source.requestFrame(at: 2)
    log.source.advance(by: 1)
    #expect(log.frames.isEmpty)

    log.source.advance(by: 1)
    #expect(log.frames == [2])
  }

  @Test("a time that steps only just miss is reached, at its own time")
  func justMissedTime() {
    log.source.requestFrame(at: 0.8)
    for _ in 0..<8 { log.source.advance(by: 0.1) }

    #expect(log.frames == [0.8])
    #expect(log.source.now == 0.8)
  }

  @Test("the earliest request counts, and its frame answers the later ones")
  func earliestWins() {
    log.source.requestFrame(at: 0.5)
    log.source.requestFrame(at: 0.25)
    log.source.requestFrame(at: 0.75)
    log.source.advance(by: 1)

    #expect(log.frames == [0.25])
  }

  @Test("requests from within a frame stay in the same step")
  func requestsFromWithin() {
    log.onFrame = { [log] time in
      if time == 0.1 { log.source.requestFrame(at: 0.105) }
      if time == 0.105 { log.source.requestFrame(at: 0) }
    }
    log.source.requestFrame(at: 0.1)
    log.source.advance(by: 1)

    #expect(log.frames == [0.1, 0.105, grid(7)])
  }

  @Test("a requested turn ends before time moves")
  func requestedTurn() {
    log.source.requestTurn()
    #expect(log.steps.isEmpty)

    log.source.advance(by: 1)
    #expect(log.steps == [.turnEnd(0), .turnEnd(1)])
  }

  @Test("a frame requested at a turn end is delivered in the same step")
  func frameFromTurnEnd() {
    log.onTurnEnd = { [log] in if log.source.now == 0 { log.source.requestFrame(at: 0) } }
    log.source.requestTurn()
    log.source.advance(by: 0.02)

    #expect(
      log.steps == [
        .turnEnd(0), .frame(grid(1)), .turnEnd(grid(1)), .turnEnd(0.02),
      ])
  }

  @Test("advancing by nothing ends the turn and delivers no frame")
  func advanceByZero() {
    log.source.requestFrame(at: 0)
    log.source.advance(by: 0)

    #expect(log.steps == [.turnEnd(0)])
  }

  @Test("a turn that requests another is followed by it")
  func chainedTurns() {
    var left = 2
    log.onTurnEnd = { [log] in
      if left > 0 { log.source.requestTurn() }
      left -= 1
    }
    log.source.endTurn()

    #expect(log.steps == [.turnEnd(0), .turnEnd(0), .turnEnd(0)])
  }

  @Test("turns that request another one without end are left to the next turn")
  func endlessTurns() {
    var count = 0
    log.onTurnEnd = { [log] in
      count += 1
      if count < 1_500 { log.source.requestTurn() }
    }
    log.source.endTurn()

    #expect(count == 1_000 && log.source.turnsAreEndless)
    log.source.endTurn()
    #expect(count == 1_500 && !log.source.turnsAreEndless)
  }

  @Test("a turn inside a turn is part of it: one turn end, at the end")
  func nestedTurns() {
    var order: [String] = []
    log.onTurnEnd = { order.append("turn end") }
    log.source.turn {
      log.source.turn { order.append("inner") }
      order.append("outer")
    }

    #expect(order == ["inner", "outer", "turn end"])
  }

  @Test("the clock does not run backwards, nor from inside a frame")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ManualFrameSource().advance(by: -1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let source = ManualFrameSource()
        source.onFrame = { _ in source.advance(by: 1) }
        source.requestFrame(at: 0)
        source.advance(by: 1)
      }
    }
  }
}
