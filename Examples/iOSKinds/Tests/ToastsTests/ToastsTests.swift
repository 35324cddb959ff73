import Toasts
import XCTest

@MainActor
final class ToastsTests: XCTestCase, ToastDelegate {
    private var window: UIWindow!
    private var events: [String] = []
    private var disappeared: XCTestExpectation?

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        ToastCenter.default.container = window
    }

    override func tearDown() {
        ToastCenter.default.cancelAll()
        window = nil
        super.tearDown()
    }

    func toastWillAppear(_ toast: Toast) { events.append("will appear") }

    func toastDidDisappear(_ toast: Toast) {
        events.append("did disappear")
        disappeared?.fulfill()
    }

    func testAToastAppearsAndDisappears() {
        disappeared = expectation(description: "it disappears")
        let toast = Toast(text: "Saved", duration: 0.1)
        toast.delegate = self

        toast.show()
        XCTAssertTrue(toast.isShown)
        XCTAssertEqual(toast.view.superview, window)
        XCTAssertEqual(toast.view.frame.maxY, 450, accuracy: 0.5)
        XCTAssertEqual(toast.view.center.x, 160, accuracy: 0.5)
        wait(for: [disappeared!], timeout: 10)

        XCTAssertEqual(events, ["will appear", "did disappear"])
        XCTAssertNil(toast.view.superview)
    }

    func testToastsWaitForEachOther() {
        let first = window.makeToast("First", position: .top)
        let second = window.makeToast("Second", position: .center)

        XCTAssertEqual(ToastCenter.default.queue, [first, second])
        XCTAssertTrue(first.isShown)
        XCTAssertFalse(second.isShown)
    }

    func testTheNotification() {
        let changed = expectation(forNotification: ToastCenter.didChange, object: ToastCenter.default, handler: nil)
        Toast(text: "Changed").show()
        wait(for: [changed], timeout: 1)
    }

    func testTheTextDecidesTheSize() {
        let short = Toast(text: "A").view.intrinsicContentSize
        let long = Toast(text: "A longer text").view.intrinsicContentSize

        XCTAssertGreaterThan(long.width, short.width)
        XCTAssertEqual(long.height, short.height)
    }

    func testActivitiesAreNamed() throws {
        let text = try XCTContext.runActivity(named: "describing a toast") { _ in
            Toast(text: "A").description
        }
        XCTAssertEqual(text, "<Toast \"A\">")
    }
}
