import OpenQuartzCore
import Testing

@Suite struct SpringCurveTests {
  private func spring(_ damping: Double, velocity: Double = 0) -> SpringCurve {
    SpringCurve(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
  }

  @Test("Under, at and above the critical damping the motion obeys the spring's equation")
  func equation() {
    for damping in [2.0, 10, 19.99, 20, 20.01, 40] {
      for velocity in [0.0, 5, -3] {
        let curve = spring(damping, velocity: velocity)
        let h = 1e-4
        for time in [0.05, 0.2, 0.7] {
          let (before, here, after) = (
            curve.value(at: time - h), curve.value(at: time), curve.value(at: time + h)
          )
          let speed = (after - before) / (2 * h)
          let acceleration = (after - 2 * here + before) / (h * h)
          #expect(abs(acceleration - (100 * (1 - here) - damping * speed)) < 1e-2)
        }
        let start = curve.value(at: 1e-6) / 1e-6
        #expect(abs(start - velocity) < 1e-2)
      }
    }
  }

  @Test("It begins at 0, and critical damping does not swing over")
  func range() {
    #expect(spring(10).value(at: 0) == 0)
    let steps = (0...200).map { spring(20).value(at: Double($0) / 100) }
    #expect(steps == steps.sorted())
    #expect(steps.allSatisfy { $0 <= 1 })
    #expect((0...200).contains { spring(5).value(at: Double($0) / 100) > 1.4 })
  }

  @Test("After the settling time it stays within a thousandth")
  func settling() {
    for damping in [1.0, 5, 10, 19.999, 20, 20.001, 25, 80] {
      for velocity in [0.0, 8, -8] {
        let curve = spring(damping, velocity: velocity)
        let end = curve.settlingDuration
        #expect(end > 0 && end < 60)
        for step in 0...50 {
          #expect(abs(curve.value(at: end + Double(step) / 50) - 1) <= 0.00101)
        }
      }
    }
    #expect(spring(0).settlingDuration == .infinity)
  }

  @Test("A spring animation follows its spring and ends exactly at its end")
  func animation() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = animation.settlingDuration
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    stage.frames.endTurn()

    stage.frames.advance(by: 0.25)
    let expected = 100 * spring(10).value(at: 0.25)
    #expect(abs(layer.presented.position.x - expected) < 1e-9)
    #expect(layer.presented.position.x > 90)
    stage.frames.advance(by: 5)
    #expect(layer.presented.position.x == 100)
  }

  @Test("R17.15 More than critical damping counts only where an animation allows it")
  func overdamping() {
    let animation = CASpringAnimation(keyPath: "opacity")
    animation.damping = 20
    let critical = animation.settlingDuration
    animation.damping = 60
    #expect(animation.settlingDuration == critical)
    animation.allowsOverdamping = true
    #expect(animation.settlingDuration > 2 * critical)
  }

  @Test(
    "R17.15 A spring is described by its swing and its bounce", arguments: [-0.5, 0, 0.3, 0.9])
  func perceptual(bounce: Double) {
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: CGFloat(bounce))
    #expect(abs(animation.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(Double(animation.bounce) - bounce) < 1e-9)
    #expect(animation.mass == 1 && animation.keyPath == nil)
    #expect(animation.allowsOverdamping == (bounce < 0))
  }
}
