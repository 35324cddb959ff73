/// What the user did at one moment: the touches, or the keys, that are involved.
@MainActor
open class UIEvent: NSObject {
  /// The kinds of event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen, or a pointer with its button down.
    case touches = 0
    /// Keys.
    case presses = 3
  }

  /// The kind of this event.
  open var type: EventType { .touches }
  /// When it happened, in seconds of the frame clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys that were down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The touches that are part of this event.
  var touches: Set<UITouch> = []

  override init() { super.init() }

  /// Every touch that is part of this event; nil if it is no event of touches.
  open var allTouches: Set<UITouch>? { type == .touches ? touches : nil }

  /// The touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    selected { $0.window === window }
  }

  /// The touches that began on `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    selected { $0.view === view }
  }

  /// The touches that `gesture` watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    selected { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  private func selected(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isIncluded)
    return found.isEmpty ? nil : found
  }
}
