import TableKit
import XCTest

private final class TextCell: UITableViewCell, ConfigurableCell {
    static var defaultHeight: CGFloat? { 50 }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }

    func configure(with value: String) {
        textLabel?.text = value
        detailTextLabel?.text = "\(value.count)"
    }
}

private final class ParagraphCell: UITableViewCell, ConfigurableCell {
    let paragraph = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        paragraph.numberOfLines = 0
        paragraph.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(paragraph)
        NSLayoutConstraint.activate([
            paragraph.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            paragraph.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            paragraph.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            paragraph.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    func configure(with value: String) { paragraph.text = value }
}

final class TableKitTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private lazy var director = TableDirector(tableView: tableView)

    private func show(_ sections: TableSection...) {
        sections.forEach { director.append(section: $0) }
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(tableView)
        window.makeKeyAndVisible()
        director.reload()
        tableView.layoutIfNeeded()
    }

    func testRowsOfSeveralCellsAreShown() throws {
        show(
            TableSection(headerTitle: "Words", rows: [
                TableRow<TextCell>(item: "One"),
                TableRow<ParagraphCell>(item: String(repeating: "long ", count: 40)),
            ]))

        let first = try XCTUnwrap(tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(first.textLabel?.text, "One")
        XCTAssertEqual(first.detailTextLabel?.text, "3")
        XCTAssertEqual(first.frame.height, 50)
        let second = try XCTUnwrap(tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ParagraphCell)
        XCTAssertEqual(second.contentView.frame.height, second.paragraph.frame.height + 20, accuracy: 1)
        XCTAssertGreaterThan(second.frame.height, 60)
        XCTAssertEqual(second.frame.minY, first.frame.maxY)
    }

    func testADeletedRowLeavesTheTable() {
        var deleted: [IndexPath] = []
        let row = TableRow<TextCell>(item: "Two").on(.canDelete) { _ in }.on(.clickDelete) { deleted.append($0) }
        show(TableSection(rows: [TableRow<TextCell>(item: "One"), row]))
        XCTAssertTrue(director.tableView(tableView, canEditRowAt: IndexPath(row: 1, section: 0)))

        director.tableView(tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))

        XCTAssertEqual(deleted, [IndexPath(row: 1, section: 0)])
        XCTAssertEqual(tableView.numberOfRows(inSection: 0), 1)
        XCTAssertEqual(tableView.visibleCells.count, 1)
    }

    func testTheScrollDelegateIsCalled() {
        final class Scroller: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let scroller = Scroller()
        director = TableDirector(tableView: tableView, scrollDelegate: scroller)
        show(TableSection(rows: (0..<50).map { TableRow<TextCell>(item: "\($0)") }))

        tableView.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
        tableView.layoutIfNeeded()

        XCTAssertEqual(scroller.offsets.last, 120)
        XCTAssertEqual(tableView.indexPathsForVisibleRows?.first, IndexPath(row: 2, section: 0))
    }
}
