import NestTesting
import Testing

@testable import OpenUIKit

/// Which touches animated views receive.
@Suite struct PropertyAnimatorTouchTests {
  @Test("Views take touches where they are seen; or where the model has them; or not at all")
  func touches() throws {
    for (isEnabled, isManual, hits) in [
      (true, false, [true, false]), (true, true, [false, true]), (false, false, [false, false]),
    ] {
      let stage = try AnimatorStage()
      let animator = stage.animator()
      animator.isUserInteractionEnabled = isEnabled
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
      stage.host.advance(by: 0.5)

      let points = [CGPoint(x: 55, y: 5), CGPoint(x: 105, y: 5)]
      #expect(points.map { stage.host.window.hitTest($0, with: nil) === stage.view } == hits)
      stage.host.advance(by: 0.5)
      #expect(stage.host.window.hitTest(points[1], with: nil) === stage.view)
    }
  }
}
