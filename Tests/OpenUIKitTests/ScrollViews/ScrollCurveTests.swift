import Testing

@testable import OpenUIKit

@Suite nonisolated struct ScrollCurveTests {
  @Test(
    "UIKit 13.2 A fling glides as far as the sum of its milliseconds",
    arguments: [0.998, 0.99, 0.5, 0] as [CGFloat], [1000, -250, 3] as [CGFloat])
  func distance(rate: CGFloat, velocity: CGFloat) {
    let curve = DecelerationCurve(position: 10, velocity: velocity, rate: rate)
    var (position, speed): (CGFloat, CGFloat) = (10, velocity / 1000)
    for millisecond in 1...4000 {
      speed *= rate
      position += speed
      if rate > 0, millisecond % 500 == 0 {
        #expect(abs(curve.position(at: CGFloat(millisecond) / 1000) - position) < 1e-6)
      }
    }
    #expect(abs(curve.destination - position) < abs(velocity) * 0.0002)
  }

  @Test("Its velocity is the derivative of its position, and it ends at its duration")
  func derivative() {
    let curve = DecelerationCurve(position: 0, velocity: 2000, rate: 0.998)
    for time in [0.1, 0.5, 2] as [CGFloat] {
      let slope = (curve.position(at: time + 1e-5) - curve.position(at: time - 1e-5)) / 2e-5
      #expect(abs(slope - curve.velocity(at: time)) < 1e-3)
    }
    let end = curve.duration(threshold: 0.5)
    #expect(abs(curve.destination - curve.position(at: end) - 0.5) < 1e-6)
    #expect(
      DecelerationCurve(position: 0, velocity: 0.1, rate: 0.998).duration(threshold: 0.5) == 0)
  }

  @Test("It knows when it is at a position, and never for one that it does not reach")
  func time() throws {
    let curve = DecelerationCurve(position: 100, velocity: -1000, rate: 0.998)
    let time = try #require(curve.time(at: -50))
    #expect(abs(curve.position(at: time) - -50) < 1e-9)
    #expect(curve.time(at: 101) == nil)
    #expect(curve.time(at: -1000) == nil)
  }

  @Test("UIKit 13.3 The rubber band follows its formula, keeps signs and has an inverse")
  func rubberBand() {
    #expect(
      abs(RubberBand.shown(100, dimension: 400) - (1 - 1 / (100 * 0.55 / 400 + 1)) * 400) < 1e-9)
    #expect(RubberBand.shown(-100, dimension: 400) == -RubberBand.shown(100, dimension: 400))
    #expect(RubberBand.shown(1e12, dimension: 400) <= 400)
    #expect(RubberBand.shown(50, dimension: 0) == 0)
    for distance in [0, 1, 33, 500, 4000] as [CGFloat] {
      let shown = RubberBand.shown(distance, dimension: 400)
      #expect(abs(RubberBand.distance(shown: shown, dimension: 400) - distance) < 1e-6)
    }
    #expect(RubberBand.shown(7, in: 0...10, dimension: 400) == 7)
    #expect(
      RubberBand.shown(20, in: 0...10, dimension: 400) == 10 + RubberBand.shown(10, dimension: 400))
  }

  @Test("A return takes over position and velocity, and stops at its target")
  func returning() {
    let spring = ReturnSpring(position: 20, velocity: 800, target: 0)
    #expect(spring.position(at: 0) == 20)
    #expect(abs(spring.velocity(at: 0) - 800) < 1e-9)
    let slope = (spring.position(at: 0.1 + 1e-6) - spring.position(at: 0.1 - 1e-6)) / 2e-6
    #expect(abs(slope - spring.velocity(at: 0.1)) < 1e-3)
    let end = spring.duration(threshold: 0.5)
    for time in stride(from: end, to: end + 3, by: 0.01) {
      #expect(abs(spring.position(at: time)) <= 0.5 + 1e-6)
    }
    #expect(abs(spring.position(at: end - 0.02)) > 0.5)
  }

  @Test(
    "A velocity towards the target never moves beyond it",
    arguments: [10, 900, 20_000] as [CGFloat])
  func gently(velocity: CGFloat) {
    let spring = ReturnSpring(position: 0, velocity: velocity, gentlyTo: 300)
    for time in stride(from: 0, to: 3, by: 0.01) {
      #expect(spring.position(at: time) <= 300 + 1e-6)
    }
    #expect(abs(spring.position(at: 3) - 300) < 0.01)
  }

  private let geometry = ScrollGeometry(
    size: CGSize(width: 100, height: 100), contentSize: CGSize(width: 100, height: 1000))

  private func motion(
    _ position: CGFloat, _ velocity: CGFloat, bounces: Bool = true
  ) -> AxisMotion {
    AxisMotion(
      position: position, velocity: velocity, rate: 0.998, axis: .vertical, geometry: geometry,
      bounces: bounces)
  }

  @Test("A fling to the edge moves beyond it without a jump of position or velocity, and returns")
  func edge() {
    let motion = motion(800, 1000)
    #expect(motion.target == 900)
    var highest: CGFloat = 0
    for time in stride(from: 0, to: motion.duration - 0.001, by: 0.001) {
      let step = motion.position(at: time + 0.001) - motion.position(at: time)
      #expect(abs(step - motion.velocity(at: time) * 0.001) < 0.02)
      highest = max(highest, motion.position(at: time))
    }
    #expect(highest > 910 && highest < 1000)
    #expect(motion.position(at: motion.duration) == 900)
  }

  @Test("Without bouncing it stops at the edge, and beyond it jumps back")
  func noBounce() {
    let motion = motion(800, 1000, bounces: false)
    #expect(motion.position(at: motion.duration) == 900 && motion.target == 900)
    for time in stride(from: 0, to: 2, by: 0.01) { #expect(motion.position(at: time) <= 900) }
    #expect(self.motion(950, 0, bounces: false).duration == 0)
    #expect(self.motion(950, 0, bounces: false).target == 900)
  }

  @Test("Content stops at whole pixels between the edges")
  func pixels() {
    #expect(motion(100.3, 777).target == motion(100.3, 777).target.rounded())
    #expect(motion(100, 0).duration == 0)
  }

  @Test("The content rests between its edges, and at its beginning if it is small")
  func range() {
    var geometry = geometry
    #expect(geometry.range(.vertical) == 0...900)
    #expect(geometry.range(.horizontal) == 0...0 && !geometry.overflows(.horizontal))
    geometry.insets = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 0)
    #expect(geometry.range(.vertical) == -20...930)
    #expect(geometry.range(.horizontal) == -5...0 && geometry.overflows(.horizontal))
    geometry.insets = UIEdgeInsets(top: -2000, left: 0, bottom: 0, right: 0)
    #expect(geometry.range(.vertical) == 2000...2000)
  }

  @Test(
    "UIKit 13.5 A release moves to the nearest page, or with a velocity to the next one",
    arguments: [
      (0, 0, 0), (49, 0, 0), (51, 0, 100), (51, -500, 0), (10, 500, 100), (120, 500, 200),
      (120, -500, 100), (880, 500, 900), (-20, -500, 0), (950, 0, 900), (100, 500, 100),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func paging(offset: CGFloat, velocity: CGFloat, target: CGFloat) {
    let paging = ScrollPaging(geometry: geometry)
    #expect(paging.target(from: offset, velocity: velocity, .vertical) == target)
  }

  @Test("A wheel continues to the next page however far it has moved")
  func wheelPaging() {
    let paging = ScrollPaging(geometry: geometry)
    #expect(paging.target(from: 110, velocity: 0, .vertical, wheelMovement: 10) == 200)
    #expect(paging.target(from: 190, velocity: 0, .vertical, wheelMovement: -10) == 100)
  }
}
