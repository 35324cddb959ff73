import DisplayServer
import Testing

@testable import OpenQuartzCore

@Suite("Projections in pixels")
struct PlaneProjectionPixelsTests {
  static let transforms: [CATransform3D] = {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    return [
      CATransform3DIdentity, CATransform3DMakeTranslation(3, -4, 50),
      CATransform3DMakeScale(2, 0.5, 3), CATransform3DMakeRotation(0.7, 0, 0, 1),
      CATransform3DMakeRotation(1.1, 1, 2, 3), CATransform3DRotate(perspective, 0.9, 0, 1, 0),
      CATransform3DTranslate(CATransform3DRotate(perspective, -2, 1, 0.3, 0), 5, 6, 7),
    ]
  }()

  @Test("A projection maps points as the 4×4 matrix does, with depth dropped")
  func mapsAsMatrix() {
    for transform in Self.transforms {
      let rows = PlaneProjection(transform).rows
      for (x, y) in [(0.0, 0.0), (10, 0), (-20, 30), (100, 70)] {
        let u = x * transform.m11 + y * transform.m21 + transform.m41
        let v = x * transform.m12 + y * transform.m22 + transform.m42
        let w = x * transform.m14 + y * transform.m24 + transform.m44
        #expect(abs(rows.0 * x + rows.1 * y + rows.2 - u) < 1e-9)
        #expect(abs(rows.3 * x + rows.4 * y + rows.5 - v) < 1e-9)
        #expect(abs(rows.6 * x + rows.7 * y + rows.8 - w) < 1e-9)
      }
    }
  }

  @Test("The kind is the cheapest means of drawing that is correct")
  func kinds() {
    let kinds = Self.transforms.map { PlaneProjection($0).kind }

    #expect(
      kinds == [
        .translation(x: 0, y: 0), .translation(x: 3, y: -4), .axisAligned, .general, .general,
        .general, .general,
      ])
    #expect(PlaneProjection.scale(-1, 1).kind == .general)
    #expect(
      PlaneProjection(CATransform3DMakeRotation(2 * .pi, 0, 0, 1)).kind
        == .translation(x: PlaneProjection.identity.tx.native, y: 0))
  }

  @Test("The determinant distinguishes the front from the back")
  func facing() {
    let turned = [0.0, 1, 2, 3, 4, 5].map { angle in
      PlaneProjection(CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)).determinant > 0
    }

    #expect(turned == [true, true, false, false, false, true])
  }

  @Test("The covering pixels contain every point of the image, and not much more")
  func covering() {
    let rect = PixelRect(x: -10, y: 5, width: 60, height: 30)
    for transform in Self.transforms {
      let projection = PlaneProjection(transform)
      let pixels = projection.pixels(covering: rect)
      var box = (left: Double.infinity, right: -Double.infinity)
      for x in stride(from: -10.0, through: 50, by: 2) {
        for y in stride(from: 5.0, through: 35, by: 2) {
          let point = projection.apply(to: CGPoint(x: x, y: y))
          box = (min(box.left, point.x.native), max(box.right, point.x.native))
          #expect(point.x.native >= Double(pixels.x) && point.x.native <= Double(pixels.maxX))
          #expect(point.y.native >= Double(pixels.y) && point.y.native <= Double(pixels.maxY))
        }
      }
      #expect(Double(pixels.width) - (box.right - box.left) < 5)
    }
  }

  @Test("What passes behind the eye is clipped, not mirrored")
  func behindTheEye() {
    let passing = PlaneProjection(1, 0, 0, 0, 1, 0, -0.02, 0, 1)

    let inFront = passing.pixels(covering: PixelRect(x: 0, y: 10, width: 40, height: 10))
    let half = passing.pixels(covering: PixelRect(x: 0, y: 10, width: 100, height: 10))
    let behind = passing.pixels(covering: PixelRect(x: 60, y: 10, width: 40, height: 10))

    #expect(inFront == PixelRect(x: -1, y: 9, width: 202, height: 92))
    #expect(half.x == -1 && half.maxX == 1 << 20)
    #expect(behind == .zero)
  }

  @Test("A picture is halved until it is drawn at half its size or more, along each axis")
  func halvings() {
    let rect = PixelRect(x: 0, y: 0, width: 100, height: 100)
    func count(_ x: Double, _ y: Double) -> [Int] {
      let halvings = PlaneProjection.scale(x, y).halvings(of: rect)
      return [halvings.x, halvings.y]
    }

    #expect(count(1, 3) == [0, 0])
    #expect(count(0.51, 0.5) == [0, 1])
    #expect(count(0.2, 0.1) == [2, 3])
    #expect(count(-0.2, 1) == [2, 0])
    #expect(count(1e-9, 1) == [8, 0])
  }

  @Test("Images without sharp corners that are in front of the eye are blunt")
  func blunt() {
    let rect = PixelRect(x: 0, y: 0, width: 100, height: 100)

    #expect(PlaneProjection(CATransform3DMakeRotation(0.4, 0, 0, 1)).isBlunt(rect))
    #expect(!PlaneProjection(1, 3, 0, 0, 1, 0, 0, 0, 1).isBlunt(rect))
    #expect(!PlaneProjection(1, 0, 0, 0, 1, 0, -0.02, 0, 1).isBlunt(rect))
  }
}
