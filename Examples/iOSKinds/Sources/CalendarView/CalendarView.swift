import UIKit

@objc public protocol CalendarViewDataSource: NSObjectProtocol {
    @objc optional func minimumDate(for calendarView: CalendarView) -> Date
    @objc optional func maximumDate(for calendarView: CalendarView) -> Date
    @objc optional func calendarView(_ calendarView: CalendarView, numberOfEventsFor date: Date) -> Int
    @objc optional func calendarView(_ calendarView: CalendarView, subtitleFor date: Date) -> String?
}

@objc public protocol CalendarViewDelegate: NSObjectProtocol {
    @objc optional func calendarView(_ calendarView: CalendarView, shouldSelect date: Date) -> Bool
    @objc optional func calendarView(_ calendarView: CalendarView, didSelect date: Date)
    @objc optional func calendarView(_ calendarView: CalendarView, didDeselect date: Date)
    @objc optional func calendarViewCurrentPageDidChange(_ calendarView: CalendarView)
    @objc optional func calendarView(_ calendarView: CalendarView, willDisplay cell: DayCell, for date: Date)
}

/// A month as a grid of days, with a header. A swipe shows the month before or after it.
@IBDesignable
open class CalendarView: UIView {
    @IBOutlet open weak var dataSource: CalendarViewDataSource? { didSet { reloadData() } }
    @IBOutlet open weak var delegate: CalendarViewDelegate?

    @objc open var calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }() {
        didSet { calendarChanged() }
    }

    @IBInspectable open var allowsMultipleSelection: Bool = false
    @IBInspectable open var headerHeight: CGFloat = 40 { didSet { setNeedsLayout() } }
    @IBInspectable open var weekdayHeight: CGFloat = 24 { didSet { setNeedsLayout() } }
    @objc open dynamic var appearanceColor: UIColor = .systemBlue { didSet { reloadData() } }

    open private(set) var month: MonthModel
    open private(set) var selectedDates: [Date] = []
    open var selectedDate: Date? { return selectedDates.last }
    public let headerLabel = UILabel()
    public private(set) var weekdayLabels: [UILabel] = []
    public private(set) var visibleCells: [DayCell] = []
    private var reusableCells: [DayCell] = []
    private let gridView = UIView()
    private lazy var headerFormatter: DateFormatter = makeFormatter("MMMM yyyy")
    internal private(set) var numberOfCreatedCells = 0

    public override init(frame: CGRect) {
        month = MonthModel(containing: Date(), calendar: calendar)
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        month = MonthModel(containing: Date(), calendar: calendar)
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        headerLabel.textAlignment = .center
        headerLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        headerLabel.adjustsFontForContentSizeCategory = true
        gridView.clipsToBounds = true
        addSubview(headerLabel)
        addSubview(gridView)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
            swipe.direction = direction
            gridView.addGestureRecognizer(swipe)
        }
        gridView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        reloadWeekdays()
        reloadData()
    }

    private func makeFormatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.locale
        formatter.dateFormat = format
        return formatter
    }

    private func calendarChanged() {
        headerFormatter = makeFormatter("MMMM yyyy")
        month = MonthModel(containing: month.firstDay, calendar: calendar)
        reloadWeekdays()
        reloadData()
    }

    private func reloadWeekdays() {
        weekdayLabels.forEach { $0.removeFromSuperview() }
        let symbols = calendar.veryShortStandaloneWeekdaySymbols
        weekdayLabels = (0..<symbols.count).map { index in
            let label = UILabel()
            label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textColor = .gray
            addSubview(label)
            return label
        }
    }

    // MARK: - Cells

    open func reloadData() {
        headerLabel.text = headerFormatter.string(from: month.firstDay)
        for cell in visibleCells {
            cell.removeFromSuperview()
            cell.prepareForReuse()
            reusableCells.append(cell)
        }
        visibleCells = month.days.map { day in
            let cell = dequeueReusableCell()
            configure(cell, for: day)
            gridView.addSubview(cell)
            return cell
        }
        setNeedsLayout()
    }

    private func dequeueReusableCell() -> DayCell {
        if let cell = reusableCells.popLast() { return cell }
        numberOfCreatedCells += 1
        return DayCell(frame: .zero)
    }

    private func configure(_ cell: DayCell, for day: MonthModel.Day) {
        cell.date = day.date
        cell.titleLabel.text = "\(calendar.component(.day, from: day.date))"
        cell.subtitleLabel.text = dataSource?.calendarView?(self, subtitleFor: day.date) ?? nil
        cell.numberOfEvents = min(3, dataSource?.calendarView?(self, numberOfEventsFor: day.date) ?? 0)
        cell.isPlaceholder = !day.isInMonth
        cell.isEnabled = isInRange(day.date)
        cell.selectionColor = appearanceColor
        cell.isSelected = selectedDates.contains { calendar.isDate($0, inSameDayAs: day.date) }
        cell.isToday = calendar.isDateInToday(day.date)
        delegate?.calendarView?(self, willDisplay: cell, for: day.date)
    }

    private func isInRange(_ date: Date) -> Bool {
        if let minimum = dataSource?.minimumDate?(for: self), date < calendar.startOfDay(for: minimum) { return false }
        if let maximum = dataSource?.maximumDate?(for: self), date > maximum { return false }
        return true
    }

    open func cell(for date: Date) -> DayCell? {
        return visibleCells.first { $0.date.map { calendar.isDate($0, inSameDayAs: date) } ?? false }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        headerLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
        let width = bounds.width / 7
        for (index, label) in weekdayLabels.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width, y: headerHeight, width: width, height: weekdayHeight)
        }
        let top = headerHeight + weekdayHeight
        gridView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        let height = gridView.bounds.height / CGFloat(max(1, month.numberOfWeeks))
        for (index, cell) in visibleCells.enumerated() {
            cell.frame = CGRect(x: CGFloat(index % 7) * width, y: CGFloat(index / 7) * height, width: width, height: height).integral
        }
    }

    // MARK: - Selection

    open func select(_ date: Date) {
        let day = calendar.startOfDay(for: date)
        if !month.contains(day) { setCurrentPage(day, animated: false) }
        guard !selectedDates.contains(day) else { return }
        if !allowsMultipleSelection { selectedDates.forEach(deselect) }
        selectedDates.append(day)
        cell(for: day)?.isSelected = true
    }

    open func deselect(_ date: Date) {
        let day = calendar.startOfDay(for: date)
        guard let index = selectedDates.firstIndex(of: day) else { return }
        selectedDates.remove(at: index)
        cell(for: day)?.isSelected = false
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        tap(at: recognizer.location(in: gridView))
    }

    func tap(at point: CGPoint) {
        guard let cell = visibleCells.first(where: { $0.frame.contains(point) }), let date = cell.date, cell.isEnabled,
            delegate?.calendarView?(self, shouldSelect: date) ?? true
        else { return }
        if selectedDates.contains(date), allowsMultipleSelection {
            deselect(date)
            delegate?.calendarView?(self, didDeselect: date)
        } else {
            select(date)
            delegate?.calendarView?(self, didSelect: date)
        }
    }

    // MARK: - Pages

    open func setCurrentPage(_ date: Date, animated: Bool) {
        let new = MonthModel(containing: date, calendar: calendar)
        guard new.firstDay != month.firstDay else { return }
        let forward = new.firstDay > month.firstDay
        let old = animated ? gridView.snapshotView(afterScreenUpdates: false) : nil
        month = new
        reloadData()
        delegate?.calendarViewCurrentPageDidChange?(self)
        guard animated else { return }
        layoutIfNeeded()
        let distance = forward ? bounds.width : -bounds.width
        if let old = old {
            old.frame = gridView.frame
            addSubview(old)
        }
        gridView.transform = CGAffineTransform(translationX: distance, y: 0)
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                self.gridView.transform = .identity
                old?.transform = CGAffineTransform(translationX: -distance, y: 0)
            },
            completion: { _ in old?.removeFromSuperview() })
    }

    open func showMonth(offset: Int, animated: Bool) {
        guard let date = calendar.date(byAdding: .month, value: offset, to: month.firstDay) else { return }
        if offset < 0, let minimum = dataSource?.minimumDate?(for: self), month.firstDay <= minimum { return }
        if offset > 0, let maximum = dataSource?.maximumDate?(for: self), date > maximum { return }
        setCurrentPage(date, animated: animated)
    }

    @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        showMonth(offset: (recognizer.direction == .left) != isRightToLeft ? 1 : -1, animated: true)
    }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .left: showMonth(offset: 1, animated: false)
        case .right: showMonth(offset: -1, animated: false)
        default: return false
        }
        UIAccessibility.post(notification: .pageScrolled, argument: headerLabel.text)
        return true
    }
}
