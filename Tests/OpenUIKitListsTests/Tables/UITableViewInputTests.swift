import MisuseReports
import NestTesting
import OpenUIKitLists
import Testing

/// Bad input, and programs that change the data where they should not.
@Suite struct UITableViewInputTests {
  @Test(
    "R22.280 Heights that are nothing, no numbers, negative or huge are shown as far as they can be",
    arguments: [CGFloat(0), .nan, -5, .infinity, 1e7, .leastNormalMagnitude], [0, -1] as [CGFloat])
  func heights(height: CGFloat, estimate: CGFloat) throws {
    let stage = try TableStage(
      TableStage.letters(1000), delegate: { $0.heights = { $0.row % 2 == 0 ? height : 50 } }
    ) { $0.estimatedRowHeight = estimate }

    stage.host.turn { stage.view.contentOffset.y = 120 }
    stage.host.turn {
      stage.view.scrollToRow(
        at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    }

    #expect(stage.view.contentSize.height.isFinite)
    #expect(!stage.view.visibleCells.isEmpty)
    #expect(stage.view.cellForRow(at: IndexPath(row: 999, section: 0)) != nil)
  }

  @Test("R22.280 Properties that are no numbers count as nothing")
  func properties() throws {
    let stage = try TableStage(TableStage.letters(5, 5), style: .grouped) {
      $0.rowHeight = .nan
      $0.sectionHeaderHeight = .infinity
      $0.sectionFooterHeight = -.infinity
      $0.estimatedRowHeight = .nan
      $0.fillerRowHeight = .nan
    }
    stage.host.turn { stage.view.rowHeight = 40 }

    #expect(stage.view.contentSize.height == 400)
  }

  @Test("R22.281 A million rows are ordinary")
  func million() throws {
    let stage = try TableStage([]) { $0.rowHeight = 44 }
    stage.sections = [[String](repeating: "x", count: 1_000_000)]
    stage.host.turn { stage.view.reloadData() }

    stage.host.turn {
      stage.view.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .top, animated: false)
    }

    #expect(stage.view.contentOffset.y == 43_999_800)
    #expect(stage.view.visibleCells.count == 5)
  }

  @Test("R22.282 A reload inside any callback shows the new data and does not end the program")
  func reloadInside() throws {
    for place in ["cell", "display", "end", "height"] {
      let stage = try TableStage(TableStage.letters(40)) { $0.rowHeight = 40 }
      var left = 3
      let reload = { (name: String) in
        guard name == place, left > 0 else { return }
        left -= 1
        stage.sections = [["only \(left)"]]
        stage.view.reloadData()
      }
      stage.onCell = { _ in reload("cell") }
      stage.delegate.onDisplay = { _ in reload("display") }
      stage.delegate.onEnd = { _ in reload("end") }

      stage.host.turn { stage.view.contentOffset.y = 55 }
      stage.host.commit()
      stage.host.turn { stage.view.contentOffset.y = 0 }

      #expect(place == "height" || stage.shown == ["only \(left) 0"], "in \(place)")
    }
  }

  @Test("R22.283 A table whose data source is gone shows nothing new and does not fail")
  func released() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 200))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    final class Source: NSObject, UITableViewDataSource {
      deinit {}

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    var source: Source? = Source()
    table.dataSource = source
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)
    host.commit()
    #expect(table.visibleCells.count == 5)

    source = nil
    host.turn { table.contentOffset.y = 90 }
    host.turn { table.reloadData() }

    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
  }

  @Test(
    "R22.284 What is not registered, and rows that there are not, are reported in UIKit's words")
  func misuse() throws {
    let stage = try TableStage(TableStage.letters(5)) { $0.rowHeight = 40 }

    let misuses = withMisuseIntercepted {
      _ = stage.view.dequeueReusableCell(
        withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      stage.view.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
      stage.onCell = { _ in
        #expect(stage.view.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        stage.onCell = nil
      }
      stage.host.turn { stage.view.reloadData() }
    }

    #expect(stage.view.dequeueReusableCell(withIdentifier: "none") == nil)
    #expect(
      misuses.map(\.message) == [
        "unable to dequeue a cell with identifier none - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard",
        "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 5 rows "
          + "in section 0.",
        "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process "
          + "of updating its visible cells, which is not allowed",
      ])
  }

  @Test("R22.285 A cell that wants no height gets the usual one, which is reported once")
  func collapsed() throws {
    let misuses = try withMisuseIntercepted {
      let stage = try TableStage(
        TableStage.letters(3),
        delegate: { for row in 0..<3 { $0.stage.wanted["0-\(row)"] = 0 } })
      #expect(stage.shown == ["0-0 0", "0-1 44", "0-2 88"])
    }

    #expect(misuses.map(\.id) == ["table.cell-collapses"])
  }
}
