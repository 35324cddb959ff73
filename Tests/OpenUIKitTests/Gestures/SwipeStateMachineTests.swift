import Testing

@testable import OpenUIKit

/// Every direction, in every set of directions.
@Suite nonisolated struct SwipeStateMachineTests {
  private typealias Direction = UISwipeGestureRecognizer.Direction
  private static let distances: [(Direction, CGVector)] = [
    (.right, CGVector(dx: 1, dy: 0)), (.left, CGVector(dx: -1, dy: 0)),
    (.up, CGVector(dx: 0, dy: -1)), (.down, CGVector(dx: 0, dy: 1)),
  ]

  private func outcome(
    _ directions: UInt, _ along: CGFloat, _ across: CGFloat = 0, of distance: CGVector,
    after duration: TimeInterval = 0.1
  ) -> SwipeStateMachine.Outcome {
    let movement = CGVector(
      dx: distance.dx * along + distance.dy * across, dy: distance.dy * along + distance.dx * across
    )
    return SwipeStateMachine(directions: Direction(rawValue: directions))
      .outcome(of: movement, after: duration)
  }

  @Test(
    "A movement of 50 points is a swipe in its direction, and fails where that is not wanted",
    arguments: 0...15 as ClosedRange<UInt>)
  func directions(rawValue: UInt) {
    for (direction, distance) in Self.distances {
      let isWanted = rawValue & direction.rawValue != 0
      let expected: SwipeStateMachine.Outcome = isWanted ? .recognized : .failed

      #expect(outcome(rawValue, 51, of: distance) == expected)
      #expect(outcome(rawValue, 500, 40, of: distance) == expected)
      if isWanted { #expect(outcome(rawValue, 49, of: distance) == .undecided) }
    }
  }

  @Test("It fails when it takes too long, deviates or returns")
  func failures() {
    for (direction, distance) in Self.distances {
      let only = direction.rawValue

      #expect(outcome(only, 50, of: distance, after: 0.5) == .recognized)
      #expect(outcome(only, 50, of: distance, after: 0.51) == .failed)
      #expect(outcome(only, 10, of: distance, after: 0.51) == .failed)
      #expect(outcome(only, 60, 50, of: distance) == .recognized)
      #expect(outcome(only, 60, -50, of: distance) == .recognized)
      #expect(outcome(only, 60, 51, of: distance) == .failed)
      #expect(outcome(only, -10, of: distance) == .undecided)
      #expect(outcome(only, -11, of: distance) == .failed)
      #expect(outcome(only, 0, of: distance) == .undecided)
    }
    #expect(outcome(15, 0, of: CGVector(dx: 1, dy: 0)) == .undecided)
    #expect(outcome(0, 0, of: CGVector(dx: 1, dy: 0)) == .failed)
  }

  @Test("A movement that is no number fails")
  func noNumber() {
    #expect(outcome(15, .nan, of: CGVector(dx: 1, dy: 0)) == .failed)
  }
}
