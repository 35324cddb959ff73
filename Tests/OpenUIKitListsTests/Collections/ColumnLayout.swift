import OpenUIKitLists

/// A layout as programs write them: rows of one height, one below the other.
final class ColumnLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 50 {
    didSet { invalidateLayout() }
  }
  /// The heights that cells have asked for.
  private var heights: [IndexPath: CGFloat] = [:]
  private var attributes: [UICollectionViewLayoutAttributes] = []
  var measuresCells = false

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  override func prepare() {
    super.prepare()
    attributes = []
    guard let collectionView else { return }
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let row = UICollectionViewLayoutAttributes(forCellWith: path)
        let height = heights[path] ?? rowHeight
        row.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height)
        y += height
        attributes.append(row)
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: attributes.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath }
  }
}
