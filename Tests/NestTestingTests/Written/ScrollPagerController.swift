import NestKit

/// Pages on a scroll view. Only the pages that are inside it have their views there.
final class ScrollPagerController: UIViewController, UIScrollViewDelegate {
  private(set) var pages: [UIViewController] = []
  private let scrollView = UIScrollView()
  private var current = 0
  private var isLayingOut = false

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    isLayingOut = true
    scrollView.frame = view.bounds
    layOutPages()
    scrollView.contentOffset.x = CGFloat(current) * view.bounds.width
    isLayingOut = false
    showVisiblePages()
  }

  func setPage(_ page: UIViewController) {
    for page in pages { remove(page) }
    (pages, current) = ([], 0)
    append(page)
    loadViewIfNeeded()
    scrollView.contentOffset = .zero
    showVisiblePages()
  }

  func append(_ page: UIViewController) {
    pages.append(page)
    addChild(page)
    page.didMove(toParent: self)
    if isViewLoaded { layOutPages() }
  }

  func scroll(to page: UIViewController, animated: Bool) {
    guard let index = pages.firstIndex(of: page) else { return }
    loadViewIfNeeded()
    current = index
    let offset = CGPoint(x: CGFloat(index) * scrollView.bounds.width, y: 0)
    scrollView.setContentOffset(offset, animated: animated && view.window != nil)
    showVisiblePages()
  }

  func removeCurrent() {
    guard pages.indices.contains(current) else { return }
    remove(pages.remove(at: current))
    current = max(0, min(current, pages.count - 1))
    layOutPages()
    scrollView.contentOffset.x = CGFloat(current) * scrollView.bounds.width
    showVisiblePages()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isLayingOut { showVisiblePages() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    current = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }

  private func layOutPages() {
    let size = scrollView.bounds.size
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview != nil {
      page.view.frame = frame(at: index)
    }
  }

  private func showVisiblePages() {
    for (index, page) in pages.enumerated() {
      let frame = frame(at: index)
      if frame.insetBy(dx: 1, dy: 1).intersects(scrollView.bounds) {
        guard page.viewIfLoaded?.superview !== scrollView else { continue }
        page.view.frame = frame
        scrollView.addSubview(page.view)
      } else {
        page.viewIfLoaded?.removeFromSuperview()
      }
    }
  }

  private func frame(at index: Int) -> CGRect {
    let size = scrollView.bounds.size
    return CGRect(
      x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }
}
