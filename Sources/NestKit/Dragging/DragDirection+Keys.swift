nonisolated extension DragDirection {
  /// The direction of an arrow key; `nil` for another key.
  public init?(arrow key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    default: return nil
    }
  }
}
