import NestTesting
import OpenQuartzCore
import Testing

@Suite struct CATransform3DTests {
  @Test("The identity is exactly the identity and changes nothing when concatenated")
  func identity() {
    let turned = CATransform3DMakeRotation(0.3, 1, 2, 3)

    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(turned))
    #expect(CATransform3DConcat(CATransform3DIdentity, turned).isEqual(to: turned))
    #expect(CATransform3DConcat(turned, CATransform3DIdentity).isEqual(to: turned))
    #expect(CATransform3DIsIdentity(CATransform3DInvert(CATransform3DIdentity)))
  }

  @Test("Translate, scale and rotate apply the new transform first")
  func order() {
    let moved = CATransform3DMakeTranslation(10, 20, 30)

    #expect(
      CATransform3DScale(moved, 2, 3, 4)
        .isEqual(to: CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), moved)))
    #expect(
      CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        .isEqual(to: CATransform3DConcat(moved.unit, CATransform3DMakeScale(2, 3, 4))))
    #expect(
      CATransform3DRotate(moved, 0.5, 0, 0, 1)
        .isEqual(to: CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 0, 1), moved)))
  }

  @Test("A rotation by 90° about z maps x to y, because y points down")
  func quarterTurn() {
    let turn = PlaneProjection(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))

    #expect(turn.apply(to: CGPoint(x: 1, y: 0)).isClose(to: CGPoint(x: 0, y: 1)))
    #expect(turn.apply(to: CGPoint(x: 0, y: 1)).isClose(to: CGPoint(x: -1, y: 0)))
  }

  @Test("The length of a rotation axis does not count; without length there is no rotation")
  func axisLength() {
    let turn = CATransform3DMakeRotation(1, 0, 3, 4)

    #expect(CATransform3DMakeRotation(1, 0, 30, 40).isClose(to: turn))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test(
    "Inverses of moves and scales are exact, of random matrices close; singular ones stay",
    arguments: try DriverSeeds(1...1))
  func inverse(seed: UInt64) {
    var moved = CATransform3DMakeScale(2, 4, 0.5)
    (moved.m41, moved.m42, moved.m43) = (6, 8, 1)
    var generator = SeededGenerator(seed: seed)

    #expect(CATransform3DIsIdentity(CATransform3DConcat(moved, CATransform3DInvert(moved))))
    for _ in 0..<200 {
      let matrix = CATransform3D.random(using: &generator)
      let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
      #expect(product.isClose(to: CATransform3DIdentity, tolerance: 1e-7))
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(!CATransform3DEqualToTransform(CATransform3DIdentity, flat))
    #expect(flat.inverted == nil)
  }

  @Test("Flat transforms are preserved by conversion to three dimensions and back")
  func affine() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let matrix = CATransform3DMakeAffineTransform(flat)

    #expect(CATransform3DGetAffineTransform(matrix) == flat)
    #expect(CATransform3DIsAffine(matrix))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }
}

nonisolated extension CATransform3D {
  /// A translation by one point along every axis.
  fileprivate var unit: CATransform3D { CATransform3DMakeTranslation(1, 1, 1) }

  /// Any invertible matrix with perspective.
  static func random(using generator: inout SeededGenerator) -> CATransform3D {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    let sign: CGFloat = Bool.random(using: &generator) ? 1 : -1
    var matrix = CATransform3DMakeScale(sign * number(0.2...3), number(0.2...3), number(0.2...3))
    matrix.m21 = number(-1...1)
    matrix.m31 = number(-1...1)
    matrix.m32 = number(-1...1)
    let turn = CATransform3DMakeRotation(
      number(-3...3), number(-1...1), number(-1...1), number(0.1...1))
    matrix = CATransform3DConcat(matrix, turn)
    (matrix.m41, matrix.m42, matrix.m43) = (number(-90...90), number(-90...90), number(-90...90))
    var perspective = CATransform3DIdentity
    (perspective.m14, perspective.m24) = (number(-0.001...0.001), number(-0.001...0.001))
    perspective.m34 = number(-0.002...0.002)
    return CATransform3DConcat(matrix, perspective)
  }
}
