import XCTest
@testable import ViewFactory

private class Badge: UIView {
    let inset: CGFloat

    override init(frame: CGRect) {
        inset = 3
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class SmallBadge: Badge {}

private class Bar: UINavigationBar {}

private class Counter: NSObject, UIScrollViewDelegate {
    var calls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
    @objc func describe() -> String { return "counter" }
}

class ViewFactoryTests: XCTestCase {
    func testThePoolKeepsViewsByClass() {
        let pool = ViewPool()
        pool.register(Badge.self) { Badge(frame: $0) }
        XCTAssertNil(pool.view(SmallBadge.self))
        let badge = pool.view(Badge.self)
        XCTAssertNotNil(badge)
        pool.giveBack(badge!)
        XCTAssertTrue(pool.view(Badge.self) === badge)
        XCTAssertFalse(pool.view(Badge.self) === badge)
        pool.register(SmallBadge.self) { SmallBadge(frame: $0) }
        XCTAssertTrue(pool.view(SmallBadge.self)!.isKind(of: Badge.self))
    }

    func testClassesSayTheirNames() {
        XCTAssertEqual(UILabel.description(), "UILabel")
        XCTAssertEqual(UINavigationController.description(), "UINavigationController")
        XCTAssertEqual(DelegateList.description(), "ViewFactory.DelegateList")
    }

    func testTheApplicationIsFoundByName() {
        XCTAssertTrue(SharedApplication.current === UIApplication.shared)
        XCTAssertTrue(SharedApplication.byKeyPath === UIApplication.shared)
        XCTAssertFalse(UIApplication.responds(to: NSSelectorFromString("noSuchMethod")))
        XCTAssertTrue(UIScreen.perform(NSSelectorFromString("mainScreen"))?.takeUnretainedValue() === UIScreen.main)
    }

    func testDelegatesAreCalledOnceEach() {
        let list = DelegateList()
        let (first, second) = (Counter(), Counter())
        for delegate in [first, second, first] { list.add(delegate) }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scrollView.contentSize = CGSize(width: 10, height: 100)
        scrollView.delegate = list
        scrollView.contentOffset.y = 20
        XCTAssertEqual(list.count, 2)
        XCTAssertEqual([first.calls, second.calls], [1, 1])
    }

    func testWhatAMethodReturns() {
        let counter = Counter()
        let text = counter.perform(#selector(Counter.describe)).takeUnretainedValue()
        XCTAssertEqual(text as? String, "counter")
    }

    func testFramesAreTexts() {
        var frames = SavedFrames()
        frames["panel"] = CGRect(x: 1, y: 2.5, width: 30, height: 40)
        XCTAssertEqual(frames.texts, ["panel": "{{1, 2.5}, {30, 40}}"])
        XCTAssertEqual(SavedFrames(texts: frames.texts)["panel"], CGRect(x: 1, y: 2.5, width: 30, height: 40))
        XCTAssertEqual(SavedFrames(texts: ["panel": "left"])["panel"], .zero)
        XCTAssertEqual("\(CGSize(width: 1, height: 2))", "(1.0, 2.0)")
        XCTAssertEqual(CGPoint(x: 1, y: 2).debugDescription, "(1.0, 2.0)")
    }

    func testParallaxStaysWithItsView() {
        let view = UIView()
        view.addParallax(10)
        XCTAssertEqual(view.motionEffects.count, 1)
        XCTAssertEqual(view.parallax(for: UIOffset(horizontal: 0.5, vertical: -1)), CGVector(dx: 5, dy: -10))
    }

    func testContainersWithoutAStoryboard() {
        let navigation = UINavigationController(barClass: Bar.self, root: UIViewController())
        XCTAssertTrue(navigation.navigationBar is Bar)
        XCTAssertEqual(UIPageViewController().transitionStyle, .pageCurl)
        let split = UISplitViewController(style: .doubleColumn)
        split.primaryBackgroundStyle = .sidebar
        XCTAssertEqual(split.primaryBackgroundStyle, .sidebar)
        let button = UIButton(type: .custom)
        button.setTitleShadowColor(.red, for: .normal)
        XCTAssertEqual(button.titleShadowColor(for: .highlighted), .red)
    }
}
