/// One key from its press to its release.
@MainActor
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
  }

  /// When the press last changed, in seconds of the frame clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the press.
  open internal(set) var phase: Phase = .began
  /// The window that has the keyboard.
  open internal(set) var window: UIWindow? {
    get { pressedWindow }
    set { pressedWindow = newValue }
  }

  @ZeroingLink private var pressedWindow: UIWindow? = nil
  /// The responder that receives the press first.
  open internal(set) var responder: UIResponder?
  /// The key; nil for presses that are not of a keyboard.
  open internal(set) var key: UIKey?

  override init() { super.init() }
}
