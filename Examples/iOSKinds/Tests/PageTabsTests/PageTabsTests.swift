import XCTest
@testable import PageTabs

final class PageTabsTests: XCTestCase {
    final class Source: NSObject, PagerViewControllerDataSource, PagerViewControllerDelegate {
        var made: [Int] = []
        var shown: [Int] = []
        var last: CGFloat?

        func numberOfPages(in pager: PagerViewController) -> Int { return 5 }

        func pager(_ pager: PagerViewController, viewControllerAt index: Int) -> UIViewController {
            made.append(index)
            return UIViewController()
        }

        func pager(_ pager: PagerViewController, titleForPageAt index: Int) -> String { return ["A", "B", "C", "D", "E"][index] }

        func pager(_ pager: PagerViewController, didShowPageAt index: Int) { shown.append(index) }

        func pager(_ pager: PagerViewController, didScrollTo progress: CGFloat) { last = progress }
    }

    private var source: Source!
    private var pager: CountingPagerViewController!
    private var window: UIWindow!

    override func setUp() {
        super.setUp()
        source = Source()
        pager = CountingPagerViewController()
        pager.dataSource = source
        pager.delegate = source
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = pager
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window = nil
        super.tearDown()
    }

    func testPagesBesideTheCurrentOneAreLoaded() {
        XCTAssertEqual(source.made, [0, 1])
        XCTAssertEqual(pager.children.count, 2)
        XCTAssertEqual(pager.scrollView.contentSize.width, 1600)
        XCTAssertEqual(pager.tabBar.buttons.map { $0.title(for: .normal) }, ["A", "B", "C", "D", "E"])
    }

    func testATapOnATabShowsItsPage() {
        pager.tabBar.buttons[3].sendActions(for: .touchUpInside)

        XCTAssertEqual(pager.currentIndex, 3)
        XCTAssertEqual(source.shown, [3])
        XCTAssertEqual(source.last, 3)
        XCTAssertEqual(pager.tabBar.selectedIndex, 3)
        XCTAssertEqual(Set(source.made), [0, 1, 2, 3, 4])
        XCTAssertEqual(pager.children.count, 3)
    }

    func testTheIndicatorFollowsTheOffset() {
        pager.scrollView.contentOffset.x = 160

        XCTAssertEqual(pager.tabBar.indicator.frame.minX, 32)
        XCTAssertEqual(pager.tabBar.indicator.frame.width, 64)
        XCTAssertGreaterThan(pager.scrolls, 0)
    }

    func testAnOverrideInAnExtensionIsCalled() {
        XCTAssertTrue(pager.canBecomeFirstResponder)
        XCTAssertEqual(pager.keyCommands?.first?.action, #selector(PagerViewController.pageForward))
        XCTAssertEqual(NSStringFromSelector(#selector(PagerViewController.pageForward)), "pageForward")

        pager.perform(#selector(PagerViewController.pageForward))
        XCTAssertEqual(pager.currentIndex, 1)
    }

    func testATabBarThatScrolls() {
        let bar = TabBarView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        bar.style = .scrolling(spacing: 10)
        bar.titles = ["One", "Two", "A long title"]
        bar.layoutIfNeeded()

        XCTAssertGreaterThan(bar.contentSize.width, 100)
        XCTAssertEqual(bar.buttons[0].frame.minX, 10)
        XCTAssertFalse(bar.bounces)
    }

    func testAProxyPassesOnWhatItDoesNotImplement() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var events: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("end") }
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { return false }
        }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (proxy, delegate) = (ScrollDelegateProxy(), Delegate())
        proxy.forwardee = delegate
        scrollView.delegate = proxy

        scrollView.contentOffset.x = 5
        scrollView.delegate?.scrollViewDidEndDecelerating?(scrollView)

        XCTAssertEqual(delegate.events, ["scroll", "end"])
        XCTAssertEqual(proxy.offsets, [5])
        XCTAssertEqual(scrollView.delegate?.scrollViewShouldScrollToTop?(scrollView), false)
        proxy.forwardee = nil
        XCTAssertNil(scrollView.delegate?.scrollViewShouldScrollToTop?(scrollView))
    }
}
