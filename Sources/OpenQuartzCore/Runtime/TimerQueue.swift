/// A call on the frame clock that has not happened yet. Releasing the token does not cancel it.
package final class TimerToken {
  fileprivate var body: (() -> Void)?
  fileprivate let due: Double
  private let cancellations: TimerCancellations

  fileprivate init(
    due: Double, _ cancellations: TimerCancellations, body: @escaping () -> Void
  ) {
    self.due = due
    self.cancellations = cancellations
    self.body = body
  }

  deinit {}

  /// Prevents the call, and the frame for it if nothing else needs one; nothing if it happened.
  package func cancel() {
    guard body != nil else { return }
    body = nil
    cancellations.isAny = true
  }

  /// Whether the call is still due.
  package var isPending: Bool { body != nil }
}

/// Whether calls were cancelled for which a frame is requested.
private final class TimerCancellations {
  var isAny = false

  deinit {}
}

/// The calls that are due on the frame clock, earliest first, equal ones in the order of
/// scheduling.
struct TimerQueue {
  private var tokens: [TimerToken] = []
  private let cancellations = TimerCancellations()

  /// The time of the first call; nil when there is none.
  var nextTime: Double? { tokens.first { $0.isPending }?.due }

  mutating func add(at time: Double, _ body: @escaping () -> Void) -> TimerToken {
    let token = TimerToken(due: time, cancellations, body: body)
    let index = tokens.lastIndex { $0.due <= time }.map { $0 + 1 } ?? 0
    tokens.insert(token, at: index)
    return token
  }

  /// Removes what was cancelled since the last call; returns whether that was anything. O(1) if
  /// not.
  mutating func takeCancellations() -> Bool {
    guard cancellations.isAny else { return false }
    cancellations.isAny = false
    tokens.removeAll { !$0.isPending }
    return true
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
