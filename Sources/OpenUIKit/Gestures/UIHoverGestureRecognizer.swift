/// Recognizes a pointer over the view without a button down.
///
/// Continuous: it begins when the pointer enters the view, changes when it moves there, and ends
/// when it leaves the view, or when a button is pressed. It neither prevents other recognizers nor
/// is prevented by them: the pointer is over a view and its superviews at the same time.
// Fidelity: what a press does to the hover is not documented. [decided]
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Takes part in hovering only.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  /// False.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// False.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func receiveIndirect(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    super.receiveIndirect(touches, phase, event)
    switch phase {
    case .regionEntered: state = .began
    case .regionMoved: state = .changed
    case .regionExited: state = machine.isRecognized ? .ended : .failed
    default: break
    }
  }

  deinit {}
}
