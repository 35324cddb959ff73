import OpenCoreGraphics
import Testing

@Suite struct CGMutablePathTests {
  @Test("A line before the first move is ignored, and so is what is not a number")
  func ignored() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.closeSubpath()
    path.addRect(.null)
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))

    #expect(path.isEmpty)
  }

  @Test("Closing returns to where the subpath began, and only once")
  func close() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    path.closeSubpath()
    let closed = path.copy()
    path.closeSubpath()

    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path == closed)
  }

  @Test(
    "An arc ends where its angle says, in whichever direction it leads",
    arguments: [(true, CGRect(x: -10, y: -10, width: 20, height: 20)), (false, nil)])
  func arcDirection(_ clockwise: Bool, _ box: CGRect?) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)

    let end = path.currentPoint
    #expect(abs(end.x) < 1e-12 && abs(end.y - 10) < 1e-12)
    let found = path.boundingBoxOfPath
    let expected = box ?? CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(abs(found.minX - expected.minX) < 0.01 && abs(found.minY - expected.minY) < 0.01)
    #expect(abs(found.maxX - expected.maxX) < 0.01 && abs(found.maxY - expected.maxY) < 0.01)
  }

  @Test("Every point of an arc is as far from the centre as the radius, within a third of a mil")
  func roundness() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1000, startAngle: 0.3, endAngle: 5, clockwise: false)

    for step in 0...100 {
      let angle = 0.3 + 4.7 * CGFloat(step) / 100 * 0.999 + 0.001
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      #expect(path.contains(CGPoint(x: direction.x * 999.6, y: direction.y * 999.6)) || step == 0)
      #expect(!path.contains(CGPoint(x: direction.x * 1000.4, y: direction.y * 1000.4)))
    }
  }

  @Test("An arc over more than a full circle is a full circle")
  func fullCircle() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 9 * .pi, clockwise: false)
    let circle = CGMutablePath()
    circle.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)

    #expect(path == circle)
  }

  @Test("A line leads from the current point to an arc")
  func arcAfterPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 20, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)

    #expect(path.segments.prefix(2) == [.move(.zero), .line(CGPoint(x: 25, y: 0))])
  }

  @Test("An arc between two tangents rounds the corner")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

    let end = path.currentPoint
    #expect(abs(end.x - 10) < 1e-12 && abs(end.y - 4) < 1e-12)
    guard case .line(let start) = path.segments[1] else {
      Issue.record("The second piece is no line.")
      return
    }
    #expect(abs(start.x - 6) < 1e-12 && abs(start.y) < 1e-12)
  }

  @Test("Tangents on one line give just the line")
  func straightTangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)

    #expect(path.segments == [.move(.zero), .line(CGPoint(x: 5, y: 0))])
  }

  @Test("A transform applies to what is added, not to what is there")
  func transforms() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    let double = CGAffineTransform(scaleX: 2, y: 2)
    path.addLine(to: CGPoint(x: 3, y: 3), transform: double)
    let other = CGMutablePath()
    other.addPath(path, transform: double)

    #expect(path.segments == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 6, y: 6))])
    #expect(other.segments == [.move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 12, y: 12))])
  }
}
