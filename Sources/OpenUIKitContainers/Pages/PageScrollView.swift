import OpenUIKit

/// Around the pages that are scrolled: for programs that search a scroll view among the subviews.
/// Its offset follows the pages, and its recognizer is the one that turns them.
///
/// At rest the offset is one page, of three.
final class PageScrollView: UIScrollView {
  /// The view that contains the pages; it follows the offset, so that it is always in sight.
  private let content: UIView
  private let turning: UIPanGestureRecognizer
  private let isVertical: Bool

  /// - Parameters:
  ///   - content: The view that contains the pages.
  ///   - turning: The recognizer that turns them.
  ///   - isVertical: Whether they are scrolled vertically, and not horizontally.
  init(_ content: UIView, turning: UIPanGestureRecognizer, isVertical: Bool) {
    self.content = content
    self.turning = turning
    self.isVertical = isVertical
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    allowsKeyboardScrolling = false
    isPagingEnabled = true
    // The pages are turned, and what they are in stands still.
    super.panGestureRecognizer.isEnabled = false
    addGestureRecognizer(turning)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override var panGestureRecognizer: UIPanGestureRecognizer { turning }

  override var isScrollEnabled: Bool {
    didSet {
      super.panGestureRecognizer.isEnabled = false
      turning.isEnabled = isScrollEnabled
    }
  }

  override var bounds: CGRect { didSet { placeContent() } }

  override var contentOffset: CGPoint { didSet { placeContent() } }

  private func placeContent() {
    let frame = CGRect(origin: contentOffset, size: bounds.size)
    if content.frame != frame { content.frame = frame }
  }

  /// Brings the offset to where the pages are.
  ///
  /// - Parameter fraction: 0 at rest, 1 at the page on the right or below, -1 at that on the left
  ///   or above.
  func follow(_ fraction: CGFloat) {
    let size = bounds.size
    let whole =
      isVertical
      ? CGSize(width: size.width, height: 3 * size.height)
      : CGSize(width: 3 * size.width, height: size.height)
    if contentSize != whole { contentSize = whole }
    let offset =
      isVertical
      ? CGPoint(x: 0, y: size.height * (1 + fraction))
      : CGPoint(x: size.width * (1 + fraction), y: 0)
    if contentOffset != offset { contentOffset = offset }
  }
}
