extension UIControl {
  /// Events of a control.
  nonisolated public struct Event: OptionSet, Sendable {
    /// One bit per kind of event.
    public let rawValue: UInt

    /// Events with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down again at once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control was changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control; for a button, a tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of a control appears. No control of this platform sends it.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text editing began. No control of this platform sends it.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited. No control of this platform sends it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text editing ended. No control of this platform sends it.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text editing ended by Return. No control of this platform sends it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of text editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for events of the program's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  nonisolated public struct State: OptionSet, Sendable {
    /// One bit per state.
    public let rawValue: UInt

    /// A state with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Having the focus of the keyboard.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for states of the program's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of content in a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched.
    case fill
    /// At the leading side.
    case leading
    /// At the trailing side.
    case trailing
  }

  /// The vertical alignment of content in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched.
    case fill
  }
}
