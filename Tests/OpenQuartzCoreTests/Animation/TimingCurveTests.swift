import OpenQuartzCore
import Testing

@Suite struct TimingCurveTests {
  @Test("The ends are exact, also beyond them")
  func ends() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .standard] {
      #expect([-1, 0, 1, 2].map { curve.value(at: $0) } == [0, 0, 1, 1])
    }
  }

  @Test("Linear is linear to the last bit")
  func linear() {
    let times = [0.1, 0.3, 0.7, 1.0 / 3]
    #expect(times.map { TimingCurve.linear.value(at: $0) } == times)
  }

  @Test(
    "The well-known timing curves have the values of CSS",
    arguments: [
      ("easeIn", [0.093465, 0.315357, 0.621862]),
      ("easeOut", [0.378138, 0.684643, 0.906535]),
      ("easeInEaseOut", [0.129162, 0.5, 0.870838]),
      ("default", [0.408511, 0.802403, 0.960459]),
    ])
  func wellKnown(name: String, expected: [Double]) {
    let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))

    #expect([0.25, 0.5, 0.75].map { function.value(at: $0).rough } == expected)
  }

  @Test("A curve is on its own Bézier: x gives back the parameter, at steep and flat places too")
  func inverse() {
    for curve in [TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 1, 0), TimingCurve(0.9, 0, 0.1, 1)] {
      for step in 1..<100 {
        let t = Double(step) / 100
        let (u, v) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t)
        let x = u * curve.x1 + v * curve.x2 + t * t * t
        let y = u * curve.y1 + v * curve.y2 + t * t * t
        #expect(abs(curve.value(at: x) - y) < 1e-6)
      }
    }
  }

  @Test("Control points can be read back; their x stays within the time")
  func controlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.25, -1, 3, 2)
    var points: [[Float]] = []
    for index in 0...3 {
      var values: [Float] = [9, 9]
      function.getControlPoint(at: index, values: &values)
      points.append(values)
    }

    #expect(points == [[0, 0], [0.25, -1], [1, 2], [1, 1]])
  }

  @Test("Curves may leave 0…1 in between")
  func overshoot() {
    #expect(TimingCurve(0.5, -1, 0.5, 2).value(at: 0.2) < 0)
    #expect(TimingCurve(0.5, -1, 0.5, 2).value(at: 0.8) > 1)
  }
}
