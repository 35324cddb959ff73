import MisuseReports
import NestTesting
import OpenUIKitContainers
import OpenUIKitLists
import Testing

/// Tables in programs of public questions and reports.
@Suite struct ReportedTableTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func show(_ views: UIView..., size: CGSize = CGSize(width: 320, height: 400)) throws
    -> TestHost
  {
    let host = try TestHost(size: size)
    host.window.makeKeyAndVisible()
    views.forEach(host.window.addSubview)
    host.commit()
    return host
  }

  // MARK: Scrolling to rows

  @Test(
    "R22.500 A row that is scrolled to is where it was wanted, however wrong the estimates are",
    arguments: [10, 44, 300] as [CGFloat], [false, true])
  func scrollToLast(estimate: CGFloat, animated: Bool) throws {
    let rows = Rows(300)
    rows.height = { CGFloat(30 + $0.row * 7 % 120) }
    let table = rows.makeTable(estimate: estimate)
    let host = try show(table)

    for (row, position) in [(299, UITableView.ScrollPosition.bottom), (140, .top), (0, .top)] {
      host.turn { table.scrollToRow(at: path(row), at: position, animated: animated) }
      try host.settle()
      let frame = table.rectForRow(at: path(row))
      let wanted = position == .top ? frame.minY : frame.maxY - 400
      #expect(abs(table.contentOffset.y - wanted) < 1, "\(row)")
      #expect(table.rowsOnScreen.contains(row), "\(row)")
    }
    #expect(table.contentOffset.y == 0)
  }

  @Test("R22.500 A row is scrolled to before the table was laid out, and in the turn of a reload")
  func scrollEarly() throws {
    let rows = Rows(200)
    rows.height = { _ in 80 }
    let table = rows.makeTable()
    table.scrollToRow(at: path(150), at: .top, animated: false)
    let host = try show(table)
    #expect(table.rowsOnScreen.first == 150)

    rows.counts = [500]
    host.turn {
      table.reloadData()
      table.scrollToRow(at: path(499), at: .bottom, animated: false)
    }
    #expect(table.rowsOnScreen.last == 499)
    #expect(table.contentOffset.y + 400 == table.contentSize.height)
  }

  @Test("R22.500 After a rotation the first row is at the top when it is scrolled to")
  func scrollAfterRotation() throws {
    let rows = Rows(100)
    rows.height = { _ in 20 }
    let table = rows.makeTable(estimate: 200)
    let host = try show(table)
    host.turn { table.scrollToRow(at: path(99), at: .bottom, animated: false) }
    host.turn { table.frame.size = CGSize(width: 400, height: 320) }
    host.turn { table.scrollToRow(at: path(0), at: .top, animated: true) }
    try host.settle()

    #expect(table.contentOffset.y == 0)
    #expect(table.rowsOnScreen.first == 0)
  }

  @Test("R22.500 A row NSNotFound scrolls to its section, as an empty one")
  func scrollToEmptySection() throws {
    let rows = Rows(30, 0, 30)
    rows.headerTitle = { "Section \($0)" }
    let table = rows.makeTable(.grouped)
    let host = try show(table)

    host.turn { table.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false) }

    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
  }

  @Test("R22.500 A page that was pushed above a table leaves its rows where they were")
  func pushAndPop() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 400))
    let rows = Rows(200)
    rows.height = { _ in 130 }
    let table = rows.makeTable(estimate: 44)
    let controller = UIViewController()
    controller.view.addSubview(table)
    let navigation = UINavigationController(rootViewController: controller)
    host.show(navigation)
    host.turn { table.scrollToRow(at: path(199), at: .bottom, animated: false) }
    let before = table.contentOffset

    navigation.pushViewController(UIViewController(), animated: true)
    try host.settle()
    navigation.popViewController(animated: true)
    try host.settle()

    #expect(table.contentOffset == before)
    #expect(table.rowsOnScreen.last == 199)
  }

  // MARK: Updates

  @Test("R22.501 Updates that are nested are one; a surplus end does nothing")
  func nested() throws {
    let rows = Rows(5)
    let table = rows.makeTable()
    let host = try show(table)

    host.turn {
      table.beginUpdates()
      rows.counts[0] += 1
      table.insertRows(at: [path(0)], with: .none)
      table.beginUpdates()
      rows.counts[0] += 1
      table.insertRows(at: [path(6)], with: .none)
      table.endUpdates()
      #expect(table.numberOfRows(inSection: 0) == 5)
      table.endUpdates()
      #expect(table.numberOfRows(inSection: 0) == 7)
      table.endUpdates()
      table.endUpdates()
    }
    rows.counts[0] -= 1
    host.turn { table.deleteRows(at: [path(0)], with: .none) }
    #expect(table.numberOfRows(inSection: 0) == 6)
  }

  @Test("R22.501 Content that becomes shorter than the offset is shown to its end")
  func deleteAtTheEnd() throws {
    let rows = Rows(100)
    let table = rows.makeTable()
    let host = try show(table)
    host.turn { table.scrollToRow(at: path(99), at: .bottom, animated: false) }

    rows.counts = [12]
    host.turn { table.deleteRows(at: (12..<100).map { path($0) }, with: .automatic) }
    try host.settle()
    #expect(table.rowsOnScreen.last == 11)
    #expect(table.contentOffset.y + 400 <= table.contentSize.height)
    #expect(table.contentOffset.y + 400 > table.contentSize.height - 12)

    rows.counts = []
    host.turn { table.deleteSections([0], with: .fade) }
    try host.settle()
    #expect(table.contentOffset.y == 0)
    #expect(table.rowsOnScreen.isEmpty)
  }

  @Test("R22.501 A row is deleted under the finger that scrolls, and the finger scrolls on")
  func deleteUnderFinger() throws {
    let rows = Rows(50)
    let table = rows.makeTable()
    let host = try show(table)
    host.putDown(1, at: CGPoint(x: 100, y: 300))
    for y in [290, 280, 240] { host.move(1, to: CGPoint(x: 100, y: CGFloat(y))) }
    let before = table.contentOffset.y
    #expect(before > 0)

    rows.counts = [40]
    host.turn { table.deleteRows(at: (0..<10).map { path($0) }, with: .fade) }
    host.advance(by: 0.1)
    let after = table.contentOffset.y
    host.move(1, to: CGPoint(x: 100, y: 200))
    host.commit()
    #expect(table.contentOffset.y == after + 40)
    host.lift(1, at: CGPoint(x: 100, y: 200))
    try host.settle()
    #expect(table.numberOfRows(inSection: 0) == 40)
    #expect(table.contentOffset.y >= 0)
  }

  @Test("R22.501 What is changed inside callbacks is shown: willDisplay, didSelect, a completion")
  func changesInside() throws {
    let rows = Rows(3)
    let table = rows.makeTable()
    rows.onDisplay = { path in
      guard path.row == 2, rows.counts[0] < 6 else { return }
      rows.counts[0] += 1
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    }
    let host = try show(table)
    try host.settle()
    #expect(table.numberOfRows(inSection: 0) >= 4)

    rows.onDisplay = nil
    rows.onSelect = {
      rows.counts[0] -= 1
      table.deleteRows(at: [$0], with: .left)
    }
    let before = rows.counts[0]
    host.tap(at: CGPoint(x: 100, y: 66))
    try host.settle()
    #expect(table.numberOfRows(inSection: 0) == before - 1)
    rows.onSelect = { _ in table.removeFromSuperview() }
    host.tap(at: CGPoint(x: 100, y: 20))
    try host.settle()
    #expect(table.superview == nil)
    host.window.addSubview(table)
    host.commit()

    var depth = 0
    @MainActor func again(_ finished: Bool) {
      guard depth < 10 else { return }
      depth += 1
      rows.counts[0] += 1
      table.performBatchUpdates(
        { table.insertRows(at: [self.path(0)], with: .none) }, completion: again)
    }
    host.turn { again(true) }
    for _ in 0..<20 where depth < 10 { host.advance(by: 1) }
    #expect(depth == 10)
  }

  @Test("R22.501 Completions are called without animations, without a window, and by transactions")
  func completions() throws {
    let rows = Rows(5)
    let table = rows.makeTable()
    let host = try show(table)
    var calls: [String] = []

    UIView.setAnimationsEnabled(false)
    rows.counts = [6]
    host.turn {
      table.performBatchUpdates({ table.insertRows(at: [path(0)], with: .fade) }) {
        calls.append("disabled \($0)")
      }
    }
    UIView.setAnimationsEnabled(true)
    try host.settle()
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("transaction") }
    table.beginUpdates()
    rows.counts = [7]
    table.insertRows(at: [path(0)], with: .fade)
    table.endUpdates()
    CATransaction.commit()
    #expect(calls == ["disabled true"])
    try host.settle()
    #expect(calls == ["disabled true", "transaction"])
    rows.counts = [8]
    host.turn {
      table.performBatchUpdates({ table.insertRows(at: [path(0)], with: .fade) }) { _ in
        calls.append("removed")
      }
      table.removeFromSuperview()
    }
    try host.settle()
    rows.counts = [9]
    host.turn {
      table.performBatchUpdates({ table.insertRows(at: [path(0)], with: .fade) }) { _ in
        calls.append("outside")
      }
    }
    try host.settle()
    #expect(calls == ["disabled true", "transaction", "removed", "outside"])
    #expect(table.numberOfRows(inSection: 0) == 9)
  }

  // MARK: Cells

  @Test(
    "R22.502 Cells that are dequeued and not returned, or returned twice, leave the table usable")
  func twice() throws {
    let rows = Rows(4)
    let table = rows.makeTable()
    rows.cell = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? Rows.Row)?.show(path, height: 44)
      return cell
    }
    let host = try show(table)
    #expect(table.rowsOnScreen == [0, 1, 2, 3])

    let single = Rows.Row(style: .default, reuseIdentifier: "single")
    rows.cell = { _, path in
      single.show(path, height: 44)
      return single
    }
    let misuses = withMisuseIntercepted { host.turn { table.reloadData() } }
    host.turn { table.contentOffset.y = 1 }
    rows.cell = nil
    host.turn { table.reloadData() }
    try host.settle()
    #expect(table.rowsOnScreen == [0, 1, 2, 3])
    #expect(misuses.count <= 1)
  }

  @Test("R22.502 A row that is reconfigured is reported once, however many cells are dequeued")
  func reconfigureTwice() throws {
    let rows = Rows(4)
    let table = rows.makeTable()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    let host = try show(table)
    rows.cell = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "other")
      let cell = table.dequeueReusableCell(withIdentifier: "other", for: path)
      cell.textLabel?.text = "text"
      return cell
    }

    let misuses = withMisuseIntercepted { host.turn { table.reconfigureRows(at: [path(1)]) } }

    #expect(misuses.map(\.id).filter { $0 == "list.reconfigures-another-kind" }.count == 1)
  }

  @Test("R22.502 A row that is reconfigured with a cell of another kind is reported")
  func reconfigureOther() throws {
    let rows = Rows(4)
    let table = rows.makeTable()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    let host = try show(table)
    let before = table.cellForRow(at: path(1))
    rows.cell = { table, path in table.dequeueReusableCell(withIdentifier: "other", for: path) }

    let misuses = withMisuseIntercepted { host.turn { table.reconfigureRows(at: [path(1)]) } }

    // The cell of the other kind wants no height, too.
    #expect(misuses.map(\.id) == ["list.reconfigures-another-kind", "table.cell-collapses"])
    #expect(
      misuses.first?.message.hasPrefix("Attempted to dequeue a cell for a different") == true)
    #expect(before != nil)
    rows.cell = nil
    host.turn { table.reloadData() }
    #expect(table.rowsOnScreen == [0, 1, 2, 3])
  }

  @Test("R22.502 Cells for measuring are dequeued where heights are asked")
  func sizingCells() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      deinit {}

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? Rows.Row)?.show(indexPath, height: CGFloat(20 + indexPath.row))
        return cell
      }

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "row") as? Rows.Row
        else { return 1 }
        cell.show(indexPath, height: CGFloat(20 + indexPath.row))
        let fitting = UIView.layoutFittingCompressedSize
        return cell.contentView.systemLayoutSizeFitting(fitting).height
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = 0
    table.register(Rows.Row.self, forCellReuseIdentifier: "row")
    table.delegate = source
    table.dataSource = source
    let host = try show(table)
    host.turn { table.contentOffset.y = 1000 }
    host.turn { table.contentOffset.y = 0 }

    #expect(table.contentSize.height == CGFloat((0..<60).reduce(0) { $0 + 20 + $1 }))
    #expect(Array(table.rowsOnScreen.prefix(3)) == [0, 1, 2])
    #expect(table.rectForRow(at: path(2)) == CGRect(x: 0, y: 41, width: 320, height: 22))
  }

  @Test("R22.502 Layouts inside layouts end: of the table in cellForRow and willDisplay")
  func layoutInside() throws {
    let rows = Rows(100)
    rows.height = { _ in 60 }
    let table = rows.makeTable()
    rows.onDisplay = { _ in table.layoutIfNeeded() }
    rows.cell = { table, path in
      table.layoutIfNeeded()
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? Rows.Row)?.show(path, height: 60)
      return cell
    }
    let host = try show(table)
    for y in stride(from: CGFloat(0), to: 2000, by: 150) {
      host.turn { table.contentOffset.y = y }
      #expect(table.rowsOnScreen.first == Int(y / 61), "\(y)")
    }
  }

  // MARK: Counts

  @Test(
    "R22.503 Counts that are negative or huge are shown as far as they can be",
    arguments: [
      -1, -1_000_000, 10_000_000,
    ])
  func counts(count: Int) throws {
    let rows = Rows(count, 3)
    let table = rows.makeTable()
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    let host = try show(table)
    host.turn {
      table.scrollToRow(at: path(2, 1), at: .bottom, animated: false)
    }

    #expect(table.contentSize.height == 44 * (3 + CGFloat(max(0, count))))
    #expect(table.indexPathsForVisibleRows?.last == path(2, 1))
  }

  @Test("R22.503 A table without a size makes no cells, and all that are wanted when it has one")
  func sizes() throws {
    var made = 0
    let rows = Rows(1000)
    rows.cell = { table, path in
      made += 1
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? Rows.Row)?.show(path, height: 50)
      return cell
    }
    let table = rows.makeTable(frame: .zero)
    let host = try show(table)
    #expect(made == 0)
    host.turn { table.frame.size = CGSize(width: 0, height: 400) }
    #expect(made < 30)
    host.turn { table.frame.size = CGSize(width: 320, height: 400) }
    #expect(table.rowsOnScreen == Array(0..<8))
    #expect(table.cellForRow(at: path(0))?.frame.height == 51)
  }

  @Test("R22.503 Data source and delegate that come late, in any order, are asked")
  func lateSource() throws {
    let stage = try TableStage(
      TableStage.letters(10), delegate: { $0.heights = { _ in 33 } })
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(TableStage.LetterCell.self, forCellReuseIdentifier: "letter")
    table.contentInsetAdjustmentBehavior = .never
    stage.host.window.addSubview(table)
    stage.host.commit()

    stage.host.turn { table.dataSource = stage }
    #expect(table.rectForRow(at: path(1)).minY == 50)
    stage.host.turn { table.delegate = stage.delegate }
    #expect(table.rectForRow(at: path(1)).minY == 33)
    #expect(table.visibleCells.count == 7)
    stage.host.turn { table.dataSource = nil }
    #expect(table.visibleCells.isEmpty)
  }
}
