import OpenQuartzCore

/// The scroll view of a section that scrolls by itself.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  /// The superview of the cells: they are in it where the layout says, in coordinates of the list.
  let content = OrthogonalContentView(frame: .zero)
  /// Called when it has scrolled.
  var onScroll: (() -> Void)?
  /// Called at the beginning of a drag.
  var onDrag: (() -> Void)?
  /// Returns where released content rests.
  var onRelease: ((_ target: CGPoint, _ velocity: CGPoint) -> CGPoint)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    // Shadows and badges may be larger than the groups.
    clipsToBounds = false
    addSubview(content)
    delegate = self
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { onScroll?() } }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onDrag?() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target = onRelease?(targetContentOffset.pointee, velocity) {
      targetContentOffset.pointee = target
    }
  }
}

/// Contains the cells of a section that scrolls by itself.
final class OrthogonalContentView: UIView {
  /// Called when nothing is in it any more.
  var onEmpty: (() -> Void)?

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subviews.count == 1 { onEmpty?() }
  }

  deinit {}
}
