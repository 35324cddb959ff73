import OpenUIKitLists

/// An outline in a list with accessories, from a diffable data source.
final class OutlineDemoViewController: UIViewController, ListPageDemo {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Registration = UICollectionView.CellRegistration<
    UICollectionViewListCell, String
  >

  var onEvent: (String) -> Void = { _ in }
  private var insertions = 0
  private var groups = Cities.byLetter.prefix(8).map { $0 }
  private lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.makeLayout())
  private lazy var source = makeSource()

  deinit {}

  private static func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    list.backgroundColor = .systemGroupedBackground
    view.addSubview(list)
    show(animated: false)
  }

  private func makeSource() -> Source {
    let letters = Registration { cell, _, letter in
      var content = cell.defaultContentConfiguration()
      content.text = letter
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let cities = Registration { cell, _, city in
      var content = cell.defaultContentConfiguration()
      content.text = city
      content.image = UIImage(systemName: "mappin")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return Source(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(
        using: item.count == 1 ? letters : cities, for: path, item: item)
    }
  }

  private func show(animated: Bool) {
    let expanded = Set(
      source.snapshot(for: 0).items.filter { source.snapshot(for: 0).isExpanded($0) })
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    for group in groups {
      outline.append([group.letter])
      outline.append(group.cities, to: group.letter)
    }
    outline.expand(groups.map(\.letter).filter { expanded.isEmpty || expanded.contains($0) })
    source.apply(outline, to: 0, animatingDifferences: animated)
  }

  // MARK: Commands

  func insert() {
    insertions += 1
    let city = Cities.name(insertions)
    groups[0].cities.insert(city, at: 0)
    show(animated: true)
    onEvent("Insert \(city)")
  }

  func remove() {
    guard let group = groups.firstIndex(where: { !$0.cities.isEmpty }) else { return }
    let city = groups[group].cities.removeFirst()
    show(animated: true)
    onEvent("Delete \(city)")
  }

  func shuffle() {
    groups.reverse()
    show(animated: true)
    onEvent("Reverse the groups")
  }

  func toggleEditing() {
    list.isEditing.toggle()
    onEvent(list.isEditing ? "Editing begins" : "Editing ends")
  }
}

extension OutlineDemoViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onEvent("Select \(source.itemIdentifier(for: indexPath) ?? "")")
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
