import NestKit
import NestTesting
import OpenUIKit
import Testing

/// How an animation is played from its beginning to its end.
@Suite(.serialized) struct AnimationPlayerTests {
  /// Two steps of half a second: to the right by 100, and back by 40 with the badge fading.
  private func steps(_ fixture: AnimationFixture) -> [AnimationStep] {
    [
      AnimationStep(duration: 0.5, curve: .linear).changing(fixture.card, by: .move(x: 100)),
      AnimationStep(duration: 0.5, curve: .linear)
        .changing(fixture.card, by: .move(x: -40)).changing(fixture.badge, by: .fade(to: 0)),
    ]
  }

  @Test("R10.5 Containers 3.5 Steps follow each other, and each change is relative to the last")
  func sequence() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))

    fixture.play(player)
    #expect(fixture.takeLog() == "( [0")
    #expect(fixture.x == 0)
    fixture.host.advance(by: 0.25)
    #expect(fixture.x == 50)
    fixture.host.advance(by: 0.25)
    #expect(fixture.takeLog() == "0] [1")
    fixture.host.advance(by: 0.25)
    #expect(fixture.x == 80)
    #expect(abs(fixture.presented(fixture.badge.layer).opacity - 0.5) < 0.01)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "1] ) finished")
    #expect(fixture.card.transform == CGAffineTransform(translationX: 60, y: 0))
    #expect(fixture.badge.alpha == 0)
    #expect(abs(fixture.host.now - 1) < 2.5 / 60)
  }

  @Test(
    "R10.3 R10.5 Containers 3.5 Without animation the end and all events come before the call returns"
  )
  func notAnimated() throws {
    let fixture = try AnimationFixture()
    fixture.play(fixture.player(steps(fixture)), animated: false, delay: 3)

    #expect(fixture.takeLog() == "(! [0! 0]! [1! 1]! )! finished")
    #expect(fixture.x == 60)
    #expect(fixture.host.isIdle)
  }

  @Test("R10.5 Containers 3.5 Steps and animations of no duration end at once")
  func noDuration() throws {
    let fixture = try AnimationFixture()
    let immediately = AnimationStep.immediately.changing(fixture.card, by: .move(x: 7))
    fixture.play(fixture.player([immediately, immediately]))
    #expect(fixture.takeLog() == "(! [0! 0]! [1! 1]! )! finished")
    #expect(fixture.x == 14)
    fixture.play(fixture.player([]))
    #expect(fixture.takeLog() == "(! )! finished")

    fixture.play(fixture.player([immediately] + steps(fixture).prefix(1) + [immediately]))
    #expect(fixture.takeLog() == "( [0! 0]! [1")
    try fixture.host.settle()
    #expect(fixture.takeLog() == "1] [2! 2]! ) finished")
    #expect(fixture.x == 128)
  }

  @Test("R10.2 R10.5 Containers 3.5 The inverse leads back exactly, in opposite order")
  func inverse() throws {
    let fixture = try AnimationFixture()
    fixture.card.transform = CGAffineTransform(rotationAngle: 0.3)
    let before = ExactValues(fixture.card.layer)
    let player = fixture.player(steps(fixture))
    fixture.play(player)
    try fixture.host.settle()
    _ = fixture.takeLog()

    fixture.play(player, .inverse)
    #expect(fixture.takeLog() == "( [1")
    fixture.host.advance(by: 0.25)
    #expect(fixture.x == 80)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "1] [0 0] ) finished")
    #expect(ExactValues(fixture.card.layer) == before)
  }

  @Test("R10.5 Containers 3.5 An inverse without a forward play leads to where the views are")
  func inverseFirst() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))

    fixture.play(player, .inverse)
    #expect(fixture.x == 60)
    #expect(fixture.presented(fixture.badge.layer).opacity == 0)
    try fixture.host.settle()

    #expect(fixture.card.transform == .identity)
    #expect(fixture.badge.alpha == 1)
    // A view that has returned is not returned again, also where it has been moved meanwhile.
    let moved = CGAffineTransform(translationX: 0, y: 5)
    fixture.card.transform = moved
    fixture.play(player, .inverse)
    #expect(fixture.x == 60)
    try fixture.host.settle()
    #expect(fixture.card.transform == moved)
  }

  @Test("R10.5 Containers 3.5 Played forward twice the changes add up; the inverse undoes the last")
  func twice() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))

    fixture.play(player, animated: false)
    fixture.play(player, animated: false)
    #expect(fixture.x == 120)
    fixture.play(player, .inverse, animated: false)
    #expect(fixture.x == 60)
  }

  @Test("R10.5 Containers 3.5 A delay passes before anything changes")
  func delay() throws {
    let fixture = try AnimationFixture()
    fixture.play(fixture.player(steps(fixture)), delay: 1)
    fixture.host.advance(by: 0.95)
    #expect(fixture.takeLog() == "(")
    #expect(fixture.x == 0)

    fixture.host.advance(by: 0.3)
    #expect(fixture.takeLog() == "[0")
    #expect(abs(fixture.x - 50) < 5)
    try fixture.host.settle()
    #expect(fixture.takeLog() == "0] [1 1] ) finished")
    #expect(abs(fixture.host.now - 2) < 4.0 / 60)
  }

  @Test("R10.5 Containers 3.5 A repetition begins from the beginning")
  func repetition() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player([steps(fixture)[0]])

    fixture.play(player, repetition: .times(3))
    fixture.host.advance(by: 0.5 + 0.25)
    #expect(player.repetition == 1)
    #expect(abs(fixture.x - 50) < 5)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "( [0 0] [0 0] [0 0] ) finished")
    #expect(fixture.x == 100)
    #expect(abs(fixture.host.now - 1.5) < 5.0 / 60)
  }

  @Test("R10.5 Containers 3.5 4.10 An endless animation ends when it is terminated or cancelled")
  func endless() throws {
    for isCancelled in [false, true] {
      let fixture = try AnimationFixture()
      let player = fixture.player([steps(fixture)[0]])
      fixture.play(player, repetition: .endless)
      fixture.host.advance(by: 100)
      #expect(player.isPlaying && player.repetition > 150)
      _ = fixture.takeLog()

      fixture.host.turn { isCancelled ? player.cancel() : player.terminate() }
      try fixture.host.settle()

      #expect(fixture.takeLog() == (isCancelled ? "cancelled" : "0]! )! terminated"))
      #expect(fixture.x == 100)
    }
  }

  @Test("R10.5 Containers 3.5 4.9 A loop leads there and back, and leaves what it was made from")
  func loop() throws {
    let fixture = try AnimationFixture()
    let sequence = AnimationSequence(steps(fixture))
    let before = ExactValues(fixture.card.layer)
    let player = fixture.player(sequence.steps, looped: true)
    #expect(sequence.looped.duration == 2 * sequence.duration)
    #expect(!sequence.isLooped)

    fixture.play(player, repetition: .times(2))
    fixture.host.advance(by: 1)
    #expect(abs(fixture.x - 60) < 4)
    try fixture.host.settle()

    #expect(fixture.takeLog() == "( [0 0] [1 1] [1 1] [0 0] [0 0] [1 1] [1 1] [0 0] ) finished")
    #expect(ExactValues(fixture.card.layer) == before)
    AnimationPlayer(sequence).play(animated: false)
    #expect(fixture.x == 60)
  }

  @Test("R10.3 R10.5 Containers 3.5 In another duration each step keeps its share")
  func scaled() throws {
    let fixture = try AnimationFixture()
    let sequence = AnimationSequence(steps(fixture)).lasting(4)
    #expect(sequence.steps.map(\.duration) == [2, 2])
    #expect(sequence.looped.lasting(1).steps.map(\.duration) == [0.25, 0.25])
    #expect(AnimationSequence([.immediately]).lasting(3).duration == 0)

    fixture.play(fixture.player(sequence.steps))
    fixture.host.advance(by: 1)
    #expect(fixture.x == 50)
    try fixture.host.settle()
    #expect(abs(fixture.host.now - 4) < 3.0 / 60)
  }

  @Test("R10.5 Containers 3.5 Begun in the middle, the steps before send their events at once")
  func startTime() throws {
    let fixture = try AnimationFixture()
    fixture.play(fixture.player(steps(fixture)), startTime: 0.75)
    #expect(fixture.takeLog() == "( [0! 0]! [1")
    #expect(fixture.x == 80)
    try fixture.host.settle()
    #expect(fixture.takeLog() == "1] ) finished")
    #expect(abs(fixture.host.now - 0.25) < 3.0 / 60)

    // Of an inverse the time counts in its direction; a delay precedes.
    let other = try AnimationFixture()
    let player = other.player(steps(other))
    other.play(player, animated: false)
    _ = other.takeLog()
    other.play(player, .inverse, delay: 1, startTime: 0.75)
    other.host.advance(by: 0.9)
    #expect(other.takeLog() == "(")
    #expect(other.x == 60)
    other.host.advance(by: 0.1 + 0.1)
    #expect(other.takeLog() == "[1! 1]! [0")
    #expect(abs(other.x - 30) < 5)
    try other.host.settle()
    #expect(other.takeLog() == "0] ) finished")

    // The whole duration is the end.
    let third = try AnimationFixture()
    third.play(third.player(steps(third)), startTime: 1)
    try third.host.settle()
    #expect(third.takeLog() == "( [0! 0]! [1 1] ) finished")
    #expect(third.x == 60)
  }

  @Test("R10.5 Containers 3.5 With animations switched off it is at its end at once")
  func animationsOff() throws {
    let fixture = try AnimationFixture()
    UIView.setAnimationsEnabled(false)
    fixture.play(fixture.player(steps(fixture)))
    UIView.setAnimationsEnabled(true)

    #expect(fixture.takeLog() == "(! [0! 0]! [1! 1]! )! finished")
  }

  @Test("R10.5 Containers 3.5 Inside another animation it keeps its duration and timing curve")
  func insideAnotherAnimation() throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))
    fixture.host.turn { UIView.animate(withDuration: 7) { player.play() } }

    fixture.host.advance(by: 0.25)
    #expect(fixture.x == 50)
    fixture.host.advance(by: 1)
    #expect(fixture.takeLog() == "( [0 0] [1 1] )")
  }

  @Test("R10.5 Containers 3.5 Its end can be awaited; a cancelled task cancels it")
  func awaiting() async throws {
    let fixture = try AnimationFixture()
    let player = fixture.player(steps(fixture))

    // Other tests run while this one waits: its host has to be in force when an animation begins.
    let first = Task {
      fixture.host.turn {}
      return await player.play()
    }
    while !player.isPlaying { await Task.yield() }
    fixture.host.turn {}
    try fixture.host.settle()
    #expect(await first.value == .finished)

    let second = Task {
      fixture.host.turn {}
      return await player.play(.inverse)
    }
    while !player.isPlaying { await Task.yield() }
    _ = fixture.takeLog()
    second.cancel()
    #expect(await second.value == .cancelled)
    #expect(fixture.takeLog() == "")
    #expect(fixture.card.transform == .identity)

    let third = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await player.play()
    }
    #expect(await third.value == .cancelled)
    #expect(fixture.takeLog() == "" && !player.isPlaying)

    let refused = Task { await player.play(repetition: .times(0)) }
    let misuses = DiagnosticRecorder()
    guard case .refused(let misuse) = await refused.value else {
      Issue.record("not refused")
      return
    }
    misuses.stop()
    #expect(misuse.id == "animation.repetition")
  }
}
