import NestTesting
import Testing

@testable import OpenUIKitLists

@Suite struct SwipeAccessibilityTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["A", "B", "C"]
    var calls: [String] = []

    deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      rows[indexPath.row] != "C"
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("delete \(rows.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .none)
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let pin = UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, view, done in
        calls.append("pin \(rows[indexPath.row]) \(view is UITableViewCell)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [pin])
    }
  }

  @Test("R22.458 What a swipe of a row shows is there as custom actions, also after the row moved")
  func actions() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: host.window.bounds, style: .plain)
    let source = Source()
    table.dataSource = source
    table.delegate = source
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)
    host.commit()
    let cells = table.visibleCells
    let actions = cells.map { $0.accessibilityCustomActions ?? [] }

    #expect(actions.map { $0.map(\.name) } == [["Delete", "Pin"], ["Delete", "Pin"], []])
    #expect(actions[1][1].actionHandler?(actions[1][1]) == true)
    #expect(actions[0][0].actionHandler?(actions[0][0]) == true)
    host.advance(by: 1)
    #expect(source.calls == ["pin B true", "delete A"])
    #expect(actions[1][0].actionHandler?(actions[1][0]) == true)
    host.advance(by: 1)
    #expect(source.calls.last == "delete B")
    #expect(actions[0][0].actionHandler?(actions[0][0]) == false)
    let own = UIAccessibilityCustomAction(name: "Own", actionHandler: nil)
    cells[2].accessibilityCustomActions = [own]
    #expect(cells[2].accessibilityCustomActions == [own])
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(cells[2].accessibilityTraits == .selected)
  }
}
