import OpenUIKit

/// Recognizes a finger that drags up or down; a finger that does not move is left to the views.
final class VerticalDragRecognizer: UIGestureRecognizer {
  /// How far a finger moves before it drags, in points.
  private static let threshold: CGFloat = 8

  /// Called with how far the finger moved since the last call, in points, downwards.
  private let onDrag: (CGFloat) -> Void
  private var lastY: CGFloat = 0

  /// Makes a recognizer.
  init(onDrag: @escaping (CGFloat) -> Void) {
    self.onDrag = onDrag
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    lastY = location(in: nil).y
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let distance = location(in: nil).y - lastY
    if state == .possible {
      guard abs(distance) >= Self.threshold else { return }
      state = .began
    } else {
      state = .changed
    }
    lastY += distance
    onDrag(distance)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }
}
