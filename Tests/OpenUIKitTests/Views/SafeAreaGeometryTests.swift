import Testing

@testable import OpenUIKit

/// One line of the table: where a view is in a superview of 100 × 200 that is covered by 40 at the
/// top, 10 at the left, 30 at the bottom and 20 at the right, and what of the view is covered.
private nonisolated struct Line: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let frame: CGRect
  var scroll = CGPoint.zero
  var additional = UIEdgeInsets.zero
  let expected: UIEdgeInsets

  init(
    _ name: String, _ frame: CGRect, scroll: CGPoint = .zero, additional: UIEdgeInsets = .zero,
    _ expected: UIEdgeInsets
  ) {
    testDescription = name
    self.frame = frame
    self.scroll = scroll
    self.additional = additional
    self.expected = expected
  }
}

private nonisolated func rect(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

private nonisolated let table: [Line] = [
  Line("as large as the superview", rect(0, 0, 100, 200), insets(40, 10, 30, 20)),
  Line("inside the safe area", rect(10, 40, 70, 130), .zero),
  Line("well inside", rect(40, 80, 10, 10), .zero),
  Line("a little down", rect(0, 15, 100, 185), insets(25, 10, 30, 20)),
  Line("exactly below the bar", rect(0, 40, 100, 160), insets(0, 10, 30, 20)),
  Line("raised from the bottom", rect(0, 0, 100, 190), insets(40, 10, 20, 20)),
  Line("in from both sides", rect(4, 0, 80, 200), insets(40, 6, 30, 4)),
  Line("of no size, in a corner", rect(0, 0, 0, 0), insets(40, 10, 0, 0)),
  Line("over the top edge", rect(0, -25, 100, 225), insets(40, 10, 30, 20)),
  Line("over the bottom edge", rect(0, 50, 100, 500), insets(0, 10, 30, 20)),
  Line("moved out to the right", rect(100, 0, 100, 200), insets(40, 0, 30, 20)),
  Line("half a point", rect(0.5, 0.25, 99.5, 199.75), insets(39.75, 9.5, 30, 20)),
  Line("scrolled up", rect(0, 0, 100, 200), scroll: CGPoint(x: 0, y: 25), insets(40, 10, 5, 20)),
  Line(
    "scrolled down", rect(0, 0, 100, 200), scroll: CGPoint(x: 0, y: -25), insets(15, 10, 30, 20)),
  Line(
    "scrolled with the view", rect(7, 25, 100, 200), scroll: CGPoint(x: 7, y: 25),
    insets(40, 10, 30, 20)),
  Line(
    "with more from the controller", rect(0, 15, 100, 185), additional: insets(1, 2, 3, 4),
    insets(26, 12, 33, 24)),
  Line(
    "with more, though nothing covers it", rect(40, 80, 10, 10), additional: insets(1, 2, 3, 4),
    insets(1, 2, 3, 4)),
  Line(
    "with less from the controller", rect(0, 0, 100, 200), additional: insets(-15, -50, 0, -20),
    insets(25, 0, 30, 0)),
]

struct SafeAreaGeometryTests {
  @Test(
    "UIKit 0.2.12 7.4 a view is covered where it overlaps what covers its superview",
    arguments: table)
  private func overlap(_ line: Line) {
    let bounds = CGRect(origin: line.scroll, size: CGSize(width: 100, height: 200))

    let result = SafeAreaGeometry.insets(
      of: line.frame, in: bounds, coveredBy: insets(40, 10, 30, 20), additional: line.additional)

    #expect(result == line.expected)
  }

  @Test("UIKit 7.4 nothing covers a view of a superview that nothing covers")
  func uncovered() {
    let result = SafeAreaGeometry.insets(
      of: rect(-50, -50, 500, 500), in: rect(0, 0, 100, 200), coveredBy: .zero)

    #expect(result == .zero)
  }

  @Test(
    "UIKit 7.4 what is covered is never more than what covers the superview, wherever the view is"
  )
  func bounded() {
    let cover = insets(40, 10, 30, 20)
    var wrong: [CGRect] = []
    for x in stride(from: -300, through: 300, by: 37) {
      for y in stride(from: -500, through: 500, by: 41) {
        let frame = rect(CGFloat(x), CGFloat(y), 100, 200)
        let result = SafeAreaGeometry.insets(
          of: frame, in: rect(0, 0, 100, 200), coveredBy: cover)
        if result.union(cover) != cover || result.clampedToZero != result { wrong.append(frame) }
      }
    }

    #expect(wrong == [])
  }

  @Test("what insets leave of a rectangle is empty, never inside out")
  func insetToFit() {
    let area = rect(5, 6, 100, 200)

    #expect(area.insetToFit(insets(1, 2, 3, 4)) == rect(7, 7, 94, 196))
    #expect(area.insetToFit(insets(150, 0, 150, 0)) == rect(5, 156, 100, 0))
    #expect(area.insetToFit(insets(0, 60, 0, 60)) == rect(65, 6, 0, 200))
  }

  @Test("the edges of a simulated device follow the orientation and the status bar")
  func device() {
    let phone = SimulatedDevice(portrait: insets(59, 0, 34, 0), statusBarHeight: 54)
    let old = SimulatedDevice(statusBarHeight: 20)
    let odd = SimulatedDevice(portrait: insets(9, 0, 0, 0), landscape: insets(1, 2, 3, 4))

    #expect(phone.insets(for: .portrait, showsStatusBar: true) == insets(59, 0, 34, 0))
    #expect(phone.insets(for: .unknown, showsStatusBar: false) == insets(59, 0, 34, 0))
    #expect(phone.insets(for: .landscapeLeft, showsStatusBar: false) == insets(0, 59, 34, 59))
    #expect(phone.insets(for: .landscapeRight, showsStatusBar: true) == insets(54, 59, 34, 59))
    #expect(old.insets(for: .portrait, showsStatusBar: true) == insets(20, 0, 0, 0))
    #expect(old.insets(for: .portrait, showsStatusBar: false) == .zero)
    #expect(odd.insets(for: .landscapeRight, showsStatusBar: true) == insets(1, 2, 3, 4))
    #expect(SimulatedDevice().insets(for: .portrait, showsStatusBar: true) == .zero)
  }
}
