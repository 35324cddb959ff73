// The user requests to scroll to the top: by a tap on the status bar of a device, or by Control and
// Home.

extension UIScrollView {
  /// Scrolls to the top at the user's request. Returns false if the view or its delegate refuses.
  ///
  /// The delegate receives `scrollViewDidScrollToTop(_:)` at the end, also if the content is there.
  final func scrollToTop() -> Bool {
    guard permitsScrollToTop, delegate?.scrollViewShouldScrollToTop(self) != false else {
      return false
    }
    let top = geometry.range(.vertical).lowerBound
    guard contentOffset.y != top else {
      delegate?.scrollViewDidScrollToTop(self)
      return true
    }
    scroll(to: CGPoint(x: contentOffset.x, y: top), animated: true)
    scrolling.scrollsToTopNow = scrolling.machine.isAnimating
    return true
  }

  /// Whether a request of the user applies to this view.
  private var permitsScrollToTop: Bool {
    scrollsToTop && isScrollEnabled && window != nil && !isDragging
  }
}

extension UIView {
  /// The scroll views in this view, itself included, that permit scrolling to the top and are
  /// neither hidden nor disabled.
  final var scrollViewsForTop: [UIScrollView] {
    guard receivesTouches else { return [] }
    let own = (self as? UIScrollView).map { $0.scrollsToTop ? [$0] : [] } ?? []
    return orderedSubviews.reduce(own) { $0 + $1.scrollViewsForTop }
  }
}
