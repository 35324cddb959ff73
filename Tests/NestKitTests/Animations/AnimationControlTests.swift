import NestKit
import NestTesting
import OpenUIKit
import Testing

/// An animation that is paused, reversed, driven and ended before its end.
@Suite(.serialized) struct AnimationControlTests {
  private func steps(_ fixture: AnimationFixture) -> [AnimationStep] {
    [
      AnimationStep(duration: 0.5, curve: .linear).changing(fixture.card, by: .move(x: 100)),
      AnimationStep(duration: 0.5, curve: .easeIn).changing(fixture.card, by: .move(x: -40)),
    ]
  }

  @Test("R10.4 R10.5 Containers 3.5 Paused it stays where it is, and continues from there")
  func pause() throws {
    for delay in [0, 1.0] {
      let fixture = try AnimationFixture()
      let player = fixture.player(steps(fixture))
      fixture.play(player, delay: delay)
      fixture.host.advance(by: 0.25)
      fixture.host.turn { player.pause() }
      let x = fixture.x
      fixture.host.advance(by: 10)
      #expect(fixture.x == x && player.isPaused)
      #expect(fixture.takeLog() == (delay == 0 ? "( [0" : "("))

      fixture.host.turn { player.resume() }
      let start = fixture.host.now
      try fixture.host.settle()
      #expect(abs(fixture.host.now - start - 0.75 - delay) < 3.0 / 60)
      #expect(fixture.log.last == "finished")
      #expect(fixture.x == 60)
    }
  }

  @Test("R10.4 R10.5 Containers 3.5 Reversed it leads back, and each step that began ends")
  func reverse() throws {
    let fixture = try AnimationFixture()
    let before = ExactValues(fixture.card.layer)
    let player = fixture.player(steps(fixture))
    fixture.play(player)
    fixture.host.advance(by: 0.75)
    fixture.host.turn { player.reverse() }
    #expect(player.isReversed)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "( [0 0] [1 1] [0 0] ) reversed")
    #expect(ExactValues(fixture.card.layer) == before)
    #expect(abs(fixture.host.now - 1.5) < 5.0 / 60)
  }

  @Test("R10.5 Containers 3.5 Reversed in its delay it ends where it began, without a step")
  func reverseInDelay() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))
    fixture.play(player, delay: 1)
    fixture.host.advance(by: 0.5)
    #expect(player.fractionComplete == 0)
    fixture.host.turn { player.reverse() }
    #expect(player.fractionComplete == 1)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "( ) reversed")
    #expect(fixture.x == 0)
  }

  @Test("R10.5 Containers 3.5 Reversed it returns through its repetitions")
  func reverseRepetition() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player([steps(fixture)[0]])
    fixture.play(player, repetition: .endless)
    fixture.host.advance(by: 1.25)
    fixture.host.turn { player.reverse() }
    fixture.host.advance(by: 0.5)
    #expect(player.repetition == 1)
    #expect(abs(fixture.x - 50) < 10)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "( [0 0] [0 0] [0 0] [0 0] [0 0] ) reversed")
    #expect(fixture.x == 0)
  }

  @Test("R10.4 R10.5 Containers 3.5 A hundred reversals leave nothing behind")
  func hundredReversals() throws {
    for seed in try DriverSeeds(0...9) {
      var generator = SeededGenerator(seed: seed)
      let fixture = try AnimationFixture()
      fixture.card.transform = CGAffineTransform(scaleX: 1.1, y: 0.7).rotated(by: 0.4)
      let before = ExactValues(fixture.card.layer)
      let player = fixture.player(
        steps(fixture) + [
          AnimationStep(duration: 1).changing(fixture.card, by: .rotate(by: 1))
            .changing(fixture.card, frame: CGRect(x: 1, y: 2, width: 33, height: 44))
        ])
      fixture.play(player, repetition: .endless)
      for _ in 0..<100 where player.isPlaying {
        fixture.host.advance(by: Double(generator.number(below: 20)) / 60)
        fixture.host.turn { player.reverse() }
      }
      fixture.host.turn {
        if player.isPlaying, !player.isReversed { player.reverse() }
      }
      try fixture.host.settle()

      #expect(ExactValues(fixture.card.layer) == before, "seed \(seed)")
      #expect(fixture.log.last == "reversed")
      expectBalance(fixture.log)
    }
  }

  @Test(
    "R10.4 R10.5 Containers 3.5 Controlled at random it ends once, at one of its ends, with balanced events"
  )
  func random() throws {
    for seed in try DriverSeeds(0...29) {
      var generator = SeededGenerator(seed: seed)
      let fixture = try AnimationFixture()
      let before = ExactValues(fixture.card.layer)
      let player = fixture.player(
        steps(fixture) + [AnimationStep.immediately.changing(fixture.card, by: .fade(to: 0.5))],
        looped: generator.isOne(of: 2))
      fixture.play(player, animated: false)
      let after = ExactValues(fixture.card.layer)
      fixture.play(player, .inverse, animated: false)
      #expect(ExactValues(fixture.card.layer) == before)
      _ = fixture.takeLog()

      fixture.play(
        player, delay: generator.isOne(of: 2) ? 0.2 : 0,
        startTime: generator.isOne(of: 2) ? 0.7 : 0,
        repetition: generator.isOne(of: 2) ? .times(2) : .endless)
      for _ in 0..<20 where player.isPlaying {
        fixture.host.turn {
          switch generator.number(below: 6) {
          case 0: player.pause()
          case 1: player.resume()
          case 2: player.reverse()
          case 3: player.fractionComplete = CGFloat(generator.number(below: 5)) / 4
          default: break
          }
        }
        fixture.host.advance(by: Double(generator.number(below: 25)) / 60)
      }
      let isReversed = player.isReversed
      let wasPlaying = player.isPlaying
      fixture.host.turn {
        if generator.isOne(of: 2) { player.terminate() } else { player.resume() }
      }
      if player.isPlaying, !player.isReversed { fixture.host.turn { player.terminate() } }
      try fixture.host.settle()

      let place = ExactValues(fixture.card.layer)
      #expect(!player.isPlaying, "seed \(seed)")
      if wasPlaying { #expect(place == (isReversed ? before : after), "seed \(seed)") }
      let ends = ["finished", "reversed", "terminated"]
      #expect(fixture.log.filter(ends.contains).count == 1, "seed \(seed)")
      expectBalance(fixture.log)
    }
  }

  /// Each step that begins ends before another one begins.
  private func expectBalance(_ log: [String]) {
    var open: [String] = []
    for entry in log.map({ $0.filter { $0 != "!" } }) {
      if entry.hasPrefix("[") { open.append(String(entry.dropFirst())) }
      if entry.hasSuffix("]") { #expect(open.popLast() == String(entry.dropLast())) }
      #expect(open.count <= 1)
    }
    #expect(open.isEmpty)
  }

  @Test("R10.5 Containers 3.5 Cancelled it is at its end at once, and sends nothing more")
  func cancel() throws {
    for (time, isReversed) in [(0.25, false), (0.75, false), (0.75, true)] {
      let fixture = try AnimationFixture()
      let player = fixture.player(steps(fixture))
      fixture.play(player)
      fixture.host.advance(by: time)
      fixture.host.turn { if isReversed { player.reverse() } }
      _ = fixture.takeLog()

      player.cancel()
      #expect(fixture.takeLog() == "cancelled")
      #expect(fixture.card.transform.tx == (isReversed ? 0 : 60))
      try fixture.host.settle()
      player.cancel()
      #expect(fixture.takeLog() == "" && fixture.x == (isReversed ? 0 : 60))
    }
  }

  @Test("R10.5 Containers 3.5 Terminated it is at its end at once, and sends what is left")
  func terminate() throws {
    let expected: [(Double, Bool, String)] = [
      (-1, false, "[0! 0]! [1! 1]! )! terminated"), (0.25, false, "0]! [1! 1]! )! terminated"),
      (0.75, false, "1]! )! terminated"), (0.75, true, "1]! [0! 0]! )! terminated"),
    ]
    for (time, isReversed, log) in expected {
      let fixture = try AnimationFixture()
      let player = fixture.player(steps(fixture))
      fixture.play(player, delay: time < 0 ? 1 : 0)
      fixture.host.advance(by: max(time, 0))
      fixture.host.turn { if isReversed { player.reverse() } }
      _ = fixture.takeLog()

      player.terminate()
      #expect(fixture.takeLog() == log)
      #expect(fixture.card.transform.tx == (isReversed ? 0 : 60))
      try fixture.host.settle()
      player.terminate()
      #expect(fixture.takeLog() == "")
    }
  }

  @Test("R10.4 R10.5 Containers 3.5 Driven by a fraction each step follows its timing curve")
  func fraction() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))
    fixture.play(player)
    var places: [CGFloat] = []
    for fraction in [0.25, 0.75, 0, 1, 0.5, -3, 7, .nan] as [CGFloat] {
      fixture.host.turn { player.fractionComplete = fraction }
      places.append(fixture.x)
    }

    // In the middle of its time a step that starts slowly has made less than a third of its
    // distance.
    #expect(places == [50, 87, 0, 60, 100, 0, 60, 60])
    #expect(player.isPaused && player.fractionComplete == 1)
    #expect(fixture.takeLog() == "( [0 0] [1 1] [0 0] [1 1] [0 0] [1")

    fixture.host.turn { player.fractionComplete = 0.75 }
    fixture.host.turn { player.resume() }
    let start = fixture.host.now
    try fixture.host.settle()
    #expect(abs(fixture.host.now - start - 0.25) < 3.0 / 60)
    #expect(fixture.takeLog() == "1] ) finished")
  }

  @Test("R10.5 Containers 3.5 A fraction that is set ends the delay")
  func fractionInDelay() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))
    fixture.play(player, delay: 9)
    fixture.host.advance(by: 1)
    fixture.host.turn { player.fractionComplete = 0.25 }
    #expect(fixture.x == 50)
    fixture.host.turn { player.resume() }
    try fixture.host.settle()

    #expect(fixture.takeLog() == "( [0 0] [1 1] ) finished")
    #expect(fixture.host.now < 2)
  }

  @Test("R10.5 Containers 3.5 In the background it is paused; in the foreground it continues")
  func background() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))
    let scene = try #require(fixture.host.window.windowScene)
    fixture.host.focus(scene)
    fixture.play(player)
    fixture.host.advance(by: 0.25)

    fixture.host.minimize(scene)
    #expect(player.isPaused)
    fixture.host.advance(by: 5)
    #expect(player.fractionComplete == 0.25)
    fixture.host.turn { player.resume() }
    #expect(player.isPaused)
    fixture.host.restore(scene)
    #expect(!player.isPaused)
    #expect(fixture.x == 50)
    let start = fixture.host.now
    try fixture.host.settle()
    #expect(abs(fixture.host.now - start - 0.75) < 4.0 / 60)
    #expect(fixture.takeLog() == "( [0 0] [1 1] ) finished")
  }

  @Test("R10.5 Containers 3.5 Paused by the program it stays so when the foreground returns")
  func pausedInBackground() throws {
    for isPausedBefore in [true, false] {
      let fixture = try AnimationFixture()
      let player = fixture.player(steps(fixture))
      let scene = try #require(fixture.host.window.windowScene)
      fixture.host.focus(scene)
      fixture.play(player)
      fixture.host.advance(by: 0.25)

      if isPausedBefore { fixture.host.turn { player.pause() } }
      fixture.host.minimize(scene)
      if !isPausedBefore { fixture.host.turn { player.pause() } }
      fixture.host.restore(scene)

      #expect(player.isPaused)
      fixture.host.turn { player.cancel() }
    }
  }

  @Test("R10.5 Containers 3.5 Played in the background it begins in the foreground")
  func playedInBackground() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))
    let scene = try #require(fixture.host.window.windowScene)
    fixture.host.focus(scene)
    fixture.host.minimize(scene)

    fixture.play(player)
    #expect(fixture.takeLog() == "(" && player.isPaused)
    fixture.host.restore(scene)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "[0 0] [1 1] ) finished")
  }

  @Test("R10.5 Containers 3.5 A handler of events may control the player")
  func reentrancy() throws {
    let controls: [(String, (AnimationPlayer) -> Void, String)] = [
      ("[1", { $0.cancel() }, "( [0 0] [1 cancelled"),
      ("[1", { $0.terminate() }, "( [0 0] [1 1]! )! terminated"),
      ("[1", { $0.reverse() }, "( [0 0] [1 1] [0 0] ) reversed"),
      ("0]", { $0.reverse() }, "( [0 0] [0 0] ) reversed"),
      ("(", { $0.cancel() }, "( cancelled"),
      ("(", { $0.terminate() }, "( [0! 0]! [1! 1]! )! terminated"),
      ("(", { $0.reverse() }, "( ) reversed"),
      (
        "(",
        {
          $0.pause(); $0.resume()
        }, "( [0 0] [1 1] ) finished"
      ),
      (
        "(",
        {
          $0.fractionComplete = 0.75; $0.resume()
        }, "( [1 1] ) finished"
      ),
      ("1]", { $0.cancel() }, "( [0 0] [1 1] cancelled"),
      (
        "[1",
        {
          $0.pause(); $0.resume()
        }, "( [0 0] [1 1] ) finished"
      ),
    ]
    for (place, control, log) in controls {
      let fixture = try AnimationFixture()
      let player = fixture.player(steps(fixture))
      let report = player.eventHandler
      var isDone = false
      player.eventHandler = { [unowned fixture, unowned player] event in
        report?(event)
        guard fixture.log.last == place, !isDone else { return }
        isDone = true
        control(player)
      }
      fixture.play(player)
      try fixture.host.settle()
      #expect(fixture.takeLog() == log)
      #expect(fixture.card.transform.tx == (log.hasSuffix("reversed") ? 0 : 60))
    }
  }

  @Test("R10.5 Containers 3.5 Paused by the first event it begins when it is continued")
  func pausedAtFirst() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))
    let report = player.eventHandler
    player.eventHandler = { [unowned player] event in
      report?(event)
      if event == .willBegin(isAnimated: true) { player.pause() }
    }
    fixture.play(player, .inverse, startTime: 0.75)
    fixture.host.advance(by: 3)
    #expect(fixture.takeLog() == "(" && fixture.x == 0)

    fixture.host.turn { player.resume() }
    #expect(fixture.takeLog() == "[1! 1]! [0")
    #expect(fixture.x == 50)
    try fixture.host.settle()
    #expect(fixture.takeLog() == "0] ) finished")
  }

  @Test("R10.5 Containers 3.5 Played again by its first event, that is what is played")
  func playedAgain() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))
    let report = player.eventHandler
    var isDone = false
    player.eventHandler = { [weak fixture, unowned player] event in
      report?(event)
      guard !isDone, let fixture else { return }
      isDone = true
      fixture.play(player, .inverse)
    }
    fixture.play(player)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "( [0! 0]! [1! 1]! )! terminated ( [1 1] [0 0] ) finished")
    #expect(fixture.card.transform == .identity)
  }

  @Test("R10.5 Containers 3.5 When nothing is played nothing can be controlled")
  func idle() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))
    player.pause()
    player.resume()
    player.reverse()
    player.cancel()
    player.terminate()
    player.fractionComplete = 0.5

    #expect(fixture.takeLog() == "" && !player.isPaused && !player.isReversed)
    #expect(player.fractionComplete == 1)
    #expect(fixture.card.transform == .identity)
  }
}
