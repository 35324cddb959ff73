import NestTesting
import OpenUIKitLists
import Testing

/// The order in which the data source and the delegate are called.
@Suite struct UITableViewOrderTests {
  @Test("R22.252 Without estimates all heights are asked, section by section, before any cell")
  func firstLayoutWithoutEstimates() throws {
    let stage = try TableStage(
      [["a", "b"], ["c", "d", "e"]], delegate: { $0.heights = { _ in 60 } }
    ) { $0.estimatedRowHeight = 0 }

    #expect(
      stage.take() == [
        "sections", "rows of 0", "height 0.0", "height 0.1", "rows of 1", "height 1.0",
        "height 1.1", "height 1.2", "cell a", "display 0.0", "cell b", "display 0.1", "cell c",
        "display 1.0", "cell d", "display 1.1",
      ])
    #expect(stage.shown == ["a 0", "b 60", "c 120", "d 180"])
    #expect(stage.view.contentSize == CGSize(width: 320, height: 300))
  }

  @Test("R22.252 With estimates a height is asked after its cell, and only for visible rows")
  func firstLayoutWithEstimates() throws {
    let stage = try TableStage(
      [["a", "b", "c", "d", "e", "f"]], delegate: { $0.heights = { _ in 60 } })

    #expect(
      stage.take() == [
        "sections", "rows of 0", "cell a", "height 0.0", "display 0.0", "cell b", "height 0.1",
        "display 0.1", "cell c", "height 0.2", "display 0.2", "cell d", "height 0.3", "display 0.3",
      ])
    #expect(stage.view.contentSize.height == 328)
  }

  @Test("R22.252 A cell that sizes itself is asked between its making and its display")
  func selfSizing() throws {
    let stage = try TableStage([["a", "b", "c", "d", "e", "f"]])

    #expect(
      stage.take() == [
        "sections", "rows of 0", "cell a", "fit a", "display 0.0", "cell b", "fit b",
        "display 0.1", "cell c", "fit c", "display 0.2", "cell d", "fit d", "display 0.3",
      ])
    #expect(stage.shown == ["a 0", "b 50", "c 100", "d 150"])
  }

  @Test("R22.253 Headers have their heights before the rows are counted, their views after cells")
  func headers() throws {
    let stage = try TableStage(
      [["a"], ["b"]], style: .grouped, delegate: { $0.giveHeaders() }
    ) {
      $0.rowHeight = 40
      $0.estimatedRowHeight = 0
    }

    #expect(
      stage.take() == [
        "sections", "header height 0", "header 0", "footer height 0", "rows of 0",
        "header height 1", "footer height 1", "rows of 1", "cell a", "display 0.0", "cell b",
        "display 1.0", "display header 0", "header 1", "display header 1",
      ])
  }

  @Test("R22.254 Scrolling asks for what becomes visible, and nothing else")
  func scrolling() throws {
    let stage = try TableStage(TableStage.letters(100)) { $0.rowHeight = 50 }
    _ = stage.take()

    stage.host.turn { stage.view.contentOffset.y = 60 }

    #expect(stage.take() == ["cell 0-4", "display 0.4", "cell 0-5", "display 0.5", "end 0.0"])
    stage.host.turn { stage.view.contentOffset.y = 110 }
    #expect(stage.take() == ["cell 0-6", "display 0.6", "end 0.1"])
    #expect(stage.view.visibleCells.allSatisfy { ($0 as? TableStage.LetterCell)?.reuses ?? 9 < 2 })
  }

  @Test("R22.254 A reload takes the counts at once, and cells in the next layout")
  func reload() throws {
    let stage = try TableStage([["a", "b"]]) { $0.rowHeight = 50 }
    _ = stage.take()

    stage.sections = [["x"], ["y", "z"]]
    stage.view.reloadData()

    #expect(stage.take() == ["end 0.0", "end 0.1", "sections", "rows of 0", "rows of 1"])
    #expect(stage.view.numberOfRows(inSection: 1) == 2)
    #expect(stage.view.contentSize.height == 150)
    stage.host.commit()
    #expect(
      stage.take() == [
        "cell x", "display 0.0", "cell y", "display 1.0", "cell z", "display 1.1",
      ])
  }

  @Test("R22.255 An update asks the counts once, and cells only for new rows")
  func update() throws {
    let stage = try TableStage([["a", "b", "c"]]) { $0.rowHeight = 50 }
    _ = stage.take()

    var finished: [Bool] = []
    stage.host.turn {
      stage.view.performBatchUpdates {
        stage.record("begin")
        stage.sections = [["b", "x", "c"]]
        stage.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
        stage.view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .right)
        stage.record("collected")
      } completion: {
        finished.append($0)
        stage.record("completion")
      }
      stage.record("returned")
    }

    #expect(
      stage.take() == [
        "begin", "collected", "sections", "rows of 0", "cell x", "display 0.1", "returned",
      ])
    #expect(stage.shown == ["b 0", "x 50", "c 100"])
    try stage.host.settle()
    #expect(stage.take() == ["end 0.0", "completion"])
    #expect(finished == [true])
  }

  @Test("R22.255 An empty update asks heights again and makes no cell")
  func emptyUpdate() throws {
    let stage = try TableStage([["a", "b", "c"]], delegate: { $0.heights = { _ in 60 } }) {
      $0.estimatedRowHeight = 0
    }
    let cell = stage.view.cellForRow(at: IndexPath(row: 1, section: 0))
    _ = stage.take()

    stage.delegate.heights = { $0.row == 0 ? 90 : 60 }
    stage.host.turn { stage.view.performBatchUpdates(nil) }

    #expect(
      stage.take() == ["sections", "rows of 0", "height 0.0", "height 0.1", "height 0.2"])
    #expect(stage.shown == ["a 0", "b 90", "c 150"])
    #expect(stage.view.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
  }

  @Test("R22.256 A delegate without heights is asked for one once, not for each row")
  func leftOutOnce() throws {
    let stage = try TableStage(TableStage.letters(100_000)) {
      $0.rowHeight = 44
      $0.estimatedRowHeight = 0
    }

    #expect(stage.view.contentSize.height == 4_400_000)
    #expect(stage.take().prefix(2) == ["sections", "rows of 0"])
  }

  @Test("R22.256 Of 100,000 rows with estimates the first layout asks at most 40 heights")
  func fewHeights() throws {
    let stage = try TableStage(
      TableStage.letters(100_000), size: CGSize(width: 320, height: 800),
      delegate: { $0.heights = { CGFloat(40 + $0.row % 9) } })

    let calls = stage.take()
    #expect(calls.filter { $0.hasPrefix("height") }.count <= 40)
    #expect(calls.filter { $0.hasPrefix("cell") }.count <= 26)
  }

  @Test("R22.257 Reconfiguring gives the data source the cell that the row has")
  func reconfigure() throws {
    let stage = try TableStage([["a", "b"]]) { $0.rowHeight = 50 }
    let cell = stage.view.cellForRow(at: IndexPath(row: 0, section: 0)) as? TableStage.LetterCell
    _ = stage.take()

    stage.sections = [["A", "b"]]
    stage.host.turn { stage.view.reconfigureRows(at: [IndexPath(row: 0, section: 0)]) }

    #expect(stage.take() == ["cell A"])
    #expect(cell?.letter == "A")
    #expect(cell?.reuses == 0)
    #expect(stage.shown == ["A 0", "b 50"])
  }
}
