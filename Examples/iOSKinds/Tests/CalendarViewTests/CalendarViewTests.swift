import XCTest
@testable import CalendarView

final class CalendarViewTests: XCTestCase {
    final class Owner: NSObject, CalendarViewDataSource, CalendarViewDelegate {
        var events: [String] = []
        var displayed = 0
        var maximum = Date.distantFuture
        let formatter: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy-MM-dd"
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(identifier: "Europe/Zurich")
            return formatter
        }()

        func maximumDate(for calendarView: CalendarView) -> Date { return maximum }
        func calendarView(_ calendarView: CalendarView, numberOfEventsFor date: Date) -> Int {
            return calendarView.calendar.component(.day, from: date) == 5 ? 7 : 0
        }
        func calendarView(_ calendarView: CalendarView, subtitleFor date: Date) -> String? {
            return calendarView.calendar.component(.day, from: date) == 1 ? "first" : nil
        }
        func calendarView(_ calendarView: CalendarView, shouldSelect date: Date) -> Bool {
            return formatter.string(from: date) != "2024-02-13"
        }
        func calendarView(_ calendarView: CalendarView, didSelect date: Date) { events.append("+" + formatter.string(from: date)) }
        func calendarView(_ calendarView: CalendarView, didDeselect date: Date) { events.append("-" + formatter.string(from: date)) }
        func calendarViewCurrentPageDidChange(_ calendarView: CalendarView) { events.append(calendarView.headerLabel.text ?? "") }
        func calendarView(_ calendarView: CalendarView, willDisplay cell: DayCell, for date: Date) { displayed += 1 }
    }

    private var owner: Owner!
    private var view: CalendarView!

    override func setUpWithError() throws {
        try super.setUpWithError()
        owner = Owner()
        view = CalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 364))
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "Europe/Zurich"))
        calendar.firstWeekday = 2
        view.calendar = calendar
        view.dataSource = owner
        view.setCurrentPage(day("2024-02-10"), animated: false)
        view.delegate = owner
        view.layoutIfNeeded()
    }

    private func day(_ text: String) -> Date { return owner.formatter.date(from: text)! }

    private func tap(_ text: String) {
        view.layoutIfNeeded()
        let frame = view.cell(for: day(text))!.frame
        view.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    func testAMonthIsMadeOfWholeWeeks() {
        XCTAssertEqual(view.month.numberOfWeeks, 5)
        XCTAssertEqual(view.headerLabel.text, "February 2024")
        XCTAssertEqual(view.weekdayLabels.map { $0.text }, ["M", "T", "W", "T", "F", "S", "S"])
        XCTAssertEqual(view.visibleCells.map { $0.titleLabel.text ?? "" }.prefix(5), ["29", "30", "31", "1", "2"])
        XCTAssertEqual(view.visibleCells.filter { $0.isPlaceholder }.count, 6)
        XCTAssertEqual(view.cell(for: day("2024-02-01"))?.frame, CGRect(x: 150, y: 0, width: 50, height: 60))
        XCTAssertEqual(view.cell(for: day("2024-02-05"))?.frame, CGRect(x: 0, y: 60, width: 50, height: 60))
    }

    func testCellsAreUsedAgain() {
        let cells = Set(view.visibleCells.map(ObjectIdentifier.init))
        let created = view.numberOfCreatedCells
        view.showMonth(offset: 1, animated: false)
        XCTAssertEqual(view.numberOfCreatedCells, created)
        XCTAssertTrue(view.visibleCells.allSatisfy { cells.contains(ObjectIdentifier($0)) })
        XCTAssertEqual(owner.displayed, 35)
        XCTAssertEqual(owner.events, ["March 2024"])
    }

    func testADayIsSelectedByATap() throws {
        tap("2024-02-29")
        tap("2024-02-13")
        tap("2024-02-14")
        XCTAssertEqual(owner.events, ["+2024-02-29", "+2024-02-14"])
        XCTAssertEqual(view.selectedDates, [day("2024-02-14")])
        let cell = try XCTUnwrap(view.cell(for: day("2024-02-14")))
        XCTAssertEqual(cell.titleLabel.textColor, .white)
        XCTAssertTrue(cell.accessibilityTraits.contains([.button, .selected]))
        XCTAssertFalse(view.cell(for: day("2024-02-29"))!.isSelected)
    }

    func testSeveralDaysAndADayOfAnotherMonth() {
        view.allowsMultipleSelection = true
        tap("2024-02-14")
        tap("2024-03-02")
        XCTAssertEqual(view.headerLabel.text, "March 2024")
        tap("2024-03-02")
        XCTAssertEqual(owner.events, ["+2024-02-14", "March 2024", "+2024-03-02", "-2024-03-02"])
        XCTAssertEqual(view.selectedDate, day("2024-02-14"))
    }

    func testTheLastDate() {
        owner.maximum = day("2024-02-20")
        view.reloadData()
        tap("2024-02-21")
        view.showMonth(offset: 1, animated: false)
        XCTAssertEqual(owner.events, [])
        XCTAssertEqual(view.cell(for: day("2024-02-21"))!.alpha, 0.3, accuracy: 0.001)
        XCTAssertEqual(view.cell(for: day("2024-02-20"))!.alpha, 1)
    }

    func testEventsAndSubtitles() throws {
        let cell = try XCTUnwrap(view.cell(for: day("2024-02-05")))
        cell.layoutIfNeeded()
        let stack = try XCTUnwrap(cell.subviews.compactMap { $0 as? UIStackView }.first)
        XCTAssertEqual(stack.arrangedSubviews.count, 3)
        XCTAssertEqual(stack.frame, CGRect(x: 17, y: 54, width: 16, height: 4))
        XCTAssertEqual(view.cell(for: day("2024-02-01"))?.subtitleLabel.text, "first")
        XCTAssertNil(cell.subtitleLabel.text)
    }

    func testMonthsMoveInAWindow() {
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        window.isHidden = false
        XCTAssertTrue(view.accessibilityScroll(.left))
        view.showMonth(offset: 1, animated: true)
        let start = Date()
        XCTAssertEqual(owner.events, ["March 2024", "April 2024"])
        let grid = view.visibleCells[0].superview!
        XCTAssertNotNil(grid.layer.animation(forKey: "transform"))
        let gone = XCTNSPredicateExpectation(
            predicate: NSPredicate { view, _ in (view as? UIView)?.subviews.count == 9 }, object: view)
        wait(for: [gone], timeout: 10)
        XCTAssertGreaterThan(Date().timeIntervalSince(start), 0.1)
    }
}
