/// One key from its press to its release.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The value of the press changed.
    case changed
    /// The key is still down.
    case stationary
    /// The key went up.
    case ended
    /// The press is cancelled; no event follows.
    case cancelled
  }

  /// The buttons of a remote control.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// The button that selects.
    case select
    /// The menu button.
    case menu
    /// The button that plays and pauses.
    case playPause
    /// The button for the page before.
    case pageUp = 30
    /// The button for the page after.
    case pageDown = 31
    /// A key that does not do what a button of a remote control does.
    ///
    /// Apple's type has a value without a name for each such key, which an enumeration of Swift
    /// cannot have.
    case otherKey = 2000
  }

  /// When the press last changed, in seconds of the frame clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the press.
  open internal(set) var phase: Phase = .began
  /// The button of a remote control that the key stands for: arrows, Return, Escape, Page Up and
  /// Page Down; `.otherKey` for all others.
  // Fidelity: keys stand for buttons as on tvOS. [decided]
  open internal(set) var type: UIPress.PressType = .otherKey
  /// How far the button is pressed: 1 while a key is down, 0 once it is released.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The recognizers that watch this press.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The window that has the keyboard.
  open internal(set) var window: UIWindow? {
    get { pressedWindow }
    set { pressedWindow = newValue }
  }

  /// Whether the key presses the control that has the focus: Return, Enter or Space alone.
  final var isActivating: Bool {
    guard let key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    return type == .select || key.keyCode == .keyboardSpacebar
  }

  @ZeroingLink private var pressedWindow: UIWindow? = nil
  /// The responder that receives the press first.
  open internal(set) var responder: UIResponder? {
    get { pressedResponder }
    set { pressedResponder = newValue }
  }

  @ZeroingLink private var pressedResponder: UIResponder? = nil
  /// The key; nil for presses that are not of a keyboard.
  open internal(set) var key: UIKey?

  /// A press that is part of no event.
  public override init() { super.init() }

  deinit {}
}
