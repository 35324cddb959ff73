import OpenQuartzCore
import Testing

@Suite struct CALayerConversionTests {
  private let root = CALayer()
  private let child = CALayer()
  private let grandchild = CALayer()
  private let sibling = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    child.frame = CGRect(x: 100, y: 50, width: 200, height: 200)
    grandchild.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    sibling.frame = CGRect(x: 300, y: 300, width: 10, height: 10)
    root.addSublayer(child)
    root.addSublayer(sibling)
    child.addSublayer(grandchild)
  }

  @Test("Points move by the origins between")
  func plain() {
    let point = CGPoint(x: 1, y: 2)

    #expect(grandchild.convert(point, to: root) == CGPoint(x: 111, y: 72))
    #expect(grandchild.convert(point, from: root) == CGPoint(x: -109, y: -68))
    #expect(grandchild.convert(point, to: sibling) == CGPoint(x: -189, y: -228))
    #expect(grandchild.convert(point, to: grandchild) == point)
    #expect(
      root.convert(CGRect(x: 0, y: 0, width: 5, height: 6), from: grandchild)
        == CGRect(x: 110, y: 70, width: 5, height: 6))
  }

  @Test("nil means the coordinates around the root")
  func withoutLayer() {
    root.position.x += 1000

    #expect(child.convert(.zero, to: nil) == CGPoint(x: 1100, y: 50))
    #expect(child.convert(CGPoint(x: 1100, y: 50), from: nil) == .zero)
  }

  @Test("A scrolled bounds origin moves the sublayers")
  func scrolled() {
    child.bounds.origin = CGPoint(x: 5, y: 7)

    #expect(grandchild.convert(.zero, to: root) == CGPoint(x: 105, y: 63))
  }

  @Test("Transforms rotate about the anchor point")
  func transformed() {
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(grandchild.convert(.zero, to: root) == CGPoint(x: 20, y: -10))
    #expect(grandchild.convert(CGPoint(x: 20, y: -10), from: root) == .zero)

    child.anchorPoint = .zero
    child.position = CGPoint(x: 100, y: 50)
    #expect(grandchild.convert(.zero, to: root) == CGPoint(x: 120, y: 90))
    #expect(
      grandchild.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        == CGRect(x: 120, y: 90, width: 20, height: 20))
  }

  @Test("Points come back from a projection in space")
  func perspective() {
    root.sublayerTransform.m34 = -1 / 500
    child.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
    grandchild.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let point = CGPoint(x: 12, y: 34)

    let there = grandchild.convert(point, to: root)

    #expect(grandchild.convert(there, from: root).isClose(to: point, tolerance: 1e-9))
    #expect(!there.isClose(to: CGPoint(x: 122, y: 104), tolerance: 1))
  }

  @Test("Perspective makes what is near larger, about the superlayer's anchor point")
  func perspectiveValues() {
    root.sublayerTransform.m34 = -1 / 500
    child.transform = CATransform3DMakeTranslation(0, 0, 250)

    // At half the distance to the eye everything is twice as far from the middle of the root.
    #expect(child.convert(CGPoint(x: 0, y: 0), to: root).isClose(to: CGPoint(x: 0, y: -100)))
    #expect(child.convert(CGPoint(x: 200, y: 200), to: root).isClose(to: CGPoint(x: 400, y: 300)))
  }

  @Test("A layer that is seen from its edge leaves points as they are")
  func edgeOn() {
    child.transform = CATransform3DMakeScale(0, 1, 1)

    #expect(child.convert(CGPoint(x: 3, y: 4), from: root) == CGPoint(x: 3, y: 4))
  }

  @Test("A hit is the frontmost layer that contains the point")
  func hitTest() {
    let front = CALayer()
    front.frame = grandchild.frame
    child.addSublayer(front)

    #expect(root.hitTest(CGPoint(x: 115, y: 75)) === front)
    grandchild.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 115, y: 75)) === grandchild)
    grandchild.isHidden = true
    #expect(root.hitTest(CGPoint(x: 115, y: 75)) === front)
    #expect(root.hitTest(CGPoint(x: 200, y: 200)) === child)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: -5, y: 5)) == nil)
  }

  @Test("Sublayers outside the bounds are hit unless they are clipped")
  func hitOutside() {
    grandchild.position = CGPoint(x: 225, y: 100)

    #expect(root.hitTest(CGPoint(x: 320, y: 150)) === grandchild)
    child.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 320, y: 150)) === root)
  }

  @Test("The back of a single-sided layer is not hit")
  func hitBack() {
    grandchild.isHidden = true
    child.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 200, y: 150)) === child)

    child.isDoubleSided = false
    #expect(root.hitTest(CGPoint(x: 200, y: 150)) === root)
  }
}
