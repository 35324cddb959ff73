/// The pan of a scroll view: it begins only where the content can be scrolled, and at once where it
/// stops content that moves.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view that owns this recognizer, also when the program has put it on another view.
  var scrollViewLink = BackLink<UIScrollView>()

  private var scrollView: UIScrollView? { scrollViewLink.target }

  /// Whether a wheel moves the content.
  var followsWheel: Bool { activeTouches.first?.source == .scroll }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if scrollView?.touchContent() == true, machine.state == .possible { state = .began }
  }

  override func beginWhenFarEnough() {
    state = contentYieldsTouches ? .began : .failed
  }

  override func reset() {
    super.reset()
    scrollView?.contentTouchDidEnd()
  }

  /// Whether the content can be scrolled in the direction of the movement, and nobody else should.
  override func isFarEnough(slop: CGFloat) -> Bool {
    scrollView?.mayBeginDrag(after: movement, slop: slop) ?? super.isFarEnough(slop: slop)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinch
  }

  /// The distance of the fingers in coordinates of the scroll view.
  private var movement: CGPoint {
    guard let scrollView else { return .zero }
    let start = scrollView.convert(CGPoint.zero, from: nil)
    let end = scrollView.convert(
      CGPoint(x: tracker.movement.dx, y: tracker.movement.dy), from: nil)
    return end - start
  }

  /// Whether the views that have received the touches let the scroll view take them.
  private var contentYieldsTouches: Bool {
    guard let scrollView else { return true }
    return activeTouches.allSatisfy { touch in
      guard touch.delivery.hasBegun, !touch.delivery.isOver, let view = touch.view,
        view !== scrollView
      else { return true }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  deinit {}
}
