/// The images of the indicators of a page control.
struct PageIndicatorImages {
  var preferred: UIImage?
  var preferredCurrent: UIImage?
  var ofPages: [Int: UIImage] = [:]
  var ofCurrentPages: [Int: UIImage] = [:]

  /// Removes the images of pages that do not exist any more.
  mutating func removePages(from count: Int) {
    ofPages = ofPages.filter { $0.key < count }
    ofCurrentPages = ofCurrentPages.filter { $0.key < count }
  }

  /// The image of a page; nil for the dot.
  // Fidelity: the image of the current page is that of the page if there is none for the current
  // one. [documented]
  func image(for page: Int, isCurrent: Bool) -> UIImage? {
    let plain = ofPages[page] ?? preferred
    return isCurrent ? ofCurrentPages[page] ?? preferredCurrent ?? plain : plain
  }

  /// The largest width and the largest height of all images; at least those of `smallest`.
  func largestSize(atLeast smallest: CGSize) -> CGSize {
    let all =
      [preferred, preferredCurrent].compactMap { $0 } + ofPages.values
      + ofCurrentPages.values
    return all.reduce(smallest) {
      CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
  }
}
