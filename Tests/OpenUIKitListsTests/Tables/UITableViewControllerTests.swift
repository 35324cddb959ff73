import NestTesting
import OpenUIKitLists
import Testing

@Suite struct UITableViewControllerTests {
  private final class Letters: UITableViewController {
    var letters = ["a", "b", "c"]
    var calls: [String] = []

    deinit {}

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { letters.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      calls.append("cell \(indexPath.row)")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    // As programs write it: only some rows have a height of their own.
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      indexPath.row == 1 ? 70 : super.tableView(tableView, heightForRowAt: indexPath)
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  @Test("R22.290 A controller shows the rows of its overrides; what calls super is left out")
  func overrides() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let controller = Letters(style: .plain)
    controller.loadViewIfNeeded()
    controller.tableView.rowHeight = 40
    host.show(controller)

    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.calls == ["cell 0", "cell 1", "cell 2"])
    let heights = (0..<3).map {
      controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights == [40, 70, 40])
    #expect(controller.tableView.rectForHeader(inSection: 0).height >= 28)
    #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Title")
  }

  @Test("R22.291 The selection is taken back when the controller appears, unless it should stay")
  func clearsSelection() throws {
    for clears in [true, false] {
      let host = try TestHost(size: CGSize(width: 320, height: 480))
      let controller = Letters(style: .grouped)
      controller.clearsSelectionOnViewWillAppear = clears
      host.show(controller)
      controller.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)

      host.hide()
      #expect(controller.tableView.indexPathForSelectedRow != nil)
      host.unhide()

      #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }

  @Test("R22.290 Editing a controller edits its table")
  func editing() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let controller = Letters(style: .plain)
    host.show(controller)

    host.turn { controller.setEditing(true, animated: false) }

    #expect(controller.tableView.isEditing)
    #expect(controller.tableView.visibleCells.allSatisfy { $0.isEditing })
  }
}
