import XCTest

@testable import TabPager

private final class ListPage: UITableViewController, TabPage {
    var pageTitle: String
    var events: [String] = []
    var pageScrollView: UIScrollView { tableView }

    init(_ title: String) {
        pageTitle = title
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 50
        tableView.estimatedRowHeight = 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(pageTitle) \(indexPath.row)"
        return cell
    }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); events.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); events.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); events.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); events.append("didDisappear") }
}

private final class Delegate: TabPagerViewControllerDelegate {
    var shown: [Int] = []
    var fractions: [CGFloat] = []
    func tabPager(_ pager: TabPagerViewController, didShow index: Int) { shown.append(index) }
    func tabPager(_ pager: TabPagerViewController, didCollapseHeaderBy fraction: CGFloat) { fractions.append(fraction) }
}

final class TabPagerTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let pager = TabPagerViewController(headerView: UIView(), height: 120, minimumHeight: 20)
    private let pages = ["One", "Second page", "Three", "The fourth of all pages"].map(ListPage.init)
    private let delegate = Delegate()

    override func setUp() {
        super.setUp()
        pager.delegate = delegate
        pager.setPages(pages)
        window.rootViewController = pager
        window.makeKeyAndVisible()
        pager.view.layoutIfNeeded()
        pager.collectionView.layoutIfNeeded()
        waitUntil { self.pages[0].events == ["willAppear", "didAppear"] }
    }

    private func waitUntil(_ condition: @escaping () -> Bool) {
        let met = expectation(for: NSPredicate { _, _ in condition() }, evaluatedWith: nil)
        wait(for: [met], timeout: 5)
    }

    private func show(_ index: Int) {
        pager.select(index, animated: false)
        pager.collectionView.layoutIfNeeded()
        waitUntil { self.pages[index].events.last == "didAppear" }
    }

    func testOnlyThePageOnScreenIsAChild() {
        XCTAssertEqual(pager.children, [pages[0]])
        XCTAssertEqual(pages[0].view.convert(pages[0].view.bounds, to: pager.view), pager.view.bounds)
        XCTAssertEqual(pages[0].tableView.visibleCells.first?.textLabel?.text, "One 0")
        XCTAssertEqual(pages.map { $0.events }, [["willAppear", "didAppear"], [], [], []])
    }

    func testAnotherPageIsShownWithBalancedCallbacks() {
        show(2)

        XCTAssertEqual(pager.children, [pages[2]])
        XCTAssertEqual(pages[0].events, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        XCTAssertEqual(pages[2].events, ["willAppear", "didAppear"])
        XCTAssertEqual(delegate.shown, [2])
        XCTAssertEqual(pager.titleBar.progress, 2)

        show(0)
        XCTAssertEqual(pager.children, [pages[0]])
        XCTAssertEqual(pages[0].events.suffix(2), ["willAppear", "didAppear"])
    }

    func testATitleShowsItsPageAnimated() {
        let bar: UICollectionView = pager.titleBar.collectionView
        bar.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        bar.delegate?.collectionView?(bar, didSelectItemAt: IndexPath(item: 1, section: 0))
        waitUntil { self.delegate.shown == [1] && self.pages[0].events.count == 4 }

        XCTAssertEqual(pager.collectionView.contentOffset.x, 320)
        XCTAssertEqual(pager.children, [pages[1]])
        XCTAssertEqual(pages[0].events.count, 4)
        let title = bar.cellForItem(at: IndexPath(item: 1, section: 0))
        XCTAssertEqual(title?.isSelected, true)
        XCTAssertEqual(pager.titleBar.indicator.frame.midX, title?.frame.midX ?? 0, accuracy: 0.5)
    }

    func testTheHeaderCollapsesWithThePageAndStaysSoOnTheNextOne() {
        let table: UITableView = pages[0].tableView
        XCTAssertEqual(pager.titleBar.frame.minY, 120)
        XCTAssertEqual(table.contentOffset.y, -164)

        table.contentOffset.y = -164 + 60
        XCTAssertEqual(pager.titleBar.frame.minY, 60)
        table.contentOffset.y = 400
        table.layoutIfNeeded()
        XCTAssertEqual(pager.titleBar.frame.minY, 20)
        XCTAssertEqual(delegate.fractions, [0.6, 1])
        XCTAssertEqual(table.indexPathsForVisibleRows?.first?.row, 8)

        pager.select(1, animated: false)
        pager.collectionView.layoutIfNeeded()
        pages[1].tableView.layoutIfNeeded()
        XCTAssertEqual(pages[1].tableView.contentOffset.y, -64)
        let first = pages[1].tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        XCTAssertEqual(first?.convert(CGPoint.zero, to: pager.view).y, pager.titleBar.frame.maxY)

        // Back at the top, the header is whole, and the first page has it above its rows.
        pages[1].tableView.contentOffset.y = -164
        XCTAssertEqual(pager.titleBar.frame.minY, 120)
        pager.select(0, animated: false)
        XCTAssertEqual(table.contentOffset.y, -164)
    }

    func testPulledDownTheHeaderGrows() {
        pages[0].tableView.contentOffset.y = -164 - 40
        XCTAssertEqual(pager.headerView.frame.height, 160)
    }

    func testANewSizeKeepsThePage() {
        pager.select(3, animated: false)
        window.frame.size = CGSize(width: 480, height: 320)
        window.layoutIfNeeded()
        pager.collectionView.layoutIfNeeded()

        XCTAssertEqual(pager.selectedIndex, 3)
        XCTAssertEqual(pager.collectionView.contentOffset.x, 3 * 480)
        XCTAssertEqual(pager.children, [pages[3]])
        XCTAssertEqual(pages[3].view.frame.size, CGSize(width: 480, height: 320))
    }
}
