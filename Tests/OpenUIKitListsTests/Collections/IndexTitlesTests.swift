import NestTesting
import Testing

@testable import OpenUIKitLists

@Suite struct IndexTitlesTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var path: IndexPath?
    var calls: [String] = []

    deinit {}

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      calls.append("titles")
      return titles
    }

    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      calls.append("\(title) \(index)")
      return path ?? OptionalMethod.leftOut(IndexPath(item: 0, section: index))
    }
  }

  @Test("R22.455 Index titles of a collection view lead to items, like those of a table")
  func collection() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()

    let index = try #require(view.subviews.last as? ListIndexView)
    #expect(index.frame.maxX == 200 && index.frame.minY == 0 && index.frame.height == 300)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 200)
    #expect(source.calls == ["titles"])
    host.tap(at: CGPoint(x: 195, y: 150))
    #expect(source.calls == ["titles", "B 1"])
    #expect(view.contentOffset.y == 800)
    host.commit()
    #expect(index.frame.minY == 800)
    #expect(view.subviews.last === index)
    source.path = IndexPath(item: 5, section: 2)
    host.tap(at: CGPoint(x: 195, y: 138))
    #expect(view.contentOffset.y == 1800)
    source.path = IndexPath(item: 50, section: 2)
    host.tap(at: CGPoint(x: 195, y: 164))
    #expect(view.contentOffset.y == 1800)
    source.titles = nil
    view.reloadData()
    host.commit()
    #expect(index.superview == nil)
  }

  private final class Letters: UICollectionViewDiffableDataSource<Int, Int> {
    deinit {}

    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["x", "y"] }

    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index * 10, section: 0) }
  }

  @Test("R22.455 A diffable data source that overrides them has index titles")
  func diffable() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Letters(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot, animatingDifferences: false)
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()

    host.tap(at: CGPoint(x: 195, y: 157))

    #expect(view.contentOffset.y == 400)
  }
}
