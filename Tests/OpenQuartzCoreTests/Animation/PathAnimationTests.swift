import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite("Animations along paths, and functions of values")
struct PathAnimationTests {
  private func lines(_ points: [CGPoint]) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  /// A layer whose position follows a path for a second, on a stage.
  private func stage(
    _ path: CGPath, _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> (LayerStage, CALayer) {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.values = [CGPoint(x: 900, y: 900)]
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: nil)
    stage.frames.endTurn()
    return (stage, layer)
  }

  /// Where a layer is at a number of times of an animation of a second.
  private func places(_ stage: LayerStage, _ layer: CALayer, _ steps: Int) -> [CGPoint] {
    (1..<steps).map { _ in
      stage.frames.advance(by: 1 / Double(steps))
      return layer.presented.position
    }
  }

  private func isNear(_ a: CGPoint, _ x: Double, _ y: Double, by tolerance: Double = 1e-6) -> Bool {
    hypot(a.x.native - x, a.y.native - y) < tolerance
  }

  @Test("R17.11 A point passes each line of a path in the same time, and jumps to the next subpath")
  func evenSteps() {
    let path = lines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 10)])
    path.addLines(between: [CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50)])
    path.closeSubpath()
    let (stage, layer) = stage(path)

    let places = places(stage, layer, 16)

    let expected = [
      (25, 0), (50, 0), (75, 0), (100, 0), (100, 2.5), (100, 5), (100, 7.5), (50, 50), (52.5, 50),
      (55, 50), (57.5, 50), (60, 50), (57.5, 50), (55, 50), (52.5, 50),
    ]
    for (place, (x, y)) in zip(places, expected) { #expect(isNear(place, x, y), "\(place)") }
  }

  @Test("R17.11 A curve is followed as it is, with key times and timing curves of its own")
  func curve() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 20, y: 40))
    let (stage, layer) = stage(path) { animation in
      animation.keyTimes = [0, 0.25, 1]
      animation.timingFunctions = [
        CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
      ]
    }

    for (step, place) in places(stage, layer, 32).enumerated() {
      let time = Double(step + 1) / 32
      if time <= 0.25 {
        #expect(isNear(place, 40 * time, 0))
      } else {
        let t = CAMediaTimingFunction(name: .easeIn).value(at: (time - 0.25) / 0.75)
        #expect(isNear(place, 10 + 20 * t, 2 * t * (1 - t) * 40), "\(time)")
      }
    }
  }

  @Test("R17.11 In the paced modes the speed along a path is always the same")
  func paced() {
    for mode in [CAAnimationCalculationMode.paced, .cubicPaced] {
      let circle = CGPath(
        ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
      let path = circle.mutableCopy() ?? CGMutablePath()
      path.addLine(to: CGPoint(x: 50 + 100 * Double.pi, y: 0))
      let (stage, layer) = stage(path) { animation in
        animation.calculationMode = mode
        animation.keyTimes = [0, 0.9, 1]
      }

      let all = places(stage, layer, 64)

      for (a, b) in zip(all, all.dropFirst()) {
        // A chord of the circle is shorter than its arc by less than a part in a thousand.
        #expect(abs(hypot(b.x - a.x, b.y - a.y) - 200 * .pi / 64) < 0.05)
      }
    }
  }

  @Test("R17.11 In discrete mode a point stays at the begin of each step")
  func discrete() {
    let (stage, layer) = stage(lines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])) {
      $0.calculationMode = .discrete
    }

    let xs = places(stage, layer, 6).map { "\($0.x.native) \($0.y.native)" }

    #expect(xs == ["0.0 0.0", "10.0 0.0", "10.0 0.0", "10.0 10.0", "10.0 10.0"])
  }

  @Test(
    "R17.11 A layer turns with the path, or against it, before its own transform",
    arguments: [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, .pi)])
  func rotation(mode: CAAnimationRotationMode, turn: Double) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addCurve(
      to: CGPoint(x: 20, y: 20), control1: CGPoint(x: 10, y: 20), control2: CGPoint(x: 20, y: 20))
    let (stage, layer) = stage(path) { $0.rotationMode = mode }
    layer.transform = CATransform3DMakeScale(2, 2, 1)

    let angles = [0.25, 0.5, 0.2499].map { step -> Double in
      stage.frames.advance(by: step)
      let shown = layer.presented.transform
      #expect(abs(hypot(shown.m11, shown.m12) - 2) < 1e-6)
      return atan2(shown.m12, shown.m11).native
    }

    func difference(_ a: Double, _ b: Double) -> Double { abs(remainder(a - b, 2 * .pi)) }
    #expect(difference(angles[0], .pi / 4 + turn) < 1e-6)
    #expect(difference(angles[1], atan2(1, 2) + turn) < 1e-6)
    // The second control point is at the end, which the path reaches from the first one.
    #expect(difference(angles[2], turn) < 0.001)
    stage.frames.advance(by: 1)
    #expect(layer.presented.transform.m12 == 0)
  }

  @Test("R17.11 A path without lines, or with wrong numbers, moves nothing")
  func badPaths() {
    let wrong = lines([.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 3)])
    for path in [CGMutablePath(), lines([CGPoint(x: 3, y: 3)]), wrong] {
      let (stage, layer) = stage(path) { $0.calculationMode = .paced }
      stage.frames.advance(by: 0.5)
      #expect(layer.presented.position == layer.position)
    }
    let (stage, layer) = stage(lines([CGPoint(x: 7, y: 8), CGPoint(x: 7, y: 8)]))
    stage.frames.advance(by: 0.5)
    #expect(isNear(layer.presented.position, 7, 8))
  }

  @Test("R17.11 A path means nothing for what is no point, and keys find it")
  func otherProperties() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.setValue(lines([.zero, CGPoint(x: 1, y: 1)]), forKey: "path")
    animation.values = [0.0, 1.0]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.frames.endTurn()
    stage.frames.advance(by: 0.5)

    #expect(animation.path != nil && abs(layer.presented.opacity - 0.5) < 1e-6)
  }

  @Test(
    "R17.11 A function makes a transform of numbers at every time",
    arguments: [
      "rotateX", "rotateY", "rotateZ", "scaleX", "scaleY", "scaleZ", "translateX", "translateY",
      "translateZ",
    ])
  func functions(name: String) throws {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: CAValueFunctionName(rawValue: name))
    (animation.fromValue, animation.toValue, animation.duration) = (0.5, 2.5, 1)
    layer.add(animation, forKey: nil)
    stage.frames.endTurn()
    for step in 1..<8 {
      stage.frames.advance(by: 0.125)
      let x = CGFloat(0.5 + Double(step) / 4)
      let expected =
        switch name {
        case "rotateX": CATransform3DMakeRotation(x, 1, 0, 0)
        case "rotateY": CATransform3DMakeRotation(x, 0, 1, 0)
        case "rotateZ": CATransform3DMakeRotation(x, 0, 0, 1)
        case "scaleX": CATransform3DMakeScale(x, 1, 1)
        case "scaleY": CATransform3DMakeScale(1, x, 1)
        case "scaleZ": CATransform3DMakeScale(1, 1, x)
        case "translateX": CATransform3DMakeTranslation(x, 0, 0)
        case "translateY": CATransform3DMakeTranslation(0, x, 0)
        default: CATransform3DMakeTranslation(0, 0, x)
        }
      let shown = layer.presented.transform
      let parts = zip(
        [shown.m11, shown.m12, shown.m22, shown.m23, shown.m33, shown.m41, shown.m42, shown.m43],
        [
          expected.m11, expected.m12, expected.m22, expected.m23, expected.m33, expected.m41,
          expected.m42, expected.m43,
        ])
      #expect(parts.allSatisfy { abs($0 - $1) < 1e-6 }, "\(name) \(step)")
    }
  }

  @Test("R17.11 Functions of three numbers take lists, add to the layer, and start from nothing")
  func lists() throws {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.transform = CATransform3DMakeTranslation(10, 0, 0)
    let grow = CABasicAnimation(keyPath: "transform")
    grow.valueFunction = CAValueFunction(name: .scale)
    (grow.toValue, grow.isAdditive, grow.duration) = ([3, 5, 1], true, 1)
    layer.add(grow, forKey: nil)
    stage.frames.endTurn()
    stage.frames.advance(by: 0.5)

    let shown = layer.presented.transform
    #expect(abs(shown.m11 - 2) < 1e-6 && abs(shown.m22 - 3) < 1e-6 && abs(shown.m41 - 10) < 1e-6)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "other")) == nil)
    let wrong = CABasicAnimation(keyPath: "transform")
    wrong.valueFunction = CAValueFunction(name: .rotateZ)
    wrong.toValue = [1, 2, 3]
    layer.add(wrong, forKey: nil)
    #expect(stage.misuses.map(\.id) == ["animation.value-does-not-fit"])
  }

  @Test("R19.1 Paths, rotation modes and functions return from an archive")
  func archives() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = lines([.zero, CGPoint(x: 5, y: 6)])
    animation.rotationMode = .rotateAuto
    animation.valueFunction = CAValueFunction(name: .rotateZ)

    let read = try #require(try archived(animation))

    #expect(read.path == animation.path && read.rotationMode == .rotateAuto)
    #expect(read.valueFunction?.name == .rotateZ)
    let function = try #require(CAValueFunction(name: .scale))
    #expect(try archived(function)?.name == .scale)
  }
}
