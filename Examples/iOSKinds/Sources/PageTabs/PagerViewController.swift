import UIKit

@objc public protocol PagerViewControllerDataSource: NSObjectProtocol {
    func numberOfPages(in pager: PagerViewController) -> Int
    func pager(_ pager: PagerViewController, viewControllerAt index: Int) -> UIViewController
    @objc optional func pager(_ pager: PagerViewController, titleForPageAt index: Int) -> String
}

@objc public protocol PagerViewControllerDelegate: NSObjectProtocol {
    @objc optional func pager(_ pager: PagerViewController, didScrollTo progress: CGFloat)
    @objc optional func pager(_ pager: PagerViewController, didShowPageAt index: Int)
}

open class PagerViewController: UIViewController {
    public weak var dataSource: PagerViewControllerDataSource?
    public weak var delegate: PagerViewControllerDelegate?
    public let tabBar = TabBarView(frame: .zero)
    public let scrollView = UIScrollView()
    public private(set) var currentIndex = 0

    private var pages: [Int: UIViewController] = [:]
    private var count = 0
    private var observation: NSKeyValueObservation?
    private var isRotating = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        tabBar.tabDelegate = self
        view.addSubview(scrollView)
        view.addSubview(tabBar)
        tabBar.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            tabBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tabBar.heightAnchor.constraint(equalToConstant: 44),
            scrollView.topAnchor.constraint(equalTo: tabBar.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] scrollView, change in
            guard let self = self, let offset = change.newValue, scrollView.bounds.width > 0 else { return }
            self.tabBar.move(to: min(max(0, offset.x / scrollView.bounds.width), CGFloat(max(0, self.count - 1))))
        }
        reloadData()
    }

    open func reloadData() {
        pages.keys.forEach(removePage)
        count = dataSource?.numberOfPages(in: self) ?? 0
        tabBar.titles = (0..<count).map { dataSource?.pager?(self, titleForPageAt: $0) ?? "Page \($0 + 1)" }
        currentIndex = min(currentIndex, max(0, count - 1))
        view.setNeedsLayout()
    }

    open func showPage(at index: Int, animated: Bool) {
        guard (0..<count).contains(index) else { return }
        scrollView.setContentOffset(CGPoint(x: CGFloat(index) * scrollView.bounds.width, y: 0), animated: animated)
        if !animated { scrollingDidEnd() }
    }

    fileprivate func loadPage(at index: Int) {
        guard (0..<count).contains(index), pages[index] == nil, let page = dataSource?.pager(self, viewControllerAt: index)
        else { return }
        pages[index] = page
        addChild(page)
        page.view.frame = frameOfPage(at: index)
        scrollView.addSubview(page.view)
        page.didMove(toParent: self)
    }

    fileprivate func removePage(at index: Int) {
        guard let page = pages.removeValue(forKey: index) else { return }
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.removeFromParent()
    }

    private func frameOfPage(at index: Int) -> CGRect {
        let size = scrollView.bounds.size
        return CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
    }

    fileprivate func layoutPages() {
        let size = scrollView.bounds.size
        guard size.width > 0 else { return }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(count), height: size.height)
        for (index, page) in pages { page.view.frame = frameOfPage(at: index) }
        if !scrollView.isDragging && !scrollView.isDecelerating {
            scrollView.contentOffset = CGPoint(x: CGFloat(currentIndex) * size.width, y: 0)
        }
        loadVisiblePages()
    }

    fileprivate func loadVisiblePages() {
        let range = max(0, currentIndex - 1)...(currentIndex + 1)
        range.forEach(loadPage)
        pages.keys.filter { !range.contains($0) }.forEach(removePage)
    }

    fileprivate func scrollingDidEnd() {
        let index = Int((scrollView.contentOffset.x / max(1, scrollView.bounds.width)).rounded())
        guard index != currentIndex else { return }
        currentIndex = index
        loadVisiblePages()
        delegate?.pager?(self, didShowPageAt: index)
    }

    @objc func pageForward() { showPage(at: currentIndex + 1, animated: false) }
}

// MARK: - Life cycle

extension PagerViewController {
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutPages()
    }

    open override var canBecomeFirstResponder: Bool { return true }

    open override var keyCommands: [UIKeyCommand]? {
        return [UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: #selector(pageForward))]
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        isRotating = true
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.isRotating = false }
    }
}

extension PagerViewController: UIScrollViewDelegate {
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        delegate?.pager?(self, didScrollTo: scrollView.contentOffset.x / scrollView.bounds.width)
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollingDidEnd() }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { scrollingDidEnd() }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { scrollingDidEnd() }
    }
}

extension PagerViewController: TabBarViewDelegate {
    open func tabBarView(_ view: TabBarView, didSelectItemAt index: Int) {
        showPage(at: index, animated: false)
    }
}

/// A pager that counts; it overrides what its superclass has in extensions.
open class CountingPagerViewController: PagerViewController {
    public private(set) var scrolls = 0

    open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        scrolls += 1
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabBar.indicator.isHidden = scrolls > 1000
    }
}
