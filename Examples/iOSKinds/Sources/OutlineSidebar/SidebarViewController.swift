import UIKit

/// A sidebar: sections with an outline each, whose folders expand, and whose state survives new data.
@available(iOS 14, *)
open class SidebarViewController: UIViewController, UICollectionViewDelegate {
    public weak var sidebarDelegate: SidebarDelegate?
    public private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, SidebarItem>!

    open override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        dataSource = makeDataSource()
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
            configuration.headerMode = .firstItemInSection
            configuration.showsSeparators = false
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, SidebarItem> {
        let header = UICollectionView.CellRegistration<UICollectionViewListCell, SidebarItem> { cell, _, item in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = item.title
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, SidebarItem> { cell, _, item in
            var content = UIListContentConfiguration.sidebarCell()
            content.text = item.title
            content.image = UIImage(systemName: item.symbol)
            cell.contentConfiguration = content
            cell.accessories = item.children.isEmpty ? [] : [.outlineDisclosure(options: .init(style: .cell))]
        }
        let source = UICollectionViewDiffableDataSource<String, SidebarItem>(collectionView: collectionView) {
            list, path, item in
            path.item == 0
                ? list.dequeueConfiguredReusableCell(using: header, for: path, item: item)
                : list.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        source.sectionSnapshotHandlers.willExpandItem = { [weak self] item in self?.changed(item, isExpanded: true) }
        source.sectionSnapshotHandlers.willCollapseItem = { [weak self] item in self?.changed(item, isExpanded: false) }
        return source
    }

    private func changed(_ item: SidebarItem, isExpanded: Bool) {
        sidebarDelegate?.sidebar(self, didExpand: item, isExpanded: isExpanded)
    }

    /// Shows sections, each the outline of a folder. Folders that were expanded are so afterwards, and new sections are.
    open func show(_ sections: [SidebarItem], animated: Bool = true) {
        loadViewIfNeeded()
        var order = NSDiffableDataSourceSnapshot<String, SidebarItem>()
        let known = Set(dataSource.snapshot().sectionIdentifiers)
        let expanded = Set(known.flatMap { section -> [SidebarItem] in
            let outline = dataSource.snapshot(for: section)
            return outline.items.filter { outline.isExpanded($0) }
        })
        order.appendSections(sections.map(\.id))
        dataSource.apply(order, animatingDifferences: false)
        for section in sections {
            var outline = NSDiffableDataSourceSectionSnapshot<SidebarItem>()
            append([section], to: nil, of: &outline)
            if !known.contains(section.id) { outline.expand([section]) }
            outline.expand(outline.items.filter { expanded.contains($0) })
            dataSource.apply(outline, to: section.id, animatingDifferences: animated)
        }
    }

    private func append(
        _ items: [SidebarItem], to parent: SidebarItem?, of outline: inout NSDiffableDataSourceSectionSnapshot<SidebarItem>
    ) {
        outline.append(items, to: parent)
        for item in items where !item.children.isEmpty { append(item.children, to: item, of: &outline) }
    }

    /// The titles of the rows that are there, expanded folders with what is in them.
    public var titles: [String] {
        dataSource.snapshot().sectionIdentifiers.flatMap { section in
            dataSource.snapshot(for: section).visibleItems.map(\.title)
        }
    }

    /// Selects an item, and expands the folders in which it is.
    @discardableResult
    open func select(_ id: String, animated: Bool = true) -> Bool {
        for section in dataSource.snapshot().sectionIdentifiers {
            var outline = dataSource.snapshot(for: section)
            guard let item = outline.items.first(where: { $0.id == id }) else { continue }
            var folder = outline.parent(of: item)
            while let current = folder {
                outline.expand([current])
                folder = outline.parent(of: current)
            }
            dataSource.apply(outline, to: section, animatingDifferences: animated)
            collectionView.selectItem(
                at: dataSource.indexPath(for: item), animated: animated, scrollPosition: .centeredVertically)
            return true
        }
        return false
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        sidebarDelegate?.sidebar(self, didSelect: item)
    }
}
