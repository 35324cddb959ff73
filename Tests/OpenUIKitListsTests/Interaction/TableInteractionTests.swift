import NestTesting
import OpenUIKitLists
import Testing

/// A table with a record of what a person does to it.
private final class TouchedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let host: TestHost
  let table: UITableView
  var rows: [String]
  var replacement: [Int: IndexPath?] = [:]
  private var calls: [String] = []

  init(_ rows: [String], style: UITableView.Style = .plain) throws {
    host = try TestHost(size: CGSize(width: 320, height: 440))
    self.rows = rows
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.delaysContentTouches = false
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)
    host.commit()
  }

  deinit {}

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func middle(_ row: Int) -> CGPoint { CGPoint(x: 160, y: 22 + 44 * CGFloat(row)) }

  func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  var shown: String {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { $0.textLabel?.text ?? "?" }.joined()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    rows[indexPath.row] != "Z"
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("highlight \(indexPath.row)?")
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("highlighted \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("unhighlighted \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("select \(indexPath.row)?")
    return replacement[indexPath.row] ?? indexPath
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("deselect \(indexPath.row)?")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let isSelected = tableView.cellForRow(at: indexPath)?.isSelected == true
    calls.append("selected \(indexPath.row)\(isSelected ? "" : " not shown")")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    calls.append("act \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("begin editing \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("end editing \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }
}

@Suite struct TableInteractionTests {
  @Test("R22.330 A tap on a row is the sequence of UIKit, also where another row is named or none")
  func tap() throws {
    let stage = try TouchedTable(["A", "B", "C", "D"])
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: stage.table, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    _ = stage.take()

    stage.host.tap(at: stage.middle(1))
    #expect(
      stage.take() == [
        "highlight 1?", "highlighted 1", "unhighlighted 1", "select 1?", "selected 1", "act 1",
      ])
    stage.host.tap(at: stage.middle(2))
    #expect(
      stage.take() == [
        "highlight 2?", "highlighted 2", "unhighlighted 2", "select 2?", "deselect 1?",
        "deselected 1", "selected 2", "act 2",
      ])
    #expect(stage.cell(1)?.isSelected == false)
    #expect(posts == 2)
    stage.replacement = [0: IndexPath(row: 3, section: 0), 1: nil as IndexPath?]
    stage.host.tap(at: stage.middle(1))
    #expect(
      stage.take() == [
        "highlight 1?", "highlighted 1", "unhighlighted 1", "select 1?", "act 1",
      ])
    #expect(stage.table.indexPathForSelectedRow?.row == 2)
    #expect(posts == 2)
    stage.host.tap(at: stage.middle(0))
    #expect(stage.table.indexPathForSelectedRow?.row == 3)
    #expect(stage.take().suffix(4) == ["deselect 2?", "deselected 2", "selected 3", "act 0"])
  }

  @Test("R22.331 Several rows are selected and deselected by taps; editing has rules of its own")
  func several() throws {
    let stage = try TouchedTable(["A", "B", "C", "D"])
    stage.table.allowsMultipleSelection = true
    stage.host.tap(at: stage.middle(0))
    stage.host.tap(at: stage.middle(2))
    _ = stage.take()
    stage.host.tap(at: stage.middle(0))
    #expect(
      stage.take() == [
        "highlight 0?", "highlighted 0", "unhighlighted 0", "deselect 0?", "deselected 0", "act 0",
      ])
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [2])
    stage.table.setEditing(true, animated: false)
    stage.host.commit()
    _ = stage.take()
    stage.host.tap(at: stage.middle(1))
    #expect(stage.take() == [])
    stage.table.allowsSelectionDuringEditing = true
    stage.host.tap(at: stage.middle(1))
    #expect(stage.take().suffix(2) == ["select 1?", "selected 1"])
  }

  @Test("R22.332 A swipe reveals the action that deletes; its row is removed with the commit")
  func swipeToDelete() throws {
    let stage = try TouchedTable(["A", "B", "Z", "D"])
    _ = stage.take()
    let swipe = { (row: Int) in
      stage.host.drag(
        from: stage.middle(row), to: CGPoint(x: 60, y: stage.middle(row).y), duration: 0.5,
        rest: 0.2)
      stage.host.advance(by: 0.5)
    }

    swipe(1)
    #expect(stage.take().filter { $0.contains("edit") } == ["begin editing 1"])
    #expect(stage.cell(1)?.showingDeleteConfirmation == true)
    #expect((stage.cell(1)?.frame.minX ?? 0) < -73)
    stage.host.tap(at: CGPoint(x: 310, y: stage.middle(1).y))
    #expect(stage.take() == ["commit 1 1", "end editing nil"])
    stage.host.advance(by: 1)
    #expect(stage.shown == "AZD")
    swipe(1)
    #expect(stage.cell(1)?.frame.minX == 0)
    #expect(stage.take().filter { $0.contains("edit") } == [])
    swipe(0)
    stage.host.tap(at: stage.middle(2))
    stage.host.advance(by: 1)
    #expect(stage.take().filter { $0.contains("edit") } == ["begin editing 0", "end editing 0"])
    #expect(stage.cell(0)?.showingDeleteConfirmation == false)
  }

  @Test("R22.333 While editing, minus reveals the action, and a drag of the control moves a row")
  func editing() throws {
    let stage = try TouchedTable(["A", "B", "C", "D"])
    stage.table.setEditing(true, animated: false)
    stage.host.commit()
    _ = stage.take()

    stage.host.tap(at: CGPoint(x: 25, y: stage.middle(1).y))
    stage.host.advance(by: 0.5)
    #expect((stage.cell(1)?.frame.minX ?? 0) < -73)
    stage.host.tap(at: CGPoint(x: 310, y: stage.middle(1).y))
    stage.host.advance(by: 1)
    #expect(stage.take() == ["commit 1 1"])
    #expect(stage.shown == "ACD")
    stage.host.press(at: CGPoint(x: 298, y: stage.middle(0).y))
    for y in stride(from: 22.0, through: 110, by: 11) {
      stage.host.movePointer(to: CGPoint(x: 298, y: y))
      stage.host.advance(by: 0.05)
    }
    #expect(stage.rows == ["A", "C", "D"])
    stage.host.release(at: CGPoint(x: 298, y: 110))
    stage.host.advance(by: 1)

    #expect(stage.take() == ["move 0 to 2"])
    #expect(stage.rows == ["C", "D", "A"])
    #expect(stage.shown == "CDA")
    #expect(stage.cell(2)?.frame.minY == 88)
  }
}
