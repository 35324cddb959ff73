import OpenCoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  let sample = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  @Test("A point is multiplied from the left")
  func point() {
    #expect(CGPoint(x: 1, y: 10).applying(sample) == CGPoint(x: 2 + 50 + 11, y: 3 + 70 + 13))
  }

  @Test("A size ignores the translation")
  func size() {
    #expect(CGSize(width: 1, height: 10).applying(sample) == CGSize(width: 52, height: 73))
  }

  @Test("A rectangle becomes the box around its corners")
  func rectangle() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    let result = CGRect(x: 1, y: 2, width: 3, height: 4).applying(quarter)

    #expect(result == CGRect(x: -6, y: 1, width: 4, height: 3))
  }

  @Test("The null and the infinite rectangle do not change")
  func specialRectangles() {
    #expect(CGRect.null.applying(sample).isNull)
    #expect(CGRect.infinite.applying(sample).isInfinite)
  }

  @Test("Concatenating does the receiver first")
  func concatenating() {
    let move = CGAffineTransform(translationX: 1, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)

    #expect(CGPoint.zero.applying(move.concatenating(double)) == CGPoint(x: 2, y: 0))
    #expect(CGPoint.zero.applying(double.concatenating(move)) == CGPoint(x: 1, y: 0))
  }

  @Test("Translating, scaling and rotating come before the transform that is there")
  func modifiers() {
    #expect(
      sample.translatedBy(x: 1, y: 10)
        == CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 63, ty: 86))
    #expect(
      sample.scaledBy(x: 2, y: 10)
        == CGAffineTransform(a: 4, b: 6, c: 50, d: 70, tx: 11, ty: 13))
    let turned = CGPoint(x: 1, y: 0).applying(
      CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2))
    #expect(abs(turned.x - 5) < 1e-15 && turned.y == 1)
  }

  @Test("A positive angle rotates the x axis towards the y axis")
  func rotation() {
    let turn = CGAffineTransform(rotationAngle: .pi / 6)

    #expect(abs(turn.a - 3.0.squareRoot() / 2) < 1e-15)
    #expect(abs(turn.b - 0.5) < 1e-15)
    #expect(turn.c == -turn.b && turn.d == turn.a)
  }

  @Test("The inverse undoes")
  func inverse() {
    let inverse = sample.inverted()

    #expect(inverse == CGAffineTransform(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7))
    #expect(sample.concatenating(inverse).isIdentity)
  }

  @Test(
    "A transform that cannot be inverted is returned unchanged",
    arguments: [
      CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6), CGAffineTransform(),
      CGAffineTransform(scaleX: .infinity, y: 1),
    ])
  func singular(_ transform: CGAffineTransform) {
    #expect(transform.inverted() == transform)
  }

  @Test("Only the identity is the identity")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(1, 0, 0, 1, 0, 0).isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-9).isIdentity)
  }
}
