/// The archived values of a scroll view, apart from those that it has as a view.
nonisolated struct ArchivedScrolling: ArchivedPart {
  static let key = "UIScrollView"

  private let offset: [Double]
  private let contentSize: [Double]
  private let contentInset: [Double]
  private let scalesFromTo: [Double]
  private let isScrollEnabled: Bool
  private let isPagingEnabled: Bool
  private let bounces: Bool

  @MainActor init(_ view: UIScrollView) {
    let inset = view.contentInset
    func numbers(_ values: CGFloat...) -> [Double] { values.map { Double($0) } }
    offset = numbers(view.contentOffset.x, view.contentOffset.y)
    contentSize = numbers(view.contentSize.width, view.contentSize.height)
    contentInset = numbers(inset.top, inset.left, inset.bottom, inset.right)
    scalesFromTo = numbers(view.minimumZoomScale, view.maximumZoomScale)
    isScrollEnabled = view.isScrollEnabled
    isPagingEnabled = view.isPagingEnabled
    bounces = view.bounces
  }

  /// Sets everything on a new scroll view; false if the archive is damaged.
  @MainActor func apply(to view: UIScrollView, images: [UIImage]) -> Bool {
    let lists = [(offset, 2), (contentSize, 2), (contentInset, 4), (scalesFromTo, 2)]
    guard lists.allSatisfy({ $0.0.count == $0.1 && $0.0.allSatisfy(\.isFinite) }) else {
      return false
    }
    view.contentSize = CGSize(width: contentSize[0], height: contentSize[1])
    view.contentInset = UIEdgeInsets(
      top: CGFloat(contentInset[0]), left: CGFloat(contentInset[1]),
      bottom: CGFloat(contentInset[2]), right: CGFloat(contentInset[3]))
    view.minimumZoomScale = CGFloat(scalesFromTo[0])
    view.maximumZoomScale = CGFloat(scalesFromTo[1])
    view.isScrollEnabled = isScrollEnabled
    view.isPagingEnabled = isPagingEnabled
    view.bounces = bounces
    view.contentOffset = CGPoint(x: offset[0], y: offset[1])
    return true
  }
}
