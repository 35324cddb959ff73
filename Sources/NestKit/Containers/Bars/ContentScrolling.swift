#if !os(tvOS)
  /// Follows the scroll view of the controller that is shown, for the bars around it.
  final class ContentScrolling {
    private(set) var scrollView: UIScrollView?
    private var observations: [NSKeyValueObservation] = []
    private var last: CGFloat = 0
    private var turn: CGFloat = 0
    /// Called where the content has been scrolled.
    var onScroll: () -> Void = {}
    /// Called where a finger has scrolled the content further down, or up.
    var onDirection: (_ isDown: Bool) -> Void = { _ in }

    init() {}

    deinit {}

    /// How far a finger moves before a direction counts, in points.
    private static let least: CGFloat = 24

    /// How far content reaches under the upper bar, in points: below 0 while it is pulled away from
    /// it. Nil without a scroll view.
    var distance: CGFloat? { scrollView.flatMap(Self.distance) }

    private static func distance(of scrollView: UIScrollView) -> CGFloat? {
      let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
      return distance.isFinite ? distance : nil
    }

    /// The same for a controller that is not followed.
    static func distance(in controller: UIViewController?) -> CGFloat? {
      controller?.scrollViewForBars.flatMap(distance)
    }

    /// Follows the scroll view of a controller, if it has one.
    func follow(_ controller: UIViewController?) {
      let new = controller?.scrollViewForBars
      guard new !== scrollView else { return }
      for observation in observations { observation.invalidate() }
      scrollView = new
      (last, turn) = (new?.contentOffset.y ?? 0, new?.contentOffset.y ?? 0)
      observations =
        new.map {
          [
            $0.observe(\.contentOffset) { [weak self] _, _ in
              MainActor.assumeIsolated { self?.didScroll() }
            }
          ]
        } ?? []
    }

    private func didScroll() {
      onScroll()
      noteDirection()
    }

    private func noteDirection() {
      guard let scrollView, scrollView.isTracking || scrollView.isDecelerating else { return }
      let y = scrollView.contentOffset.y
      guard y.isFinite else { return }
      if (y - last) * (last - turn) < 0 { turn = last }
      last = y
      let inset = scrollView.adjustedContentInset
      let lowest = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
      if y <= -inset.top || y >= lowest { return onDirection(false) }
      if abs(last - turn) >= Self.least { onDirection(last > turn) }
    }
  }

  extension UIViewController {
    /// The scroll view that bars follow: the one that was set, or else the one that bars find.
    fileprivate var scrollViewForBars: UIScrollView? {
      guard let view = viewIfLoaded else { return nil }
      return contentScrollView(for: .top) ?? view as? UIScrollView
        ?? view.subviews.first as? UIScrollView
    }
  }
#endif
