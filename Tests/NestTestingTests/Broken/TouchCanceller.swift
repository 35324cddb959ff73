import NestKit

/// Cancels the touches of the views below its view when a program asks for it: a recognizer that
/// begins takes them from the views.
final class TouchCanceller: UIGestureRecognizer {
  private var touches: Set<UITouch> = []

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  deinit {}

  func cancelTouches() {
    guard state == .possible, !touches.isEmpty else { return }
    state = .began
    state = .ended
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches.formUnion(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { remove(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { remove(touches) }

  override func reset() {
    super.reset()
    touches = []
  }

  private func remove(_ touches: Set<UITouch>) {
    self.touches.subtract(touches)
    if self.touches.isEmpty, state == .possible { state = .failed }
  }
}
