import UIKit

/// A column of bubbles with the days above them.
open class MessagesLayout: UICollectionViewFlowLayout {
    public override init() {
        super.init()
        minimumLineSpacing = 2
        sectionHeadersPinToVisibleBounds = true
        headerReferenceSize = CGSize(width: 0, height: 28)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    open override func prepare() {
        if let width = collectionView?.bounds.width, width > 0 {
            let size = CGSize(width: width, height: 60)
            if estimatedItemSize != size { estimatedItemSize = size }
        }
        super.prepare()
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if newBounds.width != collectionView?.bounds.width { return true }
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
}
