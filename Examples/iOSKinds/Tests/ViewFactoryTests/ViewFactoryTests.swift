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

private class Dot: UIView, KindOfView {
    static let kind = "dot"
    private(set) var isPrepared = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPrepared = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private struct DotMaker: ViewMaking { typealias View = Dot }

private class Screen: UIViewController {
    private(set) var isMade = false

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        isMade = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Navigation: UINavigationController {}

private class Swipe: UISwipeGestureRecognizer {
    private(set) var isMade = false

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        isMade = true
    }
}

private class MoreDelegates: DelegateList {
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

private class Presentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { return true }
}

private class SmallScreen: UIScreen {
    override var bounds: CGRect { return CGRect(x: 0, y: 0, width: 320, height: 480) }
}

private class Tablet: UIDevice {
    override var userInterfaceIdiom: UIUserInterfaceIdiom { return .pad }
}

private class Framed: UIView {
    let label = UILabel()

    override func forBaselineLayout() -> UIView { return label }
}

class ViewFactoryTests: XCTestCase {
    func testADeviceAndAScreenAreReplaced() {
        XCTAssertEqual(ScreenMetrics.columns(on: SmallScreen(), of: Tablet()), 4)
        XCTAssertEqual(SmallScreen().scale, UIScreen.main.scale)
        XCTAssertEqual(Tablet().orientation, UIDevice.current.orientation)
        XCTAssertTrue(UIScreen.main.bounds != SmallScreen().bounds)
    }

    func testTheBaselineIsThatOfAnotherView() {
        let framed = Framed()
        XCTAssertTrue(framed.forLastBaselineLayout === framed.label)
        XCTAssertTrue(framed.forFirstBaselineLayout === framed.label)
    }

    func testObjectsAreMadeOfClassesThatAreValues() {
        let registry = Registry<Screen>(controllerClass: Screen.self)
        registry.register(Dot.self, name: "dot")
        XCTAssertEqual((registry.makeView("dot") as? Dot)?.isPrepared, true)
        XCTAssertTrue(registry.make(Dot.self).isPrepared)
        XCTAssertEqual((registry.makeController() as? Screen)?.isMade, true)
        XCTAssertTrue(registry.makeScreen().isMade)
        XCTAssertTrue(type(of: UIViewController()).init(nibName: nil, bundle: nil).view != nil)
        registry.navigationClass = Navigation.self
        let root = UIViewController()
        let navigation = registry.makeNavigation(root)
        XCTAssertTrue(navigation is Navigation)
        XCTAssertTrue(root.navigationController === navigation)
        XCTAssertNotNil(registry.makeController(named: NSStringFromClass(UIPageViewController.self)) as? UIPageViewController)
        XCTAssertTrue(registry.recognizer(Swipe.self, target: self, action: #selector(swiped)).isMade)
        XCTAssertTrue(registry.presentation(Presentation.self, of: root) is Presentation)
    }

    @objc private func swiped() {}

    func testGenericTypesMakeTheirViews() {
        let maker = DotMaker()
        XCTAssertEqual(maker.makeView().frame.height, 20)
        XCTAssertEqual((maker.makeView() as? Dot)?.isPrepared, true)
        XCTAssertTrue(maker.makeOwnView().isPrepared)
        XCTAssertEqual(Dot.make(width: 7).frame.width, 7)
        XCTAssertTrue(Dot.make(width: 7).isPrepared)
        XCTAssertTrue(Dot.sized(CGSize(width: 3, height: 4)).isPrepared)
        XCTAssertTrue(Dot(frame: .zero).emptyTwin() is Dot)
        XCTAssertEqual(UILabel(square: 8).bounds.size, CGSize(width: 8, height: 8))
    }

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

    func testAClassOfAnotherModuleIsAsked() {
        let lists = [DelegateList(), MoreDelegates()]
        let selector = #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))
        XCTAssertEqual(lists.map { $0.responds(to: selector) }, [false, true])
        let delegate: UIScrollViewDelegate = lists[1]
        XCTAssertNotNil(delegate.scrollViewDidScroll?(UIScrollView()))
        XCTAssertNil(delegate.scrollViewDidEndDecelerating?(UIScrollView()))
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
