import MisuseReports
import NestTesting
import OpenUIKitLists
import Testing

/// The screen after random updates and scrolling.
@Suite struct UITableViewUpdateTests {
  private static let animations: [UITableView.RowAnimation] = [
    .fade, .left, .right, .top, .bottom, .middle, .none, .automatic,
  ]

  @Test(
    "R22.270 After random updates the cells that are shown are those of the data, at their places",
    arguments: 1...6)
  func randomUpdates(seed: Int) throws {
    var random = Random(UInt64(seed))
    let stage = try TableStage(
      [["a", "b", "c"], ["d", "e", "f", "g"]],
      style: [.plain, .grouped, .insetGrouped][seed % 3]
    ) {
      if seed % 2 == 0 { $0.rowHeight = 40 }
    }
    var next = 0

    for step in 0..<24 {
      var after = stage.sections
      var deletes: [IndexPath] = []
      var inserts: [IndexPath] = []
      for section in after.indices {
        for row in after[section].indices.reversed() where random.below(5) == 0 {
          deletes.append(IndexPath(row: row, section: section))
          after[section].remove(at: row)
        }
        for _ in 0..<random.below(3) where after[section].count < 30 {
          let row = random.below(after[section].count + 1)
          next += 1
          after[section].insert("n\(next)", at: row)
          inserts = inserts.map {
            $0.section == section && $0.row >= row
              ? IndexPath(row: $0.row + 1, section: section) : $0
          }
          inserts.append(IndexPath(row: row, section: section))
        }
      }
      if random.below(4) == 0 {
        stage.host.turn {
          let most = max(0, stage.view.contentSize.height - 200)
          stage.view.contentOffset.y = CGFloat(random.below(Int(most) + 1))
        }
      }
      stage.host.turn {
        stage.view.performBatchUpdates {
          stage.sections = after
          let animation = Self.animations[random.below(Self.animations.count)]
          stage.view.insertRows(at: inserts, with: animation)
          stage.view.deleteRows(at: deletes, with: animation)
        }
      }
      // Some updates come while another one is shown.
      if random.below(4) == 0 { try stage.host.settle() }
      expectModel(stage, "step \(step)")
    }
    try stage.host.settle()
    expectModel(stage, "at the end")
    let cells = stage.view.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == stage.view.visibleCells.count)
    for cell in cells {
      #expect(cell.alpha == 1 && !cell.isHidden && cell.layer.zPosition == 0)
    }
  }

  /// The rows in sight are those of the data, and their cells are where the table says.
  private func expectModel(_ stage: TableStage, _ comment: Comment) {
    let table = stage.view
    let visible = CGRect(origin: table.contentOffset, size: table.bounds.size)
    var wanted: [String] = []
    for section in stage.sections.indices {
      #expect(table.numberOfRows(inSection: section) == stage.sections[section].count, comment)
      for row in stage.sections[section].indices {
        let frame = table.rectForRow(at: IndexPath(row: row, section: section))
        if frame.intersects(visible) {
          wanted.append("\(stage.sections[section][row]) \(Int(frame.minY))")
        }
      }
    }
    #expect(stage.shown == wanted, comment)
  }

  @Test(
    "R22.271 What is on the screen stays there while estimates are replaced, whatever is done",
    arguments: 1...2)
  func visibleRowsStay(seed: Int) throws {
    var random = Random(UInt64(seed) &* 77)
    let letters = TableStage.letters(400)
    let stage = try TableStage(
      letters, size: CGSize(width: 320, height: 300),
      delegate: {
        for letter in letters[0] {
          $0.stage.wanted[letter] = CGFloat(20 + random.below(180))
        }
      })

    for step in 0..<300 {
      let before = places(stage)
      let offset = stage.view.contentOffset.y
      let most = max(0, stage.view.contentSize.height - 300)
      // Jumps leave nothing of what was on the screen, and may end anywhere.
      let isJump = random.below(8) == 0
      let target =
        isJump
        ? CGFloat(random.below(Int(most)))
        : max(0, min(most, offset + CGFloat(random.below(500) - 250)))
      stage.host.turn { stage.view.contentOffset.y = target }
      let moved = target - offset

      for (letter, y) in places(stage) {
        guard let old = before[letter], old - moved > -300, old - moved < 300 else { continue }
        // Behind the first row that stays, others move when estimates between them are replaced:
        // there are none, since all that was on the screen is measured.
        guard target > 0, target < stage.view.contentSize.height - 300 else { continue }
        #expect(abs(y - (old - moved)) < 1e-6, "step \(step), \(letter)")
      }
    }
  }

  /// The upper edges of the cells on the screen.
  private func places(_ stage: TableStage) -> [String: CGFloat] {
    Dictionary(
      stage.view.visibleCells.map {
        (($0 as? TableStage.LetterCell)?.letter ?? "", $0.frame.minY - stage.view.contentOffset.y)
      }, uniquingKeysWith: { $1 })
  }

  @Test("R22.271 Measured heights survive updates and leaving the screen, not another width")
  func measuredHeights() throws {
    let stage = try TableStage(
      TableStage.letters(50), delegate: { $0.stage.wanted["0-0"] = 90 })
    let first = IndexPath(row: 0, section: 0)

    stage.host.turn { stage.view.contentOffset.y = 900 }
    #expect(stage.view.rectForRow(at: first).height == 90)
    stage.host.turn {
      stage.view.performBatchUpdates {
        stage.sections[0].insert("x", at: 0)
        stage.view.insertRows(at: [first], with: .none)
      }
    }
    #expect(stage.view.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
    stage.host.turn { stage.view.frame.size.width = 300 }
    #expect(stage.view.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    stage.host.turn { stage.view.reloadData() }
    #expect(stage.view.rectForRow(at: IndexPath(row: 20, section: 0)).height == 50)
  }

  @Test("R22.272 Selection follows rows through updates, and a reload ends it")
  func selection() throws {
    let stage = try TableStage([["a", "b", "c"]]) {
      $0.rowHeight = 40
      $0.allowsMultipleSelection = true
    }
    let path = { (row: Int) in IndexPath(row: row, section: 0) }
    stage.view.selectRow(at: path(0), animated: false, scrollPosition: .none)
    stage.view.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(stage.view.cellForRow(at: path(2))?.isSelected == true)

    stage.host.turn {
      stage.view.performBatchUpdates {
        stage.sections = [["x", "c"]]
        stage.view.deleteRows(at: [path(0), path(1)], with: .fade)
        stage.view.insertRows(at: [path(0)], with: .fade)
      }
    }

    #expect(stage.view.indexPathsForSelectedRows == [path(1)])
    #expect(stage.view.visibleCells.map(\.isSelected) == [false, true])
    stage.host.turn { stage.view.reloadData() }
    #expect(stage.view.indexPathsForSelectedRows == nil)
    #expect(stage.view.visibleCells.map(\.isSelected) == [false, false])
  }

  @Test("R22.272 Where one row may be selected, another one replaces it; nil deselects")
  func singleSelection() throws {
    let stage = try TableStage(TableStage.letters(30)) { $0.rowHeight = 40 }
    let path = { (row: Int) in IndexPath(row: row, section: 0) }
    _ = stage.take()

    stage.view.selectRow(at: path(1), animated: false, scrollPosition: .none)
    stage.view.selectRow(at: path(20), animated: false, scrollPosition: .middle)
    stage.host.commit()

    #expect(stage.view.indexPathForSelectedRow == path(20))
    #expect(stage.view.cellForRow(at: path(20))?.isSelected == true)
    #expect(stage.view.contentOffset.y == 720)
    stage.view.contentOffset.y = 0
    stage.view.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 800)
    stage.view.deselectRow(at: path(20), animated: false)
    #expect(stage.view.indexPathForSelectedRow == nil)
    #expect(!stage.take().contains { $0.contains("select") })
  }

  @Test("R22.273 An update that does not fit is refused as a whole, and the data are taken anew")
  func inconsistent() throws {
    let stage = try TableStage([["a", "b", "c"]]) { $0.rowHeight = 40 }

    var finished: [Bool] = []
    let misuses = withMisuseIntercepted {
      stage.host.turn {
        stage.view.performBatchUpdates {
          stage.sections = [["a", "x", "y", "b", "c"]]
          stage.view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        } completion: {
          finished.append($0)
        }
      }
    }

    #expect(misuses.count == 1)
    #expect(misuses.first?.raisesInUIKit == true)
    #expect(
      misuses.first?.message.hasPrefix("Invalid batch updates detected: the number of sections")
        == true)
    #expect(finished == [false])
    #expect(stage.shown == ["a 0", "x 40", "y 80", "b 120", "c 160"])
  }
}
