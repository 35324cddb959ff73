/// A call on the frame clock that has not happened yet. Releasing the token does not cancel it.
package final class TimerToken {
  fileprivate var body: (() -> Void)?
  fileprivate let due: Double

  fileprivate init(due: Double, body: @escaping () -> Void) {
    self.due = due
    self.body = body
  }

  /// Prevents the call; nothing if it happened.
  package func cancel() { body = nil }

  /// Whether the call is still due.
  package var isPending: Bool { body != nil }
}

/// The calls that are due on the frame clock, earliest first, equal ones in the order of
/// scheduling.
struct TimerQueue {
  private var tokens: [TimerToken] = []

  /// The time of the first call; nil when there is none.
  var nextTime: Double? { tokens.first { $0.isPending }?.due }

  mutating func add(at time: Double, _ body: @escaping () -> Void) -> TimerToken {
    let token = TimerToken(due: time, body: body)
    let index = tokens.lastIndex { $0.due <= time }.map { $0 + 1 } ?? 0
    tokens.insert(token, at: index)
    return token
  }

  /// Removes what is due.
  mutating func takeDue(at time: Double) -> [TimerToken] {
    let count = tokens.prefix { $0.due <= time + MediaTiming.tolerance }.count
    defer { tokens.removeFirst(count) }
    return Array(tokens.prefix(count))
  }
}

extension TimerToken {
  /// Calls now, unless it was cancelled.
  func fire() {
    let body = body
    self.body = nil
    body?()
  }
}
