import NestKit
import NestTesting
import OpenUIKit
import Synchronization
import Testing

/// A stage in a window, and a player on it.
private final class Fixture {
  let host: TestHost
  let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
  let appearing = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
  let disappearing = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))

  init() throws {
    host = try TestHost(size: CGSize(width: 100, height: 160))
    host.show(UIViewController())
    group.addSubview(disappearing)
    group.addSubview(appearing)
    host.turn { host.window.addSubview(group) }
  }

  func player(_ transition: Transition, duration: TimeInterval? = nil) -> TransitionPlayer {
    TransitionPlayer(
      transition.lasting(duration),
      on: TransitionStage(group: group, appearing: appearing, disappearing: disappearing))
  }

  /// The x coordinates at which both views are presented.
  var positions: [CGFloat] {
    [appearing, disappearing].map { ($0.layer.presentation() ?? $0.layer).frame.minX }
  }
}

@Suite(.serialized) struct TransitionPlayerTests {
  @Test("R10.3 Played without animation the end is reached and sent before the call returns")
  func atOnce() throws {
    for transition in Transition.allTransitions {
      let fixture = try Fixture()
      let player = fixture.player(transition)
      var ends = 0

      player.play(.forward, animated: false) { ends += 1 }
      #expect(ends == 1)
      #expect(player.currentFrame == transition.keyFrames(in: fixture.group.bounds).last)

      player.play(.inverse, animated: false) { ends += 1 }
      #expect(ends == 2)
      #expect(player.currentFrame == .identity)
      #expect(!player.isPlaying)
      #expect(CATransform3DIsIdentity(fixture.group.layer.sublayerTransform))
    }
  }

  @Test("R10.3 Played in time the steps follow each other and the end is sent once, on time")
  func inTime() throws {
    for transition in Transition.allTransitions {
      let duration = transition.keyFrames(in: .zero).duration
      guard duration > 0 else { continue }
      let fixture = try Fixture()
      let player = fixture.player(transition)
      for direction in [TransitionPlayer.Direction.forward, .inverse] {
        var ends: [TimeInterval] = []
        let start = fixture.host.now
        fixture.host.turn {
          player.play(direction, animated: true) { ends.append(fixture.host.now - start) }
        }
        #expect(player.isPlaying)
        try fixture.host.settle()

        #expect(ends.count == 1, "\(transition)")
        let end = try #require(ends.first)
        #expect(abs(end - duration) < 1.5 / 60, "\(transition) took \(end) s")
      }
      #expect(player.currentFrame == .identity, "\(transition)")
    }
  }

  @Test("R10.1 A push moves both views over the width at constant speed, and back again")
  func positions() throws {
    let fixture = try Fixture()
    let player = fixture.player(.pushFromRight)

    fixture.host.turn { player.play(.forward, animated: true) {} }
    #expect(fixture.positions == [100, 0])
    fixture.host.advance(by: 0.2)
    #expect(fixture.positions.map { $0.rounded() } == [50, -50])
    try fixture.host.settle()
    #expect(fixture.positions == [0, -100])

    fixture.host.turn { player.play(.inverse, animated: true) {} }
    fixture.host.advance(by: 0.2)
    #expect(fixture.positions.map { $0.rounded() } == [50, -50])
    try fixture.host.settle()
    #expect(fixture.positions == [0, 0])
  }

  @Test("R10.5 Finished in the middle the end is reached at once, and sent once")
  func finish() throws {
    for transition in [Transition.pushFromRight, .flipVertically, .crossDissolve] {
      for direction in [TransitionPlayer.Direction.forward, .inverse] {
        let fixture = try Fixture()
        let player = fixture.player(transition)
        if direction == .inverse { player.showEnd() }
        var ends = 0
        fixture.host.turn { player.play(direction, animated: true) { ends += 1 } }
        fixture.host.advance(by: 0.1)

        player.finish()
        #expect(ends == 1)
        #expect(!player.isPlaying)
        let expected =
          direction == .forward
          ? transition.keyFrames(in: fixture.group.bounds).last : .identity
        #expect(player.currentFrame == expected)
        #expect(fixture.appearing.layer.animationKeys() ?? [] == [])

        try fixture.host.settle()
        player.finish()
        #expect(ends == 1)
        #expect(player.currentFrame == expected)
      }
    }
  }

  @Test("A transition played while it runs ends first, with its completion")
  func again() throws {
    let fixture = try Fixture()
    let player = fixture.player(.coverFromBottom)
    var ends: [String] = []

    fixture.host.turn { player.play(.forward, animated: true) { ends.append("first") } }
    fixture.host.turn { player.play(.inverse, animated: true) { ends.append("second") } }
    #expect(ends == ["first"])
    try fixture.host.settle()
    #expect(ends == ["first", "second"])
  }

  @Test("A transition inside someone else's animation keeps its own duration and timing curve")
  func insideAnotherAnimation() throws {
    let fixture = try Fixture()
    let player = fixture.player(.pushFromRight)
    var end: TimeInterval?

    fixture.host.turn {
      UIView.animate(withDuration: 7) {
        player.play(.forward, animated: true) { end = fixture.host.now }
      }
    }
    #expect(fixture.positions == [100, 0])
    fixture.host.advance(by: 0.5)

    let time = try #require(end)
    #expect(abs(time - 0.4) < 1.5 / 60)
    #expect(fixture.positions == [0, -100])
  }

  @Test("With animations switched off a transition is at its end at once")
  func animationsOff() throws {
    let fixture = try Fixture()
    let player = fixture.player(.pushFromRight)
    var ends = 0

    UIView.setAnimationsEnabled(false)
    player.play(.forward, animated: true) { ends += 1 }
    UIView.setAnimationsEnabled(true)

    #expect(ends == 1)
    #expect(fixture.positions == [0, -100])
  }

  @Test("R10.2 An inverse of its own is played, and ends at identity whatever it contains")
  func ownInverse() throws {
    let fixture = try Fixture()
    let transition = Transition(
      "sink", inverse: { _ in [TransitionStep(duration: 0.2, appearing: .move(x: 30))] },
      steps: { _ in [TransitionStep(duration: 0.2, disappearing: .move(x: -10))] })
    let player = fixture.player(transition)
    player.showEnd()

    fixture.host.turn { player.play(.inverse, animated: true) {} }
    fixture.host.advance(by: 0.19)
    #expect(fixture.positions[0] > 25)
    #expect(fixture.positions[1] == -10)

    try fixture.host.settle()
    #expect(fixture.positions == [0, 0])
  }

  @Test(
    "A view that a step hides can be seen until the step has ended, and in the inverse the opposite"
  )
  func visibility() throws {
    let fixture = try Fixture()
    let transition = Transition("disappear") { _ in
      [
        TransitionStep(
          duration: 0.2, appearing: .move(x: 10),
          disappearing: TransitionChange(translation: TransitionVector(x: 5), isVisible: false))
      ]
    }
    let player = fixture.player(transition)

    fixture.host.turn { player.play(.forward, animated: true) {} }
    #expect(!fixture.disappearing.isHidden)
    try fixture.host.settle()
    #expect(fixture.disappearing.isHidden)

    fixture.host.turn { player.play(.inverse, animated: true) {} }
    #expect(!fixture.disappearing.isHidden)
    try fixture.host.settle()
    #expect(!fixture.disappearing.isHidden)
  }

  @Test("R10.2 An anchor point moves nothing by itself and turns about itself")
  func anchorPoint() throws {
    let fixture = try Fixture()
    let hinge = Transition("hinge") { _ in
      [
        .immediately(
          appearing: TransitionChange(
            scale: TransitionVector(x: 0.5, y: 0.5, z: 1), anchorPoint: CGPoint(x: 0, y: 1)))
      ]
    }
    let player = fixture.player(hinge)

    player.showEnd()
    #expect(fixture.appearing.frame == CGRect(x: 0, y: 80, width: 50, height: 80))
    player.showBeginning()
    #expect(fixture.appearing.frame == CGRect(x: 0, y: 0, width: 100, height: 160))
    #expect(fixture.appearing.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test("R10.2 Steps are made once for a play, and again only where the region has changed")
  func stepsOnce() throws {
    let calls = Atomic(0)
    let transition = Transition("counted") { region in
      calls.add(1, ordering: .relaxed)
      return [
        .immediately(appearing: .move(x: region.width)),
        TransitionStep(duration: 0.2, appearing: .move(x: -region.width / 2)),
        TransitionStep(duration: 0.2, appearing: .move(x: -region.width / 2)),
      ]
    }
    func made(_ body: () throws -> Void) rethrows -> Int {
      let before = calls.load(ordering: .relaxed)
      try body()
      return calls.load(ordering: .relaxed) - before
    }
    let fixture = try TransitionFixture(transition)

    for direction in [TransitionPlayer.Direction.forward, .inverse] {
      let whole = try made {
        fixture.host.turn { fixture.player.play(direction, animated: true) {} }
        try fixture.host.settle()
      }
      #expect(whole == 1, "\(direction)")
      let reversed = try made {
        fixture.host.turn { fixture.player.play(direction, animated: true) {} }
        fixture.host.advance(by: 0.3)
        fixture.host.turn { fixture.player.fractionComplete = 0.3 }
        fixture.host.turn { fixture.player.reverse() }
        fixture.host.turn { fixture.player.resume() }
        try fixture.host.settle()
      }
      #expect(reversed == 1, "\(direction)")
    }
    let resized = try made {
      fixture.host.turn { fixture.player.play(.forward, animated: true) {} }
      fixture.host.advance(by: 0.1)
      fixture.host.turn {
        fixture.group.frame.size.width = 50
        fixture.player.boundsDidChange()
      }
      try fixture.host.settle()
    }
    #expect(resized == 2)
  }
}
