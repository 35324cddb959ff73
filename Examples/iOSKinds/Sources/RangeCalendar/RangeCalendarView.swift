import UIKit

@objc public protocol RangeCalendarViewDelegate: AnyObject {
    @objc optional func rangeCalendar(_ calendar: RangeCalendarView, shouldSelect date: Date) -> Bool
    @objc optional func rangeCalendar(_ calendar: RangeCalendarView, didSelectFrom start: Date, to end: Date)
    @objc optional func rangeCalendar(_ calendar: RangeCalendarView, didScrollTo month: Date)
}

/// Months as pages. A tap chooses a day, a second one the end of a range; a long press that moves chooses a range at once.
open class RangeCalendarView: UIView {
    open weak var delegate: RangeCalendarViewDelegate?
    public let collectionView: UICollectionView
    public private(set) var pages: CalendarPages
    public private(set) var selectedRange: ClosedRange<Date>?
    public private(set) lazy var rangeRecognizer = UILongPressGestureRecognizer(target: self, action: #selector(rangeChanged(_:)))

    let layout = MonthPagingLayout()
    private var anchor: IndexPath?
    private var pendingDate: Date?
    private let feedback = UISelectionFeedbackGenerator()
    private lazy var titleFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.calendar = pages.calendar
        formatter.timeZone = pages.calendar.timeZone
        formatter.locale = pages.calendar.locale
        formatter.dateFormat = "LLLL yyyy"
        return formatter
    }()

    public init(frame: CGRect = .zero, pages: CalendarPages) {
        self.pages = pages
        collectionView = UICollectionView(frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
        super.init(frame: frame)
        layout.dataSource = self
        layout.register(CalendarBandView.self, forDecorationViewOfKind: MonthPagingLayout.bandKind)
        collectionView.register(CalendarDayCell.self, forCellWithReuseIdentifier: CalendarDayCell.identifier)
        collectionView.register(
            CalendarMonthHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: CalendarMonthHeader.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.isPagingEnabled = true
        collectionView.allowsMultipleSelection = true
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.backgroundColor = .clear
        rangeRecognizer.minimumPressDuration = 0.25
        collectionView.addGestureRecognizer(rangeRecognizer)
        addSubview(collectionView)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let page = currentPage
        guard collectionView.frame != bounds else { return applyPendingDate() }
        collectionView.frame = bounds
        collectionView.layoutIfNeeded()
        if pendingDate == nil { showPage(page, animated: false) }
        applyPendingDate()
    }

    // MARK: - Pages

    private var currentPage: Int {
        let width = collectionView.bounds.width
        guard width > 0 else { return 0 }
        let page = Int((collectionView.contentOffset.x / width).rounded())
        return isMirrored ? pages.numberOfMonths - 1 - page : page
    }

    private var isMirrored: Bool { collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    public var currentMonth: Date { pages.month(currentPage) }

    /// Scrolls to the month of a date. Before the first layout this is done with it.
    open func scroll(to date: Date, animated: Bool) {
        guard let path = pages.indexPath(for: date) else { return }
        guard collectionView.bounds.width > 0, window != nil else {
            pendingDate = date
            return setNeedsLayout()
        }
        showPage(path.section, animated: animated)
    }

    private func applyPendingDate() {
        guard let date = pendingDate, collectionView.bounds.width > 0 else { return }
        pendingDate = nil
        guard let path = pages.indexPath(for: date) else { return }
        showPage(path.section, animated: false)
    }

    private func showPage(_ page: Int, animated: Bool) {
        guard pages.numberOfMonths > 0 else { return }
        collectionView.scrollToItem(
            at: IndexPath(item: 0, section: page), at: isMirrored ? .right : .left, animated: false)
        // The first day is seldom in the first column, so the page itself is what is shown.
        let place = isMirrored ? pages.numberOfMonths - 1 - page : page
        collectionView.setContentOffset(
            CGPoint(x: CGFloat(place) * collectionView.bounds.width, y: 0), animated: animated)
    }

    // MARK: - Ranges

    open func select(_ range: ClosedRange<Date>?) {
        selectedRange = range
        for path in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: path, animated: false) }
        if let range = range {
            for date in Set([range.lowerBound, range.upperBound]) {
                guard let path = pages.indexPath(for: date) else { continue }
                collectionView.selectItem(at: path, animated: false, scrollPosition: [])
            }
        }
        for case let cell as CalendarDayCell in collectionView.visibleCells {
            guard let path = collectionView.indexPath(for: cell) else { continue }
            cell.setInRange(selectedRange?.contains(pages.date(at: path)) == true)
        }
        layout.invalidateRanges()
    }

    private func select(from first: IndexPath, to second: IndexPath) {
        let dates = [pages.date(at: first), pages.date(at: second)].sorted()
        let range = dates[0]...dates[1]
        guard range != selectedRange else { return }
        select(range)
        feedback.selectionChanged()
        delegate?.rangeCalendar?(self, didSelectFrom: range.lowerBound, to: range.upperBound)
    }

    private func isAllowed(_ path: IndexPath) -> Bool {
        delegate?.rangeCalendar?(self, shouldSelect: pages.date(at: path)) ?? true
    }

    @objc func rangeChanged(_ recognizer: UILongPressGestureRecognizer) {
        let path = collectionView.indexPathForItem(at: recognizer.location(in: collectionView))
        switch recognizer.state {
        case .began:
            guard let path = path, isAllowed(path) else { return }
            feedback.prepare()
            anchor = path
            select(from: path, to: path)
        case .changed:
            guard let anchor = anchor, let path = path, isAllowed(path) else { return }
            select(from: anchor, to: path)
        default:
            anchor = nil
        }
    }

    private func tapped(_ path: IndexPath) {
        let date = pages.date(at: path)
        if let range = selectedRange, range.lowerBound == range.upperBound, range.lowerBound != date,
            let start = pages.indexPath(for: range.lowerBound)
        {
            select(from: start, to: path)
        } else {
            select(from: path, to: path)
        }
    }
}

extension RangeCalendarView: UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { pages.numberOfMonths }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pages.numberOfDays(in: section)
    }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CalendarDayCell.identifier, for: indexPath)
        if let day = cell as? CalendarDayCell {
            day.numberLabel.text = String(indexPath.item + 1)
            day.setInRange(selectedRange?.contains(pages.date(at: indexPath)) == true)
        }
        return cell
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: CalendarMonthHeader.identifier, for: indexPath)
        let symbols = pages.calendar.veryShortStandaloneWeekdaySymbols
        let first = pages.calendar.firstWeekday - 1
        (header as? CalendarMonthHeader)?.configure(
            title: titleFormatter.string(from: pages.month(indexPath.section)),
            symbols: Array(symbols[first...] + symbols[..<first]))
        return header
    }
}

extension RangeCalendarView: UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard isAllowed(indexPath) else { return false }
        tapped(indexPath)
        return false
    }

    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        tapped(indexPath)
        return false
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        delegate?.rangeCalendar?(self, didScrollTo: currentMonth)
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        delegate?.rangeCalendar?(self, didScrollTo: currentMonth)
    }
}

extension RangeCalendarView: MonthPagingLayoutDataSource {
    func numberOfWeeks(inSection section: Int) -> Int { pages.numberOfWeeks(in: section) }
    func firstColumn(ofSection section: Int) -> Int { pages.firstColumn(of: section) }

    func selectedItems(inSection section: Int) -> Range<Int>? {
        guard let range = selectedRange else { return nil }
        let days = 0..<pages.numberOfDays(in: section)
        let selected = days.filter { range.contains(pages.date(at: IndexPath(item: $0, section: section))) }
        guard let first = selected.first, let last = selected.last else { return nil }
        return first..<(last + 1)
    }
}
