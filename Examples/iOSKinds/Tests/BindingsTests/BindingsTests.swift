import XCTest
@testable import Bindings

private final class LoginModel {
    @Variable var name = ""
    @Variable var isBusy = false
    lazy var canLogIn = Observable<(String, Bool)>.combineLatest($name, $isBusy).map { !$0.isEmpty && !$1 }
}

final class BindingsTests: XCTestCase {
    private var bag: DisposeBag! = DisposeBag()

    func testAButtonIsBoundToTheModel() {
        let model = LoginModel()
        let button = UIButton(type: .system)
        model.canLogIn.bind(to: button.rx.isEnabled).disposed(by: bag)
        XCTAssertFalse(button.isEnabled)

        model.name = "Ann"
        XCTAssertTrue(button.isEnabled)
        model.isBusy = true
        XCTAssertFalse(button.isEnabled)
    }

    func testTapsAreSentUntilTheBagIsGone() {
        let button = UIButton()
        var taps = 0
        button.rx.tap.subscribe { taps += 1 }.disposed(by: bag)

        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(button.actions(forTarget: button.allTargets.first, forControlEvent: .touchUpInside), ["eventHandler:"])
        bag = nil
        button.sendActions(for: .touchUpInside)

        XCTAssertEqual(taps, 1)
    }

    func testTheOffsetIsObserved() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let label = UILabel()
        scrollView.rx.contentOffset.map { "\(Int($0.y))" }.bind(to: label.rx.text).disposed(by: bag)
        XCTAssertEqual(label.text, "0")

        scrollView.contentOffset = CGPoint(x: 0, y: 12)
        XCTAssertEqual(label.text, "12")
    }

    func testTwoVariablesFollowEachOther() {
        let (a, b) = (Variable(wrappedValue: 1), Variable(wrappedValue: 2))
        let both = a <-> b
        XCTAssertEqual(b.value, 1)
        b.value = 3
        XCTAssertEqual(a.value, 3)
        both.dispose()
        b.value = 4
        XCTAssertEqual(a.value, 3)
    }

    func testAnotherThread() {
        let signal = Signal<CGFloat>()
        let view = UIView()
        let shown = expectation(description: "shown")
        let observation = view.observe(\.alpha) { _, _ in shown.fulfill() }
        signal.bind(to: view.rx.alpha).disposed(by: bag)
        DispatchQueue.global().async { signal.send(0.5) }
        waitForExpectations(timeout: 5)
        XCTAssertEqual(view.alpha, 0.5)
        observation.invalidate()
    }
}
