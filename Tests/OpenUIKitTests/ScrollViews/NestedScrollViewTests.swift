import NestTesting
import OpenUIKit
import Testing

@Suite struct NestedScrollViewTests {
  /// A scroll view of 400 × 400 points inside that of a stage.
  private final class Stage {
    let outer: ScrollStage
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var view: UIScrollView { outer.view }
    var host: TestHost { outer.host }

    init(outer size: CGSize, inner innerSize: CGSize) throws {
      outer = try ScrollStage(contentSize: size)
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = innerSize
      inner.showsVerticalScrollIndicator = false
      outer.view.addSubview(inner)
      outer.host.commit()
    }

    func drag(_ dx: CGFloat, _ dy: CGFloat, rests: Bool = true) {
      host.putDown(0, at: CGPoint(x: 200, y: 200))
      for step in 1...10 {
        host.advance(by: 1.0 / 60)
        host.move(
          0, to: CGPoint(x: 200 + dx * CGFloat(step) / 10, y: 200 + dy * CGFloat(step) / 10))
      }
      if rests { host.advance(by: 0.2) }
      host.lift(0, at: CGPoint(x: 200 + dx, y: 200 + dy))
    }
  }

  @Test(
    "UIKit 13.6 Of two scroll views with different axes the one of the drag's main axis scrolls")
  func crossed() throws {
    let stage = try Stage(
      outer: CGSize(width: 1200, height: 400), inner: CGSize(width: 400, height: 1000))

    stage.drag(-60, -110)
    #expect(stage.inner.contentOffset.y > 90 && stage.view.contentOffset == .zero)
    stage.drag(-110, -60)
    #expect(stage.view.contentOffset.x > 90)
    #expect(stage.inner.contentOffset.y <= 110 && stage.inner.contentOffset.x == 0)
  }

  @Test("UIKit 13.6 Of two with the same axis the inner one scrolls, at its edge the outer one")
  func sameAxis() throws {
    let stage = try Stage(
      outer: CGSize(width: 400, height: 1000), inner: CGSize(width: 400, height: 500))

    stage.drag(0, -60)
    #expect(stage.inner.contentOffset.y == 50 && stage.view.contentOffset.y == 0)
    stage.drag(0, -110)
    try stage.host.settle()
    #expect(stage.inner.contentOffset.y == 100)
    #expect(stage.view.contentOffset.y == 0)
    stage.drag(0, -60)
    #expect(stage.view.contentOffset.y == 50 && stage.inner.contentOffset.y == 100)
    stage.drag(0, 60)
    #expect(stage.inner.contentOffset.y == 50 && stage.view.contentOffset.y == 50)
  }

  @Test("Where neither has more, or nothing is passed to the outer one, the inner one bounces")
  func bounce() throws {
    let stage = try Stage(
      outer: CGSize(width: 400, height: 1000), inner: CGSize(width: 400, height: 500))

    stage.host.putDown(0, at: CGPoint(x: 200, y: 200))
    stage.host.move(0, to: CGPoint(x: 200, y: 310))
    #expect(stage.inner.contentOffset.y < -40 && stage.view.contentOffset.y == 0)
    stage.host.lift(0, at: CGPoint(x: 200, y: 310))
    try stage.host.settle()
    stage.view.contentOffset.y = 100
    stage.inner.transfersVerticalScrollingToParent = false
    stage.host.putDown(0, at: CGPoint(x: 200, y: 200))
    stage.host.move(0, to: CGPoint(x: 200, y: 310))
    #expect(stage.inner.contentOffset.y < -40 && stage.view.contentOffset.y == 100)
  }

  @Test(
    "A wheel scrolls the inner one, and once that is at its edge the next rotation the outer one")
  func wheel() throws {
    let stage = try Stage(
      outer: CGSize(width: 400, height: 1000), inner: CGSize(width: 400, height: 500))
    func scroll(_ dy: CGFloat) throws {
      stage.host.scroll(by: CGVector(dx: 0, dy: dy), at: CGPoint(x: 200, y: 200))
      try stage.host.settle()
    }

    try scroll(-150)
    #expect(stage.inner.contentOffset.y == 100 && stage.view.contentOffset.y == 0)
    try scroll(-30)
    #expect(stage.inner.contentOffset.y == 100 && stage.view.contentOffset.y == 30)
  }

  @Test("A scroll view that cannot scroll, or is switched off, leaves the drag to the others")
  func disabled() throws {
    let stage = try Stage(
      outer: CGSize(width: 400, height: 1000), inner: CGSize(width: 400, height: 400))
    stage.drag(0, -60)
    #expect(stage.view.contentOffset.y == 50 && !stage.inner.isTracking)

    stage.inner.contentSize.height = 1000
    stage.inner.isScrollEnabled = false
    stage.drag(0, -60)
    #expect(stage.view.contentOffset.y == 100 && stage.inner.contentOffset == .zero)
  }

  @Test("A drag that is locked moves along one axis, a diagonal one along both")
  func lock() throws {
    let stage = try ScrollStage(contentSize: CGSize(width: 2000, height: 2000))
    stage.view.isDirectionalLockEnabled = true
    func drag(_ points: [CGPoint]) {
      stage.host.putDown(0, at: CGPoint(x: 200, y: 200))
      for point in points { stage.host.move(0, to: point) }
      stage.host.advance(by: 0.2)
      stage.host.lift(0, at: points.last ?? .zero)
    }

    drag([CGPoint(x: 195, y: 170), CGPoint(x: 100, y: 100)])
    #expect(stage.view.contentOffset.x == 0 && stage.view.contentOffset.y > 80)
    stage.view.contentOffset = .zero
    drag([CGPoint(x: 180, y: 180), CGPoint(x: 100, y: 100)])
    #expect(stage.view.contentOffset.x == stage.view.contentOffset.y)
  }
}
