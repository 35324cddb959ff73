import NestTesting
import Testing

@testable import OpenUIKitLists

struct TranslatingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func check(
    _ list: any UIDataSourceTranslating, shown: [IndexPath?: IndexPath?]
  ) {
    for (data, place) in shown {
      #expect(list.presentationIndexPath(forDataSourceIndexPath: data) == place, "\(data as Any)")
    }
  }

  @Test("R22.607 a table translates between its rows and those of the data around a gap")
  func gap() throws {
    let stage = try DropStage("abc", "xyz")
    stage.drag(from: stage.middle(stage.left, 0), over: stage.middle(stage.right, 1))
    let table = stage.right.view
    #expect(stage.right.shown == "x_yz")

    check(
      table,
      shown: [
        path(0): path(0), path(1): path(2), path(2): path(3), path(3): nil, path(0, 1): nil,
        nil: nil, IndexPath(index: 0): nil,
      ])
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(0)) == path(0))
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(3)) == path(2))
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(4)) == nil)
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    #expect(table.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
    #expect(table.presentationSectionIndex(forDataSourceSectionIndex: 1) == NSNotFound)
    #expect(table.dataSourceSectionIndex(forPresentationSectionIndex: -1) == NSNotFound)

    // Calls name the data, and what is shown inside the closure.
    let second = try #require(table.cellForRow(at: path(1)))
    #expect(second.textLabel?.text == "y" && table.indexPath(for: second) == path(1))
    var isCalled = false
    table.performUsingPresentationValues {
      isCalled = true
      #expect(table.cellForRow(at: path(2)) === second)
      #expect(table.indexPath(for: second) == path(2))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 75)) == path(1))
      #expect(table.rectForRow(at: path(2)) == second.frame)
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == path(2))
    }
    #expect(isCalled && table.indexPathForSelectedRow == path(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 75)) == nil)
    try stage.drop(at: stage.middle(stage.right, 1))
    check(table, shown: [path(0): path(0), path(3): path(3), path(4): nil])
  }

  @Test("R22.607 a collection view translates while a person moves an item, also between sections")
  func moving() throws {
    let stage = try CollectionStage(
      [["a", "b", "c"], ["d"]], layout: UICollectionViewFlowLayout(),
      size: CGSize(width: 60, height: 400))
    let view = stage.view
    let moving = Moving(stage)
    view.dataSource = moving
    stage.host.commit()
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    check(view, shown: [path(0): path(0), path(2): path(2)])
    let target = try #require(view.layoutAttributesForItem(at: path(2))?.center)

    view.updateInteractiveMovementTargetPosition(target)

    check(
      view, shown: [path(0): path(2), path(1): path(0), path(2): path(1), path(3): nil])
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(2)) == path(0))
    view.cancelInteractiveMovement()
    check(view, shown: [path(0): path(0), path(2): path(2)])
    withExtendedLifetime(moving) {}
  }

  /// Lets items of a stage be moved.
  private final class Moving: NSObject, UICollectionViewDataSource {
    let stage: CollectionStage

    init(_ stage: CollectionStage) { self.stage = stage }

    deinit {}

    func numberOfSections(in collectionView: UICollectionView) -> Int { stage.sections.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { stage.sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { stage.collectionView(collectionView, cellForItemAt: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) {}
  }
}
