extension UIPageControl {
  /// The pages, and the look of their indicators. The images of single pages are archived by
  /// `ArchivedPageImages`.
  struct Properties: PropertyList {
    typealias Owner = UIPageControl

    let numberOfPages = Property(\UIPageControl.numberOfPages)
      .archivedIfNotNegative()
    let currentPage = Property(\UIPageControl.currentPage).archived()
    let hidesForSinglePage = Property(\UIPageControl.hidesForSinglePage, .layout)
      .archived(unless: false)
    let allowsContinuousInteraction = Property(\UIPageControl.allowsContinuousInteraction)
      .archived(unless: true)
    let backgroundStyle = Property(\UIPageControl.backgroundStyle, []) { $0.showBackdrop() }
      .archived()
    let direction = Property(\UIPageControl.direction, .layout).archived()
    let pageIndicatorTintColor = Property(\UIPageControl.pageIndicatorTintColor, .layout)
      .recorded().archived()
    let currentPageIndicatorTintColor = Property(
      \UIPageControl.currentPageIndicatorTintColor, .layout
    ).recorded().archived()
    let preferredIndicatorImage = Property(\UIPageControl.preferredIndicatorImage, .layout)
      .archivedObject()
    let preferredCurrentPageIndicatorImage = Property(
      \UIPageControl.preferredCurrentPageIndicatorImage, .layout
    ).archivedObject()

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
