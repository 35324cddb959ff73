import XCTest
@testable import FloatingPanel

final class FloatingPanelTests: XCTestCase {
    final class Recorder: NSObject, PanelControllerDelegate {
        var events: [String] = []
        var mayDrag = true
        func panelWillBeginDragging(_ panel: PanelController) { events.append("begin") }
        func panelDidEndDragging(_ panel: PanelController, withVelocity velocity: CGPoint, targetPosition: PanelPosition) {
            events.append("end at \(targetPosition)")
        }
        func panelDidChangePosition(_ panel: PanelController) { events.append("\(panel.position)") }
        func panelShouldBeginDragging(_ panel: PanelController) -> Bool { return mayDrag }
        func panelDidEndRemove(_ panel: PanelController) { events.append("removed") }
    }

    final class Content: UIViewController {
        var events: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            events.append("will appear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            events.append("did disappear")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            events.append(parent == nil ? "no parent" : "parent")
        }
    }

    private var window: UIWindow!
    private var root: UIViewController!
    private var panel: PanelController!
    private var content: Content!
    private var recorder: Recorder!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        recorder = Recorder()
        content = Content()
        panel = PanelController(delegate: recorder)
        panel.set(contentViewController: content)
        panel.addPanel(toParent: root)
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    private func waitForMove(to position: PanelPosition) {
        let end = expectation(description: "moved")
        panel.move(to: position, animated: true) { end.fulfill() }
        wait(for: [end], timeout: 10)
    }

    func testAPanelIsAddedAndRemoved() {
        XCTAssertEqual(panel.position, .half)
        XCTAssertEqual(content.events.filter { $0 == "will appear" }.count, 1)
        XCTAssertTrue(content.parent === panel)
        XCTAssertTrue(panel.parent === root)

        let removed = expectation(description: "removed")
        panel.removePanelFromParent(animated: true) { removed.fulfill() }
        wait(for: [removed], timeout: 10)
        XCTAssertNil(panel.parent)
        XCTAssertNil(panel.view.superview)
        XCTAssertEqual(content.events.last, "did disappear")
        XCTAssertEqual(recorder.events, ["half", "hidden", "removed"])
    }

    func testPositionsAreWhereTheLayoutSays() {
        let safe = panel.view.safeAreaInsets
        XCTAssertEqual(panel.surfaceView.frame.minY, 667 - safe.bottom - 262)
        waitForMove(to: .full)
        XCTAssertEqual(panel.surfaceView.frame.minY, safe.top + 18)
        XCTAssertEqual(panel.surfaceView.frame.maxY, 667)
        XCTAssertEqual(panel.backdropView.alpha, 0.3, accuracy: 0.001)
        waitForMove(to: .tip)
        XCTAssertEqual(panel.surfaceView.frame, CGRect(x: 0, y: 667 - safe.bottom - 69, width: 375, height: 667 - safe.top - 18))
        XCTAssertEqual(panel.backdropView.alpha, 0)
        XCTAssertEqual(content.view.frame, panel.surfaceView.bounds)
        XCTAssertEqual(content.view.layer.cornerRadius, 10)
        let grabber = panel.surfaceView.grabberHandle.frame
        XCTAssertEqual(grabber.size, CGSize(width: 36, height: 5))
        XCTAssertEqual(grabber.midX, 187.5, accuracy: 0.5)
        XCTAssertEqual(grabber.minY, 6)
    }

    func testADragEndsWhereItsVelocityLeads() {
        panel.beginDragging()
        panel.drag(by: -30)
        XCTAssertEqual(panel.surfaceView.frame.minY, panel.geometry.y(for: .half) - 30)
        panel.endDragging(velocity: CGPoint(x: 0, y: -1500))
        XCTAssertEqual(panel.position, .full)

        panel.beginDragging()
        panel.endDragging(velocity: CGPoint(x: 0, y: 4000))
        XCTAssertEqual(panel.position, .tip)
        XCTAssertEqual(recorder.events, ["half", "begin", "end at full", "full", "begin", "end at tip", "tip"])
    }

    func testTheSurfaceFollowsLessBeyondItsEnds() {
        let geometry = panel.geometry
        XCTAssertEqual(geometry.rubberBanded(geometry.topY - 100), geometry.topY - 6)
        let below = geometry.rubberBanded(geometry.bottomY + 100) - geometry.bottomY
        XCTAssertGreaterThan(below, 30)
        XCTAssertLessThan(below, 60)
        XCTAssertEqual(geometry.rubberBanded(300), 300)
    }

    func testTheContentDoesNotScrollWhileThePanelMoves() {
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = content.view.bounds
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        content.view.addSubview(scrollView)
        panel.track(scrollView: scrollView)
        XCTAssertTrue(
            panel.gestureRecognizer(
                panel.panGestureRecognizer, shouldRecognizeSimultaneouslyWith: scrollView.panGestureRecognizer))

        panel.beginDragging()
        scrollView.contentOffset.y = 50
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        XCTAssertFalse(scrollView.showsVerticalScrollIndicator)
        panel.endDragging(velocity: CGPoint(x: 0, y: -3000))
        waitForMove(to: .full)
        XCTAssertTrue(scrollView.showsVerticalScrollIndicator)
        scrollView.contentOffset.y = 50
        XCTAssertEqual(scrollView.contentOffset.y, 50)

        panel.beginDragging()
        panel.drag(by: 40)
        XCTAssertEqual(panel.surfaceView.frame.minY, panel.geometry.topY)
    }

    func testTouchesBesideTheSurfaceGoToWhatIsBelow() {
        panel.backdropView.isUserInteractionEnabled = false
        XCTAssertTrue(root.view.hitTest(CGPoint(x: 100, y: 50), with: nil) === root.view)
        XCTAssertTrue(root.view.hitTest(CGPoint(x: 100, y: 600), with: nil) === content.view)
        recorder.mayDrag = false
        XCTAssertFalse(panel.gestureRecognizerShouldBegin(panel.panGestureRecognizer))
    }

    func testALandscapeLayoutIsChosenByTraits() {
        final class Provider: PanelLayoutProvider {
            func panel(_ panel: PanelController, layoutFor newCollection: UITraitCollection) -> PanelLayout? {
                return PanelDefaultLandscapeLayout()
            }
        }
        let provider = Provider()
        panel.layoutProvider = provider
        panel.view.layoutIfNeeded()
        XCTAssertEqual(panel.position, .tip)
        XCTAssertEqual(panel.surfaceView.frame.width, 291)
        XCTAssertEqual(panel.surfaceView.frame.minX, 8 + panel.view.safeAreaInsets.left)
    }
}
