import NestTesting
import OpenUIKit
import Testing

@Suite struct UICoordinateSpaceTests {
  /// A space that is a view moved by 100 points.
  private final class Moved: NSObject, UICoordinateSpace {
    let view: UIView

    init(_ view: UIView) {
      self.view = view
      super.init()
    }

    var bounds: CGRect { view.bounds.offsetBy(dx: 100, dy: 0) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      view.convert(CGPoint(x: point.x - 100, y: point.y), to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      let inView = view.convert(point, from: coordinateSpace)
      return CGPoint(x: inView.x + 100, y: inView.y)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
      CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
    }
  }

  @Test("UIKit 7.1 views, the screen, its scene and spaces of a program are converted between")
  func conversion() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let controller = UIViewController()
    host.show(controller)
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    host.turn { controller.view.addSubview(view) }
    let screen = UIScreen.main.coordinateSpace
    let scene = try #require(host.window.windowScene).coordinateSpace
    let space: any UICoordinateSpace = view
    let moved = Moved(view)
    let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(space.convert(point, to: screen) == CGPoint(x: 21, y: 32))
    #expect(space.convert(point, from: screen) == CGPoint(x: -19, y: -28))
    #expect(screen.convert(rect, to: space).origin == CGPoint(x: -19, y: -28))
    #expect(screen.convert(rect, from: space).origin == CGPoint(x: 21, y: 32))
    #expect(space.convert(rect, to: controller.view).origin == CGPoint(x: 21, y: 32))
    #expect(scene.convert(point, to: screen) == point)
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(moved.convert(CGPoint(x: 101, y: 2), to: screen) == CGPoint(x: 21, y: 32))
    #expect(screen.convert(point, to: moved) == CGPoint(x: 81, y: -28))
    #expect(view.convert(rect, to: moved as any UICoordinateSpace).origin.x == 101)
  }

  @Test("UIKit 7.1 the fixed space stays with the device when the interface rotates")
  func fixedSpace() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 600))
    let screen = host.window.screen
    let fixed = screen.fixedCoordinateSpace
    host.show(UIViewController())
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(fixed.convert(CGPoint(x: 10, y: 20), from: host.window) == CGPoint(x: 10, y: 20))

    // The top of the device is at the left.
    host.rotateDevice(to: .landscapeLeft)
    try host.settle()

    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(fixed.convert(CGPoint.zero, from: host.window) == CGPoint(x: 300, y: 0))
    #expect(fixed.convert(CGPoint(x: 600, y: 300), from: host.window) == CGPoint(x: 0, y: 600))
    #expect(fixed.convert(CGPoint(x: 300, y: 0), to: screen.coordinateSpace) == .zero)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let inDevice = CGRect(x: 250, y: 0, width: 50, height: 100)
    #expect(fixed.convert(rect, from: screen.coordinateSpace) == inDevice)
    #expect(fixed.convert(inDevice, to: host.window) == rect)
    #expect(fixed.convert(CGPoint(x: 1, y: 2), to: screen.fixedCoordinateSpace).x == 1)

    host.rotateDevice(to: .landscapeRight)
    try host.settle()
    #expect(fixed.convert(CGPoint.zero, from: host.window) == CGPoint(x: 0, y: 600))
  }
}
