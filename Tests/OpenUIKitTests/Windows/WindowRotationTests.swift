import NestTesting
import Testing

@testable import OpenUIKit

/// The pictures while the interface rotates.
struct WindowRotationTests {
  /// A page with a bar that stretches, marks at the corners and a word in the middle.
  private final class PageController: UIViewController {
    let bar = UIView()
    let label = UILabel()
    let corners = [UIColor.red, .green, .blue, .orange].map { color in
      let view = UIView()
      view.backgroundColor = color
      return view
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      bar.frame = CGRect(x: 20, y: 24, width: view.bounds.width - 40, height: 12)
      bar.autoresizingMask = .flexibleWidth
      bar.backgroundColor = .darkGray
      label.text = "Top"
      label.font = .systemFont(ofSize: 24)
      label.textAlignment = .center
      for subview in corners + [bar, label] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let (width, height) = (view.bounds.width, view.bounds.height)
      let places = [(0, 0), (width - 16, 0), (0, height - 16), (width - 16, height - 16)]
      for (corner, place) in zip(corners, places) {
        corner.frame = CGRect(x: place.0, y: place.1, width: 16, height: 16)
      }
      label.frame = CGRect(x: 0, y: height / 2 - 20, width: width, height: 40)
    }
  }

  private func shownPage() throws -> (TestHost, PageController) {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let page = PageController()
    host.show(page)
    return (host, page)
  }

  @Test(
    "UIKit 6.3 the window rotates about its centre, from its former orientation, while its size changes"
  )
  func strip() throws {
    let (host, _) = try shownPage()

    host.rotateDevice(to: .landscapeLeft)
    for share in [0, 25, 50, 75, 100] {
      if share > 0 { host.advance(by: 0.3 / 4) }
      try host.expectPicture("rotation-right-\(share)")
    }
    #expect(host.window.layer.animationKeys() == nil)
  }

  @Test("UIKit 6.3 the reverse, and by a half")
  func otherOrientations() throws {
    let (host, _) = try shownPage()

    host.rotateDevice(to: .landscapeRight)
    host.advance(by: 0.15)
    try host.expectPicture("rotation-left-50")
    try host.settle()
    host.rotateDevice(to: .landscapeLeft)
    host.advance(by: 0.3)
    try host.expectPicture("rotation-half-50")
  }

  @Test(
    "UIKit 6.3 the first frame shows on the device what the last one before the rotation showed")
  func startPose() throws {
    for (device, quarters) in [(UIDeviceOrientation.landscapeLeft, 1), (.landscapeRight, 3)] {
      let (host, _) = try shownPage()
      let upright = try host.snapshot()
      host.rotateDevice(to: device)
      let start = try host.snapshot()

      #expect((start.width, start.height) == (upright.height, upright.width))
      // The pixels at the top left are at the bottom left of a device that is rotated to the left.
      let (width, height) = (upright.width, upright.height)
      for (x, y) in [(2, 2), (width - 3, 2), (2, height - 3), (width - 3, height - 3), (60, 30)] {
        let (newX, newY) = quarters == 1 ? (y, width - 1 - x) : (height - 1 - y, x)
        #expect(
          start.bitmap.pixel(x: newX, y: newY) == upright.bitmap.pixel(x: x, y: y), "\(x), \(y)")
      }
    }
  }

  @Test("UIKit 6.3 after the rotation nothing of it is left, and touches reach their views")
  func endPose() throws {
    let (host, page) = try shownPage()
    host.rotateDevice(to: .landscapeLeft)
    #expect(host.window.hitTest(CGPoint(x: 100, y: 60), with: nil) == nil)

    try host.settle()

    #expect(host.window.transform == .identity)
    #expect(host.window.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(page.bar.frame == CGRect(x: 20, y: 24, width: 160, height: 12))
    #expect(host.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === page.view)
    #expect(host.window.layer.presented.bounds == host.window.bounds)
  }

  @Test("UIKit 6.3 a window with a transform of its own keeps it")
  func ownTransform() throws {
    let (host, _) = try shownPage()
    host.window.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)

    host.rotateDevice(to: .landscapeLeft)
    try host.settle()

    #expect(host.window.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(host.window.bounds.size == CGSize(width: 200, height: 120))
    #expect(host.window.center == CGPoint(x: 100, y: 60))
  }

  @Test("R14.3 UIKit 6.3 an orientation whose size the screen cannot have is refused and reported")
  func refusedSize() throws {
    let (host, page) = try shownPage()
    let scene = try #require(host.window.windowScene)
    host.window.screen.surface?.close()

    let reports = withMisuseIntercepted {
      host.turn { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) }
    }

    #expect(reports.map(\.id) == ["screen.size-refused"])
    #expect(scene.interfaceOrientation == .portrait)
    #expect(scene.screen.bounds.size == CGSize(width: 120, height: 200))
    #expect(page.view.bounds.size == CGSize(width: 120, height: 200))
    #expect(scene.rotator.awaited == nil)
  }

  @Test("R17.1 a window of a desktop counts as a tablet, however small")
  func idioms() {
    func idiom(_ width: CGFloat, _ height: CGFloat, isDesktop: Bool) -> UIUserInterfaceIdiom {
      UIUserInterfaceIdiom(
        screenSize: CGSize(width: width, height: height), isDesktopWindow: isDesktop)
    }

    #expect(idiom(393, 852, isDesktop: false) == .phone)
    #expect(idiom(932, 430, isDesktop: false) == .phone)
    #expect(idiom(599, 2000, isDesktop: false) == .phone)
    #expect(idiom(600, 600, isDesktop: false) == .pad)
    #expect(idiom(1024, 768, isDesktop: false) == .pad)
    #expect(idiom(300, 300, isDesktop: true) == .pad)
  }
}
