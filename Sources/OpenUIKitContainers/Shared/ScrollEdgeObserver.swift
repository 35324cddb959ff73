import OpenUIKit

/// Follows the scroll view of a controller for the bar at one of its edges.
final class ScrollEdgeObserver {
  private let edge: NSDirectionalRectEdge
  private var followed: (scrollView: UIScrollView, observations: [NSKeyValueObservation])?
  /// Called where the content has been scrolled, or another scroll view is followed.
  var onScroll: () -> Void = {}

  /// - Parameter edge: `.top` or `.bottom`.
  init(_ edge: NSDirectionalRectEdge) { self.edge = edge }

  deinit {}

  /// How far content reaches under the bar, in points: below 0 while it is pulled away from it. Nil
  /// without a scroll view.
  var distance: CGFloat? {
    guard let scrollView = followed?.scrollView else { return nil }
    let insets = scrollView.adjustedContentInset
    if edge == .top { return scrollView.contentOffset.y + insets.top }
    return scrollView.contentSize.height + insets.bottom - scrollView.bounds.maxY
  }

  // Fidelity: without a scroll view the bar is at the edge. [observed]
  /// Whether nothing lies under the bar.
  var isAtEdge: Bool { (distance ?? 0) <= 0 }

  /// Follows the scroll view of a controller, if it has one.
  func follow(_ controller: UIViewController?) {
    let scrollView = controller?.followedScrollView(for: edge)
    guard scrollView !== followed?.scrollView else { return }
    for observation in followed?.observations ?? [] { observation.invalidate() }
    followed = scrollView.map { ($0, observations(of: $0)) }
    onScroll()
  }

  private func observations(of scrollView: UIScrollView) -> [NSKeyValueObservation] {
    let offset = scrollView.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.onScroll() }
    }
    guard edge == .bottom else { return [offset] }
    let size = scrollView.observe(\.contentSize) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.onScroll() }
    }
    return [offset, size]
  }

  /// Scrolls the content to its top, unless it is there.
  func scrollToTop() {
    guard let scrollView = followed?.scrollView, scrollView.scrollsToTop else { return }
    let top = -scrollView.adjustedContentInset.top
    guard scrollView.contentOffset.y > top else { return }
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
  }
}
