import NestTesting
import Testing

@testable import OpenUIKitLists

/// Which methods a class overrides, without a call.
@Suite struct OverriddenMethodTests {
  private class Letters: UITableViewController {
    private var rows = ["A", "B"]

    deinit {}

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { rows.count }

    func more() -> Int { rows.count }
  }

  private class Deleting: Letters {
    private(set) var commits = 0

    deinit {}

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { commits += 1 }
  }

  private final class Moving: Deleting {
    deinit {}

    override func more() -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private final class Below: Deleting {
    deinit {}
  }

  private func known(_ controller: UITableViewController) -> [Bool?] {
    let table: UITableView = controller.tableView
    return [table.dataSourceCommits, table.dataSourceMovesRows]
  }

  @Test("R22.459 Whether a controller of a table commits and moves rows is seen without a call")
  func overrides() {
    let deleting = Deleting(style: .plain)

    #expect(known(Letters(style: .plain)) == [false, false])
    #expect(known(deleting) == [true, false])
    #expect(known(Below(style: .plain)) == [true, false])
    #expect(known(Moving(style: .plain)) == [true, true])
    #expect(deleting.commits == 0)
    let table = UITableView()
    #expect(table.dataSourceCommits == false)
  }

  @Test(
    "R22.459 A swipe deletes rows of a controller that commits, and reveals nothing with another one",
    arguments: [false, true])
  func swipe(commits: Bool) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 400))
    let controller = commits ? Deleting(style: .plain) : Letters(style: .plain)
    controller.loadViewIfNeeded()
    controller.tableView.rowHeight = 44
    controller.tableView.contentInsetAdjustmentBehavior = .never
    host.show(controller)

    host.drag(
      from: CGPoint(x: 200, y: 22), to: CGPoint(x: 100, y: 22), duration: 0.5, rest: 0.2)
    host.advance(by: 0.5)

    let cell = try #require(
      controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect((cell.frame.minX < -60) == commits)
    if commits {
      host.tap(at: CGPoint(x: 310, y: 22))
      #expect((controller as? Deleting)?.commits == 1)
    }
  }

  @Test("R22.460 While editing, rows show a reorder control if the controller moves them")
  func reorderControls() throws {
    for (controller, isThere) in [
      (Deleting(style: .plain), false), (Moving(style: .plain), true),
    ] {
      let host = try TestHost(size: CGSize(width: 320, height: 400))
      host.show(controller)
      host.turn { controller.setEditing(true, animated: false) }

      #expect(
        controller.tableView.visibleCells.map { $0.reorderControl != nil } == [isThere, isThere])
    }
  }
}
