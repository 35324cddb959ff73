import OpenUIKit

/// Pages beside each other, with a page control.
final class PagesDemoViewController: ScrollDemoViewController {
  /// The dots.
  let pageControl = UIPageControl(frame: .zero)

  private let pages = (0..<9).map { _ in UILabel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    for (index, page) in pages.enumerated() {
      page.backgroundColor = Self.color(index)
      page.text = "\(index + 1)"
      page.font = .systemFont(ofSize: 72, weight: .bold)
      page.textColor = .white
      page.textAlignment = .center
      scrollView.addSubview(page)
    }
    pageControl.numberOfPages = pages.count
    pageControl.backgroundStyle = .prominent
    pageControl.addAction(UIAction { [weak self] _ in self?.showChosenPage() }, for: .valueChanged)
    view.addSubview(pageControl)
  }

  override func layOutContent() {
    let size = scrollView.bounds.size
    let page = pageControl.currentPage
    for (index, view) in pages.enumerated() {
      view.frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
    }
    scrollView.contentSize = CGSize(
      width: CGFloat(pages.count) * size.width, height: size.height)
    if !scrollView.isDragging, !scrollView.isDecelerating, !scrollView.isScrollAnimating {
      scrollView.contentOffset = CGPoint(x: CGFloat(page) * size.width, y: 0)
    }
    pageControl.frame = CGRect(
      x: 20, y: size.height - 46, width: max(0, size.width - 40), height: 26)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    // While the dots lead, they are ahead of the content.
    if scrollView.isDragging || scrollView.isDecelerating { showPage() }
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
    showPage()
  }

  private func showPage() {
    let page = (scrollView.contentOffset.x / scrollView.bounds.width).rounded()
    if page.isFinite { pageControl.currentPage = Int(page) }
    onMove(place)
  }

  private func showChosenPage() {
    onEvent("Page \(pageControl.currentPage + 1) by the dots")
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(pageControl.currentPage) * scrollView.bounds.width, y: 0), animated: true)
  }

  override var place: String { "page \(pageControl.currentPage + 1) of \(pages.count)" }
}
