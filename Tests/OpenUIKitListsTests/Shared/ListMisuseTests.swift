import MisuseReports
import NestTesting
import OpenUIKitLists
import Testing

/// Requests that tables and collection views cannot fulfil.
@Suite struct ListMisuseTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // MARK: Collection views

  @Test("R22.4 A cell or a view of a collection view without a class is reported, and a plain one")
  func dequeuesUnregistered() throws {
    let stage = try CollectionStage([["A", "B"]])
    let header = UICollectionView.elementKindSectionHeader

    let misuses = withMisuseIntercepted {
      let cell = stage.view.dequeueReusableCell(withReuseIdentifier: "none", for: path(0))
      #expect(type(of: cell) == UICollectionViewCell.self && cell.reuseIdentifier == "none")
      let view = stage.view.dequeueReusableSupplementaryView(
        ofKind: header, withReuseIdentifier: "letter", for: path(0))
      #expect(type(of: view) == UICollectionReusableView.self)
    }

    #expect(misuses.map(\.id) == ["list.dequeues-unregistered", "list.dequeues-unregistered"])
    #expect(
      misuses.map(\.message) == [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier none - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard",
        "could not dequeue a view of kind: \(header) with identifier letter - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard",
      ])
    #expect(stage.shown == ["A 0", "B 50"])
  }

  @Test(
    "R22.4 Items that a collection view does not have are not scrolled to",
    arguments: [true, false])
  func scrollsToMissing(isAnimated: Bool) throws {
    let stage = try CollectionStage([TableStage.letters(9)[0]])
    stage.host.turn { stage.view.contentOffset.y = 50 }

    let misuses = withMisuseIntercepted {
      for missing in [path(9), path(0, 1), path(-1), IndexPath()] {
        stage.view.scrollToItem(at: missing, at: .top, animated: isAnimated)
      }
    }
    try stage.host.settle()

    #expect(misuses.map(\.id) == [String](repeating: "list.scrolls-to-missing", count: 4))
    #expect(misuses.allSatisfy { $0.raisesInUIKit })
    #expect(
      misuses.first?.message
        == "Attempted to scroll the collection view to an out-of-bounds item (9) of section 0")
    #expect(stage.view.contentOffset.y == 50)
  }

  @Test("R22.4 An item for which the layout returns no attributes is not scrolled to")
  func lacksAttributes() throws {
    /// A layout that shows items, and does not say where a single one is.
    final class SilentLayout: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

      deinit {}
    }
    let stage = try CollectionStage([["A", "B"]], layout: SilentLayout())
    stage.host.turn { stage.view.contentOffset.y = 50 }

    let misuses = withMisuseIntercepted {
      stage.view.scrollToItem(at: path(1), at: .top, animated: false)
    }

    #expect(misuses.map(\.id) == ["list.lacks-attributes"])
    #expect(
      misuses.first?.message
        == "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        + "{length = 2, path = 0 - 1}")
    #expect(misuses.first?.raisesInUIKit == true)
    #expect(stage.view.contentOffset.y == 50)
  }

  // MARK: Both

  @Test("R22.4 Rows and items that there are not are not selected")
  func selectsMissing() throws {
    let collection = try CollectionStage([["A", "B"]])
    let table = try TableStage([["A", "B"]])
    collection.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    table.view.selectRow(at: path(1), animated: false, scrollPosition: .none)

    let misuses = withMisuseIntercepted {
      collection.view.selectItem(at: path(2), animated: false, scrollPosition: .top)
      table.view.selectRow(at: path(0, 3), animated: false, scrollPosition: .top)
    }

    #expect(misuses.map(\.id) == ["list.selects-missing", "list.selects-missing"])
    #expect(misuses.map(\.raisesInUIKit) == [false, false])
    #expect(collection.view.indexPathsForSelectedItems == [path(1)])
    #expect(table.view.indexPathForSelectedRow == path(1))
  }

  @Test("R22.4 A class that a list cannot show is not registered, and the one before stays")
  func registersWrongClass() throws {
    let collection = try CollectionStage([["A"]])
    let table = try TableStage([["A"]])
    let header = UICollectionView.elementKindSectionHeader

    let misuses = withMisuseIntercepted {
      collection.view.register(UITableViewCell.self, forCellWithReuseIdentifier: "letter")
      collection.view.register(
        UIView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
      table.view.register(UICollectionViewCell.self, forCellReuseIdentifier: "letter")
      table.view.register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    #expect(misuses.map(\.id) == [String](repeating: "list.registers-wrong-class", count: 4))
    #expect(
      misuses.first?.message
        == "The class UITableViewCell cannot be registered for the identifier letter")
    let cell = table.view.dequeueReusableCell(withIdentifier: "letter")
    #expect(cell is TableStage.LetterCell)
    let item = collection.view.dequeueReusableCell(withReuseIdentifier: "letter", for: path(0))
    #expect(item is CollectionStage.LetterCell)
    #expect(table.view.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
  }

  @Test("R22.4 An update that does not fit is reported, and the list shows the data as they are")
  func updateIsRefused() throws {
    let collection = try CollectionStage([["A", "B"]])
    let table = try TableStage([["A", "B"]]) { $0.rowHeight = 50 }

    let misuses = withMisuseIntercepted {
      collection.sections = [["A", "B", "C"]]
      collection.host.turn { collection.view.deleteItems(at: [path(0)]) }
      table.sections = [["A", "B", "C"]]
      table.host.turn { table.view.deleteRows(at: [path(7)], with: .fade) }
    }

    #expect(misuses.map(\.id) == ["list.update-is-refused", "list.update-is-refused"])
    #expect(
      misuses.first?.message.hasPrefix("Invalid batch updates detected: the number of sections")
        == true)
    #expect(
      misuses.last?.message
        == "attempt to delete row 7 from section 0 which only contains 2 rows before the update")
    #expect(misuses.allSatisfy { $0.raisesInUIKit })
    #expect(collection.shown == ["A 0", "B 50", "C 100"])
    #expect(table.shown == ["A 0", "B 50", "C 100"])
  }

  // MARK: Tables

  @Test("R22.4 A cell of a table without a class is reported, and a plain one")
  func dequeuesUnregisteredCell() throws {
    let stage = try TableStage([["A", "B"]]) { $0.rowHeight = 50 }

    let misuses = withMisuseIntercepted {
      let cell = stage.view.dequeueReusableCell(withIdentifier: "none", for: path(0))
      #expect(type(of: cell) == UITableViewCell.self && cell.reuseIdentifier == "none")
      #expect(stage.view.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    #expect(misuses.map(\.id) == ["table.dequeues-unregistered"])
    #expect(stage.shown == ["A 0", "B 50"])
  }

  @Test("R22.4 A table does not answer which cells are in sight while it makes them")
  func asksWhileMakingCells() throws {
    let stage = try TableStage([["A", "B"]]) { $0.rowHeight = 50 }
    stage.onCell = { _ in
      stage.onCell = nil
      #expect(stage.view.cellForRow(at: path(1)) == nil)
      #expect(stage.view.visibleCells == [])
      #expect(stage.view.indexPathsForVisibleRows == nil)
    }

    let misuses = withMisuseIntercepted { stage.host.turn { stage.view.reloadData() } }

    #expect(misuses.map(\.id) == [String](repeating: "table.asks-while-making-cells", count: 3))
    for (misuse, call) in zip(
      misuses, ["cellForRowAtIndexPath:", "visibleCells", "indexPathsForVisibleRows"])
    {
      #expect(misuse.message.hasPrefix("Attempted to call -\(call) on the table view while"))
    }
    #expect(stage.shown == ["A 0", "B 50"])
  }

  @Test(
    "R22.4 Rows and sections that a table does not have are not scrolled to",
    arguments: [true, false])
  func scrollsToMissingRow(isAnimated: Bool) throws {
    let stage = try TableStage(TableStage.letters(9)) { $0.rowHeight = 50 }
    stage.host.turn { stage.view.contentOffset.y = 50 }

    let misuses = withMisuseIntercepted {
      stage.view.scrollToRow(at: path(9), at: .top, animated: isAnimated)
      stage.view.scrollToRow(at: path(0, 1), at: .top, animated: isAnimated)
    }
    try stage.host.settle()

    #expect(misuses.map(\.id) == ["table.scrolls-to-missing", "table.scrolls-to-missing"])
    #expect(
      misuses.map(\.message) == [
        "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 9 rows "
          + "in section 0.",
        "Attempted to scroll the table view to an out-of-bounds section (1) when there are only 1 "
          + "sections.",
      ])
    #expect(stage.view.contentOffset.y == 50)
  }
}
