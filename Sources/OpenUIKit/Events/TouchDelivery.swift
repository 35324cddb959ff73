/// What one touch's view has been told so far, and what waits until the recognizers have decided.
nonisolated struct TouchDelivery: Sendable, Equatable {
  /// What the view is told, in order.
  enum Message: Sendable, Equatable { case began, moved, ended, cancelled }

  /// Messages that recognizers hold back.
  private(set) var held: [Message] = []
  /// The view knows of the touch.
  private(set) var hasBegun = false
  /// The view has heard the end of it.
  private(set) var isOver = false

  /// A message is due; returns what the view is told now.
  ///
  /// Once something is held everything behind it is held too, so the order stays.
  mutating func deliver(_ message: Message, holding: Bool) -> [Message] {
    guard !isOver else { return [] }
    if message == .cancelled { return cancel() }
    if holding || !held.isEmpty {
      if message != .moved || held.last != .moved { held.append(message) }
      return []
    }
    return tell(message)
  }

  /// The recognizers let go; returns what the view is told now.
  mutating func release() -> [Message] {
    let due = held
    held = []
    return due.flatMap { isOver ? [] : tell($0) }
  }

  /// A recognizer took the touch, or it ended for another reason.
  ///
  /// A view that never heard of the touch is not told.
  mutating func cancel() -> [Message] {
    held = []
    guard !isOver else { return [] }
    isOver = true
    return hasBegun ? [.cancelled] : []
  }

  private mutating func tell(_ message: Message) -> [Message] {
    if message == .began { hasBegun = true }
    if message == .ended { isOver = true }
    return [message]
  }
}
