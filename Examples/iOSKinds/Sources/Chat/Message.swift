import Foundation

public struct Message: Hashable {
    public let id: Int
    public let text: String
    public let date: Date
    public let isOutgoing: Bool

    public init(id: Int, text: String, date: Date, isOutgoing: Bool = false) {
        self.id = id
        self.text = text
        self.date = date
        self.isOutgoing = isOutgoing
    }
}

/// Messages by days, in the order of their dates.
public struct Conversation {
    public struct Day: Equatable {
        public let date: Date
        public fileprivate(set) var messages: [Message]
    }

    /// What the list has to do after messages were added.
    public struct Change: Equatable {
        public var insertedSections = IndexSet()
        public var insertedItems: [IndexPath] = []
    }

    public private(set) var days: [Day] = []
    private let calendar: Calendar

    public init(calendar: Calendar = .current) { self.calendar = calendar }

    public subscript(indexPath: IndexPath) -> Message { days[indexPath.section].messages[indexPath.item] }

    public var lastIndexPath: IndexPath? {
        guard let last = days.last else { return nil }
        return IndexPath(item: last.messages.count - 1, section: days.count - 1)
    }

    public func indexPath(forMessage id: Int) -> IndexPath? {
        for (section, day) in days.enumerated() {
            if let item = day.messages.firstIndex(where: { $0.id == id }) { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    /// Adds messages that are newer than all.
    public mutating func append(_ messages: [Message]) -> Change {
        var change = Change()
        for message in messages {
            let date = calendar.startOfDay(for: message.date)
            if days.last?.date != date {
                days.append(Day(date: date, messages: []))
                change.insertedSections.insert(days.count - 1)
            }
            days[days.count - 1].messages.append(message)
            if !change.insertedSections.contains(days.count - 1) {
                change.insertedItems.append(IndexPath(item: days[days.count - 1].messages.count - 1, section: days.count - 1))
            }
        }
        return change
    }

    /// Adds messages that are older than all.
    public mutating func prepend(_ messages: [Message]) -> Change {
        var older = Conversation(calendar: calendar)
        _ = older.append(messages)
        var change = Change()
        if let last = older.days.last, let first = days.first, last.date == first.date {
            days[0].messages.insert(contentsOf: last.messages, at: 0)
            older.days.removeLast()
            change.insertedItems = last.messages.indices.map { IndexPath(item: $0, section: older.days.count) }
        }
        change.insertedSections = IndexSet(integersIn: 0..<older.days.count)
        days.insert(contentsOf: older.days, at: 0)
        return change
    }

    /// Removes a message; true if its day is removed with it.
    public mutating func remove(at indexPath: IndexPath) -> Bool {
        days[indexPath.section].messages.remove(at: indexPath.item)
        guard days[indexPath.section].messages.isEmpty else { return false }
        days.remove(at: indexPath.section)
        return true
    }
}
