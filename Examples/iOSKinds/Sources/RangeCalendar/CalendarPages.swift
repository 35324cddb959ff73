import Foundation

/// The months that a calendar shows, one a page, and the days of each.
public struct CalendarPages {
    /// A day as a number of an item, and the month as a number of a section.
    public let calendar: Calendar
    public let firstMonth: Date
    public let numberOfMonths: Int

    public init(from start: Date, to end: Date, calendar: Calendar) {
        precondition(start <= end, "the first date is after the last one")
        self.calendar = calendar
        firstMonth = CalendarPages.month(of: start, in: calendar)
        let last = CalendarPages.month(of: end, in: calendar)
        numberOfMonths = (calendar.dateComponents([.month], from: firstMonth, to: last).month ?? 0) + 1
    }

    private static func month(of date: Date, in calendar: Calendar) -> Date {
        calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
    }

    public func month(_ section: Int) -> Date {
        calendar.date(byAdding: .month, value: section, to: firstMonth) ?? firstMonth
    }

    public func numberOfDays(in section: Int) -> Int {
        calendar.range(of: .day, in: .month, for: month(section))?.count ?? 0
    }

    /// The column in which the month begins, 0 for the first day of a week.
    public func firstColumn(of section: Int) -> Int {
        let weekday = calendar.component(.weekday, from: month(section))
        return (weekday - calendar.firstWeekday + 7) % 7
    }

    public func numberOfWeeks(in section: Int) -> Int {
        (firstColumn(of: section) + numberOfDays(in: section) + 6) / 7
    }

    public func date(at indexPath: IndexPath) -> Date {
        let month = self.month(indexPath.section)
        return calendar.date(byAdding: .day, value: indexPath.item, to: month) ?? month
    }

    public func indexPath(for date: Date) -> IndexPath? {
        let month = CalendarPages.month(of: date, in: calendar)
        guard let section = calendar.dateComponents([.month], from: firstMonth, to: month).month,
            (0..<numberOfMonths).contains(section), month >= firstMonth
        else { return nil }
        return IndexPath(item: calendar.component(.day, from: date) - 1, section: section)
    }
}
