/// Receives what happens in a scroll view, and decides about zooming and targets. Every method may
/// be left out.
///
/// The order of a drag: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each movement,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, and, if the content continues moving,
/// `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` for each frame,
/// `scrollViewDidEndDecelerating`. A finger that stops the content causes
/// `scrollViewDidEndDecelerating` before the next drag begins.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The zoom scale has changed; called before `scrollViewDidScroll` of the same change.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger or a wheel begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is lifted, or the wheel rests.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: In points per millisecond; positive towards the end of the content.
  ///   - targetContentOffset: Where the content will come to rest. What is written there is taken
  ///     instead, within the edges.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger is lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content continues moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content begins to move by itself, after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest after a drag, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animation of the offset that the program has requested is over, or was stopped.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view inside the scroll view that is scaled; nil, the default, prevents zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Two fingers begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Zooming is over, with the return to the nearest scale that is allowed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether the user's request to scroll to the top is followed, true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The content has been scrolled to the top at the user's request.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
