import OpenUIKitLists

/// A grid of a flow layout with tiles of two sizes: several items are selected, and a long press
/// moves one.
final class GridDemoViewController: UICollectionViewController, ListPageDemo {
  var onEvent: (String) -> Void = { _ in }
  private var items = Array(0..<200)
  private var isLarge = false

  init() { super.init(collectionViewLayout: Self.makeLayout(isLarge: false)) }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private static func makeLayout(isLarge: Bool) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    let side: CGFloat = isLarge ? 120 : 64
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  // MARK: Commands

  func insert() {
    items.insert(items.count, at: 0)
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    onEvent("Insert")
  }

  func remove() {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    let chosen = paths.isEmpty && !items.isEmpty ? [IndexPath(item: 0, section: 0)] : paths
    for path in chosen.sorted(by: >) { items.remove(at: path.item) }
    collectionView.deleteItems(at: chosen)
    onEvent("Delete \(chosen.count)")
  }

  func shuffle() {
    isLarge.toggle()
    collectionView.setCollectionViewLayout(Self.makeLayout(isLarge: isLarge), animated: true)
    onEvent(isLarge ? "Large tiles" : "Small tiles")
  }

  func toggleEditing() { setEditing(!isEditing, animated: true) }

  // MARK: Data source

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let color = Theme.distinctColor(items[indexPath.item])
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = state.isHighlighted ? color.withAlphaComponent(0.6) : color
      background.cornerRadius = 10
      background.strokeWidth = state.isSelected ? 4 : 0
      background.strokeColor = .label
      cell.backgroundConfiguration = background
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    onEvent("Move to \(destinationIndexPath.item)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { onEvent("Select \(items[indexPath.item])") }
}
