import Foundation
import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct TimingParametersTests {
  @Test("A built-in curve has its name and has no control points")
  func builtin() {
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear] {
      let parameters = UICubicTimingParameters(animationCurve: curve)

      #expect(parameters.timingCurveType == .builtin)
      #expect(parameters.animationCurve == curve)
      #expect(parameters.controlPoint1 == .zero && parameters.controlPoint2 == .zero)
      #expect(parameters.cubicTimingParameters === parameters)
      #expect(parameters.springTimingParameters == nil)
      #expect(parameters.timing == .curve(curve.timing))
    }
  }

  @Test("Without a curve it is the default one of Core Animation")
  func standard() {
    #expect(UICubicTimingParameters().timingCurveType == .builtin)
    #expect(UICubicTimingParameters().timing == .curve(.standard))
  }

  @Test("Control points make a curve; x is limited to 0…1, what is no number is 0")
  func points() {
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: -0.5), controlPoint2: CGPoint(x: 1.5, y: 1.5))
    let bad = UICubicTimingParameters(
      controlPoint1: CGPoint(x: CGFloat.nan, y: .infinity), controlPoint2: CGPoint(x: 1, y: 1))

    #expect(curve.timingCurveType == .cubic)
    #expect(curve.controlPoint1 == CGPoint(x: 0.2, y: -0.5))
    #expect(curve.timing == .curve(TimingCurve(0.2, -0.5, 1, 1.5)))
    #expect(bad.timing == .curve(.linear))
  }

  @Test("A damping ratio takes the animator's duration and is at rest after it")
  func ratio() {
    for ratio in [0.1, 0.5, 1, 2] {
      let timing = UISpringTimingParameters(dampingRatio: ratio).timing
      #expect(timing.duration(given: 0.8) == 0.8)
      guard case .spring(let curve) = timing.progressCurve(over: 0.8) else {
        Issue.record("not a spring")
        return
      }

      #expect(abs(curve.dampingRatio - ratio) < 1e-9)
      #expect(abs(curve.value(at: 0.8) - 1) < 0.002)
      #expect(curve.value(at: 0) == 0)
    }
  }

  @Test("Mass, stiffness and damping have a duration of their own")
  func physical() {
    let velocity = CGVector(dx: 3, dy: 0)
    let parameters = UISpringTimingParameters(
      mass: 2, stiffness: 200, damping: 20, initialVelocity: velocity)
    let curve = SpringCurve(mass: 2, stiffness: 200, damping: 20, initialVelocity: 3)

    #expect(parameters.timing == .spring(curve))
    #expect(parameters.timing.duration(given: 5) == curve.settlingDuration)
    #expect(parameters.initialVelocity == velocity)
    #expect(parameters.timingCurveType == .spring)
    #expect(parameters.springTimingParameters === parameters)
    #expect(parameters.cubicTimingParameters == nil)
  }

  @Test("The spring of the system has a damping ratio of 4.56")
  func system() {
    guard case .spring(let curve) = UISpringTimingParameters().timing else {
      Issue.record("not a spring")
      return
    }

    #expect(abs(curve.dampingRatio - 4.56) < 0.01)
  }

  @Test(
    "A bounce of 0 is critical, above it swings, below it is slower; the period is the duration")
  func bounce() {
    for (bounce, ratio) in [(0.0, 1.0), (0.3, 0.7), (-0.5, 2)] {
      let parameters = UISpringTimingParameters(duration: 0.5, bounce: bounce)
      guard case .spring(let curve) = parameters.timing else {
        Issue.record("not a spring")
        return
      }

      #expect(abs(curve.dampingRatio - ratio) < 1e-9)
      #expect(abs(2 * .pi / (curve.stiffness / curve.mass).squareRoot() - 0.5) < 1e-9)
    }
  }

  @Test("The x component is the speed, the y component where x is 0")
  func velocity() {
    for (vector, speed) in [
      (CGVector(dx: 2, dy: 5), 2.0), (CGVector(dx: 0, dy: 5), 5), (CGVector(dx: .nan, dy: 1), 1),
    ] {
      let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: vector)

      #expect(parameters.timing == .damped(ratio: 1, velocity: speed))
    }
  }

  @Test("Durations that are none are 0; a spring that never rests takes the animator's")
  func durations() {
    for bad in [Double.nan, -1, .infinity, -.infinity] {
      #expect(AnimationTiming.curve(.linear).duration(given: bad) == 0)
      #expect(AnimationTiming.damped(ratio: 1, velocity: 0).duration(given: bad) == 0)
    }
    let endless = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 0, initialVelocity: .zero)
    #expect(endless.timing.duration(given: 2) == 2)
    #expect(AnimationTiming.curve(.linear).duration(given: 1e9) == 1e9)
  }

  @Test("Numbers that are none still make a timing whose values are finite")
  func badNumbers() {
    let wrong: [UISpringTimingParameters] = [
      UISpringTimingParameters(dampingRatio: .nan),
      UISpringTimingParameters(dampingRatio: -.infinity),
      UISpringTimingParameters(mass: 0, stiffness: -1, damping: .nan, initialVelocity: .zero),
      UISpringTimingParameters(duration: .nan, bounce: .infinity),
      UISpringTimingParameters(duration: -1, bounce: -2),
    ]
    for parameters in wrong {
      guard case .spring(let curve) = parameters.timing.progressCurve(over: 1) else {
        Issue.record("not a spring")
        return
      }

      for step in 0...20 { #expect(curve.value(at: Double(step) / 10).isFinite) }
    }
  }

  @Test("A provider of one's own gives what its kind says")
  func provider() {
    #expect(Provider(.spring).timing == .damped(ratio: 0.5, velocity: 0))
    #expect(Provider(.composed).timing == .damped(ratio: 0.5, velocity: 0))
    #expect(Provider(.cubic).timing == .curve(.easeIn))
    #expect(Provider(.builtin).timing == .curve(.easeIn))
  }

  @Test("Parameters are archived, and copied as themselves")
  func archive() throws {
    let all: [any NSObject & UITimingCurveProvider] = [
      UICubicTimingParameters(), UICubicTimingParameters(animationCurve: .easeOut),
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4)),
      UISpringTimingParameters(),
      UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 2)),
    ]
    for parameters in all {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: parameters, requiringSecureCoding: false)
      let reader = try NSKeyedUnarchiver(forReadingFrom: data)
      reader.requiresSecureCoding = false
      let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)

      #expect((read as? any UITimingCurveProvider)?.timing == parameters.timing)
      #expect(parameters.copy() as AnyObject === parameters)
    }
  }
}

private final class Provider: NSObject, UITimingCurveProvider {
  let timingCurveType: UITimingCurveType
  let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters(
    animationCurve: .easeIn)
  let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters(
    dampingRatio: 0.5)

  init(_ type: UITimingCurveType) { timingCurveType = type }

  nonisolated init?(coder: NSCoder) { nil }
  nonisolated func encode(with coder: NSCoder) {}
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
