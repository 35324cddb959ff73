import OpenQuartzCore

/// Recognizes what lifts items: a finger that stays down, or a pointer that moves with its primary
/// button. It follows both to their end, and gives them to the drag.
final class DragLiftGestureRecognizer: UIGestureRecognizer {
  // Fidelity: how long a finger stays down and how far a pointer moves is not documented. Menus
  // open a little later. [decided]
  private static let delay: TimeInterval = 0.4
  private static let allowableMovement: CGFloat = 10
  private static let pointerDistance: CGFloat = 4

  /// The drag of the gesture; set when it begins.
  var drag: RunningDrag?
  private var deadline: TimerToken?
  private var isPointer = false

  /// Where the gesture has begun, in coordinates of the window.
  var start: CGPoint { activeTouches.first?.startPosition ?? location(in: nil) }

  init() {
    super.init(target: nil, action: nil)
    addHandler { ($0 as? DragLiftGestureRecognizer)?.stateDidChange() }
  }

  deinit {}

  private func stateDidChange() {
    guard let drag else { return }
    switch state {
    case .began:
      drag.lift()
      if isPointer { drag.move(to: location(in: nil)) }
    case .changed: drag.move(to: location(in: nil))
    case .ended: drag.release()
    default: drag.cancel()
    }
    if machine.isOver { self.drag = nil }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard activeTouches.count == 1, let touch = touches.first else {
      // A second finger ends it.
      state = machine.isRecognized ? .cancelled : .failed
      return
    }
    isPointer = touch.type == .indirectPointer
    guard !isPointer else { return }
    deadline = schedule(after: Self.delay) { $0.state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if machine.isRecognized {
      state = .changed
    } else if isPointer {
      if !touches.allSatisfy({ $0.isNearStart(within: Self.pointerDistance) }) { state = .began }
    } else if !touches.allSatisfy({ $0.isNearStart(within: Self.allowableMovement) }) {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = machine.isRecognized ? .ended : .failed
  }

  override func reset() {
    super.reset()
    deadline?.cancel()
    deadline = nil
    // The gesture was taken away without a change of its state.
    if let drag {
      self.drag = nil
      drag.cancel()
    }
  }

  /// A menu may open while items are lifted.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer.delegate is MenuOpener)
  }

  /// A pressed pointer drags items before it scrolls or swipes.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPointer && otherGestureRecognizer is UIPanGestureRecognizer
  }
}
