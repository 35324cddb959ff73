import NestKit
import NestTesting
import OpenUIKit
import Testing

private func distance(_ one: [CGFloat], _ other: [CGFloat]) -> CGFloat {
  zip(one, other).map { abs($0 - $1) }.max() ?? .infinity
}

private let timed = Transition.allTransitions.filter { $0.keyFrames(in: .zero).duration > 0 }

/// Three steps of the same duration, of which the second one moves the appearing view.
private let stepped = Transition("stepped") { bounds in
  [
    .immediately(appearing: .move(x: bounds.width)),
    TransitionStep(duration: 0.2, curve: .easeIn, disappearing: .scale(by: 0.9)),
    TransitionStep(duration: 0.2, appearing: .move(x: -bounds.width)),
    TransitionStep(duration: 0.2, curve: .linear, disappearing: .scale(by: 2)),
  ]
}

@Suite(.serialized) struct TransitionScrubbingTests {
  @Test("R10.4 A transition that is paused shows what was presented, and stays there")
  func pause() throws {
    for transition in timed {
      for direction in [TransitionPlayer.Direction.forward, .inverse] {
        for time in [0.05, 0.15, 0.28, 0.35] {
          let fixture = try TransitionFixture(transition)
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

  @Test("R10.4 A transition that is scrubbed shows each fraction of its duration")
  func fraction() throws {
    let fixture = try TransitionFixture(.pushFromRight)
    fixture.play(.forward)
    var positions: [CGFloat] = []
    for fraction in [0.25, 0.75, 0, 1, 0.5, -3, 7, .nan] as [CGFloat] {
      fixture.host.turn { fixture.player.fractionComplete = fraction }
      positions.append(fixture.positions[0])
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
        let fixture = try TransitionFixture(transition)
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

  @Test("R10.4 A transition continues from any fraction, to either end, and ends exactly there")
  func resume() throws {
    for transition in timed {
      for fraction in [0, 0.1, 0.5, 0.51, 0.9, 1] as [CGFloat] {
        for isReversed in [false, true] {
          let fixture = try TransitionFixture(transition)
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

  @Test("R10.4 The fraction counts the time while it runs, and what is shown while it is paused")
  func runningFraction() throws {
    let fixture = try TransitionFixture(.coverFromRight, duration: 1)
    fixture.play(.forward)
    for step in 1...9 {
      fixture.host.advance(by: 0.1)
      #expect(abs(fixture.player.fractionComplete - CGFloat(step) / 10) < 1.5 / 60)

      fixture.host.turn { fixture.player.pause() }
      let presented = fixture.appearing.layer.presentation()?.frame.minX ?? .nan
      #expect(abs(fixture.player.fractionComplete - (1 - presented / 100)) < 1e-3)
      fixture.host.turn { fixture.player.resume() }
    }
  }

  @Test("R10.4 A transition that is reversed returns along its timing curve")
  func sameCurve() throws {
    for curve in TransitionCurve.allCases {
      let fixture = try TransitionFixture(
        Transition("eased") { bounds in
          [TransitionStep(duration: 1, curve: curve, appearing: .move(x: bounds.width))]
        })
      func samples() -> [CGFloat] {
        (1...6).map { _ in
          fixture.host.advance(by: 0.1)
          return fixture.presented[12]
        }
      }
      fixture.play(.forward)
      let there = samples()

      fixture.host.turn { fixture.player.reverse() }
      let back = samples()

      for (one, other) in zip(there.dropLast().reversed(), back) {
        #expect(abs(one - other) < 3.5, "\(curve)")
      }
      #expect(fixture.ends == 1)
    }
  }

  @Test("Containers 1.4 A paused transition that is resized shows the same fraction")
  func resize() throws {
    let fixture = try TransitionFixture(.pushFromRight)
    fixture.play(.forward)
    fixture.host.turn { fixture.player.fractionComplete = 0.25 }

    fixture.host.turn {
      fixture.group.bounds.size.width = 200
      fixture.player.boundsDidChange()
    }

    #expect(fixture.positions == [150, -50])
    #expect(fixture.player.fractionComplete == 0.25)
  }

  @Test("R10.4 Without a running transition nothing can be driven")
  func idle() throws {
    let fixture = try TransitionFixture(.pushFromRight)

    fixture.player.fractionComplete = 0.5
    fixture.player.pause()
    fixture.player.reverse()
    fixture.player.resume()

    #expect(fixture.player.fractionComplete == 1)
    #expect(!fixture.player.isPaused)
    #expect(!fixture.player.isReversed)
    #expect(fixture.appearing.frame.minX == 0)
  }

  @Test("R10.4 A transition that is driven at random never jumps, and ends in its direction")
  func random() throws {
    for seed in try DriverSeeds(0...14) {
      var generator = SeededGenerator(seed: seed)
      // The second one moves the appearing view in one of its three steps.
      let isStepped = generator.isOne(of: 2)
      let fixture = try TransitionFixture(isStepped ? stepped : .coverFromRight, duration: 1)
      fixture.play(.forward)
      for _ in 0..<12 where fixture.player.isPlaying {
        let before = fixture.positions[0]
        let frames = generator.number(below: 8)
        switch generator.number(below: 4) {
        case 0: fixture.host.turn { fixture.player.reverse() }
        case 1: fixture.host.turn { fixture.player.pause() }
        case 2: fixture.host.turn { fixture.player.resume() }
        default: fixture.host.advance(by: Double(frames) / 60)
        }
        guard fixture.player.isPlaying else { break }
        // The steepest curve is 1.73 times as fast as the average; calls end a frame.
        let limit = 175 * CGFloat(frames + 1) / 60 * (isStepped ? 3 : 1)
        #expect(abs(fixture.positions[0] - before) < limit, "seed \(seed)")
      }
      let leadsBack = fixture.player.isReversed
      let wasPlaying = fixture.player.isPlaying
      fixture.host.turn { fixture.player.resume() }
      try fixture.host.settle()

      #expect(fixture.ends == 1, "seed \(seed)")
      if wasPlaying {
        let frames = fixture.player.transition.keyFrames(in: fixture.group.bounds).frames
        #expect(fixture.player.currentFrame == (leadsBack ? frames.first : frames.last))
      }
    }
  }

  // MARK: After a gesture

  @Test("Containers 3.3 Continued with a velocity, the rest begins as fast as the finger was")
  func velocity() throws {
    /// The average speed in the first frame after the finger was lifted, in widths per second.
    func speed(_ velocity: CGFloat) throws -> CGFloat {
      let fixture = try TransitionFixture(.coverFromLeft, duration: 1)
      fixture.play(.forward)
      fixture.host.turn { fixture.player.fractionComplete = 0.5 }
      fixture.host.turn { fixture.player.resume(velocity: velocity) }
      let before = fixture.x
      fixture.host.advance(by: 1 / 60)
      let speed = (fixture.x - before) * 60 / 100
      try fixture.host.settle()
      #expect(fixture.ends == 1)
      #expect(fixture.x == 0)
      return speed
    }

    let atRest = try speed(0)
    for velocity in [CGFloat(1), 2, 4] {
      // In one frame the damping takes less than a third of the velocity.
      let gain = try speed(velocity) - atRest
      #expect(gain > velocity * 2 / 3 && gain <= velocity, "\(velocity): \(gain)")
    }
  }

  @Test(
    "Containers 3.3 However slow the finger was, the rest takes no longer than the part that is left"
  )
  func velocityAndTime() throws {
    for transition in timed {
      for velocity in [CGFloat(0), 100, .nan] {
        let fixture = try TransitionFixture(transition, duration: 1)
        fixture.play(.forward)
        fixture.host.turn { fixture.player.fractionComplete = 0.6 }
        let start = fixture.host.now

        fixture.host.turn { fixture.player.resume(velocity: velocity) }
        try fixture.host.settle()

        #expect(fixture.ends == 1, "\(transition)")
        #expect(fixture.host.now - start < 1.02, "\(transition) \(velocity)")
        #expect(
          fixture.player.currentFrame == transition.keyFrames(in: fixture.group.bounds).last,
          "\(transition)")
      }
    }
  }

  @Test("Containers 3.3 Caught again while the spring runs, it continues from where it is")
  func caughtAgain() throws {
    let fixture = try TransitionFixture(.coverFromLeft, duration: 1)
    fixture.play(.forward)
    fixture.host.turn { fixture.player.fractionComplete = 0.3 }
    fixture.host.turn { fixture.player.resume(velocity: 3) }
    fixture.host.advance(by: 0.1)

    let shown = fixture.x
    fixture.host.turn { fixture.player.pause() }
    #expect(abs(fixture.x - shown) < 0.01)
    fixture.host.turn { fixture.player.reverse() }
    fixture.host.turn { fixture.player.resume(velocity: 1) }
    try fixture.host.settle()

    #expect(fixture.ends == 1)
    #expect(fixture.player.currentFrame == .identity)
  }
}
