import NestKit

/// Has all pages on a scroll view with paging at once: those aside appear, and nobody sees them.
final class EagerPagerController: UIViewController {
  private(set) var pages: [UIViewController] = []
  private let scrollView = UIScrollView()

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    layOutPages()
  }

  func setPage(_ page: UIViewController) {
    while !pages.isEmpty { removeLast() }
    append(page, animated: false)
  }

  func append(_ page: UIViewController, animated: Bool) {
    loadViewIfNeeded()
    pages.append(page)
    addChild(page)
    page.view.frame = frame(at: pages.count - 1)
    scrollView.addSubview(page.view)
    page.didMove(toParent: self)
    layOutPages()
    scrollView.setContentOffset(
      page.view.frame.origin, animated: animated && view.window != nil)
  }

  func removeLast() {
    guard let page = pages.popLast() else { return }
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    layOutPages()
  }

  private func layOutPages() {
    let size = scrollView.bounds.size
    for (index, page) in pages.enumerated() { page.view.frame = frame(at: index) }
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    scrollView.contentOffset.x = min(
      scrollView.contentOffset.x, max(0, scrollView.contentSize.width - size.width))
  }

  private func frame(at index: Int) -> CGRect {
    let size = view.bounds.size
    return CGRect(
      x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
  }
}
