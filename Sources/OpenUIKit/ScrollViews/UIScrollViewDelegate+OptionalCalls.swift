// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension UIScrollViewDelegate {
  /// `scrollViewDidScroll(…)`, to be called with `?`; never nil.
  public var scrollViewDidScroll:
    (
      (UIScrollView) -> Void
    )?
  {
    { self.scrollViewDidScroll($0) }
  }

  /// `scrollViewDidZoom(…)`, to be called with `?`; never nil.
  public var scrollViewDidZoom:
    (
      (UIScrollView) -> Void
    )?
  {
    { self.scrollViewDidZoom($0) }
  }

  /// `scrollViewWillBeginDragging(…)`, to be called with `?`; never nil.
  public var scrollViewWillBeginDragging:
    (
      (UIScrollView) -> Void
    )?
  {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// The methods `scrollViewWillEndDragging(…)`, to be called with `?`; never nil.
  public var scrollViewWillEndDragging: _UIScrollViewDelegateScrollViewWillEndDragging? {
    _UIScrollViewDelegateScrollViewWillEndDragging(delegate: self)
  }

  /// The methods `scrollViewDidEndDragging(…)`, to be called with `?`; never nil.
  public var scrollViewDidEndDragging: _UIScrollViewDelegateScrollViewDidEndDragging? {
    _UIScrollViewDelegateScrollViewDidEndDragging(delegate: self)
  }

  /// `scrollViewWillBeginDecelerating(…)`, to be called with `?`; never nil.
  public var scrollViewWillBeginDecelerating:
    (
      (UIScrollView) -> Void
    )?
  {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// `scrollViewDidEndDecelerating(…)`, to be called with `?`; never nil.
  public var scrollViewDidEndDecelerating:
    (
      (UIScrollView) -> Void
    )?
  {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// `scrollViewDidEndScrollingAnimation(…)`, to be called with `?`; never nil.
  public var scrollViewDidEndScrollingAnimation:
    (
      (UIScrollView) -> Void
    )?
  {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// The methods `viewForZooming(…)`, to be called with `?`; never nil.
  public var viewForZooming: _UIScrollViewDelegateViewForZooming? {
    _UIScrollViewDelegateViewForZooming(delegate: self)
  }

  /// The methods `scrollViewWillBeginZooming(…)`, to be called with `?`; never nil.
  public var scrollViewWillBeginZooming: _UIScrollViewDelegateScrollViewWillBeginZooming? {
    _UIScrollViewDelegateScrollViewWillBeginZooming(delegate: self)
  }

  /// The methods `scrollViewDidEndZooming(…)`, to be called with `?`; never nil.
  public var scrollViewDidEndZooming: _UIScrollViewDelegateScrollViewDidEndZooming? {
    _UIScrollViewDelegateScrollViewDidEndZooming(delegate: self)
  }

  /// `scrollViewShouldScrollToTop(…)`, to be called with `?`; never nil.
  public var scrollViewShouldScrollToTop:
    (
      (UIScrollView) -> Bool
    )?
  {
    { self.scrollViewShouldScrollToTop($0) }
  }

  /// `scrollViewDidScrollToTop(…)`, to be called with `?`; never nil.
  public var scrollViewDidScrollToTop:
    (
      (UIScrollView) -> Void
    )?
  {
    { self.scrollViewDidScrollToTop($0) }
  }

  /// `scrollViewDidChangeAdjustedContentInset(…)`, to be called with `?`; never nil.
  public var scrollViewDidChangeAdjustedContentInset:
    (
      (UIScrollView) -> Void
    )?
  {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// The methods `scrollViewWillEndDragging(…)` of a `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateScrollViewWillEndDragging {
  let delegate: any UIScrollViewDelegate

  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// The methods `scrollViewDidEndDragging(…)` of a `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateScrollViewDidEndDragging {
  let delegate: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// The methods `viewForZooming(…)` of a `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateViewForZooming {
  let delegate: any UIScrollViewDelegate

  /// Calls `viewForZooming(in:)`.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// The methods `scrollViewWillBeginZooming(…)` of a `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateScrollViewWillBeginZooming {
  let delegate: any UIScrollViewDelegate

  /// Calls `scrollViewWillBeginZooming(_:with:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// The methods `scrollViewDidEndZooming(…)` of a `UIScrollViewDelegate`.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateScrollViewDidEndZooming {
  let delegate: any UIScrollViewDelegate

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
