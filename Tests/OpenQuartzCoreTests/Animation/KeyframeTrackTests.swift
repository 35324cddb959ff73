import OpenQuartzCore
import Testing

@Suite struct KeyframeTrackTests {
  private func numbers(
    _ track: KeyframeTrack, at times: [Double] = [0, 0.125, 0.25, 0.5, 0.75, 1]
  ) -> [Double?] {
    times.map { time in
      guard case .number(let number)? = track.value(at: time) else { return nil }
      return number.rough
    }
  }

  private func track(
    _ values: [Double], times: [Double]? = nil, curves: [TimingCurve] = [],
    mode: KeyframeTrack.Mode = .linear
  ) -> KeyframeTrack {
    KeyframeTrack(
      values: values.map { .number($0) }, times: times, curves: curves, mode: mode)
  }

  @Test("Values are spread evenly")
  func even() {
    #expect(numbers(track([0, 100, 0])) == [0, 25, 50, 100, 50, 0])
    #expect(numbers(track([7])) == [7, 7, 7, 7, 7, 7])
    #expect(numbers(track([])) == [nil, nil, nil, nil, nil, nil])
  }

  @Test("Key times say when; outside them the first and the last value stay")
  func keyTimes() {
    #expect(
      numbers(track([0, 100, 0], times: [0, 0.25, 1])) == [0, 50, 100, 66.666667, 33.333333, 0])
    #expect(numbers(track([10, 20], times: [0.25, 0.75])) == [10, 10, 10, 15, 20, 20])
    #expect(numbers(track([1, 2, 3], times: [0, 0.5, 0.5])) == [1, 1.25, 1.5, 3, 3, 3])
  }

  @Test("Key times that are too few or not in order are replaced by even ones")
  func badKeyTimes() {
    #expect(numbers(track([0, 100, 0], times: [0, 1])) == numbers(track([0, 100, 0])))
    #expect(numbers(track([0, 100, 0], times: [1, 0.5, 0])) == numbers(track([0, 100, 0])))
  }

  @Test("Discrete values stay until the next one's time")
  func discrete() {
    #expect(numbers(track([1, 2, 3, 4], mode: .discrete)) == [1, 1, 2, 3, 4, 4])
    #expect(
      numbers(track([1, 2], times: [0, 0.75, 1], mode: .discrete)) == [1, 1, 1, 1, 2, 2])
  }

  @Test("Each pair of values may have its own timing curve")
  func curves() {
    let eased = track([0, 100, 0], curves: [.easeIn])

    #expect(numbers(eased) == [0, 9.346465, 31.535681, 100, 50, 0])
  }

  @Test("A cubic path passes through its values, and smoothly")
  func cubic() {
    let values = [0.0, 10, 40, 40, 0]
    let curve = track(values, mode: .cubic)
    #expect(numbers(curve, at: [0, 0.25, 0.5, 0.75, 1]) == values)

    for knot in [0.25, 0.5, 0.75] {
      let h = 1e-6
      let near = [knot - h, knot, knot + h].map { time -> Double in
        guard case .number(let number)? = curve.value(at: time) else { return .nan }
        return number
      }
      #expect(abs((near[1] - near[0]) - (near[2] - near[1])) / h < 1e-2)
    }
  }

  @Test("R17.15 Tension, continuity and bias shape the smooth curve, which passes all values")
  func shapes() {
    let values = [0.0, 10, 40, 40, 0]
    func curve(_ shape: KeyframeTrack.Shape) -> KeyframeTrack {
      KeyframeTrack(
        values: values.map { .number($0) }, times: nil, curves: [], mode: .cubic,
        shapes: values.map { _ in shape })
    }
    let plain = track(values, mode: .cubic)
    let places = stride(from: 0, through: 1, by: 0.05).map { $0 }
    #expect(numbers(curve(.init()), at: places) == numbers(plain, at: places))
    for shape in [
      KeyframeTrack.Shape(tension: 1), .init(tension: -1), .init(continuity: -1),
      .init(continuity: 1), .init(bias: 1), .init(bias: -1),
    ] {
      #expect(numbers(curve(shape), at: [0, 0.25, 0.5, 0.75, 1]) == values)
      #expect(numbers(curve(shape), at: places) != numbers(plain, at: places))
    }
    // With full tension nothing moves where a value is reached.
    let sharp = numbers(curve(.init(tension: 1)), at: [0.5, 0.5 + 1e-4]).compactMap { $0 }
    #expect(abs(sharp[1] - sharp[0]) < 1e-4)
  }

  @Test("R17.15 An animation has its shapes, in copies and archives too")
  func shapesOfAnimation() throws {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.calculationMode = .cubic
    animation.values = [0, 1, 0.5]
    animation.tensionValues = [0, 1]
    animation.biasValues = [0, 0, -0.5]
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    #expect(copy.tensionValues == [0, 1] && copy.biasValues == [0, 0, -0.5])
    #expect(copy.continuityValues == nil)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: animation, requiringSecureCoding: false)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CAKeyframeAnimation.self, from: data))
    #expect(read.tensionValues == [0, 1] && read.biasValues == [0, 0, -0.5])
  }

  @Test("A keyframe animation plays on a layer")
  func animation() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]
    animation.keyTimes = [0, 0.5, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .linear),
    ]
    animation.duration = 4
    layer.add(animation, forKey: nil)
    stage.frames.endTurn()
    var path: [CGPoint] = []

    for _ in 0..<4 {
      path.append(layer.presented.position)
      stage.frames.advance(by: 1)
    }

    #expect(
      path == [
        .zero, CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50),
      ])
    #expect(layer.presented.position == CGPoint(x: 50, y: 50))
  }
}

@Suite struct PacedKeyframeTests {
  @Test("A paced track changes always as fast, whatever its times and timing curves")
  func paced() {
    let track = KeyframeTrack(
      values: [0, 30, 30, 0, 60].map { .number($0) }, times: [0, 0.9, 0.95, 0.99, 1],
      curves: [.easeIn, .easeIn], mode: .paced)

    for step in 0...24 {
      let line = 120 * Double(step) / 24
      let expected = line <= 30 ? line : line <= 60 ? 60 - line : line - 60
      #expect(abs((track.value(at: Double(step) / 24)?.vector?.x ?? .nan) - expected) < 1e-9)
    }
  }

  @Test("A smooth paced track passes through its values, always as fast")
  func cubicPaced() {
    let values: [AnimationValue] = [
      .point(CGPoint(x: 0, y: 0)), .point(CGPoint(x: 100, y: 0)), .point(CGPoint(x: 100, y: 10)),
    ]
    let track = KeyframeTrack(values: values, times: nil, curves: [], mode: .cubicPaced)

    let points = (0...200).compactMap { track.value(at: Double($0) / 200) }
    let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let mean = steps.reduce(0, +) / 200
    #expect(points.first == values[0] && points.last == values[2])
    #expect(steps.allSatisfy { abs($0 - mean) < 0.05 * mean })
    #expect(points.contains { $0.distance(to: values[1]) < mean })
  }

  @Test("Transforms, colours and switches are paced by how far they are apart")
  func distances() {
    let scale = AnimationValue.transform(CATransform3DMakeScale(4, 1, 1))
    #expect(AnimationValue.transform(CATransform3DIdentity).distance(to: scale) == 3)
    #expect(AnimationValue.color(nil).distance(to: .color(.black)) == 1)
    #expect(AnimationValue.color(.black).distance(to: .color(.black)) == 0)
    #expect(AnimationValue.flag(true).distance(to: .flag(false)) == 1)
    #expect(AnimationValue.flag(true).distance(to: .flag(true)) == 0)
    #expect(AnimationValue.number(3).distance(to: .number(-1)) == 4)
  }

  @Test("Values that do not move are spread evenly")
  func still() {
    for mode in [KeyframeTrack.Mode.paced, .cubicPaced] {
      let track = KeyframeTrack(
        values: [.number(5), .number(5), .number(5)], times: nil, curves: [], mode: mode)
      #expect(track.value(at: 0.3) == .number(5))
      #expect(KeyframeTrack(values: [], times: nil, curves: [], mode: mode).value(at: 0) == nil)
    }
  }

  @Test("A key frame animation understands the names of the modes")
  func names() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 90, 100]
    animation.keyTimes = [0, 0.1, 1]
    animation.calculationMode = .paced
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.frames.endTurn()

    stage.frames.advance(by: 0.5)

    #expect(abs(layer.presented.position.x - 50) < 1e-9)
  }
}
