import UIKit

/// A page below a header that collapses: its scroll view moves the header.
public protocol TabPage: UIViewController {
    var pageTitle: String { get }
    var pageScrollView: UIScrollView { get }
}

public protocol TabPagerViewControllerDelegate: AnyObject {
    func tabPager(_ pager: TabPagerViewController, didShow index: Int)
    func tabPager(_ pager: TabPagerViewController, didCollapseHeaderBy fraction: CGFloat)
}

extension TabPagerViewControllerDelegate {
    public func tabPager(_ pager: TabPagerViewController, didCollapseHeaderBy fraction: CGFloat) {}
}

/// Pages side by side, a bar of their titles, and a header above that collapses while a page scrolls.
open class TabPagerViewController: UIViewController {
    open weak var delegate: TabPagerViewControllerDelegate?
    public let headerView: UIView
    public let titleBar = TitleBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    public let collectionView: UICollectionView
    public private(set) var pages: [TabPage] = []
    public private(set) var selectedIndex = 0

    /// The height of the header while the pages are at their tops, and the least one.
    public let headerHeight: CGFloat
    public let minimumHeaderHeight: CGFloat
    private let titleBarHeight: CGFloat = 44
    private let layout = UICollectionViewFlowLayout()
    private var observations: [ObjectIdentifier: NSKeyValueObservation] = [:]
    private var isSettingOffsets = false
    private var isChangingSize = false
    private var headerOffset: CGFloat = 0

    public init(headerView: UIView, height: CGFloat, minimumHeight: CGFloat = 0) {
        self.headerView = headerView
        headerHeight = height
        minimumHeaderHeight = minimumHeight
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.register(PageCell.self, forCellWithReuseIdentifier: PageCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.isPagingEnabled = true
        collectionView.isPrefetchingEnabled = false
        collectionView.bounces = false
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.scrollsToTop = false
        headerView.clipsToBounds = true
        titleBar.delegate = self
        [collectionView, headerView, titleBar].forEach(view.addSubview)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if collectionView.frame != view.bounds {
            let index = selectedIndex
            isChangingSize = true
            layout.invalidateLayout()
            collectionView.frame = view.bounds
            collectionView.layoutIfNeeded()
            collectionView.contentOffset.x = CGFloat(index) * view.bounds.width
            isChangingSize = false
        }
        placeHeader()
    }

    // MARK: - Pages

    open func setPages(_ pages: [TabPage]) {
        loadViewIfNeeded()
        self.pages.forEach { observations[ObjectIdentifier($0)] = nil }
        for case let cell as PageCell in collectionView.visibleCells { cell.remove() }
        self.pages = pages
        selectedIndex = min(selectedIndex, max(0, pages.count - 1))
        pages.forEach(prepare)
        titleBar.titles = pages.map(\.pageTitle)
        collectionView.reloadData()
        view.setNeedsLayout()
    }

    private func prepare(_ page: TabPage) {
        let scrollView = page.pageScrollView
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset.top = expandedTop
        scrollView.verticalScrollIndicatorInsets.top = expandedTop
        scrollView.contentOffset.y = -expandedTop + headerOffset
        observations[ObjectIdentifier(page)] = scrollView.observe(\.contentOffset, options: [.new]) {
            [weak self, weak page] scrollView, _ in
            guard let self = self, let page = page else { return }
            self.page(page, didScroll: scrollView)
        }
    }

    open func select(_ index: Int, animated: Bool) {
        guard pages.indices.contains(index) else { return }
        guard collectionView.bounds.width > 0 else {
            selectedIndex = index
            return
        }
        collectionView.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: animated)
        if !animated { pageChanged() }
    }

    private func pageChanged() {
        let width = collectionView.bounds.width
        guard width > 0, !pages.isEmpty, !isChangingSize else { return }
        let index = min(max(0, Int((collectionView.contentOffset.x / width).rounded())), pages.count - 1)
        titleBar.move(to: CGFloat(index), animated: true)
        guard index != selectedIndex else { return }
        selectedIndex = index
        for (number, page) in pages.enumerated() { page.pageScrollView.scrollsToTop = number == index }
        delegate?.tabPager(self, didShow: index)
    }

    // MARK: - Header

    private var expandedTop: CGFloat { headerHeight + titleBarHeight }
    private var collapsible: CGFloat { headerHeight - minimumHeaderHeight }

    /// How much of the header is collapsed, 0 to 1.
    public var collapsedFraction: CGFloat { collapsible > 0 ? min(1, max(0, headerOffset / collapsible)) : 0 }

    private func page(_ page: TabPage, didScroll scrollView: UIScrollView) {
        guard !isSettingOffsets, pages.indices.contains(selectedIndex), pages[selectedIndex] === page else { return }
        let old = collapsedFraction
        headerOffset = min(collapsible, scrollView.contentOffset.y + expandedTop)
        placeHeader()
        isSettingOffsets = true
        for other in pages where other !== page { align(other.pageScrollView) }
        isSettingOffsets = false
        if collapsedFraction != old { delegate?.tabPager(self, didCollapseHeaderBy: collapsedFraction) }
    }

    /// A page that is not shown begins below the header, or stays where it was if it is scrolled farther.
    private func align(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y + expandedTop
        if headerOffset < collapsible || offset < collapsible {
            scrollView.contentOffset.y = min(collapsible, max(0, headerOffset)) - expandedTop
        }
    }

    private func placeHeader() {
        // Pulled down, the header grows.
        let height = max(minimumHeaderHeight, headerHeight - headerOffset)
        headerView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        titleBar.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: titleBarHeight)
    }
}

extension TabPagerViewController: UICollectionViewDataSource {
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pages.count }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PageCell.identifier, for: indexPath)
        (cell as? PageCell)?.show(pages[indexPath.item], in: self)
        return cell
    }
}

extension TabPagerViewController: UICollectionViewDelegateFlowLayout {
    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionView.bounds.size }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { (cell as? PageCell)?.remove() }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === collectionView, scrollView.bounds.width > 0, !isChangingSize else { return }
        guard scrollView.isDragging || scrollView.isDecelerating else { return }
        titleBar.move(to: scrollView.contentOffset.x / scrollView.bounds.width, animated: true)
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pageChanged() }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pageChanged() }
}

extension TabPagerViewController: TitleBarDelegate {
    func titleBar(_ titleBar: TitleBar, didSelect index: Int) { select(index, animated: true) }
}
