/// The archived images of single pages of a page control, which are beside the values in the order
/// of `images(of:)`.
nonisolated struct ArchivedPageImages: ArchivedPart {
  static let key = "UIPageControlPages"

  /// The pages that have an image, in the order of the images.
  private let pagesWithImage: [Int]
  private let pagesWithCurrentImage: [Int]

  @MainActor init(_ control: UIPageControl) {
    pagesWithImage = control.images.ofPages.keys.sorted()
    pagesWithCurrentImage = control.images.ofCurrentPages.keys.sorted()
  }

  /// The images of single pages, then those of single current pages.
  @MainActor static func images(of control: UIPageControl) -> [UIImage] {
    let images = control.images
    return images.ofPages.keys.sorted().compactMap { images.ofPages[$0] }
      + images.ofCurrentPages.keys.sorted().compactMap { images.ofCurrentPages[$0] }
  }

  /// Sets the images on a control that has its pages; false if the archive is damaged.
  @MainActor func apply(to control: UIPageControl, images: [UIImage]) -> Bool {
    let pages = pagesWithImage + pagesWithCurrentImage
    guard images.count == pages.count, pages.allSatisfy((0..<control.numberOfPages).contains) else {
      return false
    }
    for (page, image) in zip(pagesWithImage, images) {
      control.setIndicatorImage(image, forPage: page)
    }
    for (page, image) in zip(pagesWithCurrentImage, images.dropFirst(pagesWithImage.count)) {
      control.setCurrentPageIndicatorImage(image, forPage: page)
    }
    return true
  }
}
