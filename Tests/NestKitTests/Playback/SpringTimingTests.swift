import Foundation
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

/// Transitions whose timing is a spring.
@Suite(.serialized) struct SpringTimingTests {
  private static let frame = 1.0 / 60

  /// The appearing view crosses the region in a second, in steps of equal distance.
  private func crossing(steps: Int = 1) -> Transition {
    Transition("crossing") { bounds in
      [.immediately(appearing: .move(x: bounds.width))]
        + (0..<steps).map { _ in
          TransitionStep(
            duration: 1 / Double(steps), curve: .easeInOut,
            appearing: .move(x: -bounds.width / CGFloat(steps)))
        }
    }
  }

  /// Notes where the appearing view is seen in each frame until the transition ends.
  private final class Film {
    let fixture: TransitionFixture
    private(set) var places: [Double] = []

    init(_ fixture: TransitionFixture) {
      self.fixture = fixture
      note()
    }

    deinit {}

    private func note() { places.append(Double(fixture.x)) }

    func run(_ frames: Int) {
      for _ in 0..<frames {
        fixture.host.advance(by: SpringTimingTests.frame)
        if fixture.player.isPlaying { note() }
      }
    }

    func runToEnd() {
      for _ in 0..<200 where fixture.player.isPlaying { run(1) }
      run(2)
    }

    /// The largest change of the distance between two frames, in points. A velocity that jumps
    /// shows here.
    var jolt: Double {
      zip(places, zip(places.dropFirst(), places.dropFirst(2))).map { first, rest in
        abs(rest.1 - 2 * rest.0 + first)
      }.max() ?? 0
    }
  }

  private func film(_ transition: Transition) throws -> Film {
    let fixture = try TransitionFixture(transition)
    fixture.play(.forward)
    return Film(fixture)
  }

  @Test(
    "R10.6 Containers 3.3 All steps follow the spring, for as long as the transition lasts",
    arguments: [0.4, 0.7, 1])
  func follows(ratio: CGFloat) throws {
    let curve = TransitionSpring(
      from: 0, velocity: 0, dampingRatio: Double(ratio), duration: 1, beginTime: 0)
    for steps in [1, 3] {
      let film = try film(crossing(steps: steps).spring(dampingRatio: ratio))
      film.runToEnd()

      #expect((58...64).contains(film.places.count))
      for (index, place) in film.places.enumerated() {
        // Steps before the last follow the spring closely, not exactly, and begin in a frame.
        let expected = [-1.0, 0, 1].map {
          100 * (1 - curve.fraction(after: max(0, Double(index) + $0) * Self.frame))
        }
        let range = (expected.min() ?? 0) - 3...(expected.max() ?? 0) + 3
        #expect(range.contains(place), "\(steps) steps, frame \(index)")
      }
      #expect(film.places.contains { $0 < -1 } == (ratio < 0.9))
      #expect(film.fixture.x == 0 && film.fixture.ends == 1)
    }
  }

  @Test("R10.6 R10.3 A duration is that of the spring, and the inverse has the same spring")
  func duration() throws {
    let transition = crossing().spring(dampingRatio: 0.6).lasting(0.5)
    let fixture = try TransitionFixture(transition, duration: 0.5)

    for direction in [TransitionPlayer.Direction.forward, .inverse] {
      fixture.play(direction)
      let film = Film(fixture)
      film.runToEnd()
      #expect((28...35).contains(film.places.count))
      #expect(direction == .inverse || film.places.contains { $0 < -1 })
      #expect(direction == .forward || film.places.contains { $0 > 101 })
    }
  }

  @Test("R10.6 Containers 3.3 Reversed at any moment it continues with its velocity, and returns")
  func reversed() throws {
    let timed = try film(crossing())
    timed.run(20)
    timed.fixture.host.turn { timed.fixture.player.reverse() }
    timed.runToEnd()
    // The effect of a timing curve: the velocity is that of the other direction at once.
    #expect(timed.jolt > 4)

    for ratio in [CGFloat(0.5), 1] {
      for steps in [1, 2] {
        for frames in [0, 1, 5, 12, 20, 33, 50] {
          let film = try film(crossing(steps: steps).spring(dampingRatio: ratio))
          film.run(frames)
          film.fixture.host.turn { film.fixture.player.reverse() }
          film.runToEnd()

          // The change of the spring itself in a frame, with the distance between steps; reversing
          // at once would change twice the velocity: up to 25 points, and 11.
          let limit = ratio < 1 ? 6.5 : 4.5
          #expect(film.jolt < limit, "\(ratio), \(steps) steps, \(frames) frames: \(film.jolt)")
          #expect(film.fixture.ends == 1 && film.fixture.player.currentFrame == .identity)
          #expect(film.places.count < frames + 66)
        }
      }
    }
  }

  @Test("R10.6 Reversed again and again nothing ever jumps")
  func reversedOften() throws {
    let film = try film(crossing().spring(dampingRatio: 0.6))
    for frames in [8, 3, 5, 9, 1, 1, 12, 4] {
      film.run(frames)
      film.fixture.host.turn { film.fixture.player.reverse() }
    }
    film.runToEnd()

    #expect(film.jolt < 5 && film.fixture.ends == 1)
    #expect(film.fixture.player.currentFrame == film.fixture.player.keyFrames.last)
  }

  @Test("R10.6 Paused it stands, and continues on its spring")
  func paused() throws {
    for steps in [1, 3] {
      let transition = crossing(steps: steps).spring(dampingRatio: 0.6)
      let whole = try film(transition)
      whole.runToEnd()
      let film = try film(transition)
      film.run(12)
      film.fixture.host.turn { film.fixture.player.pause() }
      let shown = film.fixture.x
      film.fixture.host.advance(by: 3)
      #expect(abs(film.fixture.x - shown) < 0.01)
      film.fixture.host.turn { film.fixture.player.resume() }
      film.runToEnd()

      #expect(abs(film.places.count - whole.places.count) <= 2)
      for (place, other) in zip(film.places, whole.places) { #expect(abs(place - other) < 3) }
    }
  }

  @Test("R10.6 R10.4 Taken by a finger and released, it continues with the velocity of the finger")
  func released() throws {
    for velocity in [CGFloat(0), 1, 3] {
      let film = try film(crossing().spring(dampingRatio: 0.5))
      film.run(6)
      film.fixture.host.turn { film.fixture.player.fractionComplete = 0.5 }
      film.fixture.host.turn { film.fixture.player.resume(velocity: velocity) }
      let released = Film(film.fixture)
      released.runToEnd()

      #expect(abs((released.places.first ?? 0) - 50) < 0.01)
      let moved = released.places[0] - released.places[1]
      #expect(abs(moved - Double(velocity) * 100 * Self.frame) < 4)
      #expect(released.jolt < 6 && released.places.contains { $0 < -1 })
      #expect(released.fixture.ends == 1)
    }
  }

  @Test("R10.6 Followed by its inverse at once, that begins where it is seen, with its velocity")
  func followed() throws {
    for frames in [5, 15, 30] {
      let film = try film(crossing().spring(dampingRatio: 0.8))
      film.run(frames)
      film.fixture.host.turn { film.fixture.player.play(.inverse, animated: true) {} }
      film.runToEnd()

      #expect(film.jolt < 4, "after \(frames) frames: \(film.jolt)")
      #expect(film.fixture.ends == 1 && film.fixture.player.currentFrame == .identity)
    }
  }

  @Test(
    "R10.6 Containers 3.3 A pop that ends a push, or reverses it, continues with the velocity of that"
  )
  func inStack() throws {
    for isReversal in [false, true] {
      for frames in [4, 14, 25] {
        let stage = try StackFixture()
        stage.stack.conflictPolicy = .finishRunning
        let child = stage.make("B")
        stage.turn { stage.stack.push(child, transition: crossing().spring(dampingRatio: 0.8)) }
        let wrapper = try #require(child.view.superview)
        var places: [CGFloat] = []
        func run(_ frames: Int) {
          for _ in 0..<frames {
            stage.host.advance(by: Self.frame)
            places.append((wrapper.layer.presentation() ?? wrapper.layer).frame.minX)
          }
        }
        run(frames)
        stage.turn {
          if isReversal { stage.stack.transition?.reverse() } else { stage.stack.pop() }
        }
        run(30)

        let jolts = zip(places, zip(places.dropFirst(), places.dropFirst(2))).map {
          abs($1.1 - 2 * $1.0 + $0)
        }
        #expect(places.count == frames + 30 && (jolts.max() ?? 99) < 5, "\(frames) \(isReversal)")
        try stage.settle()
        #expect(stage.names == "A")
      }
    }
  }

  @Test("R10.6 R10.3 Where the user prefers less motion the dissolve has its timing curve")
  func reducedMotion() throws {
    let fixture = try TransitionFixture(crossing().spring(dampingRatio: 0.3))
    fixture.host.setReducesMotion(true)
    fixture.play(.forward)

    #expect(fixture.player.clock.spring == nil && fixture.player.isPlaying)
  }

  @Test("R10.6 Ratios outside are the nearest, and derived transitions have the spring too")
  func ratios() {
    #expect(crossing().dampingRatio == nil)
    let ratios: [(given: CGFloat, used: CGFloat)] = [
      (0, 0.1), (0.5, 0.5), (7, 1), (-.infinity, 0.1), (.nan, 1),
    ]
    for ratio in ratios {
      #expect(crossing().spring(dampingRatio: ratio.given).dampingRatio == ratio.used)
    }
    let derived = crossing().spring(dampingRatio: 0.5).lasting(2)
    #expect(derived.dimming(to: 0.4).dampingRatio == 0.5)
    #expect(derived.dimming(to: 0.4).leavingCoveredInPlace.dampingRatio == 0.5)
  }
}
