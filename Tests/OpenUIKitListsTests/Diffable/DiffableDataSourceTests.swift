import MisuseReports
import NestTesting
import OpenQuartzCore
import Testing

@testable import OpenUIKitLists

/// Collection views and tables that snapshots fill.
@Suite struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private final class Cell: UICollectionViewCell {
    var letter = ""

    deinit {}
  }

  /// A column of letters with a record of the cells that were filled.
  private final class Stage {
    let host: TestHost
    let view: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<Int, String>
    var filled: [String] = []

    init(_ items: [String] = []) throws {
      host = try TestHost(size: CGSize(width: 100, height: 300))
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: ColumnLayout())
      var fill: (Cell, String) -> Void = { _, _ in }
      let registration = UICollectionView.CellRegistration<Cell, String> { fill($0, $2) }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      fill = { [weak self] cell, item in
        cell.letter = item
        self?.filled.append(item)
      }
      view.contentInsetAdjustmentBehavior = .never
      host.window.makeKeyAndVisible()
      host.window.addSubview(view)
      source.apply(Self.snapshot(items))
      host.commit()
      host.advance(by: 1)
      filled = []
    }

    deinit {}

    static func snapshot(_ items: [String]) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }

    var shown: [String] { view.visibleCells.map { ($0 as? Cell)?.letter ?? "?" } }

    func cell(_ item: String) -> UICollectionViewCell? {
      source.indexPath(for: item).flatMap { view.cellForItem(at: $0) }
    }
  }

  @Test(
    "R22.210 Applying shows the difference: what stays keeps its cell, the completion is last")
  func apply() throws {
    let stage = try Stage(["A", "B", "C", "D"])
    let remaining = stage.cell("C")
    var log: [String] = []

    #expect(stage.shown == ["A", "B", "C", "D"])
    stage.source.apply(Stage.snapshot(["C", "A", "X", "D"])) { log.append("completed") }
    log.append("returned")

    #expect(stage.shown == ["C", "A", "X", "D"])
    #expect(stage.filled == ["X"])
    #expect(remaining != nil && stage.cell("C") === remaining)
    stage.host.advance(by: 1)
    #expect(log == ["returned", "completed"])
    #expect(stage.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == "X")
    #expect(stage.source.index(for: 0) == 0)
    #expect(stage.source.sectionIdentifier(for: 1) == nil)
  }

  @Test("R22.211 A reloaded item gets another cell, a reconfigured one fills its own, both once")
  func marks() throws {
    let stage = try Stage(["A", "B", "C"])
    let (first, second) = (stage.cell("A"), stage.cell("B"))
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems(["A"])
    snapshot.reconfigureItems(["B"])

    stage.source.apply(snapshot)

    #expect(stage.filled == ["A", "B"])
    #expect(stage.cell("A") !== first)
    #expect(stage.cell("B") === second)
    stage.filled = []
    stage.source.apply(stage.source.snapshot())
    #expect(stage.filled == [])
    #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test("R22.212 applySnapshotUsingReloadData takes all cells anew and selects nothing")
  func reloadData() throws {
    let stage = try Stage(["A", "B"])
    stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    var completions = 0

    stage.source.applySnapshotUsingReloadData(Stage.snapshot(["A", "C"])) { completions += 1 }
    #expect(completions == 0)
    stage.host.commit()
    stage.host.advance(by: 1)

    #expect(stage.filled == ["A", "C"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(completions == 1)
  }

  @Test("R22.213 An outline shows its visible items, and toggling asks and informs the handlers")
  func outline() throws {
    let stage = try Stage()
    var log: [String] = []
    stage.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "B" }
    stage.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    stage.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["a", "b"], to: "A")
    outline.append(["x"], to: "B")

    stage.source.apply(outline, to: 7)
    stage.host.commit()
    #expect(stage.shown == ["A", "B"])
    stage.source.toggleExpansion(at: IndexPath(item: 0, section: 1))
    #expect(stage.shown == ["A", "a", "b", "B"])
    stage.source.toggleExpansion(at: IndexPath(item: 3, section: 1))
    #expect(
      stage.source.outlinePlace(at: IndexPath(item: 0, section: 1))
        == OutlinePlace(level: 0, isExpanded: true, hasChildren: true))
    #expect(stage.source.snapshot(for: 7).level(of: "a") == 1)
    stage.source.toggleExpansion(at: IndexPath(item: 0, section: 1))

    #expect(stage.shown == ["A", "B"])
    #expect(log == ["expand A", "collapse A"])
    #expect(stage.source.snapshot(for: 7).items == ["A", "a", "b", "B", "x"])
  }

  @Test("R22.214 Reordering calls the handlers, with a difference that leads to the new order")
  func reordering() throws {
    let stage = try Stage(["A", "B", "C"])
    var log: [[String]] = []
    stage.source.reorderingHandlers.canReorderItem = { $0 != "B" }
    stage.source.reorderingHandlers.didReorder = {
      log.append(["A", "B", "C"].applying($0.difference) ?? [])
      log.append($0.finalSnapshot.itemIdentifiers)
      log.append($0.sectionTransactions.flatMap { $0.finalSnapshot.items })
    }
    let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))

    #expect(stage.source.collectionView(stage.view, canMoveItemAt: first))
    #expect(!stage.source.collectionView(stage.view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    stage.source.collectionView(stage.view, moveItemAt: first, to: last)

    #expect(log == Array(repeating: ["B", "C", "A"], count: 3))
    #expect(stage.source.snapshot().itemIdentifiers == ["B", "C", "A"])
  }

  @Test("R22.215 A snapshot that is applied inside another one is refused, and nothing changes")
  func reentrance() throws {
    let stage = try Stage(["A"])
    let view = stage.view
    var apply = {}
    let registration = UICollectionView.CellRegistration<Cell, String> { _, _, _ in apply() }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    apply = { [unowned source] in source.apply(Stage.snapshot(["X"])) }
    stage.host.commit()

    let reports = withMisuseIntercepted { source.apply(Stage.snapshot(["B"])) }

    #expect(reports.map(\.id) == ["diffable.applies-out-of-turn"])
    #expect(source.snapshot().itemIdentifiers == ["B"])
  }

  @Test("R22.216 A registration that is made inside the cell provider is reported")
  func registrationInside() throws {
    let stage = try Stage()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
      let registration = UICollectionView.CellRegistration<Cell, String> { $0.letter = $2 }
      return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }

    let reports = withMisuseIntercepted { source.apply(Stage.snapshot(["A"])) }

    #expect(reports.map(\.id) == ["collection.registration-made-for-cell"])
    #expect(reports[0].message.hasPrefix("Attempted to dequeue a cell using a registration that"))
    #expect(stage.shown == ["A"])
  }

  @Test("R22.215 What a provider does not make is reported, and a plain view stands in for it")
  func nothingProvided() throws {
    let stage = try Stage()
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
      _, _, _ in nil
    }

    let reports = withMisuseIntercepted {
      source.apply(Stage.snapshot(["A"]))
      _ = source.collectionView(
        stage.view, viewForSupplementaryElementOfKind: "x", at: IndexPath(item: 0, section: 0))
    }

    #expect(reports.map(\.id) == ["diffable.provides-no-cell", "diffable.provides-no-view"])
    #expect(stage.view.visibleCells.count == 1)
  }

  @Test("R22.217 Snapshots of another thread are shown on the main thread, in their order")
  func otherThread() async throws {
    let stage = try Stage(["A"])
    let source = stage.source
    let snapshots = [["A", "B"], ["B", "C"], ["C"]].map { Stage.snapshot($0) }

    await Task.detached {
      for snapshot in snapshots {
        // The one with a completion handler, which is for all threads.
        source.apply(snapshot, animatingDifferences: false, completion: nil)
      }
    }.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }

    #expect(stage.shown == ["C"])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "C")
  }

  private final class Titled: UITableViewDiffableDataSource<Int, String> {
    deinit {}

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "Section \($0)" } }
  }

  @Test("R22.218 A table is filled by snapshots, and a subclass gives titles")
  func table() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 300))
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    let source = Titled(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.accessibilityLabel = item
      return cell
    }
    host.window.makeKeyAndVisible()
    host.window.addSubview(table)

    source.apply(Stage.snapshot(["A", "B", "C"]))
    host.commit()
    source.apply(Stage.snapshot(["C", "B", "X"]))
    host.commit()

    #expect(table.visibleCells.map(\.accessibilityLabel) == ["C", "B", "X"])
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "Section 0")
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }
}
