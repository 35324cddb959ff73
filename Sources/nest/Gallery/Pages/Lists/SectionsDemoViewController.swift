import OpenUIKitLists

/// Sections that look differently, with headers that stay at the top: tiles that scroll sideways,
/// and a grid.
final class SectionsDemoViewController: UIViewController, ListPageDemo {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  var onEvent: (String) -> Void = { _ in }
  private lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var source = makeSource()
  private var newest = 1000

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    list.backgroundColor = .systemBackground
    view.addSubview(list)
    var snapshot = Snapshot()
    for section in 0..<5 {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * 100..<section * 100 + 12), toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      section.isMultiple(of: 2) ? Self.tiles : Self.grid
    }
  }

  private static var tiles: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(150)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return finish(section)
  }

  private static var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item])
    return finish(NSCollectionLayoutSection(group: group))
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func finish(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 16, trailing: 12)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(36)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func makeSource() -> Source {
    let tile = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = Theme.distinctColor(item)
      background.cornerRadius = 12
      cell.backgroundConfiguration = background
      var content = UIListContentConfiguration.cell()
      content.text = "\(item)"
      content.textProperties.color = .white
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = UIListContentConfiguration.plainHeader()
      content.text = path.section.isMultiple(of: 2) ? "Tiles" : "Grid"
      cell.contentConfiguration = content
    }
    let source = Source(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: tile, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return source
  }

  // MARK: Commands

  private func change(_ event: String, _ body: (inout Snapshot) -> Void) {
    var snapshot = source.snapshot()
    body(&snapshot)
    source.apply(snapshot)
    onEvent(event)
  }

  func insert() {
    newest += 1
    change("Insert \(newest)") {
      guard let first = $0.itemIdentifiers.first else {
        return $0.appendItems([newest], toSection: 0)
      }
      $0.insertItems([newest], beforeItem: first)
    }
  }

  func remove() {
    guard let first = source.snapshot().itemIdentifiers.first else { return }
    change("Delete \(first)") { $0.deleteItems([first]) }
  }

  func shuffle() {
    change("Move the last section to the top") {
      guard let first = $0.sectionIdentifiers.first, let last = $0.sectionIdentifiers.last,
        first != last
      else { return }
      $0.moveSection(last, beforeSection: first)
    }
  }

  func toggleEditing() { list.isEditing.toggle() }
}

extension SectionsDemoViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onEvent("Select \(source.itemIdentifier(for: indexPath) ?? 0)")
  }
}
