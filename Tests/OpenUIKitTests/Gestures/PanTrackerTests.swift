import Testing

@testable import OpenUIKit

@Suite nonisolated struct PanTrackerTests {
  private final class Finger: Sendable {}
  private let a = Finger()
  private let b = Finger()

  private func tracker(_ x: CGFloat = 0, time: TimeInterval = 0) -> PanTracker {
    var tracker = PanTracker()
    tracker.add(ObjectIdentifier(a), at: CGPoint(x: x, y: 0), time: time)
    return tracker
  }

  private func move(
    _ tracker: inout PanTracker, _ x: CGFloat, _ time: TimeInterval, counts: Bool = true
  ) {
    tracker.move([ObjectIdentifier(a): CGPoint(x: x, y: 0)], counts: counts, time: time)
  }

  @Test("The distance of one finger adds up; movement that does not count is left out")
  func oneFinger() {
    var tracker = tracker(10)

    move(&tracker, 15, 0.1)
    move(&tracker, 100, 0.2, counts: false)
    move(&tracker, 98, 0.3)

    #expect(tracker.translation == CGVector(dx: 3, dy: 0))
    #expect(tracker.movement == tracker.translation && tracker.distance == 3)
  }

  @Test("Fingers that come and go do not move the middle")
  func addedAndRemoved() {
    var tracker = tracker()
    move(&tracker, 20, 0.1)

    tracker.add(ObjectIdentifier(b), at: CGPoint(x: 500, y: 500), time: 0.2)
    #expect(tracker.translation == CGVector(dx: 20, dy: 0))
    tracker.move(
      [ObjectIdentifier(a): CGPoint(x: 30, y: 0), ObjectIdentifier(b): CGPoint(x: 500, y: 520)],
      counts: true, time: 0.3)
    #expect(tracker.translation == CGVector(dx: 25, dy: 10))
    tracker.remove(ObjectIdentifier(a))
    #expect(tracker.translation == CGVector(dx: 25, dy: 10) && tracker.count == 1)
    move(&tracker, 1000, 0.4)
    #expect(tracker.translation == CGVector(dx: 25, dy: 10) && tracker.count == 1)
  }

  @Test("Two fingers that move apart do not move the middle")
  func apart() {
    var tracker = tracker()
    tracker.add(ObjectIdentifier(b), at: .zero, time: 0)

    tracker.move(
      [ObjectIdentifier(a): CGPoint(x: -30, y: 0), ObjectIdentifier(b): CGPoint(x: 30, y: 0)],
      counts: true, time: 0.1)

    #expect(tracker.distance == 0 && tracker.velocity(at: 0.1) == .zero)
  }

  @Test(
    "An even movement has its velocity, at any rate of events",
    arguments: [0.004, 1.0 / 60, 0.08] as [TimeInterval])
  func even(interval: TimeInterval) {
    var tracker = tracker()

    var time = 0.0
    for _ in 1...40 {
      time += interval
      move(&tracker, CGFloat(time) * 300, time)
    }

    #expect(abs(tracker.velocity(at: time).dx - 300) < 0.01)
    #expect(abs(tracker.velocity(at: time + 0.09).dx - 300) < 1e-9)
    #expect(tracker.velocity(at: time + 0.11) == .zero)
  }

  @Test("Only the last moments count: what was fast, slow or still before does not")
  func recent() {
    var tracker = tracker()
    for step in 1...20 { move(&tracker, CGFloat(step) * 50, Double(step) * 0.01) }
    for step in 1...20 { move(&tracker, 1000 - CGFloat(step), 0.2 + Double(step) * 0.01) }

    #expect(abs(tracker.velocity(at: 0.4).dx + 100) < 0.01)

    var rested = self.tracker()
    move(&rested, 10, 5)
    #expect(abs(rested.velocity(at: 5).dx - 100) < 0.01)
  }

  @Test("Events of one moment are one; without time there is no velocity")
  func sameMoment() {
    var tracker = tracker()
    move(&tracker, 10, 0)
    move(&tracker, 20, 0)
    #expect(tracker.velocity(at: 0) == .zero)

    move(&tracker, 22, 0.05)
    move(&tracker, 30, 0.05)
    #expect(abs(tracker.velocity(at: 0.05).dx - 600) < 0.01)
  }

  @Test("A set translation is where it continues from; the velocity stays")
  func setTranslation() {
    var tracker = tracker()
    move(&tracker, 10, 0.05)
    let velocity = tracker.velocity(at: 0.05)

    tracker.translation = CGVector(dx: -5, dy: 1)

    #expect(tracker.velocity(at: 0.05) == velocity && velocity.dx > 0)
    move(&tracker, 12, 0.1)
    #expect(tracker.translation == CGVector(dx: -3, dy: 1) && tracker.distance == 12)
  }
}
