import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that moves to and fro on the view.
class ScratchGestureRecognizer: UIGestureRecognizer {
  private var positions: [CGFloat] = []

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    positions.append(touch.location(in: view).x)
    if state == .possible, turns >= 3 { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func reset() {
    super.reset()
    positions = []
  }

  private var turns: Int {
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }.filter { $0 != 0 }
    return zip(steps, steps.dropFirst()).filter { $0 * $1 < 0 }.count
  }
}
