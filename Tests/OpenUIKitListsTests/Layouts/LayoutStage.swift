import NestTesting
import OpenUIKitLists

/// A collection view in a window whose cells have nothing in them, for tests of layouts.
final class LayoutStage: NSObject, UICollectionViewDataSource {
  let host: TestHost
  let view: UICollectionView
  var counts: [Int]
  /// The sizes that cells prefer; others prefer what they have.
  var preferred: [IndexPath: CGSize] = [:]
  /// The items whose cells were asked for.
  private(set) var asked: [IndexPath] = []

  init(
    _ counts: [Int], layout: UICollectionViewLayout, size: CGSize, scale: CGFloat = 1,
    delegate: (any UICollectionViewDelegate)? = nil
  ) throws {
    host = try TestHost(size: size, scale: scale)
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = delegate
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
  }

  deinit {}

  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter
  private static let kinds = [header, footer]

  static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The frames of the cells of a section as they are shown, whole points.
  func frames(_ section: Int = 0) -> [String] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.compactMap {
      view.cellForItem(at: $0).map { Self.text($0.frame) }
    }
  }

  static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
      .joined(separator: " ")
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    host.commit()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PreferringCell)?.preferred = preferred[indexPath]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  final class PreferringCell: UICollectionViewCell {
    var preferred: CGSize?

    deinit {}

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let preferred { layoutAttributes.size = preferred }
      return layoutAttributes
    }
  }
}
