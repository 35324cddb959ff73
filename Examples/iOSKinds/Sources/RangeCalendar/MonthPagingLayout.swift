import UIKit

protocol MonthPagingLayoutDataSource: AnyObject {
    func numberOfWeeks(inSection section: Int) -> Int
    func firstColumn(ofSection section: Int) -> Int
    /// The items of a section that are in the selected range.
    func selectedItems(inSection section: Int) -> Range<Int>?
}

final class MonthLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var onlyRanges = false
}

final class BandAttributes: UICollectionViewLayoutAttributes {
    var roundedEdges: UIRectCorner = []

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? BandAttributes)?.roundedEdges = roundedEdges
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? BandAttributes, other.roundedEdges == roundedEdges else { return false }
        return super.isEqual(object)
    }
}

/// Months side by side, each as wide as the collection view, with a band behind the selected days of each week.
final class MonthPagingLayout: UICollectionViewLayout {
    static let bandKind = "RangeCalendar.band"
    weak var dataSource: MonthPagingLayoutDataSource?
    var headerHeight: CGFloat = 56 { didSet { if headerHeight != oldValue { invalidateLayout() } } }
    private(set) var numberOfPreparations = 0

    private var pageSize = CGSize.zero
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var bands: [IndexPath: BandAttributes] = [:]

    override class var invalidationContextClass: AnyClass { MonthLayoutInvalidationContext.self }
    override class var layoutAttributesClass: AnyClass { BandAttributes.self }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        if items.isEmpty || pageSize != collectionView.bounds.size {
            numberOfPreparations += 1
            pageSize = collectionView.bounds.size
            prepareDays(of: collectionView)
        }
        if bands.isEmpty { prepareBands(of: collectionView) }
    }

    private func prepareDays(of collectionView: UICollectionView) {
        items.removeAll(keepingCapacity: true)
        headers.removeAll()
        for section in 0..<collectionView.numberOfSections {
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                with: IndexPath(item: 0, section: section))
            header.frame = CGRect(x: pageSize.width * CGFloat(section), y: 0, width: pageSize.width, height: headerHeight)
            headers[header.indexPath] = header
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let day = UICollectionViewLayoutAttributes(forCellWith: path)
                day.frame = frameOfDay(at: path)
                day.zIndex = 1
                items[path] = day
            }
        }
    }

    private func frameOfDay(at path: IndexPath) -> CGRect {
        let weeks = CGFloat(max(1, dataSource?.numberOfWeeks(inSection: path.section) ?? 6))
        let slot = path.item + (dataSource?.firstColumn(ofSection: path.section) ?? 0)
        let size = CGSize(width: pageSize.width / 7, height: max(0, pageSize.height - headerHeight) / weeks)
        return CGRect(
            x: pageSize.width * CGFloat(path.section) + CGFloat(slot % 7) * size.width,
            y: headerHeight + CGFloat(slot / 7) * size.height, width: size.width, height: size.height)
    }

    private func prepareBands(of collectionView: UICollectionView) {
        for section in 0..<collectionView.numberOfSections {
            guard let range = dataSource?.selectedItems(inSection: section), !range.isEmpty else { continue }
            let column = dataSource?.firstColumn(ofSection: section) ?? 0
            let weeks = Dictionary(grouping: range) { ($0 + column) / 7 }
            for (week, days) in weeks {
                guard let first = days.min(), let last = days.max() else { continue }
                let path = IndexPath(item: week, section: section)
                let band = BandAttributes(forDecorationViewOfKind: MonthPagingLayout.bandKind, with: path)
                band.frame = frameOfDay(at: IndexPath(item: first, section: section))
                    .union(frameOfDay(at: IndexPath(item: last, section: section))).insetBy(dx: 2, dy: 6)
                band.zIndex = 0
                if first == range.lowerBound { band.roundedEdges.formUnion([.topLeft, .bottomLeft]) }
                if last == range.upperBound - 1 { band.roundedEdges.formUnion([.topRight, .bottomRight]) }
                bands[path] = band
            }
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: pageSize.width * CGFloat(collectionView?.numberOfSections ?? 0), height: pageSize.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard pageSize.width > 0 else { return nil }
        let all = [Array(headers.values), Array(bands.values) as [UICollectionViewLayoutAttributes], Array(items.values)]
        return all.flatMap { $0 }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementKind == UICollectionView.elementKindSectionHeader ? headers[indexPath] : nil
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementKind == MonthPagingLayout.bandKind ? bands[indexPath] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != pageSize
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if (context as? MonthLayoutInvalidationContext)?.onlyRanges != true { items.removeAll() }
        bands.removeAll()
        super.invalidateLayout(with: context)
    }

    func invalidateRanges() {
        let context = MonthLayoutInvalidationContext()
        context.onlyRanges = true
        context.invalidateDecorationElements(ofKind: MonthPagingLayout.bandKind, at: Array(bands.keys))
        invalidateLayout(with: context)
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard pageSize.width > 0 else { return proposedContentOffset }
        let page = (proposedContentOffset.x / pageSize.width).rounded()
        return CGPoint(x: page * pageSize.width, y: proposedContentOffset.y)
    }
}
