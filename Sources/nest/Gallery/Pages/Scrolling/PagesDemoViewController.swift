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
      page.backgroundColor = Theme.distinctColor(index)
      page.text = "\(index + 1)"
      page.font = .systemFont(ofSize: 72, weight: .bold)
      page.textColor = .white
      page.textAlignment = .center
    }
    let row = UIStackView(.horizontal, distribution: .fillEqually, pages)
    row.semanticContentAttribute = .forceLeftToRight
    scrollView.addRow(row)
    pages[0].widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
      .withPriority(.almostRequired).isActive = true
    pageControl.numberOfPages = pages.count
    pageControl.backgroundStyle = .prominent
    pageControl.addAction(UIAction { [weak self] _ in self?.showChosenPage() }, for: .valueChanged)
    view.addConstrained(pageControl)
    NSLayoutConstraint.activate([
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      pageControl.heightAnchor.constraint(equalToConstant: 26),
    ])
  }

  /// In another size the same page is shown.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !scrollView.isDragging, !scrollView.isDecelerating, !scrollView.isScrollAnimating
    else { return }
    scrollView.contentOffset = CGPoint(
      x: CGFloat(pageControl.currentPage) * scrollView.bounds.width, y: 0)
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
