/// Where the focus moves to.
nonisolated public struct UIFocusHeading: OptionSet, Sendable {
  /// One bit per heading.
  public let rawValue: UInt

  /// Headings with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up, with an arrow.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down, with an arrow.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left, with an arrow.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right, with an arrow.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item in reading order, with Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the item before in reading order, with Shift-Tab.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)

  /// The arrows.
  static let directions: UIFocusHeading = [.up, .down, .left, .right]

  /// Where a key moves the focus; nil for keys that do not.
  init?(_ stroke: KeyStroke) {
    switch (stroke.key, stroke.pressedModifiers) {
    case (.keyboardTab, []): self = .next
    case (.keyboardTab, .shift): self = .previous
    case (.keyboardUpArrow, []): self = .up
    case (.keyboardDownArrow, []): self = .down
    case (.keyboardLeftArrow, []): self = .left
    case (.keyboardRightArrow, []): self = .right
    default: return nil
    }
  }
}
