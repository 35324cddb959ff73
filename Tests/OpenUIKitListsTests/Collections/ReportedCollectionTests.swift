import MisuseReports
import NestTesting
import OpenUIKitLists
import Testing

/// Collection views in programs of public questions and reports.
@Suite struct ReportedCollectionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private static func flow(
    _ size: CGSize = CGSize(width: 90, height: 60)
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    return layout
  }

  private static func column(estimate: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: estimate)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func show(_ view: UICollectionView) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
    return host
  }

  // MARK: Updates

  @Test("R22.507 Data that change before an update is collected, in a list that was never laid out")
  func countsTooEarly() throws {
    let items = Items(3)
    let view = items.makeView(Self.flow())
    let misuses = withMisuseIntercepted {
      items.counts = [4]
      view.performBatchUpdates({ view.insertItems(at: [path(3)]) }, completion: nil)
    }
    let host = try show(view)

    #expect(misuses.map(\.id) == ["list.update-is-refused"])
    #expect(view.numberOfItems(inSection: 0) == 4)
    #expect(view.visibleCells.count == 4)
    items.counts = [5]
    host.turn { view.insertItems(at: [path(0)]) }
    try host.settle()
    #expect(view.visibleCells.count == 5)
  }

  @Test("R22.507 Items are inserted into an empty list, after a reload, and without a window")
  func insertIntoEmpty() throws {
    let items = Items(0)
    let view = items.makeView(Self.flow())
    view.performBatchUpdates(
      {
        items.counts = [2]
        view.insertItems(at: [path(0), path(1)])
      }, completion: nil)
    #expect(view.numberOfItems(inSection: 0) == 2)
    let host = try show(view)
    #expect(view.visibleCells.count == 2)

    host.turn {
      view.reloadData()
      view.performBatchUpdates(
        {
          items.counts = [3]
          view.insertItems(at: [path(2)])
        }, completion: nil)
    }
    try host.settle()
    #expect(view.visibleCells.count == 3)
    items.counts = []
    host.turn { view.deleteSections([0]) }
    try host.settle()
    items.counts = [2, 1]
    host.turn {
      view.performBatchUpdates({ view.insertSections([0, 1]) }, completion: nil)
    }
    try host.settle()
    #expect(view.visibleCells.count == 3)
  }

  @Test("R22.507 What may not be combined in an update is reported, and the list stays usable")
  func refused() throws {
    let items = Items(5)
    let view = items.makeView(Self.flow())
    let host = try show(view)
    let updates: [() -> Void] = [
      {
        view.moveItem(at: path(0), to: path(1)); view.reloadItems(at: [path(0)])
      },
      {
        view.deleteItems(at: [path(0)]); view.reloadItems(at: [path(0)])
      },
      { view.deleteItems(at: [path(7)]) },
      { view.insertItems(at: [path(9)]) },
      { view.deleteSections([3]) },
      { view.insertItems(at: [path(0)]) },
    ]
    for (index, update) in updates.enumerated() {
      let misuses = withMisuseIntercepted {
        host.turn { view.performBatchUpdates(update, completion: nil) }
      }
      #expect(misuses.count == 1, "\(index)")
      #expect(misuses.first?.raisesInUIKit == true, "\(index)")
      try host.settle()
      #expect(view.visibleCells.count == 5, "\(index)")
    }
  }

  // MARK: Layouts

  @Test("R22.508 Invalidations and reloads inside the questions of a layout end")
  func invalidateInside() throws {
    let items = Items(200)
    let view = items.makeView(Self.flow())
    var asked = 0
    items.onCell = { _, _ in
      asked += 1
      view.collectionViewLayout.invalidateLayout()
    }
    let host = try show(view)
    host.turn { view.contentOffset.y = 500 }
    host.turn { view.contentOffset.y = 700 }
    #expect(asked < 200)
    let first = view.indexPathsForVisibleItems.min()
    #expect(first == path(30))

    items.onCell = nil
    items.onSize = { _ in
      items.onSize = nil
      view.reloadData()
    }
    host.turn { view.collectionViewLayout.invalidateLayout() }
    host.turn { view.contentOffset.y = 0 }
    #expect(view.indexPathsForVisibleItems.min() == path(0))
  }

  @Test("R22.508 Cells that want another size whenever they are asked end the program never")
  func unsettled() throws {
    let items = Items(30)
    var size: CGFloat = 40
    items.height = { _ in
      size = size == 40 ? 41 : 40
      return size
    }
    let view = items.makeView(Self.column(estimate: 50))
    let host = try show(view)
    for y in stride(from: CGFloat(0), to: 600, by: 90) { host.turn { view.contentOffset.y = y } }
    #expect(!view.visibleCells.isEmpty)
  }

  @Test(
    "R22.508 An item that is scrolled to is there, however wrong the estimates are",
    arguments: [
      10, 50, 300,
    ] as [CGFloat], [false, true])
  func scrollToItem(estimate: CGFloat, animated: Bool) throws {
    let items = Items(300)
    items.height = { CGFloat(30 + $0.item * 7 % 120) }
    let view = items.makeView(Self.column(estimate: estimate))
    let host = try show(view)

    for (item, position) in [(299, UICollectionView.ScrollPosition.bottom), (140, .top), (0, .top)]
    {
      host.turn { view.scrollToItem(at: path(item), at: position, animated: animated) }
      try host.settle()
      let frame = try #require(view.layoutAttributesForItem(at: path(item))).frame
      let wanted = position == .top ? frame.minY : frame.maxY - 400
      #expect(abs(view.contentOffset.y - wanted) < 1, "\(item)")
      #expect(view.cellForItem(at: path(item)) != nil, "\(item)")
    }
  }

  @Test("R22.508 Attributes for items that there are not, twice, or none at all, do no harm")
  func oddLayout() throws {
    final class Odd: UICollectionViewLayout {
      var kind = 0

      deinit {}

      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 800) }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = (0..<4).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
        switch kind {
        case 0: return nil
        case 1: return all + all
        default:
          let extra = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: 99, section: 7))
          extra.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          return all + [extra]
        }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 300, height: 50)
        return attributes
      }
    }
    let items = Items(4)
    let layout = Odd()
    let view = items.makeView(layout)
    let host = try show(view)
    #expect(view.visibleCells.isEmpty)
    layout.kind = 1
    host.turn { layout.invalidateLayout() }
    #expect(view.visibleCells.count == 4)
    layout.kind = 2
    host.turn { layout.invalidateLayout() }
    #expect(view.visibleCells.count == 4)
  }

  @Test("R22.508 A layout is set while cells are made, and in didSelect together with a reload")
  func layoutInside() throws {
    let items = Items(50)
    let view = items.makeView(Self.flow())
    items.onCell = { _, path in
      guard path.item == 3 else { return }
      items.onCell = nil
      view.setCollectionViewLayout(Self.flow(CGSize(width: 300, height: 40)), animated: false)
    }
    let host = try show(view)
    host.commit()
    #expect(view.visibleCells.first?.frame.size == CGSize(width: 300, height: 40))

    items.onSelect = { _ in
      view.setCollectionViewLayout(Self.flow(), animated: true)
      items.counts = [7]
      view.reloadData()
    }
    host.tap(at: CGPoint(x: 20, y: 20))
    try host.settle()
    #expect(view.visibleCells.count == 7)
    #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 90, height: 60) })
  }

  @Test("R22.508 Lists without a size make no cells, and all when they have one")
  func sizes() throws {
    let items = Items(100)
    let view = items.makeView(Self.flow(), frame: .zero)
    let host = try show(view)
    #expect(view.visibleCells.isEmpty)
    host.turn { view.frame.size = CGSize(width: 300, height: 0) }
    #expect(view.visibleCells.isEmpty)
    host.turn { view.frame.size = CGSize(width: 300, height: 400) }
    #expect(view.visibleCells.count == 18)
    host.turn { view.frame.size = .zero }
    #expect(view.visibleCells.isEmpty)
  }

  // MARK: Orthogonal sections

  private static func shelf() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("R22.509 A section that scrolls sideways is as tall as its items want")
  func orthogonalSelfSizing() throws {
    let items = Items(10, 10, 10)
    items.height = { CGFloat(60 + 10 * $0.section) }
    let view = items.makeView(Self.shelf())
    _ = try show(view)

    #expect(view.contentSize.height == 210)
    #expect(view.layoutAttributesForItem(at: path(0, 2))?.frame.minY == 130)
  }

  @Test("R22.509 A section is deleted while a finger scrolls it sideways")
  func deleteScrolledSection() throws {
    let items = Items(10, 10, 10)
    let view = items.makeView(Self.shelf())
    let host = try show(view)
    host.putDown(1, at: CGPoint(x: 250, y: 20))
    for x in [240, 220, 180] { host.move(1, to: CGPoint(x: CGFloat(x), y: 20)) }
    items.counts = [10, 10]
    host.turn { view.deleteSections([0]) }
    host.move(1, to: CGPoint(x: 100, y: 20))
    host.commit()
    host.lift(1, at: CGPoint(x: 100, y: 20))
    try host.settle()

    #expect(view.numberOfSections == 2)
    #expect(view.visibleCells.count == 6)
    items.counts = []
    host.turn { view.reloadData() }
    #expect(view.visibleCells.isEmpty)
  }

  // MARK: Selection

  @Test("R22.510 What is selected before the first layout is so in the cell that is made for it")
  func selection() throws {
    let items = Items(60)
    let view = items.makeView(Self.flow())
    view.allowsMultipleSelection = true
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.selectItem(at: path(50), animated: false, scrollPosition: [])
    let host = try show(view)
    #expect(view.cellForItem(at: path(1))?.isSelected == true)
    #expect(view.cellForItem(at: path(0))?.isSelected == false)
    host.turn { view.scrollToItem(at: path(50), at: .centeredVertically, animated: false) }
    #expect(view.cellForItem(at: path(50))?.isSelected == true)
    #expect(view.visibleCells.filter { $0.isSelected }.count == 1)
    host.turn { view.scrollToItem(at: path(0), at: .top, animated: false) }
    #expect(view.visibleCells.filter { $0.isSelected }.count == 1)

    items.counts = [59]
    host.turn { view.deleteItems(at: [path(0)]) }
    try host.settle()
    #expect(Set(view.indexPathsForSelectedItems ?? []) == [path(0), path(49)])
    host.turn { view.reloadData() }
    #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  // MARK: Diffable

  @Test("R22.511 Snapshots that are applied in didSelect, outside a window, and empty ones")
  func snapshots() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: Self.flow())
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var done: [String] = []
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    source.apply(snapshot, animatingDifferences: true) { done.append("empty") }
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<6))
    source.apply(snapshot, animatingDifferences: true) { done.append("outside") }
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    try host.settle()
    #expect(done == ["empty", "outside"])
    #expect(view.visibleCells.count == 6)

    final class Delegate: NSObject, UICollectionViewDelegate {
      var onSelect: (IndexPath) -> Void = { _ in }

      deinit {}

      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { onSelect(indexPath) }
    }
    let delegate = Delegate()
    view.delegate = delegate
    delegate.onSelect = { path in
      var snapshot = source.snapshot()
      if let item = source.itemIdentifier(for: path) { snapshot.deleteItems([item]) }
      source.apply(snapshot)
      source.apply(snapshot)
    }
    host.tap(at: CGPoint(x: 20, y: 20))
    host.tap(at: CGPoint(x: 20, y: 20))
    try host.settle()
    #expect(source.snapshot().itemIdentifiers == [2, 3, 4, 5])
    #expect(view.visibleCells.count == 4)
  }
}

/// A data source and delegate made of closures.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var counts: [Int]
  var height: ((IndexPath) -> CGFloat)?
  var onCell: ((UICollectionViewCell, IndexPath) -> Void)?
  var onSize: ((IndexPath) -> Void)?
  var onSelect: ((IndexPath) -> Void)?

  init(_ counts: Int...) { self.counts = counts }

  deinit {}

  func makeView(
    _ layout: UICollectionViewLayout,
    frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 400)
  ) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.delaysContentTouches = false
    view.dataSource = self
    view.delegate = self
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = height.map { height in { height(indexPath) } }
    onCell?(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    onSize?(indexPath)
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    guard let flow, flow.estimatedItemSize == .zero else { return OptionalMethod.leftOut(.zero) }
    return flow.itemSize
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { onSelect?(indexPath) }

  private final class Cell: UICollectionViewCell {
    var height: (() -> CGFloat)?

    deinit {}

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let height { layoutAttributes.size.height = height() }
      return layoutAttributes
    }
  }
}
