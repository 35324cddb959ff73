import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A stage in a window, and a player on it.
private final class Fixture {
  let host: TestHost
  let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
  let appearing = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
  let disappearing = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
  let player: TransitionPlayer
  private(set) var ends = 0

  init(_ transition: Transition, duration: TimeInterval? = nil) throws {
    host = try TestHost(size: CGSize(width: 100, height: 160))
    host.show(UIViewController())
    group.addSubview(disappearing)
    group.addSubview(appearing)
    player = TransitionPlayer(
      transition, duration: duration,
      on: TransitionStage(group: group, appearing: appearing, disappearing: disappearing))
    host.turn { host.window.addSubview(group) }
  }

  func play(_ direction: TransitionPlayer.Direction) {
    if direction == .inverse { player.showEnd() }
    host.turn { player.play(direction, animated: true) { self.ends += 1 } }
  }

  /// What is presented of all that a transition moves, as numbers.
  var presented: [CGFloat] {
    let perspective = (group.layer.presentation() ?? group.layer).sublayerTransform.m34
    return [appearing, disappearing].flatMap { view -> [CGFloat] in
      let layer = view.layer.presentation() ?? view.layer
      let transform = layer.transform
      return [
        transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
        transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
        transform.m41, transform.m42, transform.m43, transform.m44, CGFloat(layer.opacity),
        layer.position.x, layer.position.y, view.isHidden ? 1 : 0,
      ]
    } + [perspective]
  }
}

private func distance(_ one: [CGFloat], _ other: [CGFloat]) -> CGFloat {
  zip(one, other).map { abs($0 - $1) }.max() ?? .infinity
}

private let timed = Transition.allTransitions.filter { $0.keyFrames(in: .zero).duration > 0 }

@Suite(.serialized) struct TransitionScrubbingTests {
  @Test("R10.4 A transition that is paused stands where it was presented, and stays there")
  func pause() throws {
    for transition in timed {
      for direction in [TransitionPlayer.Direction.forward, .inverse] {
        for time in [0.05, 0.15, 0.28, 0.35] {
          let fixture = try Fixture(transition)
          fixture.play(direction)
          fixture.host.advance(by: time)
          let before = fixture.presented

          fixture.host.turn { fixture.player.pause() }
          #expect(distance(fixture.presented, before) < 0.01, "\(transition) at \(time)")
          fixture.host.advance(by: 1)

          #expect(distance(fixture.presented, before) < 0.01, "\(transition) at \(time)")
          #expect(fixture.player.isPaused)
          #expect(fixture.ends == 0)
        }
      }
    }
  }

  @Test("R10.4 A transition that is scrubbed shows each fraction of its way")
  func fraction() throws {
    let fixture = try Fixture(.pushFromRight)
    fixture.play(.forward)
    var positions: [CGFloat] = []
    for fraction in [0.25, 0.75, 0, 1, 0.5, -3, 7, .nan] as [CGFloat] {
      fixture.host.turn { fixture.player.fractionComplete = fraction }
      positions.append(fixture.appearing.frame.minX.rounded())
    }

    #expect(positions == [75, 25, 100, 0, 50, 100, 0, 0])
    #expect(fixture.player.fractionComplete == 1)
    #expect(fixture.player.isPlaying)
    #expect(fixture.ends == 0)
  }

  @Test("R10.4 Every fraction of every transition is the same from both sides")
  func sides() throws {
    for transition in timed {
      for direction in [TransitionPlayer.Direction.forward, .inverse] {
        let fixture = try Fixture(transition)
        fixture.play(direction)
        // Between two steps views may change places at once.
        let fractions = stride(from: CGFloat(0.025), to: 1, by: 0.05)
        let there = fractions.map { fraction in
          fixture.player.fractionComplete = fraction
          return fixture.presented
        }
        fixture.player.reverse()
        let back = fractions.reversed().map { fraction in
          fixture.player.fractionComplete = fraction
          return fixture.presented
        }

        for (one, other) in zip(there, back.reversed()) {
          #expect(distance(one, other) < 1e-6, "\(transition)")
        }
      }
    }
  }

  @Test("R10.4 A transition goes on from any fraction, to either end, and ends exactly there")
  func resume() throws {
    for transition in timed {
      for fraction in [0, 0.1, 0.5, 0.51, 0.9, 1] as [CGFloat] {
        for isReversed in [false, true] {
          let fixture = try Fixture(transition)
          fixture.play(.forward)
          fixture.host.turn { fixture.player.fractionComplete = fraction }
          let start = fixture.host.now
          fixture.host.turn {
            if isReversed { fixture.player.reverse() }
            #expect(fixture.player.isPaused)
            fixture.player.resume()
          }
          try fixture.host.settle()

          let total = transition.keyFrames(in: .zero).duration
          let left = total * (isReversed ? fraction : 1 - fraction)
          let frames = transition.keyFrames(in: fixture.group.bounds).frames
          #expect(fixture.ends == 1, "\(transition) from \(fraction)")
          #expect(abs(fixture.host.now - start - left) < 3.0 / 60, "\(transition) from \(fraction)")
          #expect(fixture.player.currentFrame == (isReversed ? frames.first : frames.last))
          #expect(fixture.player.fractionComplete == 1)
        }
      }
    }
  }

  @Test("R10.4 The fraction of a running transition follows what is presented")
  func runningFraction() throws {
    let fixture = try Fixture(.coverFromRight, duration: 1)
    fixture.play(.forward)
    for _ in 1...9 {
      fixture.host.advance(by: 0.1)
      let presented = fixture.appearing.layer.presentation()?.frame.minX ?? .nan
      #expect(abs(fixture.player.fractionComplete - (1 - presented / 100)) < 1e-3)
    }
  }

  @Test("containers 1.4 A paused transition that is resized stands at the same fraction")
  func resize() throws {
    let fixture = try Fixture(.pushFromRight)
    fixture.play(.forward)
    fixture.host.turn { fixture.player.fractionComplete = 0.25 }

    fixture.host.turn {
      fixture.group.bounds.size.width = 200
      fixture.player.boundsDidChange()
    }

    #expect(fixture.appearing.frame.minX == 150)
    #expect(fixture.disappearing.frame.minX == -50)
    #expect(fixture.player.fractionComplete == 0.25)
  }

  @Test("R10.4 Without a running transition nothing can be driven")
  func idle() throws {
    let fixture = try Fixture(.pushFromRight)

    fixture.player.fractionComplete = 0.5
    fixture.player.pause()
    fixture.player.reverse()
    fixture.player.resume()

    #expect(fixture.player.fractionComplete == 1)
    #expect(!fixture.player.isPaused)
    #expect(!fixture.player.isReversed)
    #expect(fixture.appearing.frame.minX == 0)
  }

  @Test("R10.4 A transition that is driven at random never jumps, and ends at the end it goes to")
  func random() throws {
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let transition = timed[generator.number(below: timed.count)]
      let fixture = try Fixture(transition, duration: 1)
      fixture.play(.forward)
      for _ in 0..<12 where fixture.player.isPlaying {
        let before = fixture.player.fractionComplete
        let frames = generator.number(below: 8)
        switch generator.number(below: 4) {
        case 0: fixture.host.turn { fixture.player.reverse() }
        case 1: fixture.host.turn { fixture.player.pause() }
        case 2: fixture.host.turn { fixture.player.resume() }
        default: fixture.host.advance(by: Double(frames) / 60)
        }
        guard fixture.player.isPlaying else { break }
        // The steepest curve is 1.73 times as fast as the average; calls end a frame.
        let limit = CGFloat(frames + 1) / 60 * 1.75
        #expect(abs(fixture.player.fractionComplete - before) < limit, "seed \(seed)")
      }
      let leadsBack = fixture.player.isReversed
      let wasPlaying = fixture.player.isPlaying
      fixture.host.turn { fixture.player.resume() }
      try fixture.host.settle()

      #expect(fixture.ends == 1, "seed \(seed)")
      if wasPlaying {
        let frames = transition.keyFrames(in: fixture.group.bounds).frames
        #expect(fixture.player.currentFrame == (leadsBack ? frames.first : frames.last))
      }
    }
  }
}
