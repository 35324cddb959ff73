import XCTest
@testable import Tooltips

class TooltipsTests: XCTestCase, TooltipViewDelegate {
    var window: UIWindow!
    var anchor: UIView!
    var taps = 0
    var dismissals: XCTestExpectation?

    func tooltipDidTap(_ tooltip: TooltipView) { taps += 1 }
    func tooltipDidDismiss(_ tooltip: TooltipView) { dismissals?.fulfill() }

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        anchor = UIView(frame: CGRect(x: 140, y: 200, width: 40, height: 40))
        window.rootViewController?.view.addSubview(anchor)
        var preferences = TooltipView.Preferences()
        preferences.animating.showDuration = 0.1
        preferences.animating.dismissDuration = 0.1
        preferences.positioning.bubbleInsets = .zero
        TooltipView.globalPreferences = preferences
    }

    override func tearDown() {
        TooltipView.dismissAll()
        TooltipView.globalPreferences = TooltipView.Preferences()
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    private var root: UIView { return window.rootViewController!.view }

    func testRectanglesThatTouchDoNotIntersect() {
        let below = CGRect(x: 0, y: 500, width: 100, height: 100)
        XCTAssertFalse(below.intersects(CGRect(x: 0, y: 470, width: 60, height: 30)))
        XCTAssertTrue(below.intersects(CGRect(x: 0, y: 470, width: 60, height: 31)))
    }

    func testATooltipIsAboveItsAnchor() {
        let tooltip = TooltipView.show(animated: false, forView: anchor, withinSuperview: root, text: "Hello")
        XCTAssertEqual(tooltip.placement?.arrow, .bottom)
        XCTAssertEqual(tooltip.alpha, 1)
        XCTAssertEqual(tooltip.frame.maxY, 200, accuracy: 0.001)
        XCTAssertEqual(tooltip.frame.midX, 160, accuracy: 0.001)
        XCTAssertEqual(tooltip.frame.height, tooltip.contentSize.height + 20 + 5, accuracy: 0.001)
        XCTAssertEqual(tooltip.accessibilityLabel, "Hello")
        XCTAssertEqual(tooltip.description, "<< TooltipView with text : 'Hello' >>")
    }

    func testALongTextHasSeveralLines() {
        let short = TooltipView(text: "One line")
        let long = TooltipView(text: String(repeating: "word ", count: 40))
        XCTAssertLessThanOrEqual(long.contentSize.width, 200)
        XCTAssertGreaterThan(long.contentSize.height, short.contentSize.height * 3)
        let bold = NSAttributedString(string: "One line", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        XCTAssertGreaterThan(TooltipView(content: .attributedText(bold)).contentSize.height, short.contentSize.height)
    }

    func testPlacementAtTheEdges() {
        let area = CGRect(x: 0, y: 0, width: 320, height: 480)
        let size = CGSize(width: 100, height: 30)
        let top = Placement.best(size: size, anchor: CGRect(x: 10, y: 5, width: 20, height: 20), container: area, wanted: .any)
        XCTAssertEqual(top, Placement(frame: CGRect(x: 0, y: 25, width: 100, height: 30), arrow: .top, tip: CGPoint(x: 20, y: 0)))
        let wide = CGRect(x: 0, y: 100, width: 20, height: 20)
        XCTAssertEqual(Placement.best(size: size, anchor: wide, container: area, wanted: .left).frame.origin, CGPoint(x: 20, y: 95))
        XCTAssertEqual(Placement.best(size: size, anchor: wide, container: area, wanted: .right).arrow, .bottom)
    }

    func testTheBubbleIsDrawnWithItsArrow() throws {
        let tooltip = TooltipView.show(animated: false, forView: anchor, withinSuperview: root, text: "Hello")
        let path = tooltip.bubblePath()
        let (width, height) = (tooltip.bounds.width, tooltip.bounds.height)
        XCTAssertEqual(path.bounds, tooltip.bounds)
        XCTAssertTrue(path.contains(CGPoint(x: width / 2, y: height - 1)))
        XCTAssertFalse(path.contains(CGPoint(x: width / 2 + 6, y: height - 1)))
        XCTAssertFalse(path.contains(CGPoint(x: 0.5, y: 0.5)))

        let image = UIGraphicsImageRenderer(bounds: tooltip.bounds).image { tooltip.layer.render(in: $0.cgContext) }
        let data = try XCTUnwrap(image.pngData())
        let again = try XCTUnwrap(UIImage(data: data, scale: image.scale))
        XCTAssertEqual(again.size, image.size)
        XCTAssertEqual(try color(of: again, at: CGPoint(x: 0, y: 0)), [0, 0, 0, 0])
        XCTAssertEqual(try color(of: again, at: CGPoint(x: width / 2, y: 4)), [255, 0, 0, 255])
    }

    private func color(of image: UIImage, at point: CGPoint) throws -> [UInt8] {
        let cgImage = try XCTUnwrap(image.cgImage)
        let pixel = CGRect(x: point.x * image.scale, y: point.y * image.scale, width: 1, height: 1).integral
        let part = try XCTUnwrap(cgImage.cropping(to: pixel))
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = try XCTUnwrap(CGContext(
            data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }

    func testATapDismisses() {
        let tooltip = TooltipView(text: "Tap me", delegate: self)
        tooltip.show(forView: anchor, withinSuperview: root)
        XCTAssertEqual(TooltipView.visibleCount, 1)
        dismissals = expectation(description: "dismissed")
        tooltip.handleTap()
        tooltip.handleTap()
        waitForExpectations(timeout: 10)
        XCTAssertEqual(taps, 2)
        XCTAssertNil(tooltip.superview)
        XCTAssertEqual(TooltipView.visibleCount, 0)
        XCTAssertEqual(tooltip.transform, .identity)
    }

    func testATooltipThatIsGoneIsNotCounted() {
        weak var weakTooltip: TooltipView?
        autoreleasepool {
            let tooltip = TooltipView.show(animated: false, forView: anchor, withinSuperview: root, text: "Hello")
            weakTooltip = tooltip
            XCTAssertEqual(TooltipView.visibleCount, 1)
            tooltip.removeFromSuperview()
        }
        XCTAssertNil(weakTooltip)
        XCTAssertEqual(TooltipView.visibleCount, 0)
    }

    func testItemsOfBars() throws {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        window.layoutIfNeeded()

        let tooltip = TooltipView(text: "Adds a thing")
        tooltip.show(animated: false, forItem: try XCTUnwrap(controller.navigationItem.rightBarButtonItem))
        XCTAssertTrue(tooltip.superview === window)
        XCTAssertEqual(tooltip.placement?.arrow, .top)
        XCTAssertEqual(tooltip.frame.minY, button.convert(button.bounds, to: window).maxY, accuracy: 0.001)

        let other = TooltipView(text: "Edits")
        other.show(animated: false, forItem: try XCTUnwrap(controller.navigationItem.leftBarButtonItem))
        XCTAssertTrue(other.superview === window)
        XCTAssertLessThan(other.frame.minX, tooltip.frame.minX)
        XCTAssertGreaterThanOrEqual(other.frame.minX, 0)
    }

    func testAViewAsContent() {
        let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        let tooltip = TooltipView(content: .view(image))
        tooltip.show(animated: false, forView: anchor, withinSuperview: root)
        XCTAssertEqual(image.frame, CGRect(x: 10, y: 10, width: 60, height: 20))
        XCTAssertEqual(tooltip.bounds.size, CGSize(width: 80, height: 45))
    }
}
