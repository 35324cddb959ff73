import XCTest

@testable import RangeCalendar

private final class StubPress: UILongPressGestureRecognizer {
    var stubbedState = UIGestureRecognizer.State.possible
    var stubbedPoint = CGPoint.zero
    override var state: UIGestureRecognizer.State {
        get { stubbedState }
        set { stubbedState = newValue }
    }
    override func location(in view: UIView?) -> CGPoint { stubbedPoint }
}

private final class Delegate: NSObject, RangeCalendarViewDelegate {
    var ranges: [[Date]] = []
    var months: [Date] = []
    var forbidden: Date?
    func rangeCalendar(_ calendar: RangeCalendarView, shouldSelect date: Date) -> Bool { date != forbidden }
    func rangeCalendar(_ calendar: RangeCalendarView, didSelectFrom start: Date, to end: Date) { ranges.append([start, end]) }
    func rangeCalendar(_ calendar: RangeCalendarView, didScrollTo month: Date) { months.append(month) }
}

final class RangeCalendarTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 350, height: 416))
    private var calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()
    private lazy var view = makeView()
    private let delegate = Delegate()

    private func day(_ month: Int, _ day: Int) -> Date {
        calendar.date(from: DateComponents(year: 2024, month: month, day: day)) ?? .distantPast
    }

    private func makeView() -> RangeCalendarView {
        let pages = CalendarPages(from: day(1, 1), to: day(12, 31), calendar: calendar)
        let view = RangeCalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 416), pages: pages)
        view.delegate = delegate
        return view
    }

    private func show(rightToLeft: Bool = false) {
        if rightToLeft {
            view.semanticContentAttribute = .forceRightToLeft
            view.collectionView.semanticContentAttribute = .forceRightToLeft
        }
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(view)
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
    }

    private func frames(of kind: String) -> [CGRect] {
        let all = view.layout.layoutAttributesForElements(in: view.collectionView.bounds) ?? []
        return all.filter { $0.representedElementKind == kind }.map(\.frame).sorted { $0.minY < $1.minY }
    }

    func testAMonthIsAPageOfWeeks() throws {
        show()
        // January 2024 begins on a Monday and has five weeks.
        let cells = view.collectionView.visibleCells.compactMap { $0 as? CalendarDayCell }
        XCTAssertEqual(cells.count, 31)
        let first = try XCTUnwrap(view.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        XCTAssertEqual(first.frame, CGRect(x: 50, y: 56, width: 50, height: 72))
        let header = try XCTUnwrap(
            view.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
                as? CalendarMonthHeader)
        XCTAssertEqual(header.titleLabel.text, "January 2024")
        XCTAssertEqual(view.collectionView.contentSize, CGSize(width: 12 * 350, height: 416))
    }

    func testItScrollsToADateAlsoBeforeItIsShown() {
        view.scroll(to: day(5, 20), animated: false)
        show()
        XCTAssertEqual(view.collectionView.contentOffset.x, 4 * 350)
        XCTAssertEqual(view.currentMonth, day(5, 1))

        view.scroll(to: day(2, 1), animated: false)
        view.layoutIfNeeded()
        XCTAssertEqual(view.currentMonth, day(2, 1))
        XCTAssertEqual(view.collectionView.indexPathsForVisibleItems.map(\.section).max(), 1)
        view.scroll(to: .distantFuture, animated: false)
        XCTAssertEqual(view.currentMonth, day(2, 1))
    }

    func testAnAnimatedScrollReportsTheMonth() {
        show()
        view.scroll(to: day(3, 3), animated: true)
        let shown = expectation(for: NSPredicate { _, _ in !self.delegate.months.isEmpty }, evaluatedWith: nil)
        wait(for: [shown], timeout: 5)
        XCTAssertEqual(delegate.months, [day(3, 1)])
    }

    func testARangeHasABandForEachWeek() {
        show()
        view.select(day(1, 5)...day(1, 16))
        view.layoutIfNeeded()

        // 5 and 6, 7 to 13, 14 to 16.
        let bands = frames(of: MonthPagingLayout.bandKind)
        XCTAssertEqual(
            bands,
            [
                CGRect(x: 252, y: 62, width: 96, height: 60), CGRect(x: 2, y: 134, width: 346, height: 60),
                CGRect(x: 2, y: 206, width: 146, height: 60),
            ])
        let shown = view.collectionView.subviews.compactMap { $0 as? CalendarBandView }
        XCTAssertEqual(shown.map(\.frame).sorted { $0.minY < $1.minY }, bands)
        XCTAssertEqual(Set(view.collectionView.indexPathsForSelectedItems ?? []), [IndexPath(item: 4, section: 0), IndexPath(item: 15, section: 0)])
        XCTAssertEqual(view.layout.numberOfPreparations, 1)

        view.select(nil)
        view.layoutIfNeeded()
        XCTAssertEqual(view.collectionView.subviews.filter { $0 is CalendarBandView && !$0.isHidden }.count, 0)
    }

    func testTwoTapsAndAPressThatMovesChooseARange() {
        show()
        delegate.forbidden = day(1, 9)
        let list: UICollectionView = view.collectionView
        func tap(_ item: Int) { _ = view.collectionView(list, shouldSelectItemAt: IndexPath(item: item, section: 0)) }
        tap(9)
        tap(8)
        tap(3)
        XCTAssertEqual(delegate.ranges, [[day(1, 10), day(1, 10)], [day(1, 4), day(1, 10)]])

        let press = StubPress()
        for (state, point) in [
            (UIGestureRecognizer.State.began, CGPoint(x: 75, y: 90)), (.changed, CGPoint(x: 125, y: 90)),
            (.changed, CGPoint(x: 125, y: 170)), (.changed, CGPoint(x: 225, y: 170)), (.ended, CGPoint(x: 225, y: 170)),
        ] {
            press.state = state
            press.stubbedPoint = point
            view.rangeChanged(press)
        }
        XCTAssertEqual(view.selectedRange, day(1, 1)...day(1, 11))
        XCTAssertEqual(delegate.ranges.dropFirst(2).map { $0[1] }, [day(1, 1), day(1, 2), day(1, 11)])
    }

    func testMonthsAndDaysBeginAtTheRightFromRightToLeft() throws {
        show(rightToLeft: true)
        view.scroll(to: day(1, 1), animated: false)
        view.layoutIfNeeded()
        XCTAssertEqual(view.collectionView.contentOffset.x, 11 * 350)
        XCTAssertEqual(view.currentMonth, day(1, 1))
        let first = try XCTUnwrap(view.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        XCTAssertEqual(first.frame, CGRect(x: 12 * 350 - 100, y: 56, width: 50, height: 72))

        view.select(day(1, 5)...day(1, 6))
        view.layoutIfNeeded()
        let band = view.collectionView.subviews.first { $0 is CalendarBandView }
        XCTAssertEqual(band?.frame, CGRect(x: 11 * 350 + 2, y: 62, width: 96, height: 60))
    }

    func testANewSizeKeepsTheMonth() {
        show()
        view.scroll(to: day(7, 1), animated: false)
        view.layoutIfNeeded()
        view.frame.size = CGSize(width: 700, height: 356)
        view.layoutIfNeeded()
        XCTAssertEqual(view.currentMonth, day(7, 1))
        XCTAssertEqual(view.collectionView.contentOffset.x, 6 * 700)
        XCTAssertEqual(view.collectionView.cellForItem(at: IndexPath(item: 0, section: 6))?.frame.width, 100)
    }
}
