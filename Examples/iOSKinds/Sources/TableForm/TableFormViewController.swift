import UIKit

public final class FormSection {
    public let header: String?
    public let footer: String?
    public private(set) var fields: [AnyFormField]

    public init(header: String? = nil, footer: String? = nil, _ fields: [AnyFormField]) {
        self.header = header
        self.footer = footer
        self.fields = fields
    }
}

infix operator +++: AdditionPrecedence
public func +++ (form: TableFormViewController, section: FormSection) -> TableFormViewController {
    form.append(section)
    return form
}

/// Fields as the rows of a table. Below a field whose value breaks rules a row for each of them is inserted, with animation.
open class TableFormViewController: UITableViewController {
    /// What a row shows.
    enum Row: Equatable {
        case field(AnyFormField)
        case message(AnyFormField, String)

        static func == (lhs: Row, rhs: Row) -> Bool {
            switch (lhs, rhs) {
            case (.field(let left), .field(let right)): return left === right
            case (.message(let left, let first), .message(let right, let second)): return left === right && first == second
            default: return false
            }
        }
    }

    public private(set) var sections: [FormSection] = []
    private(set) var rows: [[Row]] = []
    public var onValidityChange: ((Bool) -> Void)?
    /// Fields whose messages are shown: those that were changed, or all after a validation.
    private var validated: Set<String> = []
    private var wasValid = true

    public convenience init() { self.init(style: .insetGrouped) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
    }

    open func append(_ section: FormSection) {
        sections.append(section)
        section.fields.forEach { $0.form = self }
        rows.append(makeRows(of: section))
        if isViewLoaded { tableView.insertSections([sections.count - 1], with: .automatic) }
    }

    public func field(_ tag: String) -> AnyFormField? {
        sections.lazy.flatMap(\.fields).first { $0.tag == tag }
    }

    public var values: [String: Any] {
        Dictionary(uniqueKeysWithValues: sections.flatMap(\.fields).filter { !($0 is ButtonField) }.map { ($0.tag, $0.anyValue) })
    }

    public var isValid: Bool { sections.flatMap(\.fields).allSatisfy { $0.isHidden?() == true || $0.messages.isEmpty } }

    /// Shows the messages of all fields, and scrolls to the first of them.
    @discardableResult
    open func validate() -> Bool {
        validated = Set(sections.flatMap(\.fields).map(\.tag))
        updateRows()
        for (section, rows) in rows.enumerated() {
            guard let row = rows.firstIndex(where: { if case .message = $0 { return true } else { return false } }) else { continue }
            tableView.scrollToRow(at: IndexPath(row: row, section: section), at: .none, animated: true)
            break
        }
        return isValid
    }

    func fieldChanged(_ field: AnyFormField) {
        validated.insert(field.tag)
        updateRows()
        guard isViewLoaded, let path = indexPath(of: field) else { return }
        // The control is in the hands of the user, so the row is not loaded again.
        if let cell = tableView.cellForRow(at: path) as? FormCell { field.configure(cell) }
        if wasValid != isValid {
            wasValid = isValid
            onValidityChange?(wasValid)
        }
    }

    public func indexPath(of field: AnyFormField) -> IndexPath? {
        for (section, rows) in rows.enumerated() {
            if let row = rows.firstIndex(of: .field(field)) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    private func makeRows(of section: FormSection) -> [Row] {
        section.fields.filter { $0.isHidden?() != true }.flatMap { field -> [Row] in
            [.field(field)] + (validated.contains(field.tag) ? field.messages.map { .message(field, $0) } : [])
        }
    }

    private func updateRows() {
        let new = sections.map(makeRows)
        guard new != rows else { return }
        let old = rows
        rows = new
        guard isViewLoaded else { return }
        tableView.beginUpdates()
        for section in sections.indices {
            let difference = new[section].difference(from: old[section])
            var removed: [IndexPath] = []
            var inserted: [IndexPath] = []
            for change in difference {
                switch change {
                case .remove(let offset, _, _): removed.append(IndexPath(row: offset, section: section))
                case .insert(let offset, _, _): inserted.append(IndexPath(row: offset, section: section))
                }
            }
            tableView.deleteRows(at: removed, with: .fade)
            tableView.insertRows(at: inserted, with: .top)
        }
        tableView.endUpdates()
    }

    // MARK: - Table

    open override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
    open override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch rows[indexPath.section][indexPath.row] {
        case .field(let field):
            let identifier = String(describing: field.cellClass)
            let cell =
                tableView.dequeueReusableCell(withIdentifier: identifier) as? FormCell
                ?? field.cellClass.init(style: .value1, reuseIdentifier: identifier)
            field.configure(cell)
            return cell
        case .message(_, let message):
            let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
            (cell as? MessageCell)?.messageLabel.text = message
            return cell
        }
    }

    open override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard case .field(let field) = rows[indexPath.section][indexPath.row], field is PushField || field is ButtonField
        else { return nil }
        return indexPath
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard case .field(let field) = rows[indexPath.section][indexPath.row] else { return }
        if field is ButtonField { tableView.deselectRow(at: indexPath, animated: true) }
        field.didSelect(in: self)
    }
}
