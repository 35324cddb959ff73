import OpenQuartzCore

/// Takes the touches that close a row that is swiped, so that they do nothing else.
final class SwipeClosingGestureRecognizer: UIGestureRecognizer {
  /// Whether the touch may still become a drag of the row: it closes the row when it ends, and not
  /// when it begins.
  var waitsForEnd = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !waitsForEnd { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .began }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  deinit {}
}
