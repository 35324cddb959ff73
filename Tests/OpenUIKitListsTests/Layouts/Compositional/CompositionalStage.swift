import NestTesting

@testable import OpenUIKitLists

/// A collection view with a compositional layout in a window. Its cells are coloured, and may want
/// sizes.
final class CompositionalStage: NSObject, UICollectionViewDataSource {
  let host: TestHost
  let view: UICollectionView
  var counts: [Int]
  /// The height that a cell wants.
  var height: (IndexPath) -> CGFloat = { _ in 44 }
  var calls: [String] = []

  init(
    _ counts: [Int], layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 300, height: 400), isRightToLeft: Bool = false,
    height: ((IndexPath) -> CGFloat)? = nil
  ) throws {
    host = try TestHost(size: size)
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    if let height { self.height = height }
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(BlockCell.self, forCellWithReuseIdentifier: "block")
    for kind in ["header", "footer", "badge", UICollectionView.elementKindSectionHeader] {
      view.register(
        BlockView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    host.window.backgroundColor = .white
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
  }

  deinit {}

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "block", for: indexPath)
    (cell as? BlockCell)?.wanted = height(indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat((indexPath.item * 7 + indexPath.section * 3) % 16) / 16, saturation: 0.5,
      brightness: 0.9, alpha: 1)
    calls.append("cell \(indexPath.section).\(indexPath.item)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    calls.append("\(kind) \(indexPath.section).\(indexPath.item)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Where a cell is on the screen.
  func place(_ item: Int, _ section: Int = 0) -> String {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else {
      return "-"
    }
    return Describe.text(cell.convert(cell.bounds, to: nil))
  }

  /// Where a header, footer or badge is on the screen.
  func place(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> String {
    let path = IndexPath(item: item, section: section)
    guard let view = view.supplementaryView(forElementKind: kind, at: path) else { return "-" }
    return Describe.text(view.convert(view.bounds, to: nil))
  }

  /// The items of a section that have cells.
  func items(_ section: Int = 0) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }

  /// The scroll view of a section that scrolls by itself.
  var inner: UIScrollView? {
    view.subviews.compactMap { $0 as? OrthogonalScrollView }.min { $0.frame.minY < $1.frame.minY }
  }

  final class BlockCell: UICollectionViewCell {
    var wanted: CGFloat = 44

    deinit {}

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = wanted
      return layoutAttributes
    }
  }

  final class BlockView: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .darkGray
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit {}

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }
}
