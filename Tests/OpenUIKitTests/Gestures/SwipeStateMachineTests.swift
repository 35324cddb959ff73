import Testing

@testable import OpenUIKit

/// Every direction, in every set of directions.
@Suite nonisolated struct SwipeStateMachineTests {
  private typealias Direction = UISwipeGestureRecognizer.Direction
  private static let ways: [(Direction, CGVector)] = [
    (.right, CGVector(dx: 1, dy: 0)), (.left, CGVector(dx: -1, dy: 0)),
    (.up, CGVector(dx: 0, dy: -1)), (.down, CGVector(dx: 0, dy: 1)),
  ]

  private func outcome(
    _ directions: UInt, _ along: CGFloat, _ across: CGFloat = 0, of way: CGVector,
    after duration: TimeInterval = 0.1
  ) -> SwipeStateMachine.Outcome {
    let movement = CGVector(
      dx: way.dx * along + way.dy * across, dy: way.dy * along + way.dx * across)
    return SwipeStateMachine(directions: Direction(rawValue: directions))
      .outcome(of: movement, after: duration)
  }

  @Test(
    "A movement of 50 points is a swipe in its direction, and fails where that is not wanted",
    arguments: 0...15 as ClosedRange<UInt>)
  func directions(rawValue: UInt) {
    for (direction, way) in Self.ways {
      let isWanted = rawValue & direction.rawValue != 0
      let expected: SwipeStateMachine.Outcome = isWanted ? .recognized : .failed

      #expect(outcome(rawValue, 51, of: way) == expected)
      #expect(outcome(rawValue, 500, 40, of: way) == expected)
      if isWanted { #expect(outcome(rawValue, 49, of: way) == .undecided) }
    }
  }

  @Test("It fails when it takes too long, deviates or goes back")
  func failures() {
    for (direction, way) in Self.ways {
      let only = direction.rawValue

      #expect(outcome(only, 50, of: way, after: 0.5) == .recognized)
      #expect(outcome(only, 50, of: way, after: 0.51) == .failed)
      #expect(outcome(only, 10, of: way, after: 0.51) == .failed)
      #expect(outcome(only, 60, 50, of: way) == .recognized)
      #expect(outcome(only, 60, -50, of: way) == .recognized)
      #expect(outcome(only, 60, 51, of: way) == .failed)
      #expect(outcome(only, -10, of: way) == .undecided)
      #expect(outcome(only, -11, of: way) == .failed)
      #expect(outcome(only, 0, of: way) == .undecided)
    }
    #expect(outcome(15, 0, of: CGVector(dx: 1, dy: 0)) == .undecided)
    #expect(outcome(0, 0, of: CGVector(dx: 1, dy: 0)) == .failed)
  }

  @Test("A movement that is no number fails")
  func noNumber() {
    #expect(outcome(15, .nan, of: CGVector(dx: 1, dy: 0)) == .failed)
  }
}
