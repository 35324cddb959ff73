import OpenCoreGraphics
import Testing

@Suite struct CGGeometryTests {
  @Test("R19.29 Rectangles that touch do not intersect; one without an area does within another")
  func intersecting() {
    let rect = CGRect(x: 10, y: 10, width: 10, height: 10)
    let cases: [(CGRect, Bool)] = [
      (CGRect(x: 20, y: 10, width: 5, height: 5), false),
      (CGRect(x: 10, y: 0, width: 10, height: 10), false),
      (CGRect(x: 20, y: 20, width: 5, height: 5), false),
      (CGRect(x: 19.9, y: 10, width: 5, height: 5), true),
      (CGRect(x: 25, y: 12, width: -10, height: 2), true),
      (CGRect(x: 15, y: 15, width: 0, height: 0), true), (.null, false), (.infinite, true),
      (CGRect(x: CGFloat.nan, y: 10, width: 5, height: 5), false), (rect, true),
    ]

    for (other, expected) in cases {
      #expect(rect.intersects(other) == expected && other.intersects(rect) == expected, "\(other)")
    }
    #expect(cases.map(\.0).filter(rect.intersects).count == 5)
  }
}
