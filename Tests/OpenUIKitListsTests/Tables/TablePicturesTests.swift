import NestTesting
import Testing

@testable import OpenUIKitLists

/// Whole tables of all styles as they look.
struct TablePicturesTests {
  /// Three sections with headers, one with a footer, and an index in the plain style.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    deinit {}

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 2 ? 9 : 2
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "\(indexPath.section)"
      cell.accessoryType = indexPath.row == 1 ? .disclosureIndicator : .none
      if indexPath.row == 0 { cell.imageView?.image = UIImage(systemName: "bell") }
      return cell
    }

    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header \(section)" }

    func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { section == 1 ? "A footer below the rows of this section, in two lines" : nil }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      tableView.style == .plain ? ["A", "B", "C"] : nil
    }
  }

  private static let size = CGSize(width: 260, height: 400)

  private func makeTable(_ style: UITableView.Style, _ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: Self.size), style: style)
    (table.dataSource, table.delegate) = (source, source)
    let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    (header.text, header.textAlignment) = ("Header of the table", .center)
    header.backgroundColor = .tertiarySystemFill
    table.tableHeaderView = header
    return table
  }

  @Test("R22.99 tables look as the reference shows: all styles, scrolled, with a selected row")
  func styles() throws {
    let columns: [(UIView) -> Void] = [
      { _ in }, { $0.traitOverrides.userInterfaceStyle = .dark },
      { $0.traitOverrides.layoutDirection = .rightToLeft },
      { $0.traitOverrides.preferredContentSizeCategory = .accessibilityMedium },
    ]
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    let step = CGVector(dx: Self.size.width + 8, dy: Self.size.height + 8)
    let host = try TestHost(
      size: CGSize(width: 4 * step.dx - 8, height: 3 * step.dy - 8), scale: 2)
    let source = Source()
    host.window.makeKeyAndVisible()
    for (x, traits) in columns.enumerated() {
      for (y, style) in styles.enumerated() {
        let table = makeTable(style, source)
        table.frame.origin = CGPoint(x: CGFloat(x) * step.dx, y: CGFloat(y) * step.dy)
        traits(table)
        host.window.addSubview(table)
        host.commit()
        table.contentOffset.y = 60
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      }
    }
    host.commit()

    try host.expectPicture("table-styles")
    withExtendedLifetime(source) {}
  }
}
