/// The archived values of a page control, apart from those that it has as a control. The images are
/// archived beside them, in the order of `images(of:)`.
nonisolated struct ArchivedPageControl: ArchivedPart {
  static let key = "UIPageControl"

  private let numberOfPages: Int
  private let currentPage: Int
  private let hidesForSinglePage: Bool
  private let allowsContinuousInteraction: Bool
  private let backgroundStyle: Int
  private let direction: Int
  private let color: ArchivedColor?
  private let currentColor: ArchivedColor?
  private let hasPreferredImage: Bool
  private let hasPreferredCurrentImage: Bool
  /// The pages that have an image, in the order of the images.
  private let pagesWithImage: [Int]
  private let pagesWithCurrentImage: [Int]

  @MainActor init(_ control: UIPageControl) {
    numberOfPages = control.numberOfPages
    currentPage = control.currentPage
    hidesForSinglePage = control.hidesForSinglePage
    allowsContinuousInteraction = control.allowsContinuousInteraction
    backgroundStyle = control.backgroundStyle.rawValue
    direction = control.direction.rawValue
    color = control.pageIndicatorTintColor.map { ArchivedColor($0) }
    currentColor = control.currentPageIndicatorTintColor.map { ArchivedColor($0) }
    hasPreferredImage = control.images.preferred != nil
    hasPreferredCurrentImage = control.images.preferredCurrent != nil
    pagesWithImage = control.images.ofPages.keys.sorted()
    pagesWithCurrentImage = control.images.ofCurrentPages.keys.sorted()
  }

  /// The images of a page control: for all pages, for all current pages, then those of single
  /// pages, and of single current pages.
  @MainActor static func images(of control: UIPageControl) -> [UIImage] {
    let images = control.images
    return [images.preferred, images.preferredCurrent].compactMap { $0 }
      + images.ofPages.keys.sorted().compactMap { images.ofPages[$0] }
      + images.ofCurrentPages.keys.sorted().compactMap { images.ofCurrentPages[$0] }
  }

  private var imageCount: Int {
    (hasPreferredImage ? 1 : 0) + (hasPreferredCurrentImage ? 1 : 0) + pagesWithImage.count
      + pagesWithCurrentImage.count
  }

  /// Sets everything on a new page control; false if the archive is damaged.
  @MainActor func apply(to control: UIPageControl, images: [UIImage]) -> Bool {
    guard images.count == imageCount, numberOfPages >= 0,
      (pagesWithImage + pagesWithCurrentImage).allSatisfy((0..<numberOfPages).contains),
      let backgroundStyle = UIPageControl.BackgroundStyle(rawValue: backgroundStyle),
      let direction = UIPageControl.Direction(rawValue: direction)
    else { return false }
    control.numberOfPages = numberOfPages
    control.currentPage = currentPage
    control.hidesForSinglePage = hidesForSinglePage
    control.allowsContinuousInteraction = allowsContinuousInteraction
    control.backgroundStyle = backgroundStyle
    control.direction = direction
    control.pageIndicatorTintColor = color?.source.map { UIColor($0) }
    control.currentPageIndicatorTintColor = currentColor?.source.map { UIColor($0) }
    setImages(images, of: control)
    return true
  }

  @MainActor private func setImages(_ images: [UIImage], of control: UIPageControl) {
    var remaining = images[...]
    if hasPreferredImage { control.preferredIndicatorImage = remaining.popFirst() }
    if hasPreferredCurrentImage {
      control.preferredCurrentPageIndicatorImage = remaining.popFirst()
    }
    for page in pagesWithImage {
      control.setIndicatorImage(remaining.popFirst(), forPage: page)
    }
    for page in pagesWithCurrentImage {
      control.setCurrentPageIndicatorImage(remaining.popFirst(), forPage: page)
    }
  }
}
