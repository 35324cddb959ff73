import NestTesting
import OpenUIKit
import Testing

struct UIViewGeometryTests {
  @Test("frame, bounds and center are three views of the same geometry")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let first = (view.center, view.bounds)

    view.bounds.size = CGSize(width: 50, height: 20)
    let grown = view.frame
    view.center = CGPoint(x: 0, y: 0)
    let moved = view.frame
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 1, y: 2, width: 6, height: 8)

    #expect(first.0 == CGPoint(x: 25, y: 40))
    #expect(first.1 == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(grown == CGRect(x: 0, y: 30, width: 50, height: 20))
    #expect(moved == CGRect(x: -25, y: -10, width: 50, height: 20))
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 6, height: 8))
    #expect(view.center == CGPoint(x: 4, y: 6))
  }

  @Test("UIKit 7.1 the anchor point, not the middle, keeps its position")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    let moved = view.frame
    view.bounds.size = CGSize(width: 60, height: 80)
    let grown = view.frame
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(moved == CGRect(x: 25, y: 0, width: 30, height: 40))
    #expect(grown == CGRect(x: 25, y: -40, width: 60, height: 80))
    #expect(view.center == CGPoint(x: 1, y: 6))
  }

  @Test("UIKit 7.1 bounds, center and transform are independent of one another")
  func independence() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let turn = CGAffineTransform(rotationAngle: .pi / 2)

    view.transform = turn
    view.center = CGPoint(x: 100, y: 200)
    view.bounds = CGRect(x: 5, y: 6, width: 40, height: 30)

    #expect(view.transform == turn)
    #expect(view.center == CGPoint(x: 100, y: 200))
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 40, height: 30))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 80, y: 185, width: 40, height: 30))
  }

  @Test("UIKit 7.1 setting the frame of a transformed view sizes it by the inverse scale")
  func frameOfTransformed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)

    view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)

    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(view.bounds.size == CGSize(width: 50, height: 50))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 4))
  }

  @Test("UIKit 7.1 a frame with a negative size is made positive; bounds keep theirs")
  func negativeSizes() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: -30, height: -40))
    let frame = view.frame

    view.bounds = CGRect(x: 0, y: 0, width: -5, height: 5)

    #expect(frame == CGRect(x: -20, y: -20, width: 30, height: 40))
    #expect(view.bounds.size == CGSize(width: -5, height: 5))
    #expect(view.center == CGPoint(x: -5, y: 0))
  }

  @Test("UIKit 7.1 a geometry that is not a number is refused and reported, and nothing changes")
  func notANumber() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let child = UIView(frame: view.bounds)
    child.autoresizingMask = [.flexibleWidth]
    view.addSubview(child)

    let misuses = withMisuseIntercepted {
      view.center = CGPoint(x: CGFloat.nan, y: 0)
      view.frame.origin.y = .nan
      view.frame.size.width = .nan
      view.bounds.size.height = .nan
      view.center = CGPoint(x: CGFloat.infinity, y: -.infinity)
      _ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    }

    #expect(misuses.map(\.id) == Array(repeating: "layer.value-not-finite", count: 6))
    #expect(misuses.map(\.raisesInUIKit) == [true, true, true, true, false, true])
    #expect(
      misuses.map { $0.message.components(separatedBy: " cannot")[0] } == [
        "CALayer position", "CALayer frame", "CALayer frame", "CALayer bounds", "CALayer position",
        "CALayer frame",
      ])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test("UIKit 7.1 values are stored exactly: nothing is rounded to pixels")
  func exactValues() {
    let view = UIView(frame: CGRect(x: 0.1, y: 0.25, width: 10.2, height: 33.3))

    #expect(view.bounds.size == CGSize(width: 10.2, height: 33.3))
    #expect(view.center == CGPoint(x: 0.1 + 0.5 * 10.2, y: 0.25 + 0.5 * 33.3))
  }

  @Test("with a transform the frame is the rectangle around what is shown")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

    view.transform = CGAffineTransform(scaleX: 2, y: 3)

    #expect(view.frame == CGRect(x: -10, y: -10, width: 40, height: 30))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.transform3D.isEqual(to: CATransform3DMakeScale(2, 3, 1)))
  }

  @Test("points and rectangles convert up, down, across and to the window")
  func convert() throws {
    let host = try TestHost()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let scrolled = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
    host.window.addSubview(outer)
    host.window.addSubview(other)
    outer.addSubview(scrolled)
    scrolled.addSubview(inner)
    let zero = CGPoint.zero

    #expect(inner.convert(zero, to: scrolled) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(zero, to: outer) == CGPoint(x: 6, y: -23))
    #expect(inner.convert(zero, to: nil) == CGPoint(x: 16, y: -3))
    #expect(inner.convert(zero, from: nil) == CGPoint(x: -16, y: 3))
    #expect(inner.convert(zero, to: other) == CGPoint(x: -84, y: -3))
    #expect(other.convert(zero, from: inner) == CGPoint(x: -84, y: -3))
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 6, y: -23, width: 3, height: 4))
  }

  @Test("nil means the topmost superview where there is no window")
  func convertOutsideWindows() {
    let root = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    root.addSubview(child)

    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
  }

  @Test("rectangles convert through transforms")
  func convertThroughTransform() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(child)

    #expect(
      child.convert(child.bounds, to: root) == CGRect(x: 30, y: 30, width: 40, height: 40))
  }

  // MARK: Hit test

  private func makeTree() -> (root: UIView, back: UIView, front: UIView, inner: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    return (root, back, front, inner)
  }

  @Test("the frontmost, deepest view at a point is hit")
  func hitTest() {
    let (root, back, front, inner) = makeTree()
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      root.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    #expect(hit(10, 10) === back)
    #expect(hit(55, 55) === front)
    #expect(hit(45, 45) === inner)
    #expect(hit(90, 10) === root)
    #expect(hit(100, 100) == nil)
    #expect(hit(-1, 5) == nil)
  }

  @Test("hidden, transparent and disabled views are left out with all that is in them")
  func untouchable() {
    let point = CGPoint(x: 45, y: 45)
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      let (root, back, front, _) = makeTree()
      change(front)

      #expect(root.hitTest(point, with: nil) === back)
    }
    let (root, _, front, inner) = makeTree()
    front.alpha = 0.02
    #expect(root.hitTest(point, with: nil) === inner)
  }

  @Test("a view may widen its area by point(inside:with:)")
  func pointInside() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    root.addSubview(wide)

    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === wide)
    #expect(root.hitTest(CGPoint(x: 15, y: 25), with: nil) === root)
  }

  @Test("touches find a transformed view where it is shown")
  func transformedHit() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    view.transform = CGAffineTransform(translationX: 30, y: 0)
    root.addSubview(view)

    #expect(root.hitTest(CGPoint(x: 80, y: 50), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }
}
