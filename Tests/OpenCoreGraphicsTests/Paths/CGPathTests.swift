import OpenCoreGraphics
import Testing

@Suite struct CGPathTests {
  let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("A rectangle is a move, three lines and a close")
  func rectangle() {
    var kinds: [CGPathElementType] = []
    var points: [CGPoint] = []
    CGPath(rect: box, transform: nil).applyWithBlock { element in
      kinds.append(element.pointee.type)
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }

    #expect(
      kinds == [
        .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
      ])
    #expect(
      points == [
        CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 20), CGPoint(x: 40, y: 60), CGPoint(x: 10, y: 60),
      ])
  }

  @Test("A transform moves every point")
  func transformed() {
    var move = CGAffineTransform(translationX: 5, y: 6)

    let moved = CGPath(rect: box, transform: &move)

    #expect(moved.boundingBox == box.offsetBy(dx: 5, dy: 6))
    #expect(CGPath(rect: box, transform: nil).copy(using: &move) == moved)
  }

  @Test("An ellipse touches the four sides and nothing beyond them")
  func ellipse() {
    let path = CGPath(ellipseIn: box, transform: nil)

    #expect(path.boundingBoxOfPath == box)
    #expect(path.contains(CGPoint(x: 25, y: 40)))
    #expect(path.contains(CGPoint(x: 10.5, y: 40)))
    #expect(path.contains(CGPoint(x: 25 + 15 * 0.7, y: 40 + 20 * 0.7)))
    #expect(!path.contains(CGPoint(x: 25 + 15 * 0.72, y: 40 + 20 * 0.72)))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
  }

  @Test("A rounded rectangle lacks its corners and keeps its sides")
  func roundedRectangle() {
    let path = CGPath(roundedRect: box, cornerWidth: 10, cornerHeight: 10, transform: nil)

    #expect(path.boundingBoxOfPath == box)
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 14, y: 24)))
    #expect(path.contains(CGPoint(x: 20, y: 20)))
  }

  @Test("Radii are cut to half a side, and none gives a plain rectangle")
  func radii() {
    let wide = CGPath(roundedRect: box, cornerWidth: 999, cornerHeight: 999, transform: nil)
    let plain = CGPath(roundedRect: box, cornerWidth: 0, cornerHeight: 5, transform: nil)

    #expect(wide == CGPath(ellipseIn: box, transform: nil))
    #expect(plain == CGPath(rect: box, transform: nil))
  }

  @Test("The box of the points holds control points, the box of the path does not")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -4), control2: CGPoint(x: 20, y: -4))

    #expect(path.boundingBox == CGRect(x: 0, y: -4, width: 20, height: 14))
    let tight = path.boundingBoxOfPath
    #expect(tight.minX == 0 && tight.maxX == 20)
    #expect(abs(tight.maxY - 5) < 1e-12 && abs(tight.minY + 3) < 1e-12)
  }

  @Test("An empty path has the null box and contains nothing")
  func empty() {
    let path = CGMutablePath()

    #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    #expect(!path.contains(.zero))
  }

  @Test("The winding rule counts directions, the even-odd rule crossings")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let centre = CGPoint(x: 5, y: 5)

    #expect(path.contains(centre, using: .winding))
    #expect(!path.contains(centre, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
  }

  @Test("Only one of two shapes with a common side contains a point on it")
  func edges() {
    let left = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    let right = CGPath(rect: CGRect(x: 5, y: 0, width: 5, height: 5), transform: nil)
    let point = CGPoint(x: 5, y: 2)

    #expect(!left.contains(point) && right.contains(point))
    #expect(left.contains(.zero) && !left.contains(CGPoint(x: 2, y: 5)))
  }

  @Test("An open path counts as closed, and a transform applies to the point")
  func openAndTransformed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])

    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
    let quarter = CGAffineTransform(scaleX: 0.25, y: 0.25)
    #expect(path.contains(CGPoint(x: 8, y: 8), transform: quarter))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 2)))
  }

  @Test("A rectangle is recognised, other shapes are not")
  func isRect() {
    var found = CGRect.zero

    #expect(CGPath(rect: box, transform: nil).isRect(&found))
    #expect(found == box)
    #expect(!CGPath(ellipseIn: box, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 1)
    #expect(!CGPath(rect: box, transform: &turn).isRect(nil))
  }

  @Test("A copy does not follow its original")
  func copies() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())

    path.addLine(to: CGPoint(x: 1, y: 1))

    #expect(copy == mutable && copy != path)
    #expect(!(copy is CGMutablePath))
  }
}
