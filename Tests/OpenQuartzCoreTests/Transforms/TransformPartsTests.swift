import NestTesting
import OpenQuartzCore
import Testing

@Suite struct TransformPartsTests {
  @Test(
    "Random matrices are restored from their parts, mirrored ones and perspective included",
    arguments: try DriverSeeds(7...7))
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)

    for _ in 0..<500 {
      let matrix = CATransform3D.random(using: &generator)
      let parts = try #require(TransformParts(matrix))
      let normal = matrix.normalized
      #expect(parts.matrix.isClose(to: normal, tolerance: 1e-8))
    }
  }

  @Test("What flattens space, or is nowhere, has no parts")
  func singular() {
    var nowhere = CATransform3DIdentity
    nowhere.m44 = 0
    var notANumber = CATransform3DIdentity
    notANumber.m21 = .nan

    #expect(TransformParts(CATransform3DMakeScale(0, 1, 1)) == nil)
    #expect(TransformParts(CATransform3D()) == nil)
    #expect(TransformParts(nowhere) == nil)
    #expect(TransformParts(notANumber) == nil)
  }

  @Test("Interpolation gives the ends exactly", arguments: try DriverSeeds(3...3))
  func ends(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let a = CATransform3D.random(using: &generator)
      let b = CATransform3D.random(using: &generator)
      #expect(a.interpolated(to: b, at: 0).isEqual(to: a))
      #expect(a.interpolated(to: b, at: 1).isEqual(to: b))
      #expect(a.interpolated(to: a, at: 0.37).isEqual(to: a))
    }
  }

  @Test("Moves and scales are interpolated element by element, exactly")
  func scaleAndTranslation() {
    var a = CATransform3DMakeScale(1, 1, 1)
    a.m41 = 8
    var b = CATransform3DMakeScale(2, 3, 1)
    b.m42 = 16
    var middle = CATransform3DMakeScale(1.5, 2, 1)
    (middle.m41, middle.m42) = (4, 8)

    #expect(a.interpolated(to: b, at: 0.5).isEqual(to: middle))
    #expect(
      CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(0, 0, 1), at: 0.75)
        .isEqual(to: CATransform3DMakeScale(0.25, 0.25, 1)))
  }

  @Test("A rotation has a constant speed and does not scale meanwhile")
  func rotation() {
    for quarter in 1...3 {
      let turned = CATransform3DMakeRotation(1.2, 0, 0, 1)
      let part = CATransform3DIdentity.interpolated(to: turned, at: Double(quarter) / 4)
      let expected = CATransform3DMakeRotation(0.3 * CGFloat(quarter), 0, 0, 1)
      #expect(part.isClose(to: expected))
    }
  }

  @Test("The shorter rotation is used, also beyond 180°")
  func shorterDirection() {
    let from = CATransform3DMakeRotation(0.9 * .pi, 0, 0, 1)
    let to = CATransform3DMakeRotation(-0.9 * .pi, 0, 0, 1)

    #expect(
      from.interpolated(to: to, at: 0.5).isClose(to: CATransform3DMakeRotation(.pi, 0, 0, 1)))
  }

  @Test("A mirrored and rotated layer passes through its edge, it does not tumble in space")
  func mirror() {
    let mirrored = CATransform3DConcat(
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeRotation(0.2, 0, 0, 1))
    let middle = CATransform3DIdentity.interpolated(to: mirrored, at: 0.5)

    #expect(abs(middle.m33 - 1) < 1e-12)
    #expect(abs(middle.m13) < 1e-12 && abs(middle.m23) < 1e-12)
    #expect(abs(middle.m11) < 1e-12 && abs(middle.m12) < 1e-12)
  }

  @Test("What has no parts is interpolated element by element")
  func fallback() {
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    let nothing = CATransform3D()
    let middle = turned.interpolated(to: nothing, at: 0.5)

    #expect(middle.m11 == turned.m11 / 2)
    #expect(middle.m12 == turned.m12 / 2)
  }
}

nonisolated extension CATransform3D {
  /// The matrix with 1 in the last place, which is the same projection.
  fileprivate var normalized: CATransform3D {
    let k = 1 / m44
    let e = elements.map { $0 * k }
    return CATransform3D(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
      m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
  }
}
