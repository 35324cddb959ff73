import UIKit

/// A cell that shows a value.
public protocol ConfigurableCell: AnyObject {
    associatedtype Value
    static var defaultHeight: CGFloat? { get }
    func configure(with value: Value)
}

public extension ConfigurableCell where Self: UITableViewCell {
    static var defaultHeight: CGFloat? { nil }
    static var reuseIdentifier: String { String(describing: self) }
}

public struct TableRowAction {
    public enum Kind: Hashable { case click, willDisplay, canDelete, clickDelete, configure }
    let kind: Kind
    let handler: (IndexPath) -> Void

    public init(_ kind: Kind, handler: @escaping (IndexPath) -> Void) {
        self.kind = kind
        self.handler = handler
    }
}

/// A row of a table, whatever its cell is.
public protocol Row: AnyObject {
    var reuseIdentifier: String { get }
    var cellType: AnyClass { get }
    var defaultHeight: CGFloat? { get }
    func configure(_ cell: UITableViewCell)
    func has(_ kind: TableRowAction.Kind) -> Bool
    func invoke(_ kind: TableRowAction.Kind, at path: IndexPath)
}

public final class TableRow<Cell: ConfigurableCell>: Row where Cell: UITableViewCell {
    public let item: Cell.Value
    private var actions: [TableRowAction.Kind: [TableRowAction]] = [:]

    public init(item: Cell.Value, actions: [TableRowAction] = []) {
        self.item = item
        self.actions = Dictionary(grouping: actions, by: \.kind)
    }

    @discardableResult
    public func on(_ kind: TableRowAction.Kind, _ handler: @escaping (IndexPath) -> Void) -> Self {
        actions[kind, default: []].append(TableRowAction(kind, handler: handler))
        return self
    }

    public var reuseIdentifier: String { Cell.reuseIdentifier }
    public var cellType: AnyClass { Cell.self }
    public var defaultHeight: CGFloat? { Cell.defaultHeight }

    public func configure(_ cell: UITableViewCell) { (cell as? Cell)?.configure(with: item) }
    public func has(_ kind: TableRowAction.Kind) -> Bool { actions[kind] != nil }
    public func invoke(_ kind: TableRowAction.Kind, at path: IndexPath) {
        actions[kind]?.forEach { $0.handler(path) }
    }
}

open class TableSection {
    open private(set) var rows: [Row] = []
    open var headerTitle: String?
    open var footerTitle: String?
    open var headerView: UIView?

    public init(headerTitle: String? = nil, rows: [Row] = []) {
        self.headerTitle = headerTitle
        self.rows = rows
    }

    open func append(_ row: Row) { rows.append(row) }
    open func delete(at index: Int) { rows.remove(at: index) }
}

public func += (section: TableSection, row: Row) { section.append(row) }
