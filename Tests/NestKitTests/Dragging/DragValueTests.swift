import NestKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// How movements of a finger become directions, fractions and decisions.
@Suite struct DragValueTests {
  @Test("R20.1 A movement has the direction of its larger component")
  func direction() {
    #expect(DragDirection(CGPoint(x: 3, y: -2)) == .right)
    #expect(DragDirection(CGPoint(x: -3, y: 2)) == .left)
    #expect(DragDirection(CGPoint(x: 2, y: 3)) == .down)
    #expect(DragDirection(CGPoint(x: 2, y: -3)) == .up)
    #expect(DragDirection(CGPoint(x: 3, y: -3)) == nil)
    #expect(DragDirection(CGPoint.zero) == nil)
  }

  @Test(
    "A movement along a direction has its length in it, and is found again",
    arguments: DragDirection.allCases)
  func components(_ direction: DragDirection) {
    let movement = direction.movement(7)

    #expect(direction.component(of: movement) == 7)
    #expect(direction.opposite.component(of: movement) == -7)
    #expect(direction.opposite.opposite == direction)
    #expect(DragDirection(movement) == direction)
    #expect(direction.isHorizontal == (movement.y == 0))
  }

  @Test("R20.2 The trailing edge is on the left where lines run from right to left")
  func trailing() {
    #expect(DragDirection.trailing(in: .leftToRight) == .right)
    #expect(DragDirection.trailing(in: .rightToLeft) == .left)
  }

  @Test(
    "R10.4 The fraction is the displacement of the finger by that of the transition, from where it began"
  )
  func fraction() {
    let progress = DragProgress(distance: 200, start: 0.25)

    #expect(progress.fraction(after: 50) == 0.5)
    #expect(progress.fraction(after: -100) == 0)
    #expect(progress.fraction(after: 1000) == 1)
  }

  @Test("R10.4 A drag completes beyond the half, 0.3 s ahead, or at 500 points a second")
  func completion() {
    let progress = DragProgress(distance: 200)

    #expect(progress.completes(after: 101, velocity: 0))
    #expect(!progress.completes(after: 100, velocity: 0))
    #expect(progress.completes(after: 50, velocity: 180))
    #expect(!progress.completes(after: 50, velocity: 160))
    #expect(!progress.completes(after: 150, velocity: -180))
    #expect(progress.completes(after: 1, velocity: 500))
    #expect(!progress.completes(after: 199, velocity: -500))
    #expect(DragProgress(distance: 200, start: 0.5).completes(after: 1, velocity: 0))
  }

  @Test("R20.4 Settings say from which fraction, and at which velocity, a drag completes")
  func settings() {
    let settings = DragSettings(
      edgeWidth: 40, decisiveVelocity: 100, projectedTime: 0, completingFraction: 0.25)
    let progress = DragProgress(distance: 200, settings: settings)

    #expect(progress.completes(after: 51, velocity: 99))
    #expect(!progress.completes(after: 50, velocity: 99))
    #expect(progress.completes(after: 1, velocity: 100))
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    let point = CGPoint(x: 30, y: 100)
    #expect(DragDirection.right.begins(at: point, in: bounds, settings: settings))
    #expect(!DragDirection.right.begins(at: point, in: bounds))
  }

  @Test(
    "A transition without a displacement follows a finger point by point",
    arguments: [0, -5, CGFloat.nan, .infinity])
  func noDistance(_ distance: CGFloat) {
    #expect(DragProgress(distance: distance).distance == 1)
  }

  @Test("R9.1 What resists moves less than the finger, and less the further it is")
  func rubberBand() {
    let offsets = [0, 10, 100, 1000, 100_000].map { RubberBand.offset(after: $0, extent: 200) }

    #expect(offsets == offsets.sorted())
    #expect(offsets[0] == 0)
    #expect(offsets[1] > 4 && offsets[1] < 6)
    #expect(offsets.allSatisfy { $0 < 200 })
    #expect(RubberBand.offset(after: -100, extent: 200) == -offsets[2])
    #expect(RubberBand.offset(after: 10, extent: 0) == 0)
    #expect(RubberBand.offset(after: .nan, extent: 10) == 0)
  }
}
