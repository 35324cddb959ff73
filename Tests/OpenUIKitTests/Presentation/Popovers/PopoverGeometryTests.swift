import Testing

@testable import OpenUIKit

/// The positions of popovers.
@Suite struct PopoverGeometryTests {
  /// A button in the middle of a tablet, with space on every side.
  private var middle: PopoverGeometry {
    PopoverGeometry(
      source: CGRect(x: 480, y: 370, width: 60, height: 30),
      container: CGRect(x: 0, y: 0, width: 1024, height: 768),
      margins: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      preferredSize: CGSize(width: 200, height: 100))
  }

  @Test(
    "R15.1 UIKit 5.5 A popover is beside its source, with the arrow towards it",
    arguments: [
      (UIPopoverArrowDirection.up, CGRect(x: 410, y: 400, width: 200, height: 113)),
      (.down, CGRect(x: 410, y: 257, width: 200, height: 113)),
      (.left, CGRect(x: 540, y: 335, width: 213, height: 100)),
      (.right, CGRect(x: 267, y: 335, width: 213, height: 100)),
    ])
  func directions(direction: UIPopoverArrowDirection, frame: CGRect) {
    var geometry = middle
    geometry.permitted = direction

    let placement = geometry.placement

    #expect(placement.frame == frame)
    #expect(placement.direction == direction)
    #expect(placement.arrowOffset == 0)
    #expect(placement.content.size == CGSize(width: 200, height: 100))
  }

  @Test("R15.1 UIKit 5.5 Where several directions suit: below, above, at the right, at the left")
  func preference() {
    var geometry = middle
    #expect(geometry.placement.direction == .up)
    geometry.permitted = [.down, .left, .right]
    #expect(geometry.placement.direction == .down)
    geometry.permitted = [.right, .left]
    #expect(geometry.placement.direction == .left)
  }

  @Test("R15.1 UIKit 5.5 A direction with space is preferred to one without")
  func noRoomBelow() {
    var geometry = middle
    geometry.source.origin.y = 700
    #expect(geometry.placement.direction == .down)
    geometry.source = CGRect(x: 10, y: 10, width: 900, height: 740)
    geometry.preferredSize = CGSize(width: 80, height: 300)
    #expect(geometry.placement.direction == .left)
    geometry.source.origin.x = 114
    #expect(geometry.placement.direction == .right)
  }

  @Test(
    "R15.1 UIKit 5.5 Near an edge the popover stays within its margins, and the arrow moves along it"
  )
  func edges() {
    var geometry = middle
    geometry.source.origin.x = 940
    var placement = geometry.placement
    #expect(placement.frame.maxX == 1014)
    #expect(placement.arrowOffset == 970 - placement.frame.midX)

    geometry.source.origin.x = 0
    geometry.source.size.width = 10
    placement = geometry.placement
    #expect(placement.frame.minX == 10)
    // The arrow does not leave the straight part of the side.
    #expect(placement.arrowOffset == -74)
  }

  @Test(
    "R15.1 UIKit 5.5 A popover that fits nowhere becomes smaller, on the side with the most space"
  )
  func shrinks() {
    var geometry = middle
    geometry.preferredSize = CGSize(width: 900, height: 700)
    geometry.source.origin.y = 500
    let placement = geometry.placement
    #expect(placement.direction == .down)
    #expect(placement.frame == CGRect(x: 60, y: 10, width: 900, height: 490))
  }

  @Test("R15.1 UIKit 5.5 A popover that may cover its source keeps its size instead")
  func overlaps() {
    var geometry = middle
    geometry.permitted = .up
    geometry.preferredSize = CGSize(width: 200, height: 600)
    #expect(geometry.placement.frame.height == 358)
    geometry.canOverlapSource = true
    #expect(geometry.placement.frame == CGRect(x: 410, y: 145, width: 200, height: 613))
  }

  @Test(
    "R15.1 UIKit 5.5 Without a preferred size a popover is 320 wide and as high as there is space")
  func defaultSize() {
    var geometry = middle
    geometry.preferredSize = .zero
    let placement = geometry.placement
    #expect(placement.direction == .up)
    #expect(placement.content.width == 320)
    #expect(placement.frame.maxY == 758)
  }

  @Test("R15.1 UIKit 5.5 With no permitted direction there is no arrow")
  func noDirection() {
    var geometry = middle
    geometry.permitted = []
    #expect(geometry.placement.direction == .unknown)
    #expect(geometry.placement.frame == CGRect(x: 410, y: 335, width: 200, height: 100))
    #expect(geometry.placement.content == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("R15.1 UIKit 5.5 For any input, a popover is within its margins and has a size")
  func invariants() {
    for x in stride(from: -50.0, through: 1050, by: 110) {
      for y in stride(from: -50.0, through: 800, by: 85) {
        for size in [CGSize(width: 20, height: 20), CGSize(width: 2000, height: 2000), .zero] {
          for permitted: UIPopoverArrowDirection in [.any, .up, .down, .left, .right, []] {
            var geometry = middle
            geometry.source.origin = CGPoint(x: x, y: y)
            geometry.preferredSize = size
            geometry.permitted = permitted
            let frame = geometry.placement.frame
            #expect(frame.minX >= 10 && frame.minY >= 10)
            #expect(frame.maxX <= 1014 + 1e-9 && frame.maxY <= 758 + 1e-9)
            #expect(frame.width > 0 && frame.height > 0)
          }
        }
      }
    }
  }

  @Test("R15.1 UIKit 5.5 A container of no size makes no impossible popover")
  func noContainer() {
    var geometry = middle
    geometry.container = .zero
    #expect(geometry.placement.frame.width >= 0)
    #expect(geometry.placement.frame.height >= 0)
  }

  @Test("R15.1 UIKit 5.5 Arrow directions have UIKit's values")
  func values() {
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
    #expect(UIPopoverArrowDirection.unknown.rawValue == .max)
  }
}
