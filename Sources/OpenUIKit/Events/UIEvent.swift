/// An action of the user at one moment: the touches, or the keys, that are involved.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen, or a pointer with its button down.
    case touches = 0
    /// A movement of the device. Only tests send it on this platform.
    case motion = 1
    /// A remote control of headphones. Nothing on this platform sends it.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// A wheel, or two fingers on a pad.
    case scroll = 10
    /// A pointer without a button down.
    case hover = 11
    /// A wheel or a pad that makes something larger or smaller, or rotates it.
    case transform = 14
  }

  /// The kinds of movement, and of commands of a remote control. On this platform only tests send a
  /// movement, and nothing a command.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play, or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The track before.
    case remoteControlPreviousTrack = 105
    /// Seek backwards.
    case remoteControlBeginSeekingBackward = 106
    /// Do not seek backwards any more.
    case remoteControlEndSeekingBackward = 107
    /// Seek forwards.
    case remoteControlBeginSeekingForward = 108
    /// Do not seek forwards any more.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointing device.
  nonisolated public struct ButtonMask: OptionSet, Sendable {
    /// One bit per button.
    public let rawValue: Int

    /// A set with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button that presses, on most mice the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that asks for more, on most mice the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The set of one button.
    ///
    /// - Parameter buttonNumber: 1 is the primary button, 2 the secondary one. The set is empty for
    ///   numbers that no button has.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1..<Int.bitWidth).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The kind of this event.
  open var type: EventType { kind }
  /// The kind of movement; `none` for other events.
  open var subtype: EventSubtype { motion }
  /// When it happened, in seconds of the frame clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys that were down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the pointer that are down; empty for fingers and keys.
  open internal(set) var buttonMask: ButtonMask = []

  /// How the device of a scroll event scrolls.
  var scrollType = UIScrollType.discrete
  /// The value of `type`, except in subclasses.
  var kind = EventType.touches
  /// The value of `subtype`, except in subclasses.
  var motion = EventSubtype.none
  /// Whether a movement has ended.
  var isEndOfMotion = false
  /// The touches that are part of this event, those of scrolling and transforming too.
  var touches: Set<UITouch> = []
  /// Those that a program sees.
  private var visibleTouches: Set<UITouch> { touches.filter(\.isVisible) }

  /// An event without touches.
  public override init() { super.init() }

  deinit {}

  /// Every touch that is part of this event, that of a hovering pointer too; nil if it is an event
  /// without touches.
  open var allTouches: Set<UITouch>? {
    type == .touches || type == .hover ? visibleTouches : nil
  }

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

  /// The touches that were united in `touch` since the event before, the last of which is `touch`
  /// itself; nil if it is not part of this event.
  // Fidelity: a touch that stands for itself alone is its own only coalesced touch. [documented]
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    visibleTouches.contains(touch) ? [touch] : nil
  }

  /// Where `touch` may be soon; nil if it is not part of this event. Nothing is predicted: the list
  /// is empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    visibleTouches.contains(touch) ? [] : nil
  }

  private func selected(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = visibleTouches.filter(isIncluded)
    return found.isEmpty ? nil : found
  }
}
