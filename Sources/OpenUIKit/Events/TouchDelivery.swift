/// What the view of a touch has received, and what is deferred until the recognizers have decided.
nonisolated struct TouchDelivery: Sendable, Equatable {
  /// What the view receives, in order.
  enum Message: Sendable, Equatable { case began, moved, ended, cancelled }

  /// Messages that are deferred because of recognizers.
  private(set) var held: [Message] = []
  /// The view has received the beginning of the touch.
  private(set) var hasBegun = false
  /// The view has received the end of the touch.
  private(set) var isOver = false

  /// A message is due; returns what the view receives now.
  ///
  /// Once a message is deferred all later ones are deferred too, so that the order stays. A touch
  /// begins before anything else and once, also if it moves inside the event in which it begins.
  mutating func deliver(_ message: Message, holding: Bool) -> [Message] {
    guard !isOver else { return [] }
    if message == .cancelled { return cancel() }
    let isKnown = hasBegun || !held.isEmpty
    if message == .began { return isKnown ? [] : add(.began, holding: holding) }
    return (isKnown ? [] : add(.began, holding: holding)) + add(message, holding: holding)
  }

  private mutating func add(_ message: Message, holding: Bool) -> [Message] {
    if holding || !held.isEmpty {
      if message != .moved || held.last != .moved { held.append(message) }
      return []
    }
    return tell(message)
  }

  /// The recognizers have decided; returns what the view receives now.
  mutating func release() -> [Message] {
    let due = held
    held = []
    return due.flatMap { isOver ? [] : tell($0) }
  }

  /// A recognizer took the touch, or it ended for another reason.
  ///
  /// A view that has not received the touch receives nothing.
  mutating func cancel() -> [Message] {
    held = []
    guard !isOver else { return [] }
    isOver = true
    return hasBegun ? [.cancelled] : []
  }

  /// The view does not receive the touch: neither its beginning, which is due, nor anything else.
  mutating func refuse() {
    held = []
    hasBegun = false
    isOver = true
  }

  private mutating func tell(_ message: Message) -> [Message] {
    if message == .began { hasBegun = true }
    if message == .ended { isOver = true }
    return [message]
  }
}
