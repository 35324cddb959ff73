import UIKit

/// Is the data source and the delegate of a table.
open class TableDirector: NSObject, UITableViewDataSource, UITableViewDelegate {
    open private(set) weak var tableView: UITableView?
    open fileprivate(set) var sections: [TableSection] = []
    private weak var scrollDelegate: UIScrollViewDelegate?
    private var registered: Set<String> = []

    public init(tableView: UITableView, scrollDelegate: UIScrollViewDelegate? = nil) {
        super.init()
        self.scrollDelegate = scrollDelegate
        self.tableView = tableView
        tableView.delegate = self
        tableView.dataSource = self
    }

    @discardableResult
    open func append(section: TableSection) -> Self {
        sections.append(section)
        return self
    }

    open func clear() { sections.removeAll() }
    open func reload() { tableView?.reloadData() }

    public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        if registered.insert(row.reuseIdentifier).inserted {
            tableView.register(row.cellType, forCellReuseIdentifier: row.reuseIdentifier)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: row.reuseIdentifier, for: indexPath)
        row.configure(cell)
        row.invoke(.configure, at: indexPath)
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].headerTitle
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].rows[indexPath.row].defaultHeight ?? UITableView.automaticDimension
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].rows[indexPath.row].defaultHeight ?? 44
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = sections[indexPath.section].rows[indexPath.row]
        row.invoke(.click, at: indexPath)
        if row.has(.click) { tableView.deselectRow(at: indexPath, animated: true) }
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].rows[indexPath.row].has(.canDelete)
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].rows[indexPath.row].invoke(.clickDelete, at: indexPath)
        sections[indexPath.section].delete(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollDelegate?.scrollViewDidScroll?(scrollView) }

    open override func responds(to selector: Selector) -> Bool {
        super.responds(to: selector) || scrollDelegate?.responds(to: selector) == true
    }
}
