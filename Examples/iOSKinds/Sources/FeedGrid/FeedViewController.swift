import UIKit

/// A post of the feed.
public struct Post: Hashable {
    public let id: UUID
    public var title: String
    public var isPinned: Bool

    public init(title: String, isPinned: Bool = false) {
        id = UUID()
        self.title = title
        self.isPinned = isPinned
    }
}

/// A feed: posts that are pinned side by side at the top, the others in a list below.
@available(iOS 14, *)
open class FeedViewController: UICollectionViewController {
    public enum Section: Int, CaseIterable { case pinned, all }

    private lazy var dataSource = makeDataSource()
    public private(set) var selected: [Post] = []

    public init() {
        super.init(collectionViewLayout: FeedViewController.makeLayout())
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            switch Section(rawValue: index) {
            case .pinned:
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(140), heightDimension: .absolute(100)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 10
                section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
                section.orthogonalScrollingBehavior = .continuous
                return section
            default:
                let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            }
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Post> {
        let tile = UICollectionView.CellRegistration<UICollectionViewCell, Post> { cell, _, post in
            var content = UIListContentConfiguration.cell()
            content.text = post.title
            cell.contentConfiguration = content
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Post> { cell, _, post in
            var content = cell.defaultContentConfiguration()
            content.text = post.title
            content.secondaryText = "Post"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, post in
            path.section == Section.pinned.rawValue
                ? view.dequeueConfiguredReusableCell(using: tile, for: path, item: post)
                : view.dequeueConfiguredReusableCell(using: row, for: path, item: post)
        }
    }

    open func show(_ posts: [Post], animated: Bool = true, completion: (() -> Void)? = nil) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Post>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(posts.filter(\.isPinned), toSection: .pinned)
        snapshot.appendItems(posts.filter { !$0.isPinned }, toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
    }

    public func post(at path: IndexPath) -> Post? { dataSource.itemIdentifier(for: path) }

    open override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let post = dataSource.itemIdentifier(for: indexPath) else { return }
        selected.append(post)
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}
