import Foundation
import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The behaviour of a transition of several steps when a finger releases it.
@Suite(.serialized) struct TransitionSpringTests {
  /// The appearing view crosses the region in the time of the steps.
  private func crossing(_ steps: [(duration: TimeInterval, curve: TransitionCurve)]) -> Transition {
    Transition("crossing") { bounds in
      let total = steps.reduce(0) { $0 + $1.duration }
      return [.immediately(appearing: .move(x: bounds.width))]
        + steps.map { step in
          let distance = bounds.width * CGFloat(step.duration / total)
          return TransitionStep(
            duration: step.duration, curve: step.curve, appearing: .move(x: -distance))
        }
    }
  }

  /// A spring as a formula: the fraction after some seconds.
  private func formula(
    from start: Double, velocity: Double, duration: TimeInterval, at time: TimeInterval
  ) -> Double {
    guard time < duration else { return 1 }
    let frequency = 9.233 / duration
    let left = 1 - start
    return 1 - (left + (frequency * left - velocity) * time) * exp(-frequency * time)
  }

  /// The fractions in the frames after the release, up to the end.
  private func fractions(
    _ transition: Transition, from start: CGFloat, velocity: CGFloat,
    direction: TransitionPlayer.Direction = .forward
  ) throws -> [Double] {
    let fixture = try TransitionFixture(transition)
    fixture.play(direction)
    fixture.host.turn { fixture.player.fractionComplete = start }
    fixture.host.turn { fixture.player.resume(velocity: velocity) }
    var fractions: [Double] = []
    while fixture.player.isPlaying, fractions.count < 200 {
      let fraction = Double(fixture.x) / 100
      fractions.append(direction == .forward ? 1 - fraction : fraction)
      fixture.host.advance(by: 1.0 / 60)
    }
    #expect(fixture.ends == 1)
    return fractions
  }

  private let stepped: [(duration: TimeInterval, curve: TransitionCurve)] = [
    (0.2, .easeIn), (0.25, .linear), (0.15, .easeOut),
  ]

  @Test(
    "R10.4 Containers 3.3 All steps that are left follow one spring",
    arguments: [0, 1, 2.5, 6] as [CGFloat])
  func oneSpring(velocity: CGFloat) throws {
    for direction in [TransitionPlayer.Direction.forward, .inverse] {
      for start in [0.05, 0.3, 0.5, 0.85] as [CGFloat] {
        let fractions = try fractions(
          crossing(stepped), from: start, velocity: velocity, direction: direction)

        let duration = 0.6 * Double(1 - start)
        #expect(Double(fractions.count) / 60 < duration + 3.0 / 60)
        for (frame, fraction) in fractions.enumerated() {
          // Where the frames begin is known to a frame.
          let expected = [-1, 0, 1].map {
            formula(
              from: Double(start), velocity: Double(velocity), duration: duration,
              at: max(0, Double(frame + $0) / 60))
          }
          let range = (expected.min() ?? 0) - 0.03...(expected.max() ?? 0) + 0.03
          #expect(
            range.contains(fraction), "\(velocity) from \(start), frame \(frame): \(fraction)")
        }
      }
    }
  }

  @Test(
    "Containers 3.3 Steps make no difference after a finger: they move as a single step does")
  func sameAsSingle() throws {
    for velocity in [CGFloat(0), 2, 5] {
      let single = try fractions(crossing([(0.6, .easeInOut)]), from: 0.2, velocity: velocity)
      let several = try fractions(crossing(stepped), from: 0.2, velocity: velocity)

      #expect(abs(single.count - several.count) <= 3)
      for (frame, (one, other)) in zip(single, several).enumerated() {
        #expect(abs(one - other) < 0.05, "\(velocity), frame \(frame): \(one) \(other)")
      }
    }
  }

  @Test("Containers 3.3 Nothing jumps from one step to the next, in any built-in transition")
  func smooth() throws {
    for transition in Transition.allTransitions {
      let steps = transition.keyFrames(in: CGRect(x: 0, y: 0, width: 100, height: 160)).segments
      guard steps.filter({ $0.duration > 0 }).count > 1 else { continue }
      let fixture = try TransitionFixture(transition)
      fixture.play(.forward)
      fixture.host.turn { fixture.player.fractionComplete = 0.2 }
      fixture.host.turn { fixture.player.resume(velocity: 1) }
      var time = 0.0
      while fixture.player.isPlaying, time < 1 {
        fixture.host.advance(by: 1.0 / 60)
        time += 1.0 / 60
      }

      #expect(time < 0.8 * 0.6 + 3.0 / 60, "\(transition)")
      #expect(
        fixture.player.currentFrame == transition.keyFrames(in: fixture.group.bounds).last,
        "\(transition)")
    }
  }

  @Test("R10.4 Caught again in any step it stands still, and continues to either end from there")
  func caughtAgain() throws {
    for frames in [2, 5, 9, 16] {
      for isReversed in [false, true] {
        let fixture = try TransitionFixture(crossing(stepped))
        fixture.play(.forward)
        fixture.host.turn { fixture.player.fractionComplete = 0.1 }
        fixture.host.turn { fixture.player.resume(velocity: 1) }
        fixture.host.advance(by: Double(frames) / 60)
        let shown = fixture.x

        fixture.host.turn { fixture.player.pause() }
        #expect(abs(fixture.x - shown) < 0.01)
        #expect(abs(Double(fixture.player.fractionComplete) - (1 - Double(shown) / 100)) < 0.01)
        fixture.host.turn {
          if isReversed { fixture.player.reverse() }
          fixture.player.resume(velocity: 1)
        }
        #expect(abs(fixture.x - shown) < 0.01)
        try fixture.host.settle()

        #expect(fixture.ends == 1)
        #expect(fixture.x == 0, "a transition that has been cancelled is at identity too")
      }
    }
  }

  @Test("R10.4 Reversed by the program on its spring it returns through all steps")
  func reversed() throws {
    let fixture = try TransitionFixture(crossing(stepped))
    fixture.play(.forward)
    fixture.host.turn { fixture.player.fractionComplete = 0.2 }
    fixture.host.turn { fixture.player.resume(velocity: 3) }
    fixture.host.advance(by: 0.2)
    let shown = fixture.x

    fixture.host.turn { fixture.player.reverse() }
    var last = shown
    while fixture.player.isPlaying {
      #expect(abs(fixture.x - last) < 20)
      last = fixture.x
      fixture.host.advance(by: 1.0 / 60)
    }

    #expect(last > 80 && fixture.ends == 1)
    #expect(fixture.player.currentFrame == .identity)
  }
}
