import Foundation

/// The days of a month, with those of its neighbours that make its weeks whole.
public struct MonthModel: Equatable {
    public struct Day: Equatable {
        public let date: Date
        public let isInMonth: Bool
    }

    public let firstDay: Date
    public let days: [Day]
    private let interval: DateInterval

    public init(containing date: Date, calendar: Calendar) {
        let components = calendar.dateComponents([.year, .month], from: date)
        firstDay = calendar.date(from: components) ?? date
        interval = calendar.dateInterval(of: .month, for: firstDay) ?? DateInterval(start: firstDay, duration: 0)
        let count = calendar.range(of: .day, in: .month, for: firstDay)?.count ?? 30
        let leading = (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
        let weeks = (leading + count + 6) / 7
        var days: [Day] = []
        for index in 0..<(weeks * 7) {
            guard let date = calendar.date(byAdding: .day, value: index - leading, to: firstDay) else { continue }
            days.append(Day(date: date, isInMonth: (leading..<(leading + count)).contains(index)))
        }
        self.days = days
    }

    public var numberOfWeeks: Int { return days.count / 7 }
    public func contains(_ date: Date) -> Bool { return date >= interval.start && date < interval.end }
}
