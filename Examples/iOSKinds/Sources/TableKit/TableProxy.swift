import UIKit

/// Sees the selections of a table before its owner, which is the delegate and the data source of all else.
open class TableProxy: NSObject, UITableViewDelegate, UITableViewDataSource {
    public weak var owner: (UITableViewDelegate & UITableViewDataSource)?
    public private(set) var selections: [IndexPath] = []

    public init(owner: UITableViewDelegate & UITableViewDataSource) {
        self.owner = owner
        super.init()
    }

    open override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || (owner?.responds(to: aSelector) ?? false)
    }

    open override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if let owner = owner, owner.responds(to: aSelector) { return owner }
        return super.forwardingTarget(for: aSelector)
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return owner?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return owner?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selections.append(indexPath)
        owner?.tableView?(tableView, didSelectRowAt: indexPath)
    }
}

/// Where tables of an app begin: the screens that inherit from it add what they need of a data source.
open class TableScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    public let tableView = UITableView(frame: .zero, style: .plain)

    open override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 1 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// A screen with a section for each letter.
public final class LettersScreen: TableScreen {
    public var letters = ["A", "B", "C"]

    public func numberOfSections(in tableView: UITableView) -> Int { return letters.count }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return letters[section]
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 60 }
}
