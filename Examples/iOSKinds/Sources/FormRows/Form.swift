import Foundation

extension Notification.Name {
    public static let formDidChange = Notification.Name("FormDidChange")
}

/// Rows in an order, which depend on each other.
public final class Form: NSObject {
    public private(set) var rows: [RowType] = []
    private let views = NSMapTable<AnyObject, RowView>(keyOptions: .weakMemory, valueOptions: .strongMemory)
    public let created = CFAbsoluteTimeGetCurrent()
    public weak var stack: UIStackView?

    @discardableResult
    public static func +++ <Value>(form: Form, row: Row<Value>) -> Form {
        form.rows.append(row)
        row.form = form
        form.reload()
        return form
    }

    public func row<Value>(tag: String, of type: Value.Type = Value.self) -> Row<Value>? {
        return rows.first { $0.tag == tag } as? Row<Value>
    }

    public var visibleRows: [RowType] { return rows.filter { !$0.isHidden } }

    public func validate() -> [String: [ValidationError]] {
        return autoreleasepool {
            var result: [String: [ValidationError]] = [:]
            for row in visibleRows {
                let errors = row.validate()
                if let tag = row.tag, !errors.isEmpty { result[tag] = errors }
            }
            return result
        }
    }

    internal func rowDidChange(_ row: RowType) {
        NotificationCenter.default.post(name: .formDidChange, object: self, userInfo: ["tag": row.tag as Any])
        reload()
    }

    /// Shows the rows that are visible in the stack.
    public func reload() {
        guard let stack = stack else { return }
        for row in rows {
            let view: RowView
            if let existing = views.object(forKey: row) {
                view = existing
            } else {
                view = row.makeView()
                views.setObject(view, forKey: row)
                stack.addArrangedSubview(view)
            }
            view.isHidden = row.isHidden
        }
    }
}

infix operator +++: AdditionPrecedence
