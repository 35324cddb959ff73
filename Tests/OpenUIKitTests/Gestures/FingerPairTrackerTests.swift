import Testing

@testable import OpenUIKit

@Suite nonisolated struct FingerPairTrackerTests {
  private final class Touch: Sendable {}
  private let touches = [Touch(), Touch(), Touch()]

  private func finger(_ number: Int) -> FingerPairTracker.Finger {
    FingerPairTracker.Finger(touch: ObjectIdentifier(touches[number]))
  }

  private func tracker(_ second: CGPoint = CGPoint(x: 100, y: 0)) -> FingerPairTracker {
    var tracker = FingerPairTracker()
    tracker.add(finger(0), at: .zero, time: 0)
    tracker.add(finger(1), at: second, time: 0)
    return tracker
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  @Test("Twice as far apart is twice as large; the fingers may move together without effect")
  func scale() {
    var tracker = tracker()

    tracker.move([finger(1): CGPoint(x: 200, y: 0)], time: 0.1)
    #expect(tracker.scale == 2 && tracker.rotation == 0 && tracker.widening == 100)
    let isChanged = tracker.move(
      [finger(0): CGPoint(x: 7, y: 5), finger(1): CGPoint(x: 207, y: 5)], time: 0.2)
    #expect(!isChanged && tracker.scale == 2)
    tracker.scale = 1
    tracker.move([finger(1): CGPoint(x: 107, y: 5)], time: 0.3)
    #expect(tracker.scale == 0.5 && tracker.widening == 0)
  }

  @Test("Rotations add up beyond a full one, clockwise, however the angle jumps")
  func rotation() {
    var tracker = tracker()

    for step in 1...36 {
      let angle = CGFloat(step) * .pi / 9
      tracker.move(
        [finger(1): CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))], time: Double(step) * 0.01)
    }

    #expect(isNear(tracker.rotation, 4 * .pi) && isNear(tracker.scale, 1))
    #expect(isNear(tracker.arc, 4 * .pi * 50))
    tracker.rotation = 0
    tracker.move([finger(1): CGPoint(x: 0, y: -100)], time: 0.4)
    #expect(isNear(tracker.rotation, -.pi / 2))
  }

  @Test("Another pair of fingers continues where the last one was")
  func addedAndRemoved() {
    var tracker = tracker()
    tracker.move([finger(1): CGPoint(x: 200, y: 0)], time: 0.1)

    tracker.add(finger(2), at: CGPoint(x: 0, y: 50), time: 0.2)
    tracker.move([finger(2): CGPoint(x: 0, y: 500)], time: 0.3)
    #expect(tracker.scale == 2 && tracker.count == 3)
    tracker.remove(finger(1))
    #expect(tracker.scale == 2 && tracker.rotation == 0)
    tracker.move([finger(2): CGPoint(x: 0, y: 250)], time: 0.4)
    #expect(tracker.scale == 1)
    tracker.remove(finger(0))
    let isChanged = tracker.move([finger(2): CGPoint(x: 9, y: 9)], time: 0.5)
    #expect(!isChanged && tracker.count == 1 && tracker.positions == [CGPoint(x: 9, y: 9)])
  }

  @Test("Fingers at one point, or impossibly far apart, leave finite numbers")
  func extremes() {
    var tracker = tracker()

    for x in [0, 0, 1e300, 0, -1e300, 3, 100] as [CGFloat] {
      tracker.move([finger(1): CGPoint(x: x, y: 0)], time: 0.1)
    }

    #expect(tracker.scale.isFinite && tracker.scale > 0)
    #expect(tracker.rotation.isFinite && tracker.scaleVelocity(at: 0.1).isFinite)
  }

  @Test("Velocities are those of the last moments; that of the scale is in terms of what was set")
  func velocity() {
    var tracker = tracker()
    for step in 1...20 {
      tracker.move(
        [finger(1): CGPoint(x: 100 + CGFloat(step) * 2, y: 0)], time: Double(step) * 0.01)
    }

    #expect(isNear(tracker.scaleVelocity(at: 0.2), 2) && tracker.rotationVelocity(at: 0.2) == 0)
    tracker.scale = 0.7
    #expect(isNear(tracker.scaleVelocity(at: 0.2), 1))
    #expect(tracker.scaleVelocity(at: 0.4) == 0)
  }
}
