import UIKit

final class TitleCell: UICollectionViewCell {
    static let identifier = "TitleCell"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var isSelected: Bool { didSet { label.textColor = isSelected ? tintColor : .secondaryLabel } }
}

protocol TitleBarDelegate: AnyObject {
    func titleBar(_ titleBar: TitleBar, didSelect index: Int)
}

/// Titles side by side, as wide as their texts, with a line below the chosen one.
public final class TitleBar: UIView {
    weak var delegate: TitleBarDelegate?
    public let collectionView: UICollectionView
    public let indicator = UIView()
    public private(set) var progress: CGFloat = 0
    public var font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    public var titlePadding: CGFloat = 16
    var titles: [String] = [] { didSet { reload() } }
    private let layout = UICollectionViewFlowLayout()

    override init(frame: CGRect) {
        layout.scrollDirection = .horizontal
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        collectionView = UICollectionView(frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
        super.init(frame: frame)
        collectionView.register(TitleCell.self, forCellWithReuseIdentifier: TitleCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.backgroundColor = .systemBackground
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(collectionView)
        indicator.backgroundColor = .systemBlue
        collectionView.addSubview(indicator)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func reload() {
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
        move(to: min(progress, CGFloat(max(0, titles.count - 1))), animated: false)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        collectionView.layoutIfNeeded()
        placeIndicator()
    }

    private func frame(at index: Int) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame
    }

    private func placeIndicator() {
        guard !titles.isEmpty, let from = frame(at: Int(progress)) else { return }
        let to = frame(at: min(Int(progress) + 1, titles.count - 1)) ?? from
        let share = progress - progress.rounded(.down)
        let x = from.minX + (to.minX - from.minX) * share
        let width = from.width + (to.width - from.width) * share
        indicator.frame = CGRect(x: x + titlePadding, y: bounds.height - 3, width: max(0, width - 2 * titlePadding), height: 3)
        collectionView.bringSubviewToFront(indicator)
    }

    /// Moves the line between titles, and shows the nearest of them.
    func move(to progress: CGFloat, animated: Bool) {
        guard !titles.isEmpty else { return }
        self.progress = min(max(0, progress), CGFloat(titles.count - 1))
        let index = Int(self.progress.rounded())
        let path = IndexPath(item: index, section: 0)
        if collectionView.indexPathsForSelectedItems != [path] {
            collectionView.selectItem(at: path, animated: animated, scrollPosition: .centeredHorizontally)
        }
        placeIndicator()
    }
}

extension TitleBar: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TitleCell.identifier, for: indexPath)
        if let title = cell as? TitleCell {
            title.label.text = titles[indexPath.item]
            title.label.font = font
            title.accessibilityLabel = titles[indexPath.item]
        }
        return cell
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let text = titles[indexPath.item] as NSString
        let width = ceil(text.size(withAttributes: [.font: font]).width) + 2 * titlePadding
        return CGSize(width: width, height: collectionView.bounds.height)
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        delegate?.titleBar(self, didSelect: indexPath.item)
    }
}
