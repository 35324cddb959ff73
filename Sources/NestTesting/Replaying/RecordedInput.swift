/// Something that a hand, the system or the program did, as a value: a ``TestHost`` is sent it, and
/// an ``InputRecorder`` records it.
///
/// Positions are in points from the top left of the window.
public nonisolated enum RecordedInput: Hashable, Sendable, Codable {
  /// A change of a finger.
  public enum TouchPhase: String, Hashable, Sendable, Codable {
    /// It touches down.
    case began
    /// It moves.
    case moved
    /// It is lifted.
    case ended
    /// The system takes it for something else.
    case cancelled
  }

  /// A change of a button or a key.
  public enum PressPhase: String, Hashable, Sendable, Codable {
    /// It is pressed.
    case down
    /// It is released.
    case up
    /// The pointer moves, with or without a button; no key does.
    case moved
  }

  /// A finger; each has another number as long as it is down.
  case touch(Int, TouchPhase, x: Double, y: Double)
  /// The pointer: a button by its number, the primary one is 0, and the bits of
  /// `UIKeyModifierFlags`.
  case pointer(PressPhase, x: Double, y: Double, button: Int, clickCount: Int, modifiers: Int)
  /// The pointer leaves the window.
  case pointerAway
  /// A wheel, or two fingers on a pad: by how much the content moves.
  case scroll(
    x: Double, y: Double, deltaX: Double, deltaY: Double, isContinuous: Bool, modifiers: Int)
  /// A key by its number in `UIKeyboardHIDUsage`, with the characters that it types, and those
  /// without modifiers.
  case key(
    Int, PressPhase, isRepeat: Bool, characters: String, plainCharacters: String, modifiers: Int)
  /// Finished text of a keyboard or an input method.
  case text(String)
  /// Text that an input method composes, with the selection in it, in Unicode scalars.
  case composition(String, start: Int, length: Int)
  /// The window has another size.
  case resize(width: Double, height: Double)
  /// The device is in another orientation, by its number in `UIDeviceOrientation`.
  case rotation(Int)
  /// The window has the keyboard, or has lost it.
  case focus(Bool)
  /// The window is shown, or minimised.
  case visibility(Bool)
  /// The system is short of memory.
  case memoryWarning
  /// An operation of the program, by its name, with what it takes.
  case operation(String, argument: String)
}

nonisolated extension RecordedInput: CustomStringConvertible {
  /// The input in a line, for a timeline.
  public var description: String {
    switch self {
    case .touch(let finger, let phase, let x, let y): "finger \(finger) \(phase) at \(x), \(y)"
    case .pointer(let phase, let x, let y, _, _, _): "pointer \(phase) at \(x), \(y)"
    case .pointerAway: "pointer away"
    case .scroll(let x, let y, let deltaX, let deltaY, _, _):
      "scroll by \(deltaX), \(deltaY) at \(x), \(y)"
    case .key(let code, let phase, _, _, let plain, _):
      "key \(plain.isEmpty ? "\(code)" : String(reflecting: plain)) \(phase)"
    case .text(let text): "text \(String(reflecting: text))"
    case .composition(let text, _, _): "composes \(String(reflecting: text))"
    case .resize(let width, let height): "resize to \(width) × \(height)"
    case .rotation(let orientation): "rotation to \(orientation)"
    case .focus(let isFocused): isFocused ? "focus" : "focus lost"
    case .visibility(let isVisible): isVisible ? "shown" : "minimised"
    case .memoryWarning: "memory warning"
    case .operation(let name, let argument): "\(name)(\(argument))"
    }
  }

  /// The numbers in it, which have to be finite.
  var numbers: [Double] {
    switch self {
    case .touch(_, _, let x, let y), .pointer(_, let x, let y, _, _, _): [x, y]
    case .scroll(let x, let y, let deltaX, let deltaY, _, _): [x, y, deltaX, deltaY]
    case .resize(let width, let height): [width, height]
    default: []
    }
  }

  /// Why it cannot be sent; nil if it can.
  var problem: String? {
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else {
      return "a number of \(self) is out of range"
    }
    switch self {
    case .resize(let width, let height):
      return (1...16_384).contains(width) && (1...16_384).contains(height)
        ? nil : "no window has the size \(width) × \(height)"
    case .key(let code, let phase, _, _, _, _):
      return (0...0xFFFF).contains(code) && phase != .moved ? nil : "\(code) \(phase) is no key"
    case .pointer(_, _, _, let button, let clickCount, _):
      return (0...2).contains(button) && (0...1_000).contains(clickCount)
        ? nil : "the pointer has no button \(button), or not so many clicks"
    case .rotation(let orientation):
      return (1...6).contains(orientation) ? nil : "\(orientation) is no orientation"
    case .composition(_, let start, let length):
      return (0...1_000_000).contains(start) && (0...1_000_000).contains(length)
        ? nil : "the selection of composed text is out of range"
    default: return nil
    }
  }

  /// The same with whole numbers.
  var rounded: RecordedInput {
    switch self {
    case .touch(let finger, let phase, let x, let y):
      .touch(finger, phase, x: x.rounded(), y: y.rounded())
    case .pointer(let phase, let x, let y, let button, let clickCount, let modifiers):
      .pointer(
        phase, x: x.rounded(), y: y.rounded(), button: button, clickCount: clickCount,
        modifiers: modifiers)
    default: self
    }
  }
}
