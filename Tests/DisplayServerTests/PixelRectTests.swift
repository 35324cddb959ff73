import DisplayServer
import Foundation
import Testing

@Suite struct PixelRectTests {
  private let rect = PixelRect(x: 10, y: 20, width: 30, height: 40)

  @Test("an intersection has the pixels in both, and is zero when there are none")
  func intersection() {
    let inside = PixelRect(x: 15, y: 25, width: 5, height: 5)

    #expect(rect.intersection(inside) == inside)
    #expect(
      rect.intersection(PixelRect(x: 35, y: 0, width: 100, height: 30))
        == PixelRect(x: 35, y: 20, width: 5, height: 10))
    #expect(rect.intersection(PixelRect(x: 40, y: 20, width: 5, height: 5)) == .zero)
    #expect(rect.intersection(.zero) == .zero)
  }

  @Test("rectangles that only touch do not intersect")
  func touching() {
    #expect(rect.intersects(PixelRect(x: 39, y: 59, width: 1, height: 1)))
    #expect(!rect.intersects(PixelRect(x: 40, y: 20, width: 1, height: 1)))
    #expect(!rect.intersects(PixelRect(x: 15, y: 25, width: 0, height: 5)))
  }

  @Test("a union is the smallest rectangle around both, and an empty one adds nothing")
  func union() {
    let far = PixelRect(x: -5, y: 100, width: 1, height: 1)
    let empty = PixelRect(x: -500, y: -500, width: 0, height: 9)

    #expect(rect.union(far) == PixelRect(x: -5, y: 20, width: 45, height: 81))
    #expect(far.union(rect) == rect.union(far))
    #expect(rect.union(empty) == rect)
    #expect(empty.union(rect) == rect)
    #expect(empty.union(empty) == .zero)
  }

  @Test("a rectangle contains itself, what is inside and every empty one, and nothing else")
  func contains() {
    #expect(rect.contains(rect))
    #expect(rect.contains(PixelRect(x: 39, y: 59, width: 1, height: 1)))
    #expect(rect.contains(PixelRect(x: 900, y: 900, width: 0, height: 0)))
    #expect(!rect.contains(PixelRect(x: 39, y: 59, width: 2, height: 1)))
    #expect(!PixelRect.zero.contains(rect))
  }

  @Test("a rectangle is empty when a side is zero or negative, and has no area then")
  func emptiness() {
    #expect(PixelRect(x: 1, y: 1, width: -3, height: -4).isEmpty)
    #expect(PixelRect(x: 1, y: 1, width: -3, height: -4).area == 0)
    #expect(PixelRect(x: 0, y: 0, width: 5, height: 0).isEmpty)
    #expect(!rect.isEmpty)
    #expect(rect.area == 1_200)
  }

  @Test("moving keeps the size")
  func offset() {
    #expect(rect.offsetBy(dx: -10, dy: 5) == PixelRect(x: 0, y: 25, width: 30, height: 40))
  }

  @Test("covering rounds outwards, after the scale")
  func covering() {
    let points = CGRect(x: 0.5, y: -0.25, width: 1, height: 1)

    #expect(PixelRect(covering: points) == PixelRect(x: 0, y: -1, width: 2, height: 2))
    #expect(PixelRect(covering: points, scale: 2) == PixelRect(x: 1, y: -1, width: 2, height: 3))
    #expect(
      PixelRect(covering: CGRect(x: 1, y: 2, width: 3, height: 4), scale: 3)
        == PixelRect(x: 3, y: 6, width: 9, height: 12))
  }

  @Test("covering works with rectangles that are empty, infinite or no number")
  func coveringExtremes() {
    let nan = CGRect(x: Double.nan, y: 0, width: 1, height: 1)
    let infinite = CGRect(x: 0, y: 0, width: Double.infinity, height: 1)

    #expect(PixelRect(covering: CGRect(x: 3, y: 3, width: 0, height: 9)) == .zero)
    #expect(PixelRect(covering: nan) == .zero)
    #expect(
      PixelRect(covering: infinite) == PixelRect(x: 0, y: 0, width: 1 << 30, height: 1))
  }
}
