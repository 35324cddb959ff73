import NestTesting
import Testing

@testable import OpenUIKitLists

/// Where everything is.
@Suite struct UITableViewGeometryTests {
  private func frames(_ table: UITableView) -> [String] {
    (0..<table.numberOfSections).map { section -> String in
      let header = table.rectForHeader(inSection: section)
      let footer = table.rectForFooter(inSection: section)
      let row = table.rectForRow(at: IndexPath(row: 0, section: section))
      let ends = [header.minY, header.height, footer.minY, footer.height].map { Int($0) }
      let middle = [row.minX, row.minY, row.width].map { "\(Int($0))" }.joined(separator: " ")
      let height = Int(table.rect(forSection: section).height)
      return "\(ends[0])+\(ends[1]) \(middle) \(ends[2])+\(ends[3]) \(height)"
    }
  }

  /// The frames of a table with two sections of two rows of 40 points.
  private func frames(
    _ style: UITableView.Style, header: CGFloat? = nil, footer: CGFloat? = nil
  ) throws -> [String] {
    let stage = try TableStage(
      TableStage.letters(2, 2), style: style, size: CGSize(width: 375, height: 300)
    ) {
      $0.rowHeight = 40
      if let header { $0.sectionHeaderHeight = header }
      if let footer { $0.sectionFooterHeight = footer }
    }
    return frames(stage.view)
  }

  @Test("R22.260 A plain table has no headers without views and titles, whatever height is set")
  func plain() throws {
    #expect(try frames(.plain) == ["0+0 0 0 375 80+0 80", "80+0 0 80 375 160+0 80"])
    #expect(try frames(.plain, header: 30) == ["0+0 0 0 375 80+0 80", "80+0 0 80 375 160+0 80"])
  }

  @Test(
    "R22.260 Grouped tables have 35 points above, 17.5 at each end; 0 means that too, tiny none")
  func grouped() throws {
    let usual = ["0+35 0 35 375 115+18 133", "133+18 0 151 375 231+18 116"]
    #expect(try frames(.grouped) == usual)
    #expect(try frames(.grouped, header: 0, footer: 0) == usual)
    #expect(
      try frames(.grouped, header: .leastNormalMagnitude, footer: .leastNormalMagnitude)
        == ["0+0 0 0 375 80+0 80", "80+0 0 80 375 160+0 80"])
    #expect(
      try frames(.grouped, header: 10, footer: 5)
        == ["0+10 0 10 375 90+5 95", "95+10 0 105 375 185+5 95"])
  }

  @Test("R22.260 Rows of an inset grouped table keep 16 points from its edges, wide ones 20")
  func insetGrouped() throws {
    #expect(
      try frames(.insetGrouped) == ["0+35 16 35 343 115+18 133", "133+18 16 151 343 231+18 116"])
    let wide = try TableStage(
      [["a"]], style: .insetGrouped, size: CGSize(width: 414, height: 300)
    )
    #expect(wide.view.rectForRow(at: IndexPath(row: 0, section: 0)).width == 374)
  }

  @Test("R22.261 A plain table has 22 points above each header, or what is set")
  func topPadding() throws {
    let stage = try TableStage(
      TableStage.letters(2, 2), delegate: { $0.giveHeaders() }
    ) {
      $0.rowHeight = 40
    }

    #expect(frames(stage.view) == ["22+30 0 52 320 132+0 110", "154+30 0 184 320 264+0 110"])
    stage.host.turn { stage.view.sectionHeaderTopPadding = 0 }
    #expect(frames(stage.view) == ["0+30 0 30 320 110+0 110", "110+30 0 140 320 220+0 110"])
    #expect(stage.view.contentSize == CGSize(width: 320, height: 220))
  }

  @Test("R22.261 Headers of a plain table stay in sight until their sections push them out")
  func stickyHeaders() throws {
    let stage = try TableStage(
      TableStage.letters(4, 4), delegate: { $0.giveHeaders() }
    ) {
      $0.rowHeight = 40
      $0.sectionHeaderTopPadding = 0
      $0.contentInset.top = 10
    }
    var places: [String] = []
    for offset in [-40.0, -10, 0, 100, 165, 180, 190] {
      stage.host.turn { stage.view.contentOffset.y = offset }
      let headers = stage.view.subviews.filter { $0.tag > 0 }.sorted { $0.tag < $1.tag }
      places.append(headers.map { "\($0.tag) \(Int($0.frame.minY))" }.joined(separator: ", "))
    }

    #expect(
      places == [
        "1 0", "1 0", "1 10, 2 190", "1 110, 2 190", "1 160, 2 190", "1 160, 2 190",
        "2 200",
      ])
    #expect(stage.view.rectForHeader(inSection: 1).minY == 190)
  }

  @Test("R22.261 Headers that stay in sight are in front of cells, also for touches")
  func headersInFront() throws {
    let stage = try TableStage(
      TableStage.letters(9), delegate: { $0.giveHeaders() }
    ) {
      $0.rowHeight = 40
      $0.sectionHeaderTopPadding = 0
    }

    stage.host.turn { stage.view.contentOffset.y = 90 }

    #expect(stage.view.hitTest(CGPoint(x: 50, y: 95), with: nil)?.tag == 1)
    #expect(stage.view.hitTest(CGPoint(x: 50, y: 125), with: nil)?.tag == 0)
  }

  @Test("R22.262 The table's own header and footer have its width and are part of the content")
  func outerViews() throws {
    let stage = try TableStage(TableStage.letters(2)) {
      $0.rowHeight = 40
      $0.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
      $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    }

    #expect(stage.view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(stage.view.tableFooterView?.frame == CGRect(x: 0, y: 150, width: 320, height: 30))
    #expect(stage.view.contentSize.height == 180)
    #expect(stage.shown == ["0-0 70", "0-1 110"])
    stage.host.turn { stage.view.tableHeaderView = nil }
    #expect(stage.view.contentSize.height == 110)
    #expect(stage.shown == ["0-0 0", "0-1 40"])
    #expect(stage.view.tableFooterView?.frame.minY == 80)
  }

  @Test("R22.262 The background is as large as what is visible, behind everything")
  func background() throws {
    let background = UIView()
    let stage = try TableStage(TableStage.letters(50)) {
      $0.rowHeight = 40
      $0.backgroundView = background
    }

    stage.host.turn { stage.view.contentOffset.y = 500 }

    #expect(background.frame == CGRect(x: 0, y: 500, width: 320, height: 200))
    #expect(stage.view.subviews.first === background)
  }

  @Test("R22.263 Points and rectangles find rows, not headers and gaps")
  func lookups() throws {
    let stage = try TableStage(TableStage.letters(2, 2), style: .grouped) { $0.rowHeight = 40 }
    let path = { (row: Int, section: Int) in IndexPath(row: row, section: section) }

    #expect(stage.view.indexPathForRow(at: CGPoint(x: 5, y: 34)) == nil)
    #expect(stage.view.indexPathForRow(at: CGPoint(x: 5, y: 35)) == path(0, 0))
    #expect(stage.view.indexPathForRow(at: CGPoint(x: 5, y: 114.5)) == path(1, 0))
    #expect(stage.view.indexPathForRow(at: CGPoint(x: 5, y: 130)) == nil)
    #expect(stage.view.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    #expect(stage.view.indexPathForRow(at: CGPoint(x: 5, y: 9999)) == nil)
    #expect(stage.view.indexPathForRow(at: CGPoint(x: 400, y: 40)) == nil)
    #expect(
      stage.view.indexPathsForRows(in: CGRect(x: 0, y: 80, width: 10, height: 80))
        == [path(1, 0), path(0, 1)])
    #expect(stage.view.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: 20)) == [])
    #expect(stage.view.rectForRow(at: path(9, 9)) == .zero)
    #expect(stage.view.cellForRow(at: path(9, 9)) == nil)
    #expect(
      stage.view.visibleCells.compactMap { stage.view.indexPath(for: $0) }
        == stage.view.indexPathsForVisibleRows)
  }

  @Test(
    "R22.264 A row is scrolled to each position, inside the insets and the edges of the content",
    arguments: [
      (UITableView.ScrollPosition.top, 50, CGFloat(1980)), (.middle, 50, 1925), (.bottom, 50, 1870),
      (.none, 50, 1870), (.none, 1, -20), (.top, 99, 3830), (.bottom, 0, -20),
    ])
  func scrolling(position: UITableView.ScrollPosition, row: Int, offset: CGFloat) throws {
    let stage = try TableStage(TableStage.letters(100)) {
      $0.rowHeight = 40
      $0.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    }

    stage.host.turn {
      stage.view.scrollToRow(
        at: IndexPath(row: row, section: 0), at: position, animated: false)
    }

    #expect(stage.view.contentOffset.y == offset)
  }

  @Test("R22.264 A row behind estimated heights is where it should be nevertheless")
  func scrollingOverEstimates() throws {
    for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
      let stage = try TableStage(TableStage.letters(1000))
      for row in 0..<1000 { stage.wanted["0-\(row)"] = CGFloat(30 + row % 70) }

      stage.host.turn {
        stage.view.scrollToRow(at: IndexPath(row: 700, section: 0), at: position, animated: false)
      }

      let cell = try #require(stage.view.cellForRow(at: IndexPath(row: 700, section: 0)))
      let frame = cell.frame.offsetBy(dx: 0, dy: -stage.view.contentOffset.y)
      switch position {
      case .top: #expect(frame.minY == 0)
      case .bottom: #expect(frame.maxY == 200)
      default: #expect(frame.midY == 100)
      }
    }
  }

  @Test("R22.265 Separators, insets and editing reach the cells that are shown")
  func cellStates() throws {
    let stage = try TableStage(TableStage.letters(3), style: .grouped)
    let cell = try #require(stage.view.cellForRow(at: IndexPath(row: 2, section: 0)))

    #expect(stage.view.separatorInset.left == 16)
    stage.host.turn { stage.view.setEditing(true, animated: false) }
    #expect(cell.listState.isEditing)
    #expect(cell.editingStyle == .delete)
    stage.host.turn { stage.view.isEditing = false }
    #expect(!cell.listState.isEditing)
  }

  @Test("R22.266 The section index makes rows narrower, at the trailing edge, and scrolls")
  func sectionIndex() throws {
    let stage = try TableStage(
      TableStage.letters(30, 30, 30), delegate: { $0.stage.indexTitles = ["A", "B", "C"] }
    ) { $0.rowHeight = 40 }
    let row = stage.view.rectForRow(at: IndexPath(row: 0, section: 0))

    #expect(row.minX == 0)
    #expect(row.width < 320)
    let width = 320 - row.width
    let letters = try #require(stage.view.subviews.last)
    #expect(letters.frame == CGRect(x: 320 - width, y: 0, width: width, height: 200))
    stage.host.tap(at: CGPoint(x: 315, y: 114))
    #expect(stage.view.contentOffset.y == 2400)
    #expect(letters.frame.minY == 2400)
  }
}
