import AnimationMath
import Foundation
import Testing

@Suite struct DampedSpringTests {
  /// Springs that swing, are critical, and are slower, at several distances and velocities.
  private static let springs: [DampedSpring] = [0.1, 0.5, 0.999, 1, 1.001, 1.5, 4].flatMap {
    (ratio: Double) -> [DampedSpring] in
    [(1.0, 0.0), (0.25, 30.0), (0.7, -40.0), (-3.0, 5.0), (0.0, 12.0)].map {
      DampedSpring(displacement: $0, velocity: $1, frequency: 10, dampingRatio: ratio)
    }
  }

  @Test("A spring begins where and as fast as it is released, and its velocity is its change")
  func velocity() {
    let h = 1e-5
    for spring in Self.springs {
      #expect(abs(spring.displacement(at: 0) - spring.displacement) < 1e-9)
      #expect(abs(spring.velocity(at: 0) - spring.velocity) < 1e-6)
      for time in [0.02, 0.1, 0.3, 1] {
        let change = spring.displacement(at: time + h) - spring.displacement(at: time - h)
        #expect(abs(change / (2 * h) - spring.velocity(at: time)) < 1e-4)
      }
    }
  }

  @Test("A spring obeys its equation, whatever its damping")
  func equation() {
    let h = 1e-5
    for spring in Self.springs {
      for time in [0.02, 0.1, 0.3, 1] {
        let change = spring.velocity(at: time + h) - spring.velocity(at: time - h)
        let force =
          -spring.frequency * spring.frequency * spring.displacement(at: time)
          - 2 * spring.dampingRatio * spring.frequency * spring.velocity(at: time)
        #expect(abs(change / (2 * h) - force) < 1e-2)
      }
    }
  }

  @Test("The first time at rest is a time at rest, and there is none before it")
  func firstTimeAtRest() {
    for spring in Self.springs where spring.displacement > 0 {
      let end = spring.firstTimeAtRest ?? 2
      for step in 1..<200 { #expect(spring.displacement(at: end * Double(step) / 200) > 0) }
      if let time = spring.firstTimeAtRest {
        #expect(abs(spring.displacement(at: time)) < 1e-9)
      } else {
        #expect(spring.dampingRatio >= 1)
      }
    }
    #expect(Self.springs.filter { $0.displacement > 0 && $0.firstTimeAtRest != nil }.count > 9)
  }

  @Test("A damping next to the critical one is critical, so that nothing is divided by nearly zero")
  func nearlyCritical() {
    for difference in [-9e-7, 9e-7] {
      let spring = DampedSpring(
        displacement: 1, velocity: 0, frequency: 10, dampingRatio: 1 + difference)
      #expect(spring == DampedSpring(displacement: 1, velocity: 0, frequency: 10))
    }
  }

  @Test("At its rest phase a thousandth of the distance is left, of one that swings at most")
  func restPhase() {
    for ratio in [0.1, 0.5, 0.9, 1, 1.5, 3] {
      let time = DampedSpring.restPhase(dampingRatio: ratio) / 10
      let spring = DampedSpring(
        displacement: 1, velocity: 0, frequency: 10, dampingRatio: ratio)
      #expect(abs(spring.displacement(at: time)) < 2.5e-3)
    }
    let critical = DampedSpring(displacement: 1, velocity: 0, frequency: 1)
    let phase = DampedSpring.restPhase(dampingRatio: 1)
    #expect(abs(critical.displacement(at: phase) - 1e-3) < 1e-6)
  }
}
