/// The pinch of a scroll view. It is over when one of its fingers is lifted; the other one may go
/// on to drag.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The scroll view that owns this recognizer.
  var scrollViewLink = BackLink<UIScrollView>()

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if machine.isRecognized, state != .ended, numberOfTouches < 2 { state = .ended }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollViewLink.target?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollViewLink.target?.pan
  }

  deinit {}
}
