import NestTesting
import Testing

@testable import OpenUIKitLists

struct CollectionDropTests {
  /// Items of one letter in a grid of four columns, 50 points large.
  final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    final class Cell: UICollectionViewCell {
      var letter = "?"

      deinit {}
    }

    let host: TestHost
    let view: UICollectionView
    var letters: [Character]
    var movesItems = false
    var calls: [String] = []
    var placeholder: (any UICollectionViewDropPlaceholderContext)?
    var usesPlaceholder = false

    init(_ letters: String) throws {
      host = try TestHost(size: CGSize(width: 200, height: 300))
      self.letters = Array(letters)
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.register(Cell.self, forCellWithReuseIdentifier: "letter")
      view.dataSource = self
      view.delegate = self
      view.dragDelegate = self
      view.dropDelegate = self
      host.window.makeKeyAndVisible()
      host.window.addSubview(view)
      host.commit()
    }

    deinit {}

    var shown: String {
      (0..<(view.core.counts.items.first ?? 0)).map {
        let cell = view.core.view(for: .cell(IndexPath(item: $0, section: 0))) as? Cell
        return cell.map { String($0.letter) } ?? "_"
      }.joined()
    }

    func middle(_ item: Int) -> CGPoint {
      CGPoint(x: 25 + 50 * CGFloat(item % 4), y: 25 + 50 * CGFloat(item / 4))
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { letters.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
      (cell as? Cell)?.letter = String(letters[indexPath.item])
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      precondition(letters.indices.contains(indexPath.item))
      return CGSize(width: 50, height: 50)
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { movesItems }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) {
      letters.insert(letters.remove(at: source.item), at: target.item)
      calls.append("move \(source.item) to \(target.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      calls.append("items \(indexPath.item)")
      return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      calls.append("update \(destinationIndexPath.map { "\($0.item)" } ?? "nil")")
      return UICollectionViewDropProposal(
        operation: usesPlaceholder ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first else {
        return
      }
      calls.append("perform \(target.item)")
      if usesPlaceholder {
        let new = UICollectionViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "letter")
        new.cellUpdateHandler = { ($0 as? Cell)?.letter = "." }
        placeholder = coordinator.drop(item.dragItem, to: new)
        return
      }
      guard let source = item.sourceIndexPath else { return }
      view.performBatchUpdates { [self] in
        letters.insert(letters.remove(at: source.item), at: target.item)
        view.moveItem(at: source, to: target)
      }
      coordinator.drop(item.dragItem, toItemAt: target)
    }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { calls.append("ended") }
  }

  @Test(
    "R22.400 R22.401 R22.402 items of a grid are moved by the drop delegate or the data source",
    arguments: [true, false])
  func moves(_ movesItems: Bool) throws {
    let grid = try Grid("abcdefg")
    grid.movesItems = movesItems
    grid.host.press(at: grid.middle(1))
    for item in [2, 5] {
      grid.host.movePointer(to: grid.middle(item))
      grid.host.advance(by: 0.5)
    }
    #expect(grid.shown == "acdef_g")
    grid.host.release(at: grid.middle(5))
    try grid.host.settle()
    #expect(
      grid.calls == [
        "items 1", "update 2", "update 5", movesItems ? "move 1 to 5" : "perform 5", "ended",
      ])
    #expect(grid.shown == "acdefbg" && String(grid.letters) == "acdefbg")
  }

  @Test("R22.606 items make room as late as the cadence says, at the latest for the drop")
  func cadence() throws {
    let grid = try Grid("abcdefg")
    grid.movesItems = true
    grid.view.reorderingCadence = .fast
    grid.host.press(at: grid.middle(1))
    grid.host.movePointer(to: grid.middle(2))
    grid.host.advance(by: 0.1)
    #expect(grid.shown == "abcdefg")
    grid.host.movePointer(to: grid.middle(4))
    grid.host.advance(by: 0.2)
    #expect(grid.shown == "abcdefg")
    grid.host.advance(by: 0.15)
    #expect(grid.shown == "acde_fg")

    grid.view.reorderingCadence = .slow
    grid.host.movePointer(to: grid.middle(0))
    grid.host.advance(by: 0.4)
    #expect(grid.shown == "acde_fg")
    grid.host.release(at: grid.middle(0))
    try grid.host.settle()
    #expect(grid.shown == "bacdefg" && String(grid.letters) == "bacdefg")

    // A drag that leaves waits for nothing.
    grid.host.press(at: grid.middle(1))
    grid.host.movePointer(to: grid.middle(2))
    grid.host.advance(by: 0.1)
    grid.host.press(.keyboardEscape)
    try grid.host.settle()
    #expect(grid.shown == "bacdefg" && !grid.view.hasUncommittedUpdates)
  }

  @Test("R22.406 a grid shows placeholders")
  func placeholders() throws {
    let grid = try Grid("abc")
    grid.usesPlaceholder = true
    grid.host.putDown(0, at: grid.middle(2))
    grid.host.advance(by: 0.5)
    grid.host.move(0, to: grid.middle(0))
    grid.host.advance(by: 0.5)
    #expect(grid.shown == "_abc")
    grid.host.lift(0, at: grid.middle(0))
    try grid.host.settle()
    #expect(grid.shown == ".abc")
    #expect(grid.placeholder?.commitInsertion { grid.letters.insert("n", at: $0.item) } == true)
    try grid.host.settle()
    #expect(grid.shown == "nabc")
  }
}
