import XCTest
@testable import LayoutDSL

class LayoutDSLTests: XCTestCase {
    let container = UIView()
    var view: UIView!

    override func setUp() {
        super.setUp()
        container.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view = UIView()
        container.addSubview(view)
    }

    override func tearDown() {
        view = nil
        super.tearDown()
    }

    func testEdgesWithInsets() {
        view.lay.makeConstraints { make in
            make.edges.equalToSuperview().inset(10)
        }
        container.layoutIfNeeded()

        XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 280, height: 380))
        XCTAssertEqual(container.constraints.count, 4)
    }

    func testAWeakPriorityYields() {
        view.lay.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(1000).priority(.defaultLow)
            make.width.lessThanOrEqualTo(container).multipliedBy(0.5)
            make.height.equalTo(50).priority(749)
            make.height.greaterThanOrEqualTo(CGFloat(60))
        }
        container.layoutIfNeeded()

        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 150, height: 60))
    }

    func testUpdateChangesTheConstant() {
        let other = UIView()
        container.addSubview(other)
        view.lay.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.equalTo(CGSize(width: 40, height: 20))
        }
        other.lay.makeConstraints { make in
            make.top.equalTo(view.lay.bottom).offset(8)
            make.left.equalTo(view.lay.left)
            make.width.height.equalTo(view.lay.width)
        }
        container.layoutIfNeeded()
        XCTAssertEqual(other.frame, CGRect(x: 130, y: 218, width: 40, height: 40))

        view.lay.updateConstraints { make in
            make.size.equalTo(CGSize(width: 60, height: 20))
        }
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 120, y: 190, width: 60, height: 20))
        XCTAssertEqual(other.frame.size, CGSize(width: 60, height: 60))
    }

    func testRemakeRemovesWhatWasThere() {
        view.lay.makeConstraints { $0.edges.equalToSuperview() }
        view.lay.remakeConstraints { make in
            make.left.top.equalToSuperview().offset(5)
            make.width.height.equalTo(10)
        }
        container.layoutIfNeeded()

        XCTAssertEqual(view.frame, CGRect(x: 5, y: 5, width: 10, height: 10))
        XCTAssertEqual(view.lay.constraints.count, 4)
    }

    func testDescriptions() {
        view.lay.makeConstraints { make in
            make.width.equalTo(100).priority(500).labeled("wide")
        }

        XCTAssertEqual(view.lay.constraints.first?.description, "<LayoutConstraint:wide UIView.width ==  + 100.0 ^500>")
    }

    func testSafeAreaGuide() {
        view.lay.makeConstraints { make in
            make.edges.equalTo(container.safeAreaLayoutGuide)
        }
        container.layoutIfNeeded()

        XCTAssertEqual(view.frame, container.bounds)
    }
}
