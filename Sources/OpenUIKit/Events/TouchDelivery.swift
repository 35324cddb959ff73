/// The messages that the view of a touch has received, and those that are deferred until the
/// recognizers have decided.
nonisolated struct TouchDelivery: Sendable, Equatable {
  /// The messages to the view, in the order in which they are sent.
  enum Message: Sendable, Equatable { case began, moved, ended, cancelled }

  /// Messages that are deferred because of recognizers.
  private(set) var deferred: [Message] = []
  /// The view has received the beginning of the touch.
  private(set) var hasBegun = false
  /// The view has received the end of the touch.
  private(set) var isOver = false

  /// A message is due; returns what the view receives now.
  ///
  /// Once a message is deferred all later ones are deferred too, so that the order stays. A touch
  /// begins before anything else and once, also if it moves inside the event in which it begins.
  mutating func deliver(_ message: Message, deferring: Bool) -> [Message] {
    guard !isOver else { return [] }
    if message == .cancelled { return cancel() }
    let isKnown = hasBegun || !deferred.isEmpty
    if message == .began { return isKnown ? [] : add(.began, deferring: deferring) }
    return (isKnown ? [] : add(.began, deferring: deferring)) + add(message, deferring: deferring)
  }

  private mutating func add(_ message: Message, deferring: Bool) -> [Message] {
    if deferring || !deferred.isEmpty {
      if message != .moved || deferred.last != .moved { deferred.append(message) }
      return []
    }
    return send(message)
  }

  /// The recognizers have decided; returns what the view receives now.
  mutating func release() -> [Message] {
    let due = deferred
    deferred = []
    return due.flatMap { isOver ? [] : send($0) }
  }

  /// A recognizer took the touch, or it ended for another reason.
  ///
  /// A view that has not received the touch receives nothing.
  mutating func cancel() -> [Message] {
    deferred = []
    guard !isOver else { return [] }
    isOver = true
    return hasBegun ? [.cancelled] : []
  }

  /// The view does not receive the touch: neither its beginning, which is due, nor anything else.
  mutating func refuse() {
    deferred = []
    hasBegun = false
    isOver = true
  }

  private mutating func send(_ message: Message) -> [Message] {
    if message == .began { hasBegun = true }
    if message == .ended { isOver = true }
    return [message]
  }
}
