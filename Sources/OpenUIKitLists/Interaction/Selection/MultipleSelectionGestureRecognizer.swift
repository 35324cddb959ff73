import OpenQuartzCore

/// Recognizes two fingers that are dragged over a list side by side. It begins before the list
/// scrolls, or fails.
final class MultipleSelectionGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers move before they drag, in points; less than before a list scrolls.
  private static let slop: CGFloat = 8

  private var fingers: [UITouch] = []
  private var start = CGPoint.zero

  /// The middle of the fingers, in the window.
  private var middle: CGPoint {
    let points = fingers.map { $0.location(in: nil) }
    let count = CGFloat(max(points.count, 1))
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers += touches
    if fingers.count > 2 { state = .failed }
    start = middle
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    switch state {
    case .possible:
      let distance = hypot(middle.x - start.x, middle.y - start.y)
      guard distance >= Self.slop else { return }
      state = fingers.count == 2 ? .began : .failed
    case .began, .changed: state = .changed
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .began || state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer.view === view
      && preventingGestureRecognizer is UIPanGestureRecognizer)
  }

  override func reset() {
    super.reset()
    fingers = []
  }

  deinit {}
}
