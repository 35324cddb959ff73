import TableKit
import UIKit
import XCTest

private final class Owner: NSObject, UITableViewDelegate, UITableViewDataSource {
    var log: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { return 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return section + 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 31 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll \(scrollView.contentOffset.y)") }
}

/// The least that a data source has.
private final class Plain: NSObject, UITableViewDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

final class TableProxyTests: XCTestCase {
    private func table(_ proxy: TableProxy) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 60), style: .plain)
        table.dataSource = proxy
        table.delegate = proxy
        table.layoutIfNeeded()
        return table
    }

    func testWhatAProxyDoesNotImplementIsItsOwners() {
        let owner = Owner()
        let proxy = TableProxy(owner: owner)
        let table = self.table(proxy)

        XCTAssertEqual(table.numberOfSections, 3)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)).height, 31)
        table.contentOffset.y = 12
        XCTAssertEqual(owner.log, ["scroll 12.0"])
        XCTAssertTrue(proxy.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))))
        XCTAssertFalse(proxy.responds(to: #selector(UITableViewDelegate.tableView(_:didDeselectRowAt:))))
    }

    func testWhatTheOwnerLeavesOutIsLeftOut() {
        let owner = Plain()
        let proxy = TableProxy(owner: owner)
        let table = self.table(proxy)

        XCTAssertEqual(table.numberOfSections, 1)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        XCTAssertFalse(proxy.responds(to: #selector(UITableViewDataSource.numberOfSections(in:))))
    }

    func testScreensAddToTheirBase() {
        let screen = LettersScreen()
        screen.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        screen.tableView.layoutIfNeeded()

        XCTAssertEqual(screen.tableView.numberOfSections, 3)
        XCTAssertEqual(screen.tableView.dataSource?.tableView?(screen.tableView, titleForHeaderInSection: 1), "B")
        XCTAssertEqual(screen.tableView.rectForRow(at: IndexPath(row: 0, section: 2)).height, 60)
        let base = TableScreen()
        base.loadViewIfNeeded()
        base.tableView.layoutIfNeeded()
        XCTAssertEqual(base.tableView.numberOfSections, 1)
        XCTAssertNil(base.tableView.dataSource?.tableView?(base.tableView, titleForHeaderInSection: 0))
    }
}
