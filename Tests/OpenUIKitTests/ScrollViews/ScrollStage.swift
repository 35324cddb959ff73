import NestTesting
import OpenUIKit

/// Records the calls of a scroll view's delegate, and what the view says about itself in them.
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  private(set) var log: [String] = []
  /// The offsets of all calls of `scrollViewDidScroll`.
  private(set) var offsets: [CGPoint] = []
  /// Whether the state of the view is recorded too.
  var recordsStates = false
  /// Gets the target of a drag, and the velocity.
  var onTarget: (UIScrollView, CGPoint, inout CGPoint) -> Void = { _, _, _ in }
  /// Gets the name of every call.
  var onCall: (UIScrollView, String) -> Void = { _, _ in }
  var zoomedView: UIView?
  var permitsTop = true

  private func note(_ name: String, _ view: UIScrollView) {
    var text = name
    if recordsStates {
      let states = [
        (view.isTracking, "tracking"), (view.isDragging, "dragging"),
        (view.isDecelerating, "decelerating"), (view.isScrollAnimating, "animating"),
      ].filter(\.0).map(\.1)
      text += states.isEmpty ? "" : " (" + states.joined(separator: " ") + ")"
    }
    // Many movements in a row count as one.
    if name != "scroll" || log.last?.hasPrefix("scroll") != true { log.append(text) }
    onCall(view, name)
  }

  func take() -> [String] {
    defer {
      log = []
      offsets = []
    }
    return log
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    note("scroll", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("beginDrag", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDrag", scrollView)
    onTarget(scrollView, velocity, &targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("endDrag \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("beginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("endDecelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("endAnimation", scrollView)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return permitsTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("scrolledToTop", scrollView) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("beginZoom", scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { note("endZoom \(Double(scale))", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("insets", scrollView)
  }
}

/// A shown window of 400 × 400 points with a scroll view that fills it, and its recorder.
final class ScrollStage {
  let host: TestHost
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let recorder = ScrollRecorder()

  init(contentSize: CGSize = CGSize(width: 400, height: 4000)) throws {
    host = try TestHost(size: CGSize(width: 400, height: 400))
    host.window.makeKeyAndVisible()
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = contentSize
    view.showsVerticalScrollIndicator = false
    view.showsHorizontalScrollIndicator = false
    view.delegate = recorder
    host.window.addSubview(view)
    host.commit()
    _ = recorder.take()
  }

  /// Drags with a finger along the vertical axis, in steps of a frame; with a rest at the end it is
  /// no fling.
  func drag(
    from start: CGFloat, by distance: CGFloat, steps: Int = 10, rests: Bool = false,
    x: CGFloat = 200
  ) {
    host.putDown(0, at: CGPoint(x: x, y: start))
    for step in 1...steps {
      host.advance(by: 1.0 / 60)
      host.move(0, to: CGPoint(x: x, y: start + distance * CGFloat(step) / CGFloat(steps)))
    }
    if rests { host.advance(by: 0.2) }
    host.lift(0, at: CGPoint(x: x, y: start + distance))
  }
}
