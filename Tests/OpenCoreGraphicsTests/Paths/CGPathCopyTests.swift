import OpenCoreGraphics
import Testing

@Suite struct CGPathCopyTests {
  private func line(_ points: [CGPoint], closed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  private func stroked(
    _ path: CGPath, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test("Rendering 2 the area of a line has its width, and ends as its cap says")
  func caps() {
    let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])

    #expect(stroked(path).boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(
      stroked(path, cap: .square).boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = stroked(path, cap: .round)
    #expect(round.contains(CGPoint(x: -1.9, y: 0)) && !round.contains(CGPoint(x: -1.9, y: 1.9)))
    let none = path.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(none.isEmpty)
  }

  @Test(
    "Rendering 2 corners are pointed, cut or round on the outer side, in whichever direction they bend"
  )
  func joins() {
    for side in [CGFloat(1), -1] {
      let path = line([
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10 * side),
      ])
      let tip = CGPoint(x: 11.9, y: -1.9 * side)
      let middle = CGPoint(x: 11.2, y: -1.2 * side)
      let inner = CGPoint(x: 10.9, y: -0.9 * side)

      #expect(stroked(path).contains(tip))
      #expect(!stroked(path, limit: 1).contains(middle))
      #expect(!stroked(path, join: .bevel).contains(middle))
      #expect(stroked(path, join: .bevel).contains(inner))
      #expect(stroked(path, join: .round).contains(middle))
      #expect(!stroked(path, join: .round).contains(tip))
    }
  }

  @Test("Rendering 2 a closed path has a corner where it began, and a hole")
  func closed() {
    let area = stroked(CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))

    #expect(area.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 14))
    #expect(area.contains(CGPoint(x: -1.9, y: -1.9)))
    #expect(!area.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("Rendering 2 the area of a curve follows it")
  func curve() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let area = stroked(circle)

    for angle in stride(from: 0, to: 2 * Double.pi, by: 0.1) {
      let direction = CGVector(dx: cos(angle), dy: sin(angle))
      func point(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: direction.dx * radius, y: direction.dy * radius)
      }
      #expect(area.contains(point(8.1)) && area.contains(point(11.9)))
      #expect(!area.contains(point(7.9)) && !area.contains(point(12.1)))
    }
  }

  @Test("Rendering 2 dashes and gaps follow each other around corners")
  func dashes() {
    let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])

    let expected = line([CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0)])
    expected.addLines(between: [
      CGPoint(x: 7, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 1),
    ])
    expected.addLines(between: [CGPoint(x: 10, y: 4), CGPoint(x: 10, y: 8)])

    #expect(path.copy(dashingWithPhase: 0, lengths: [4, 3]) == expected)
    let shifted = path.copy(dashingWithPhase: 5, lengths: [4, 3])
    #expect(shifted.boundingBox.minX == 2)
    #expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]) == path)
    #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
  }

  @Test("Rendering 2 a reversed path has the same area and the other direction")
  func reversed() {
    let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0)])
    path.addCurve(
      to: CGPoint(x: 0, y: 8), control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 2, y: 8))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: -5, y: 0))

    let expected = CGMutablePath()
    expected.move(to: CGPoint(x: 0, y: 8))
    expected.addCurve(
      to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 2, y: 8), control2: CGPoint(x: 4, y: 4))
    expected.addLine(to: CGPoint(x: 0, y: 0))
    expected.closeSubpath()
    expected.addLines(between: [CGPoint(x: -5, y: 0), CGPoint(x: 0, y: 0)])

    #expect(path.reversed() == expected)
    #expect(path.reversed().reversed().contains(CGPoint(x: 1, y: 1)))
    #expect(CGMutablePath().reversed().isEmpty)
  }
}
