import XCTest
@testable import PageSheet

final class PageSheetTests: XCTestCase {
    final class Recorder: NSObject, SheetDelegate {
        var events: [String] = []
        var mayDismiss = true
        func sheetShouldDismiss(_ sheet: UIViewController) -> Bool { return mayDismiss }
        func sheetDidAttemptToDismiss(_ sheet: UIViewController) { events.append("attempt") }
        func sheetWillDismiss(_ sheet: UIViewController) { events.append("will dismiss") }
        func sheetDidDismiss(_ sheet: UIViewController) { events.append("did dismiss") }
        func sheet(_ sheet: UIViewController, didChangeDetent identifier: String) { events.append(identifier) }
    }

    private var window: UIWindow!
    private var root: UIViewController!
    private var recorder: Recorder!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        recorder = Recorder()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    private func show(_ controller: UIViewController, change: (inout SheetOptions) -> Void = { _ in }) throws
        -> SheetPresentationController
    {
        var options = SheetOptions()
        options.transitionDuration = 0.1
        change(&options)
        let end = expectation(description: "shown")
        let sheet = root.presentAsSheet(controller, options: options, delegate: recorder) { end.fulfill() }
        wait(for: [end], timeout: 10)
        return try XCTUnwrap(sheet)
    }

    private func waitUntil(_ condition: @escaping () -> Bool) {
        let end = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in condition() }, object: nil)
        wait(for: [end], timeout: 10)
    }

    func testASheetIsAtItsDetent() throws {
        let controller = UIViewController()
        let sheet = try show(controller)
        let maximum = 667 - window.safeAreaInsets.top - 20
        XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 667 - (maximum / 2).rounded(), width: 375, height: (maximum / 2).rounded()))
        XCTAssertEqual(sheet.dimmingView.alpha, 0.35, accuracy: 0.001)
        XCTAssertEqual(controller.view.layer.cornerRadius, 16)
        XCTAssertTrue(root.presentedViewController === controller)

        sheet.select(.large, animated: false)
        sheet.containerView?.layoutIfNeeded()
        XCTAssertEqual(controller.view.frame.height, maximum)
        XCTAssertEqual(recorder.events, ["large"])
    }

    func testATapBesideTheSheet() throws {
        let sheet = try show(UIViewController())
        recorder.mayDismiss = false
        sheet.dimmingViewTapped()
        XCTAssertEqual(recorder.events, ["attempt"])
        recorder.mayDismiss = true
        sheet.dimmingViewTapped()
        waitUntil { self.root.presentedViewController == nil }
        XCTAssertEqual(recorder.events, ["attempt", "will dismiss", "did dismiss"])
        XCTAssertNil(sheet.dimmingView.superview)
    }

    func testAFingerChangesTheDetent() throws {
        let controller = UIViewController()
        let sheet = try show(controller)
        let height = controller.view.frame.height
        sheet.move(by: -50)
        XCTAssertEqual(controller.view.frame.height, height + 50)
        XCTAssertEqual(controller.view.frame.maxY, 667)
        sheet.endMoving(by: -50, velocity: -2000)
        XCTAssertEqual(sheet.selectedDetent, .large)
        XCTAssertNil(sheet.target(height: 100, velocity: 600))
        XCTAssertEqual(sheet.target(height: height, velocity: 0), .medium)
    }

    func testAFingerDismissesOrNot() throws {
        let controller = UIViewController()
        let sheet = try show(controller)
        let height = controller.view.frame.height
        sheet.move(by: 10)
        waitUntil { controller.transitionCoordinator?.isInteractive ?? false }
        sheet.move(by: height / 4)
        XCTAssertEqual(controller.transitionCoordinator?.percentComplete ?? 0, 0.25, accuracy: 0.01)
        sheet.endMoving(by: height / 4, velocity: 0)
        waitUntil { controller.transitionCoordinator == nil }
        XCTAssertTrue(root.presentedViewController === controller)
        XCTAssertEqual(controller.view.transform, .identity)
        XCTAssertEqual(sheet.dimmingView.alpha, 0.35, accuracy: 0.001)

        sheet.move(by: 10)
        waitUntil { controller.transitionCoordinator?.isInteractive ?? false }
        sheet.move(by: height / 2)
        sheet.endMoving(by: height / 2, velocity: 1000)
        waitUntil { self.root.presentedViewController == nil }
        XCTAssertEqual(recorder.events, ["will dismiss", "will dismiss", "did dismiss"])
    }

    func testASheetFitsItsContent() throws {
        let controller = UIViewController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 30),
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -30),
            box.heightAnchor.constraint(equalToConstant: 120),
        ])
        _ = try show(controller) { $0.detents = [.fitting] }
        XCTAssertEqual(controller.view.frame.height, 180)
        XCTAssertEqual(box.frame.height, 120)

        controller.preferredContentSize = CGSize(width: 0, height: 240)
        XCTAssertEqual(controller.view.frame.height, 240)
    }

    func testTheSmallestDetentIsNotDimmed() throws {
        let sheet = try show(UIViewController()) {
            $0.detents = [.height(120, identifier: "small"), .large]
            $0.largestUndimmedDetent = Detent.Identifier(rawValue: "small")
        }
        XCTAssertEqual(sheet.presentedView?.frame.height, 120)
        XCTAssertEqual(sheet.dimmingView.alpha, 0)
        sheet.select(.large, animated: true)
        XCTAssertEqual(sheet.dimmingView.alpha, 0.35, accuracy: 0.001)
    }
}
