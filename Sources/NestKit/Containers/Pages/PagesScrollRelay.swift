/// Forwards what the scroll view does to the engine of the pages.
///
/// It is an object of its own because a scroll view refers to its delegate weakly, and every retain
/// and release of an object that was referenced weakly is slow from then on.
final class PagesScrollRelay: NSObject, UIScrollViewDelegate {
  /// The engine, which alone keeps this object.
  private unowned let engine: PagesEngine

  init(engine: PagesEngine) { self.engine = engine }

  deinit {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { engine.contentDidMove() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { engine.dragDidBegin() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = engine.target(
      ofReleaseTowards: targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if decelerate { engine.finishForWaiting() } else { engine.contentDidStop() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { engine.contentDidStop() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { engine.contentDidStop() }
}
